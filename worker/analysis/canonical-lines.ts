import { isGoalNumber } from "#app/content/goals.ts";
import {
	type AnalysisSectionKind,
	analysisHeadings,
	fitLevels,
	goalAbbreviation,
	type LayoutLanguage,
	plainWords,
	thoughtsEnd,
} from "#app/schemas/analysis-layout.ts";
import { findHeading, findNamedHeading, type KnownHeading, readLevel } from "./headings.ts";
import { withoutCitations, withPlainMarks } from "./markup.ts";

/** A line with its line break, or a part of one: then only the first part `starts`. */
export interface Part {
	text: string;
	starts: boolean;
	/** Whether it is the row of a table, which is never a heading. */
	isRow?: boolean | undefined;
}

/** A part of a line of the layout, with the line breaks before it. */
export interface CanonicalPart extends Part {
	/** What section it is the heading of. */
	section?: AnalysisSectionKind | "other";
	/** Whether the section has stood already. */
	isAgain?: boolean;
}

type SectionKind = KnownHeading["kind"] | "other";

interface Heading extends Omit<KnownHeading, "kind"> {
	kind: SectionKind;
	/** What follows on its line. */
	value?: string;
}

/** What stands before the text of a line: indentation, `##`, a bullet, a number. */
const lineMarks = /^([ \t]*)(?:>\s*)?(?:(#{1,6})\s*|([-*+•·–—▪◦‣])\s+)?(?:(\d{1,2})[.)]\s+)?(.*)$/;
/** Bold text at the start of a line, what separates it from the rest, and the rest. */
const boldStart = /^\*\*(.+?)\*\*\s*[:.–—-]?\s*(.*)$/;
/** A title with what follows it on its line: "Encaje: Claro", "**Encaje** – Claro", "Encaje (Claro". */
const labelled = /^(.{2,60}?)[*\s]*(?:[:–—(]|\s-\s)[*\s]*(?=\S)(.*[\p{L}\p{N}].*)$/u;
/** The number in a heading or in the title of a proposal: "1. Title", "Propuesta 1: Title". */
const leadingNumber = /^(?:(?:propuesta|proposta|proposal|opci[oó]n?|option)\s+)?(\d{1,2})\s*[.):–-]\s*/i;
/** "ODS 7: text", "**SDG 7 (name)** text". Groups: abbreviation, number, mark after it, name, text. */
const goalLine =
	/^\**(OD[SD]|SDG)\s*(\d{1,2})(?!\d)(\**\s*(?:\(([^()]*)\))?\**\s*(?:[:–—]|[-.](?=\s|$))?\**)\s*(.*)$/i;

/** Opens bold text that began before this text. */
const openBold = (text: string) => (text.split("**").length % 2 === 0 ? `**${text}` : text);

/** Takes a line apart. Its title is the text of a `##` heading, or the bold text at the start; else empty. */
function readLine(line: string) {
	const [, indent = "", hash, bullet, mark, content = ""] = lineMarks.exec(line) ?? [];
	const [, bold = "", rest = ""] = (!hash && boldStart.exec(content)) || [];
	const written = hash ? content.replace(/\s*#+$/, "").replaceAll("**", "") : bold;
	// After a mark such as "1." the title's own number is part of it: "24-hour collection".
	const title = mark ? written : written.replace(leadingNumber, "");
	const number = mark ?? leadingNumber.exec(written)?.[1];
	return {
		indent: indent.replaceAll("\t", "    ").length,
		isBullet: Boolean(bullet),
		isNumbered: Boolean(mark) && !hash,
		number: number ? Number(number) : undefined,
		content,
		title: title.replace(/\s*:\s*$/, "").trim(),
		rest,
	};
}

type Line = ReturnType<typeof readLine>;

/** What the form of the next line depends on. */
interface State {
	/** Of the text. Without it, that of the first heading that is known. */
	language: LayoutLanguage | undefined;
	section: SectionKind;
	/** The sections that have stood, and whether under the layout's own heading. */
	stood: Map<SectionKind, boolean>;
	/** The words of a heading of the whole text, and of the first other heading. */
	title: string | undefined;
	first: string | undefined;
	/** The line before. A goal, level or title alone is a label, which the next text follows on its line. */
	last: "nothing" | "heading" | "label" | "text";
	/** Whether a blank line is before this one. */
	hasGap: boolean;
	isInProposal: boolean;
}

/** The heading that a line is, or begins with. */
function readHeading(line: Line, { section, stood }: State, isProposal: boolean): Heading | undefined {
	const { isBullet, isNumbered, content, title, rest } = line;
	const whole = findHeading(content);
	const isItem = isBullet || (isNumbered && (isProposal || title === ""));
	if (whole && (whole.isOwn || (!isItem && (title !== "" || whole.kind !== section)))) return whole;

	const isTitle = title !== "" && !isBullet && !isNumbered;
	const [, name = title, value = rest] = labelled.exec(content) ?? [];
	const label = value ? findHeading(name) : undefined;
	if (label && label.kind !== section && (isTitle || (label.isOwn && !stood.has(label.kind))))
		return { ...label, value: openBold(value) };
	// A sentence in bold is none.
	const isSentence = /^\*\*.*[.!?…]\**$/.test(content);
	if (!isTitle || rest || isSentence || isProposal) return undefined;
	return findNamedHeading(title) ?? { kind: "other", isOwn: false };
}

function readGoal(content: string): [goal: number, abbreviation: string, text: string] | undefined {
	const [, abbreviation = "", number, mark = "", name, rest = ""] = goalLine.exec(content) ?? [];
	const goal = Number(number);
	// "ODS 7 es el que…" is a sentence about a goal.
	if (!isGoalNumber(goal) || (rest && !mark.trim())) return undefined;
	return [goal, abbreviation.toUpperCase(), [name, openBold(rest)].filter(Boolean).join(": ")];
}

/** Begins a line of text, with the line breaks before it. A paragraph keeps its distance from the line before. */
function beginLine(state: State, text: string, last: State["last"], isParagraph = false): CanonicalPart {
	const isApart = last === "heading" || (isParagraph && state.hasGap && state.last !== "heading");
	const lineBreaks = isApart ? "\n\n" : "\n";
	const before = state.last === "nothing" ? "" : lineBreaks;
	Object.assign(state, { last, hasGap: false });
	return { text: before + text, starts: true };
}

function writeHeading(state: State, { kind, language, isOwn }: Heading, { title }: Line): CanonicalPart[] {
	// Some write a heading twice.
	if (isOwn && kind === state.section && state.last === "heading") return [];
	const words = plainWords(title);
	// The page has a title such as "Análisis de alianza".
	if (kind === "other" && state.first === undefined && /anal[iy]s/.test(words)) {
		state.title = words;
		return [];
	}
	const isNamedAgain = words !== "" && (words === state.first || words === state.title);
	const isAgain = isOwn ? state.stood.get(kind) === true : isNamedAgain;
	// "Proposal B" after "Proposal A" is a title of its own.
	const isTitleOfOwn = !isOwn && kind !== "sources" && title !== "" && state.stood.has(kind);
	const section = isTitleOfOwn ? "other" : kind;
	state.stood.set(kind, isOwn || state.stood.get(kind) === true);
	state.first ??= words;
	state.language ??= language;
	state.section = section;
	state.isInProposal = false;
	if (section === "sources") return [];
	const name = section === "other" ? title : analysisHeadings[state.language ?? "en"][section];
	return [{ ...beginLine(state, `**${name}**`, "heading"), section, isAgain }];
}

/** Writes a line as the layout has it: a heading or level in its words, a goal with its abbreviation, a proposal with a bold title. */
function writeLine(state: State, { text, starts, isRow }: Part): CanonicalPart[] {
	const written = withPlainMarks(withoutCitations(text.trimEnd(), starts));
	if (!starts) return written && state.section !== "sources" ? [{ text: written, starts }] : [];
	// A line of marks is a rule.
	if (!/[\p{L}\p{N}]/u.test(written)) {
		state.hasGap = true;
		return [];
	}
	const line = readLine(written);
	const { indent, content, number, title, rest } = line;
	const isNested = state.isInProposal && indent > 1;
	const isProposal = state.section === "collaboration" && number !== undefined && !isNested;
	const goal = isProposal ? undefined : readGoal(content);
	const level = state.section === "fit" && state.last === "heading" ? readLevel(content) : undefined;
	const heading = goal || level || isNested || isRow ? undefined : readHeading(line, state, isProposal);
	if (heading) {
		const { value } = heading;
		return [
			...writeHeading(state, heading, line),
			...(value ? writeLine(state, { text: value, starts }) : []),
		];
	}
	if (state.section === "sources") return [];

	const pad = " ".repeat(indent > 1 ? indent : 0);
	const { language } = state;
	if (goal) {
		const [goalNumber, abbreviation, about] = goal;
		const shown = `${language ? goalAbbreviation[language] : abbreviation} ${goalNumber}`;
		return [beginLine(state, about ? `${shown}: ${about}` : shown, about ? "text" : "label")];
	}
	if (level) {
		const word = fitLevels[language ?? "en"][level.level];
		const reason = openBold(level.rest);
		return [beginLine(state, reason ? `${word}: ${reason}` : word, reason ? "text" : "label")];
	}
	if (isProposal) {
		state.isInProposal = true;
		const titled = `**${title.replace(/\s*\.$/, "")}**${rest && `: ${rest}`}`;
		return [
			beginLine(state, `${number}. ${title ? titled : rest || content}`, title && !rest ? "label" : "text"),
		];
	}
	if (line.isBullet || line.isNumbered)
		return [beginLine(state, `${pad}${line.isNumbered ? `${number}.` : "-"} ${content}`, "text")];
	if (state.last === "label") {
		Object.assign(state, { last: "text", hasGap: false });
		return [{ text: `: ${content}`, starts }];
	}
	// A bold line is a heading, but with a full stop.
	const sentence = content.replace(/^\*\*([^*]+?)([.!?…]+)\*\*$/, "**$1**$2");
	return [beginLine(state, pad + sentence, "text", true)];
}

/** Writes the lines of a text as the layout has them, without sources. @param given its language, as in BCP 47 */
export async function* canonicalLines(
	parts: AsyncIterable<Part>,
	given?: string,
): AsyncGenerator<CanonicalPart> {
	const language = given && given in analysisHeadings ? (given as LayoutLanguage) : undefined;
	const begin = (): State => ({
		...{ language, section: "other", stood: new Map(), title: undefined, first: undefined },
		...{ last: "nothing", hasGap: false, isInProposal: false },
	});
	let state = begin();
	for await (const part of parts) {
		if (part.text === thoughtsEnd) {
			yield part;
			state = begin();
		} else {
			yield* writeLine(state, part);
		}
	}
}
