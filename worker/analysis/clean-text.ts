import { findHeading } from "#app/schemas/analysis-headings.ts";
import { thoughtsEnd } from "#app/schemas/analysis-layout.ts";
import { characters, rowText } from "./markup.ts";

/** The model has declined to write an analysis. */
export class RefusedError extends Error {
	override name = "RefusedError";
}

/** A line with its line break, or a part of one: then only the first part `starts`. */
interface Part {
	text: string;
	starts: boolean;
}

/** Characters that tell what a line is. A longer line is sent word by word. */
const lineStart = 48;

/** Longest introduction that is left out while a text arrives: a longer one may be thoughts. */
const maxIntroduction = 300;

const thoughtTag =
	/(<\/?(?:think|thinking|thought|reasoning)(?: [^<>\n]{0,40})?>|\[\/?THINK\]|<\|channel\|>\w+<\|message\|>)/i;

/** Matches words at the start of a text. */
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
 * Cleans the text of a model while it arrives: takes out thoughts, control tokens, code fences, an introduction before the first
 * heading and the chat after the last section; makes characters of HTML, entities and formulas, and lines of tables.
 * Short lines and lines with a mark are sent whole, so that the result is the same however the text is cut into pieces.
 *
 * Thoughts without an opening tag may have been sent when the closing tag comes: then `thoughtsEnd` follows them.
 * @throws RefusedError before any text if the model declines
 */
export async function* cleanText(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	/** What waits for what comes after it: an introduction, blank lines, chat. */
	let held = "";
	let isOpen = false;
	let isChat = false;
	let hasContent = false;
	for await (const { text, starts } of cleanLines(linesOf(pieces))) {
		if (text === thoughtsEnd) {
			if (isOpen) yield text;
			[held, isOpen] = ["", false];
			continue;
		}
		held += text;
		if (isOpen) {
			// A line of marks is a rule.
			const isBlank = starts ? !/[\p{L}\p{N}]/u.test(text) : text.trim() === "";
			if (starts && !isBlank) {
				const isTitle = /^\s*(?:\*\*|#)/.test(text) || (text.length <= lineStart && findHeading(text));
				isChat = !isTitle && (isChat || (hasContent && chat.test(text.slice(0, lineStart))));
				hasContent = !isTitle;
			}
			if (isChat || isBlank) continue;
		} else {
			isOpen = text.endsWith("\n") && isHeading(held.trimEnd().split("\n").at(-1) ?? "");
			const analysis = isOpen ? withoutIntroduction(held) : "";
			isOpen &&= held.length - analysis.length <= maxIntroduction;
			if (!isOpen) continue;
			[held, isChat, hasContent] = [analysis, false, false];
		}
		yield held;
		held = "";
	}
	if (isOpen) return;
	if (refusal.test(held) && !held.split("\n").some(isHeading)) throw new RefusedError("The model declined.");
	yield withoutIntroduction(held);
}

/** Whether a line is a heading, as a line of its own or in bold before what it is about. */
function isHeading(line: string): boolean {
	const [, bold = "", rest] = /^\s*\*\*([^*]+)\*\*(.*)$/.exec(line) ?? [];
	const isAlone = /^\s*#/.test(line) || rest?.trim() === "";
	return (isAlone && !refusal.test(line)) || Boolean(findHeading(line) ?? findHeading(bold));
}

/** Leaves out what comes before the first heading, but not a human sentence. */
function withoutIntroduction(text: string): string {
	const lines = text.split(/(?<=\n)/);
	const heading = lines.findIndex((line) => isHeading(line.trimEnd()));
	return heading < 0 || condolence.test(text) ? text : lines.slice(heading).join("");
}

/** Leaves out thoughts, markup and code fences. A closing tag of thoughts without an opening one becomes `thoughtsEnd`. */
async function* cleanLines(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
	let isThought = false;
	let header: string | undefined;
	let row: string | undefined;
	for await (const part of parts) {
		let { starts } = part;
		for (const [index, piece] of part.text.split(thoughtTag).entries()) {
			if (index % 2 === 1) {
				const closes = /^[<[]\/|final|commentary/i.test(piece);
				if (closes && !isThought) yield { text: thoughtsEnd, starts: true };
				isThought = !closes;
				row = undefined;
				starts = true;
				continue;
			}
			for (const text of isThought ? [] : characters(piece).split(/(?<=\n)/)) {
				const isRow = starts && /^\s*\|/.test(text);
				const isRule = isRow && /^[|\s:-]+$/.test(text);
				if (isRule) header = row;
				else if (row !== undefined) yield { text: rowText(row, header), starts: true };
				row = isRow && !isRule ? text : undefined;
				if (!isRow) header = undefined;
				if (text && !isRow && !(starts && /^\s*(?:`{3}|~{3})/.test(text))) yield { text, starts };
				starts = text.endsWith("\n");
			}
		}
	}
	if (row !== undefined) yield { text: rowText(row, header), starts: true };
}

/** Splits a text into lines, and long ones without marks into parts that end with a white space. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<Part> {
	let held = "";
	let starts = true;
	for await (const piece of pieces) {
		const lines = (held + piece.replace(/[\r\u00ad\u200b\u2060\ufeff]/g, "")).split("\n");
		held = lines.pop() ?? "";
		for (const line of lines) {
			yield { text: `${line}\n`, starts };
			starts = true;
		}
		const words = held.slice(0, held.search(/\S*$/));
		if (/[<&$\\|[_^`~]/.test(held)) continue;
		if (starts ? words.length <= lineStart || !/\p{L}/u.test(words) : !words) continue;
		yield { text: words, starts };
		held = held.slice(words.length);
		starts = false;
	}
	if (held) yield { text: held, starts };
}
