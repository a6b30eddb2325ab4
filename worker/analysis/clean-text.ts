import { findHeading, mayBecomeHeading } from "#app/schemas/analysis-headings.ts";
import { thoughtsEnd } from "#app/schemas/analysis-layout.ts";
import { chat, chatStart, condolence, greeting, refusal } from "./chat-phrases.ts";
import { characters, settledLength, tableLines } from "./markup.ts";

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

/** Characters from which it is known what kind of line it is. */
const lineStartLength = 32;

/** Longest greeting before the first heading: what is longer may be thoughts. */
const maxGreeting = 300;

const thoughtTag =
	/(<\/?(?:\w+:)?(?:think|thinking|thoughts?|reasoning)(?: [^<>\n]{0,40})?>|\[\/?THINK\]|◁\/?think▷|<\|(?:START|END)_THINKING\|>|<\|channel\|>\w+<\|message\|>)/i;
const openThoughtTag =
	/(?:[<[◁][^<>[\]◁▷\s]{0,20}(?: [^<>\n]{0,40})?|<\|channel\|>\w{0,20}(?:<[^<>]{0,9})?)$/;

/**
 * Cleans the text of a model while it arrives: takes out thoughts, control tokens, code fences, the greeting before the first
 * heading and the chat after the last section; makes characters of HTML, entities and formulas, and lines of tables. Only
 * what may still become one of these is held back. However the text is cut into pieces, the result is the same.
 *
 * Thoughts without an opening tag are held back if they do not begin as an analysis does. Else they have been sent when the closing
 * tag comes: then `thoughtsEnd` follows them.
 * @throws RefusedError before any text if the model declines
 */
export async function* cleanText(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	let held = "";
	let isChat = false;
	let hasContent = false;
	for await (const { text, starts } of fromFirstHeading(cleanLines(withoutThoughts(pieces)))) {
		// A line of marks is a rule.
		const isBlank = starts ? !/[\p{L}\p{N}]/u.test(text) : text.trim() === "";
		if (starts && !isBlank) {
			const isHeading = /^\s*(?:\*\*|#)/.test(text) || findHeading(text) !== undefined;
			isChat = !isHeading && (isChat || (hasContent && chat.test(text)));
			hasContent = !isHeading;
		}
		held += text;
		// Blank lines and rules wait for what comes after them.
		if (isChat || isBlank) continue;
		yield held;
		held = "";
	}
}

/** Leaves out thoughts. A closing tag without an opening one becomes `thoughtsEnd`, a piece of its own. */
async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	let isThought = false;
	for await (const text of regroup(pieces, openThoughtTag)) {
		for (const [index, part] of text.split(thoughtTag).entries()) {
			if (index % 2 === 0) {
				if (part && !isThought) yield part;
				continue;
			}
			const closes = /^[<[◁]\/|END_|final|commentary/i.test(part);
			if (closes && !isThought) yield thoughtsEnd;
			isThought = !closes;
		}
	}
}

/** Regroups pieces so that none ends within what `open` matches at the end of a text. */
async function* regroup(pieces: AsyncIterable<string>, open: RegExp): AsyncGenerator<string> {
	let held = "";
	for await (const piece of pieces) {
		held += piece;
		const at = held.search(open);
		const settled = at < 0 ? held : held.slice(0, at);
		held = held.slice(settled.length);
		if (settled) yield settled;
	}
	if (held) yield held;
}

/** A line break, or the tag of HTML that stands for one, if it is known what comes after. */
const lineBreak = /\n|<(\/?)(?:br|p|div|ul|ol|(li)|(h[1-6]))(?: [^<>\n]{0,150})? *\/?>(?:\n|(?=.))/i;

/** Whether it takes the end of a line to know what it is. */
function isReadWhole(start: string): boolean {
	return (
		start.length < lineStartLength ||
		/^[ \t]*[|`~]/.test(start) ||
		chatStart.test(start) ||
		mayBecomeHeading(start)
	);
}

/** Splits a text into lines and parts of them, without markup, code fences and tables. */
async function* cleanLines(pieces: AsyncIterable<string>): AsyncGenerator<Part> {
	let held = "";
	let starts = true;
	let rows: string[] = [];

	/** The lines and parts of what is held, to its end or as far as is settled. */
	function* take(isEnd: boolean): Generator<Part> {
		for (;;) {
			const isRow = starts && /^[ \t]*\|/.test(held);
			const found = (isRow ? /\n/ : lineBreak).exec(held);
			if (!found && !isEnd && starts && isReadWhole(held)) return;
			const length = found?.index ?? (isEnd ? held.length : settledLength(held));
			const line = held.slice(0, length);
			held = held.slice(length + (found?.[0].length ?? 0));
			if (isRow) rows.push(line);
			if (rows.length > 0 && (!isRow || (isEnd && !held))) {
				for (const text of tableLines(rows).split(/(?<=\n)/)) yield { text, starts: true };
				rows = [];
			}
			const isFence = starts && /^[ \t]*(?:`{3}|~{3})/.test(line);
			if (!isRow && !isFence && (line || found))
				yield { text: characters(line) + (found ? "\n" : ""), starts };
			if (!found) {
				starts &&= line === "";
				return;
			}
			const [, slash, bullet, heading] = found;
			if (!slash && (bullet || heading)) held = `${bullet ? "- " : "## "}${held}`;
			starts = true;
		}
	}

	for await (const piece of pieces) {
		if (piece === thoughtsEnd) {
			yield* take(true);
			yield { text: thoughtsEnd, starts: true };
			starts = true;
			continue;
		}
		held += piece.replace(/[\u00ad\u200b\u2060\ufeff]/g, "");
		yield* take(false);
	}
	yield* take(true);
}

/** Leaves out what a model writes before the first heading. */
async function* fromFirstHeading(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
	let before = "";
	let isOpen = false;
	for await (const part of parts) {
		if (part.text === thoughtsEnd) {
			if (isOpen) yield part;
			before = "";
			isOpen = false;
		} else if (isOpen) {
			yield part;
		} else {
			before += part.text;
			if (!before.endsWith("\n") || !findHeading(linesOf(before).at(-1) ?? "")) continue;
			isOpen = greets(introductionOf(before));
			if (isOpen) yield* fromHeading(before);
		}
	}
	if (isOpen) return;
	const isAnalysis = linesOf(before).some((line) => findHeading(line));
	if (!isAnalysis && refusal.test(before)) throw new RefusedError("The model declined.");
	yield* fromHeading(before);
}

const linesOf = (text: string) => text.split(/(?<=\n)/);

/** The lines before the first heading; none if there is no heading. */
function introductionOf(text: string): string {
	const lines = linesOf(text);
	const heading = lines.findIndex((line) => /^\s*(?:#|\*\*[^*]+\*\*\s*$)/.test(line) || findHeading(line));
	return lines.slice(0, Math.max(heading, 0)).join("");
}

/** Whether an introduction is only a greeting, so that it is no thoughts. */
function greets(introduction: string): boolean {
	const paragraphs = introduction.split(/\n\s*\n/).filter((paragraph) => /\p{L}/u.test(paragraph));
	return (
		introduction.length <= maxGreeting &&
		paragraphs.every((one) => greeting.test(one) || condolence.test(one))
	);
}

function fromHeading(text: string): Part[] {
	const introduction = introductionOf(text);
	const analysis = condolence.test(introduction) ? text : text.slice(introduction.length);
	return linesOf(analysis).map((line) => ({ text: line, starts: true }));
}
