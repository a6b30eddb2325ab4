import { thoughtsEnd } from "#app/schemas/analysis-layout.ts";
import { canonicalLines, type Part } from "./canonical-lines.ts";
import { characters, hasOpenMark, rowText, tableCells } from "./markup.ts";

/** The model has declined to write an analysis. */
export class RefusedError extends Error {
	override name = "RefusedError";
}

/** Characters that tell what a line is. A longer line is sent word by word. */
const lineStart = 48;

/** Longest introduction that is left out while a text arrives: a longer one may be thoughts. */
const maxIntroduction = 300;

const thoughtTag =
	/(<\/?(?:think|thinking|thought|reasoning)(?: [^<>\n]{0,40})?>|\[\/?THINK\]|<\|channel\|>\w+<\|message\|>)/i;

const begins = (...words: string[]) => new RegExp(`^\\P{L}*(?:${words.join("|")})(?!\\p{L})`, "iu");

const sorry =
	"(?:I(?:['’]| a)m )?(?:so |very )?sorry|unfortunately|(?:lo )?(?:siento|lamento)|ho sento|em sap greu";
const cannot = "can['’]?t|cannot|(?:am )?unable|won['’]t|no (?:puedo|podemos|puc|podem)";
/** A human sentence, which may come before the first heading. */
const condolence = begins(sorry);
/** "I'm sorry, but I can't…", "As an AI…", "Com a IA, no puc…" */
const refusal = begins(
	`(?:${sorry})(?!\\p{L}).{0,80}?(?<!\\p{L})(?:${cannot})|(?:I |we |yo )?(?:${cannot})`,
	"(?:as an|I['’]m an|com[oa]?(?: una| a)?|soy una) (?:AI|IA|modelo de lenguaje)",
);
/** A line to who asks. It speaks of "me", the group's analysis of "us". */
const chat = begins(
	"let me know|(?:I )?hope (?:this|that|it)|(?:if|would|do)(?!\\p{L}).*(?<!\\p{L})(?:I|me|I['’]\\p{L}+)",
	"espero que|s[ií](?!\\p{L}).*(?<!\\p{L})(?:puedo|dímelo|avísame|puc)",
	"(?:quieres|te gustaría|vols) que (?:te |lo |et |ho )?(?:prepar|profundi|desarroll|ampl|ayud|elabor)\\p{L}*",
);

/**
 * Cleans the text of a model while it arrives (docs/decisions/0033-stored-analyses.md), the same however it is cut into pieces.
 * Thoughts without an opening tag may have been sent when the closing tag comes: then `thoughtsEnd` follows them.
 * @param language of the text, as in BCP 47, if it is known
 * @returns how the text ends if it ends by its repetition, which is left out: whole after the last section, else cut
 * @throws RefusedError before any text if the model declines
 */
export async function* cleanText(
	pieces: AsyncIterable<string>,
	language?: string,
): AsyncGenerator<string, "stop" | "length" | undefined> {
	/** What waits for what comes after it. */
	let held = "";
	/** `unsure`: a heading has come after so much that it may be one of thoughts. `chat`: what comes may be no part of the text. */
	let phase: "introduction" | "unsure" | "open" | "chat" = "introduction";
	let hasContent = false;
	let isWhole = false;
	for await (const { text, starts, section, isAgain } of canonicalLines(
		cleanLines(withoutTables(linesOf(pieces))),
		language,
	)) {
		const isSent = phase === "open" || phase === "chat";
		if (text === thoughtsEnd) {
			if (isSent) yield text;
			held = "";
			phase = "introduction";
			isWhole = false;
			continue;
		}
		if (isAgain) {
			if (!isSent) yield held;
			return isWhole ? "stop" : "length";
		}
		isWhole ||= section === "next";
		const isTitle = /^\n*\*\*/.test(text);
		if (phase === "introduction" && section && !refusal.test(text)) {
			const isKept = condolence.test(held);
			phase = isKept || held.length <= maxIntroduction ? "open" : "unsure";
			held = isKept ? held + text : text.trimStart();
		} else {
			held += text;
			const isChat: boolean =
				!isTitle && (phase === "chat" || (hasContent && chat.test(text.slice(0, lineStart))));
			if (isSent && starts) phase = isChat ? "chat" : "open";
		}
		if (starts) hasContent = phase !== "introduction" && !isTitle;
		// What a colon announces may be the text once more.
		if (phase !== "open" || text.endsWith(":")) continue;
		yield held;
		held = "";
	}
	if (phase === "chat") return undefined;
	if (phase === "introduction" && refusal.test(held)) throw new RefusedError("The model declined.");
	if (held) yield held;
	return undefined;
}

const wholeText = new RegExp(`^(.*${thoughtsEnd})?(.*)$`, "s");

/** An analysis that was stored, in the form that the page reads. One that `cleanText` made of usual text stays as it is. */
export async function normalised(text: string, language?: string): Promise<string> {
	const [, thoughts = "", written = ""] = wholeText.exec(text) ?? [];
	let normal = thoughts;
	for await (const part of canonicalLines(linesOf([written]), language)) normal += part.text;
	return normal;
}

/** Writes the rows of Markdown tables as list items. If the second line is a rule, the first has the names of the columns. */
async function* withoutTables(lines: AsyncIterable<Part>): AsyncGenerator<Part> {
	let first: string[] | undefined;
	/** Of the table, if the line before is in one. */
	let columns: string[] | undefined;
	for await (const line of lines) {
		const cells = line.starts ? tableCells(line.text) : undefined;
		// A dash alone stands for nothing in a cell.
		const isRule = first && cells?.every((cell) => /^(?=..):?-+:?$/.test(cell));
		if (first && !isRule) yield { text: rowText(first, []), starts: true, isRow: true };
		if (!cells) yield line;
		else if (columns && !isRule) yield { text: rowText(cells, columns), starts: true, isRow: true };
		const names = isRule ? first : columns;
		first = columns ? undefined : cells;
		columns = cells && (names ?? []);
	}
	if (first) yield { text: rowText(first, []), starts: true, isRow: true };
}

/** Leaves out thoughts, markup and code fences. A closing tag of thoughts without an opening one becomes `thoughtsEnd`. */
async function* cleanLines(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
	let isThought = false;
	for await (const part of parts) {
		const { isRow } = part;
		let { starts } = part;
		for (const [index, piece] of part.text.split(thoughtTag).entries()) {
			if (index % 2 === 1) {
				const closes = /^[<[]\/|final|commentary/i.test(piece);
				if (closes && !isThought) yield { text: thoughtsEnd, starts: true };
				isThought = !closes;
				starts = true;
				continue;
			}
			for (const text of isThought ? [] : characters(piece).split(/(?<=\n)/)) {
				if (text && !(starts && /^\s*(?:`{3}|~{3})/.test(text))) yield { text, starts, isRow };
				starts = text.endsWith("\n");
			}
		}
	}
}

/** Splits a text into lines, and long ones without marks into parts, each of which begins with the white space before it. */
async function* linesOf(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Part> {
	let held = "";
	let starts = true;
	for await (const piece of pieces) {
		const lines = (held + piece.replace(/[\r\u00ad\u200b\u2060\ufeff]/g, "")).split("\n");
		held = lines.pop() ?? "";
		for (const line of lines) {
			yield { text: `${line}\n`, starts };
			starts = true;
		}
		const words = held.slice(0, held.search(/\s*\S*$/));
		if (/[<&$\\|[_^`~【\ue000-\uf8ff]/.test(held) || hasOpenMark(words)) continue;
		// A title, or a goal with its name in brackets, is told by what follows it.
		const isOpen = /[*:.)–—-]$|^\s*#|\([^()]*$/.test(words);
		if (starts ? words.length <= lineStart || isOpen || !/\p{L}/u.test(words) : !words) continue;
		yield { text: words, starts };
		held = held.slice(words.length);
		starts = false;
	}
	if (held) yield { text: held, starts };
}
