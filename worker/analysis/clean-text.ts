import { findHeading } from "#app/schemas/analysis-headings.ts";
import { thoughtsEnd } from "#app/schemas/analysis-layout.ts";
import { characters, tableLines } from "./markup.ts";

/** The model has declined to write an analysis. */
export class RefusedError extends Error {
	override name = "RefusedError";
}

/** A line with its line break, or a part of one. */
interface Part {
	text: string;
	/** Whether it begins a line. */
	starts: boolean;
}

/** Characters of a line that tell what it is. A longer line is sent as it comes. */
const lineStart = 48;

/** Longest greeting before the first heading: what is longer may be thoughts. */
const maxGreeting = 300;

const thoughtTag =
	/(<\/?(?:think|thinking|thought|reasoning)(?: [^<>\n]{0,40})?>|\[\/?THINK\]|<\|channel\|>\w+<\|message\|>)/i;

/** Whatever comes before the first letter, a pattern of the words at the start of a line or text. */
const begins = (...alternatives: string[]) =>
	new RegExp(`^\\P{L}*(?:${alternatives.join("|")})(?!\\p{L})`, "iu");

const sorry =
	"(?:I(?:['’]| a)m )?(?:so |very )?sorry|unfortunately|lo (?:siento|lamento)|lamento|ho sento|em sap greu";
const cannot = "can['’]?t|cannot|(?:am )?unable|won['’]t|no (?:puedo|podemos|puc|podem)";
/** A human sentence, which may come before the first heading. */
const condolence = begins(sorry);
/** "I'm sorry, but I can't…", "As an AI…", "Com a IA, no puc…" */
const refusal = begins(
	`(?:${sorry})(?!\\p{L}).{0,80}?(?<!\\p{L})(?:${cannot})|(?:I |we |yo )?(?:${cannot})`,
	"(?:as an|I['’]m an|com[oa]?(?: una| a)?|soy una) (?:AI|IA|modelo de lenguaje)",
);
const greeting = begins(
	"sure|certainly|of course|here|thank.*|hello|hi|claro|por supuesto|perfecto|hola|gracias|és clar|gràcies|aquí",
	"[^]*(?:an[aàá]lisis?|analysis)[^]*|[^]*:\\s*$",
);
/** A line to who asks. It speaks of "me", the group's analysis of "us". */
const chat = begins(
	"let me know|(?:I )?hope (?:this|that|it)|(?:if|would|do)(?!\\p{L}).*(?<!\\p{L})(?:I|me|I['’]\\p{L}+)",
	"espero que|s[ií](?!\\p{L}).*(?<!\\p{L})(?:puedo|dímelo|avísame|puc)",
	"(?:quieres|te gustaría|vols) que (?:te |lo |et |ho )?(?:prepar|profundi|desarroll|ampl|ayud|elabor)\\p{L}*",
);

/**
 * Cleans the text of a model while it arrives: takes out thoughts, control tokens, code fences, the greeting before the first
 * heading and the chat after the last section; makes characters of HTML, entities and formulas, and lines of tables.
 * Text is sent word by word, but a line with a mark only when it is whole, so the result is the same however the text is cut.
 *
 * Thoughts without an opening tag are held back if they do not begin as an analysis does. Else they have been sent when the closing
 * tag comes: then `thoughtsEnd` follows them.
 * @throws RefusedError before any text if the model declines
 */
export async function* cleanText(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	let held = "";
	let isChat = false;
	let hasContent = false;
	for await (const { text, starts } of fromFirstHeading(linesOf(withoutMarkup(pieces)))) {
		// A line of marks is a rule.
		const isBlank = starts ? !/[\p{L}\p{N}]/u.test(text) : text.trim() === "";
		if (starts && !isBlank) {
			const isHeading = /^\s*(?:\*\*|#)/.test(text) || (text.length <= lineStart && findHeading(text));
			isChat = !isHeading && (isChat || (hasContent && chat.test(text.slice(0, lineStart))));
			hasContent = !isHeading;
		}
		held += text;
		// Blank lines and rules wait for what comes after them.
		if (isChat || isBlank) continue;
		yield held;
		held = "";
	}
}

/** Leaves out thoughts and markup. A closing tag without an opening one becomes `thoughtsEnd`, a line of its own. */
async function* withoutMarkup(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	let isThought = false;
	for await (const text of withWholeMarks(pieces)) {
		for (const [index, part] of text.split(thoughtTag).entries()) {
			const isTag = index % 2 === 1;
			const closes = /^[<[]\/|final|commentary/i.test(part);
			if (!isTag && !isThought) yield characters(part);
			if (isTag && closes && !isThought) yield `\n${thoughtsEnd}`;
			if (isTag) isThought = !closes;
		}
	}
}

/** Regroups pieces so that each ends after a white space, and after its line break where a line has a mark. */
async function* withWholeMarks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	let held = "";
	for await (const piece of pieces) {
		held += piece.replace(/[\r\u00ad\u200b\u2060\ufeff]/g, "");
		const line = held.lastIndexOf("\n") + 1;
		const end = /[<&$\\|[_^]/.test(held.slice(line)) ? line : held.search(/\S*$/);
		if (end > 0) yield held.slice(0, end);
		held = held.slice(end);
	}
	if (held) yield held;
}

/** Splits a text into lines and parts of long ones, without code fences and tables. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<Part> {
	let held = "";
	let starts = true;
	let rows: string[] = [];

	function* take(text: string): Generator<Part> {
		if (starts && /^\s*\|/.test(text)) return rows.push(text);
		if (rows.length > 0) yield* tableLines(rows).map((line) => ({ text: line, starts: true }));
		rows = [];
		if (text && !(starts && /^\s*(?:`{3}|~{3})/.test(text))) yield { text, starts };
		starts = text.endsWith("\n");
	}

	for await (const piece of pieces) {
		const lines = (held + piece).split(/(?<=\n)/);
		held = lines.at(-1)?.endsWith("\n") ? "" : (lines.pop() ?? "");
		for (const line of lines) yield* take(line);
		const words = held.slice(0, held.search(/\S*$/));
		if (starts && (words.length <= lineStart || !/^\s*[^|`~\s]+.*\p{L}/u.test(words))) continue;
		yield* take(words);
		held = held.slice(words.length);
	}
	yield* take(held);
	yield* take("");
}

/** Leaves out what a model writes before the first heading. */
async function* fromFirstHeading(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
	let before: string[] = [];
	let isOpen = false;
	for await (const part of parts) {
		if (part.text === thoughtsEnd) {
			if (isOpen) yield part;
			before = [];
			isOpen = false;
		} else if (isOpen) {
			yield part;
		} else {
			before = part.starts ? [...before, part.text] : [...before.slice(0, -1), before.at(-1) + part.text];
			isOpen = part.text.endsWith("\n") && Boolean(findHeading(before.at(-1) ?? "")) && greets(before);
			if (isOpen) yield* fromHeading(before);
		}
	}
	if (isOpen) return;
	if (!before.some((line) => findHeading(line)) && refusal.test(before.join("")))
		throw new RefusedError("The model declined.");
	yield* fromHeading(before);
}

/** The lines before the first heading; none if there is no heading. */
function introductionOf(lines: readonly string[]): string {
	const heading = lines.findIndex((line) => /^\s*(?:#|\*\*[^*]+\*\*\s*$)/.test(line) || findHeading(line));
	return lines.slice(0, Math.max(heading, 0)).join("");
}

/** Whether an introduction is only a greeting, so that it is no thoughts. */
function greets(lines: readonly string[]): boolean {
	const introduction = introductionOf(lines);
	const paragraphs = introduction.split(/\n\s*\n/).filter((paragraph) => /\p{L}/u.test(paragraph));
	const isGreeting = (one: string) => greeting.test(one) || condolence.test(one);
	return introduction.length <= maxGreeting && paragraphs.every(isGreeting);
}

function fromHeading(lines: readonly string[]): Part[] {
	const introduction = condolence.test(introductionOf(lines)) ? "" : introductionOf(lines);
	const text = lines.join("").slice(introduction.length);
	return text.split(/(?<=\n)/).map((line) => ({ text: line, starts: true }));
}
