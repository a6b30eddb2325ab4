import { seeksMoney } from "./facts.ts";
import { advising, breaking, joining, kinds, seeking, subject, wishing } from "./texts/request-words.ts";
import type { RequestKind } from "./themes.ts";

/** What the sender of an idea asks for. */
export interface Request {
	/** The whole clause as it stands in the idea; undefined where it says too little, or is most of the idea. */
	quote?: string;
	/** Undefined where its words do not tell. */
	kind?: RequestKind;
}

const longest = 160;
/** The largest share of an idea that is quoted. */
const share = 0.6;
/** The last part of a question. */
const lastPart = /(?:¿|(?<=^|[;:—–(]\s?))(?=[^¿;:—–(]*$)/u;

const pattern = (text: string, flags = "iu") => new RegExp(text, flags);
const negation = "(?<!\\b(?:not|no|never|ni|nobody|nadie|ningu|sin|sense|without)\\s|n['’]t\\s)";
const asks = (words: string) => pattern(`${negation}(?<![\\p{L}-])${words}(?:(?<=\\s)|(?![\\p{L}-]))`);
const sought = asks(seeking);
const wished = asks(wishing);
const clauseStart = pattern(`(?:^|[,¿]\\s?|\\b${joining})(?:(?:are|am|is)\\s)?(${subject})$`);
const clauseEnd = pattern(breaking, "giu");
const abbreviation =
	/(?<![\p{L}\p{N}])(?:approx|aprox|S\.L|S\.A|St|Sta|Sr|Sra|Dr|Mr|Mrs|núm|tel|e\.g|i\.e|\p{Lu})\.$/u;
/** Marks that would become layout or end the quotation, addresses and numbers of telephones. */
const unquotable = /[*_#<>`[\]\\“”«»"@]|https?:|\d{3}[\s\d]{5,}/;

/** The text without accents, each letter at its place. */
const plainOf = (text: string) =>
	text.replace(/\p{L}/gu, (letter) => {
		const plain = letter.normalize("NFD").replace(/\p{M}/gu, "");
		return plain.length === letter.length ? plain : letter;
	});

function sentencesIn(line: string): string[] {
	const sentences: string[] = [];
	for (const piece of line.match(/.+?(?:[.!?…]+(?=\s|$)|$)/gu) ?? []) {
		const last = sentences.at(-1);
		if (last && abbreviation.test(last)) sentences[sentences.length - 1] = last + piece;
		else sentences.push(piece);
	}
	return sentences;
}

/** What is asked for, by its words. */
function kindOf(asked: string, isQuestion: boolean): RequestKind | undefined {
	if (seeksMoney(asked)) return "money";
	const found = Object.entries(kinds).find(([, words]) => pattern(words).test(asked));
	return (found?.[0] as RequestKind) ?? (isQuestion && pattern(advising).test(asked) ? "advice" : undefined);
}

/** The clause around a pattern: from its beginning to its end, or undefined if it cannot be ended without being cut. */
function clauseAround(sentence: string, plain: string, at: number, length: number): string | undefined {
	const opened = Math.max(...[..."¿;:—–("].map((mark) => plain.lastIndexOf(mark, at - 1)));
	const from = opened < 0 ? 0 : opened + (plain[opened] === "¿" ? 0 : 1);
	const before = plain.slice(from, at);
	const start = clauseStart.exec(before);
	const begin = start ? at - (start[1] ?? "").length : from;
	const isOpen = plain[from] === "¿" && begin > from;
	const text = sentence.slice(isOpen ? from : begin).trim();
	const question = /^¿[^?]*\?/.exec(text)?.[0];
	if ((question ?? text).length <= longest) return question ?? text;
	const room = plain.slice(begin).trimStart();
	const ends = [...room.matchAll(clauseEnd)].map(({ index }) => index);
	const end = ends.findLast((index) => index <= longest && index > at - begin + length);
	return end === undefined ? undefined : text.slice(0, end);
}

/** What an idea asks for: of several clauses one whose kind is known, sought rather than wished, and the last of them. */
export function requestIn(idea: string): Request | undefined {
	const line = idea.replace(/\s+/g, " ").trim();
	let best: { request: Request; rank: number } | undefined;
	for (const sentence of sentencesIn(line)) {
		const plain = plainOf(sentence);
		const isQuestion = /\?[)"”»]?$/.test(plain);
		const found = sought.exec(plain);
		const match = found ?? wished.exec(plain) ?? (isQuestion ? lastPart.exec(plain) : undefined);
		if (!match) continue;
		const clause = clauseAround(sentence, plain, match.index, match[0].length);
		const isBefore = /^(?:wanted|would be)/i.test(match[0]);
		const after = plain.slice(match.index + (match[0].startsWith("¿") ? 0 : match[0].length)).trim();
		const kind =
			kindOf(isBefore || isQuestion ? plainOf(clause ?? sentence) : after, isQuestion) ??
			kindOf(after, false);
		const text = clause?.replace(/(?<!\.)\.$|[,;:\s]+$/u, "").trim() ?? "";
		const words = (found && !isBefore ? after : text).split(" ").length;
		const isWorth = words > 2 && text.length <= line.length * share && !unquotable.test(text);
		const rank = (kind ? 4 : 0) + (found ? 2 : isQuestion ? 1 : 0);
		if (best && rank < best.rank) continue;
		best = { rank, request: { ...(isWorth && text && { quote: text }), ...(kind && { kind }) } };
	}
	if (!best?.request.kind && seeksMoney(line)) return { ...best?.request, kind: "money" };
	return best?.request;
}
