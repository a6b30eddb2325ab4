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
}

/** A part of a line of the layout, with the line breaks before it. */
export interface CanonicalPart extends Part {
	/** What section it is the heading of. */
	section?: SectionKind;
	/** Whether the section has stood already. */
	isAgain?: boolean;
}

type SectionKind = KnownHeading["kind"] | "other";

interface Heading extends Partial<Omit<KnownHeading, "kind">> {
	kind: SectionKind;
	/** As it is written. */
	words: string;
	/** What follows on its line. */
	value?: string;
}

/** What stands before the text of a line: indentation, `##`, a bullet, a number. */
const lineMarks = /^([ \t]*)(?:>\s*)?(?:(#{1,6})\s*|([-*+•·–—▪◦‣])\s+)?(?:(\d{1,2})[.)]\s+)?(.*)$/;
/** Bold text at the start of a line, what separates it from the rest, and the rest. */
const boldStart = /^\*\*(.+?)\*\*\s*([:.–—-]?)\s*(.*)$/;
/** A title with what follows it on its line: "Encaje: Claro", "**Encaje** – Claro", "Encaje (Claro". */
const labelled = /^(.{2,60}?)[*\s]*(?:[:–—(]|\s-\s)[*\s]*(?=\S)(.*[\p{L}\p{N}].*)$/u;
/** The number in a heading or in the title of a proposal: "1. Title", "Propuesta 1: Title". */
const leadingNumber = /^(?:(?:propuesta|proposta|proposal|opci[oó]n?|option)\s+)?(\d{1,2})\s*[.):–-]\s*/i;
/** "ODS 7: text", "**SDG 7 (name)** text". Groups: abbreviation, number, mark after it, name, text. */
const goalLine =
	/^\**(OD[SD]|SDG)\s*(?:n[.º°]*\s*)?#?(\d{1,2})(?!\d|[.,]\d)(\**\s*(?:\(([^()]*)\))?\**\s*(?:[:–—]|[-.](?=\s|$))?\**)\s*(.*)$/i;

/** Opens bold text that began before this text. */
const openBold = (text: string) => (text.split("**").length % 2 === 0 ? `**${text}` : text);

/** Takes a line apart. Its title is the text of a `##` heading, or the bold text at the start; else empty. */
function readLine(line: string) {
	const [, indent = "", hash, bullet, mark, content = ""] = lineMarks.exec(line) ?? [];
	const [, bold = "", separator = "", rest = ""] = (!hash && boldStart.exec(content)) || [];
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
		/** Whether it is nothing but a title, and no sentence. */
		isTitle:
			/[\p{L}\p{N}]/u.test(title) && rest === "" && (Boolean(hash) || !/[.!?…]$/.test(title + separator)),
	};
}

type Line = ReturnType<typeof readLine>;

/** The heading that a line is, or begins with. */
function readHeading(line: Line, current: SectionKind, stood: ReadonlySet<SectionKind>): Heading | undefined {
	const { isNumbered, content, title, rest } = line;
	const isList = line.isBullet || isNumbered;
	const isMarked = title !== "" && !line.isBullet;
	const known = findHeading(content);
	if (known && (isMarked || known.isOfLayout || (!isList && known.kind !== current))) return known;

	const [, name = title, value = rest] = labelled.exec(content) ?? [];
	const label = value ? findHeading(name) : undefined;
	if (label && label.kind !== current) {
		const isAnew = label.isOfLayout && (isMarked || !stood.has(label.kind));
		const isOfSources = label.kind === "sources" && /https?:\/\//.test(value);
		if (isAnew || isOfSources || (isMarked && !isNumbered)) return { ...label, value: openBold(value) };
	}
	if (!line.isTitle || isList) return undefined;
	return findNamedHeading(title) ?? { kind: "other", words: plainWords(title) };
}

/** The goal, its abbreviation and its text. */
function readGoal(content: string): [goal: number, abbreviation: string, text: string] | undefined {
	const [, abbreviation = "", number, mark = "", name, rest = ""] = goalLine.exec(content) ?? [];
	const goal = Number(number);
	// "ODS 7 es el que…" is a sentence about a goal.
	if (!isGoalNumber(goal) || (rest && !mark.trim())) return undefined;
	const text = [name, openBold(rest)].filter(Boolean).join(": ");
	return [goal, abbreviation.toUpperCase(), text];
}

/**
 * Creates a function that writes the next line as the layout has it: headings and levels in its words, goals with its abbreviation,
 * proposals with a number and a bold title. Sources are left out.
 * @param given language of the text. Without it, that of the first heading which is the layout's own.
 */
function createLineWriter(given: LayoutLanguage | undefined) {
	let language = given;
	/** Of the last known heading. */
	let headingLanguage: LayoutLanguage | undefined;
	let kind: SectionKind = "other";
	const stood = new Set<SectionKind>();
	/** Sections that have stood under a heading in any words. */
	const named = new Set<SectionKind>();
	let first: string | undefined;
	let last: string | undefined;
	/** The number before the section's heading: only the next one is that of a heading among numbered proposals. */
	let sectionNumber: number | undefined;
	let isInProposal = false;
	/** Whether there is nothing under the last heading yet. */
	let isEmpty = false;
	/** What joins a line of text to the goal, level or title before it, which has none yet. */
	let joint: string | undefined;
	/** Whether a blank line, or anything, is before this one. */
	let hasGap = false;
	let hasText = false;
	/** A title such as "Análisis de alianza", which the page has already: it is left out before another heading. */
	let title: CanonicalPart | undefined;

	function part(text: string, isParagraph = true, heading: Partial<CanonicalPart> = {}): CanonicalPart {
		const isApart = heading.section ? hasText : hasGap && !isEmpty && isParagraph;
		const breaks = isApart ? "\n\n" : hasText ? "\n" : "";
		hasText = true;
		hasGap = false;
		isEmpty = heading.section !== undefined;
		joint = undefined;
		return { text: breaks + text, starts: true, ...heading };
	}

	function startSection({ words, isOfLayout, ...heading }: Heading, line: Line): CanonicalPart[] {
		const isTitle = heading.kind === "other" && /an[aáà]l[iy]s/i.test(words);
		// Some write a heading twice.
		if (isEmpty && words === last) return [];
		const isAgain = isOfLayout ? stood.has(heading.kind) : words === first;
		if (isOfLayout) {
			stood.add(heading.kind);
			language ??= heading.language;
		}
		if (!isTitle) {
			first ??= words;
			last = words;
		}
		// "Proposal B" after "Proposal A" is a title of its own.
		const isTitleOfOwn = !isOfLayout && !heading.value && line.title !== "" && named.has(heading.kind);
		named.add(heading.kind);
		sectionNumber = line.number;
		isInProposal = false;
		kind = isTitleOfOwn && heading.kind !== "sources" ? "other" : heading.kind;
		headingLanguage = language ?? heading.language;
		if (kind === "sources") return [];
		const isKnown = kind !== "other" && headingLanguage;
		const name = isKnown ? analysisHeadings[isKnown][kind as AnalysisSectionKind] : line.title;
		const started = part(`**${name}**`, true, { section: kind, isAgain });
		if (!isTitle) return [started];
		title = started;
		return [];
	}

	return ({ text, starts }: Part): CanonicalPart[] => {
		const written = withPlainMarks(withoutCitations(text.trimEnd(), starts));
		if (!starts) return written && kind !== "sources" ? [{ text: written, starts }] : [];
		// A line of marks is a rule.
		if (!/[\p{L}\p{N}]/u.test(written)) {
			hasGap = true;
			return [];
		}
		let line = readLine(written);
		const isNested = isInProposal && line.indent > 1;
		const isProposal = kind === "collaboration" && line.number !== undefined && !isNested;
		const isNext = sectionNumber !== undefined && line.number === sectionNumber + 1;
		// The last number of a cut text can be half of one.
		const isCut = !text.endsWith("\n") && /(?<!\d)\d$/.test(written);
		const goal = isProposal || isCut ? undefined : readGoal(line.content);
		let level = kind === "fit" && isEmpty ? readLevel(line.content) : undefined;
		if (level && line.isTitle && level.rest && !/[^\p{L}\p{M}\s*][\s*]*$/u.test(level.start))
			level = undefined;

		const isHeading = !goal && !level && !isNested && (!isProposal || isNext);
		let heading = isHeading ? readHeading(line, kind, stood) : undefined;
		if (isProposal && heading?.kind === "other") heading = undefined;
		const parts = title && !heading ? [title] : [];
		if (title && heading) hasText = title.text.startsWith("\n");
		title = undefined;
		if (heading) {
			parts.push(...startSection(heading, line));
			if (!heading.value) return parts;
			line = readLine(heading.value);
			if (kind === "fit") level = readLevel(heading.value);
		}
		if (kind === "sources") return parts;

		const { indent, content, number } = line;
		const pad = " ".repeat(indent > 1 ? indent : 0);
		if (goal) {
			isInProposal = false;
			const [goalNumber, abbreviation, about] = goal;
			const shown = language ? goalAbbreviation[language] : abbreviation;
			parts.push(part(`${shown} ${goalNumber}${about && `: ${about}`}`, false));
			if (!about) joint = ": ";
		} else if (level && headingLanguage) {
			const rest = openBold(level.rest);
			parts.push(part(fitLevels[headingLanguage][level.level] + (rest && `: ${rest}`)));
			if (!rest) joint = ": ";
		} else if (isProposal && !heading) {
			isInProposal = true;
			const { title, rest } = line;
			const titled = `**${title.replace(/\s*\.$/, "")}**${rest && `: ${rest}`}`;
			parts.push(part(`${number}. ${title ? titled : rest || content}`, false));
			if (title && !rest) joint = ": ";
		} else if (line.isBullet || line.isNumbered) {
			parts.push(part(`${pad}${line.isNumbered ? `${number}.` : "-"} ${content}`, false));
		} else if (joint) {
			parts.push({ text: joint + content, starts: true });
			joint = undefined;
			hasGap = false;
		} else {
			// A bold line is a heading, but with a full stop.
			parts.push(part(pad + content.replace(/^\*\*([^*]+?)([.!?…]+)\*\*$/, "**$1**$2")));
		}
		return parts;
	};
}

/** Writes the lines of a text as the layout has them. */
export async function* canonicalLines(
	parts: AsyncIterable<Part>,
	language?: string,
): AsyncGenerator<CanonicalPart> {
	const given = language && language in analysisHeadings ? (language as LayoutLanguage) : undefined;
	let write = createLineWriter(given);
	for await (const part of parts) {
		if (part.text === thoughtsEnd) {
			yield part;
			write = createLineWriter(given);
		} else {
			yield* write(part);
		}
	}
}
