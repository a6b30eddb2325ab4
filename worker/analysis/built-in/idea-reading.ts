import { fold } from "#worker/text-language.ts";
import * as words from "./texts/idea-words.ts";

/** Most characters of a quotation, which is not most of the idea. */
const longest = (idea: string) => Math.min(260, idea.length * 0.7);
/** Marks that would become layout or end the quotation, addresses and telephone numbers. */
const unquotable = /[*_#<>`[\]\\“”«»"@]|https?:|\d{3}[\s\d]{5,}/;
/** What a sentence can begin with, but a quotation not. */
const joining = /^(?:and|but|so|y|e|pero|así que|per[oò]|per tant|així que)\s/iu;
const abbreviation =
	/(?<![\p{L}\p{N}])(?:approx|aprox|S\.L|S\.A|St|Sta|Sr|Sra|Dr|Dra|Mr|Mrs|núm|tel|e\.g|i\.e|\p{Lu})\.$/u;

/** Folded text with plain apostrophes and spaces. */
const plain = (text: string) => fold(text).replaceAll("’", "'").replace(/\s+/g, " ");
const whole = (pattern: string) => new RegExp(`(?<![\\w'-])${pattern}(?:(?<=\\s)|(?![\\w-]))`);
const requested = `(?<!\\bnot? )${words.asking}`;
const spokenMoney = `(?<!\\w)${words.money}(?!\\w)`;
const asking = whole(requested);
const money = new RegExp(spokenMoney);
const askingForMoney = new RegExp(`(?<![\\w'-])${requested}[^,.;:?]{0,40}?${spokenMoney}`);
const onlyMoney = whole(words.onlyMoney);
const noAdvice = whole(words.noAdvice);
const violence = whole(words.violence);
const danger = whole(words.danger);
const grief = whole(words.grief);
const own = whole(words.own);

function sentencesIn(text: string): string[] {
	const sentences: string[] = [];
	for (const piece of text.replace(/\s+/g, " ").match(/.+?(?:[.!?…]+(?=\s|$)|$)/gu) ?? []) {
		const last = sentences.at(-1);
		if (last && abbreviation.test(last)) sentences[sentences.length - 1] = last + piece;
		else sentences.push(piece);
	}
	return sentences.map((sentence) => sentence.trim());
}

/** What the sender asks for. */
export interface Request {
	/** The last sentence that asks for something, as it stands in the idea; undefined if it is long, or most of the idea. */
	quote?: string;
	isMoneyOnly: boolean;
	/** Whether nothing is to be proposed: it is money only, or advice is not wanted. */
	isNothingProposed: boolean;
}

/** Reads what is asked for. A sentence is quoted whole or not at all. */
export function requestIn(idea: string): Request {
	const asked = sentencesIn(idea).filter((one) => asking.test(plain(one)) || one.endsWith("?"));
	const quotes = asked
		.map((sentence) => sentence.replace(joining, "").replace(/(?<!\.)\.$/, ""))
		.filter((quote) => quote.length > 15 && quote.length <= longest(idea) && !unquotable.test(quote));
	const quote = quotes.findLast((one) => asking.test(plain(one))) ?? quotes.at(-1);
	const isMoneyOnly =
		onlyMoney.test(plain(idea)) ||
		(asked.length > 0 && asked.every((sentence) => askingForMoney.test(plain(sentence))));
	const isNothingProposed = isMoneyOnly || noAdvice.test(plain(idea));
	return { ...(quote && { quote }), isMoneyOnly, isNothingProposed };
}

const monthNames =
	"January|February|March|April|May|June|July|August|September|October|November|December|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre";
const day = `(?:\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s|de\\s|d['’])?(?:${monthNames})|(?:${monthNames})\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\d))`;
const date = new RegExp(
	`(?<![\\p{L}\\p{N}])(?:(?:on|by|until|before|from|in|el|antes\\sde(?:l|\\sfinales\\sde)?|hasta(?:\\sel)?|para(?:\\sel)?|en|a\\spartir\\sde(?:l)?|abans\\sde(?:l|\\sfinals\\sde)?|fins(?:\\sal?)?)\\s)?(?:${day}(?:,?\\s(?:de\\s)?20\\d\\d)?|(?:${monthNames})\\s(?:de\\s|del\\s)?20\\d\\d)(?![\\p{L}\\p{N}])`,
	"u",
);

/** Whether money is spoken of. */
export const speaksOfMoney = (idea: string) => money.test(plain(idea));

/** The date that an idea names, with the word that says what it is: “by 30 June”. */
export const dateIn = (idea: string) => date.exec(idea.replace(/\s+/g, " "))?.[0];

/** The kinds of facts that an idea states. */
export const factsIn = (idea: string): ReadonlySet<string> =>
	new Set(Object.entries(words.facts).flatMap(([fact, pattern]) => (pattern.test(idea) ? [fact] : [])));

export type Need = "danger" | "violence" | "grief";

/** Whether the writer, or somebody near, is in danger of life or suffers violence, or the writer mourns or is gravely ill. */
export function needIn(idea: string): Need | undefined {
	const text = plain(idea);
	if (violence.test(text)) return "violence";
	if (danger.test(text)) return "danger";
	return grief.test(text) || (words.death.test(text) && own.test(text)) ? "grief" : undefined;
}
