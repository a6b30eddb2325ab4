import { type GoalNumber, isGoalNumber } from "../../content/goals.ts";
import { findHeading, headingKind } from "../../schemas/analysis-headings.ts";
import { type AnalysisSectionKind, thoughtsEnd } from "../../schemas/analysis-layout.ts";

/** A run of text with one font weight. */
export type Run = { text: string; strong: boolean };

export interface ProposalItem {
	kind: "item";
	number: number;
	/** The bold text at its start; may be empty. */
	title: string;
	text: Run[];
	points: BulletItem[];
}

/** An item of a list. */
export interface BulletItem {
	kind: "bullet";
	/** How many lists it is nested in. */
	depth: number;
	/** Of a numbered list. */
	number: number | undefined;
	text: Run[];
}

/** A line such as "ODS 7: text". */
export interface GoalItem {
	kind: "goal";
	goal: GoalNumber;
	/** "ODS" or "SDG", as in the text. */
	abbreviation: string;
	text: Run[];
}

export type AnalysisBlock = { kind: "paragraph"; text: Run[] } | BulletItem | ProposalItem | GoalItem;

export interface AnalysisSection {
	/** "other" for headings that the prompt does not ask for. */
	kind: AnalysisSectionKind | "other";
	/** Empty for blocks before the first heading. */
	heading: string;
	blocks: AnalysisBlock[];
}

/** What stands before the text of a line: indentation, `##`, a bullet, a number. */
const lineMarks = /^([ \t]*)(?:>\s*)?(?:(#{1,6})\s*|([-*+•·–—▪◦‣])\s+)?(?:(\d{1,2})[.)]\s+)?(.*)$/;
/** Bold text at the start of a line, what separates it from the rest, and the rest. */
const boldStart = /^(\*{2,3}|__)(.+?)\1\s*([:.–—-]?)\s*(.*)$/;
/** A title with what follows it on its line: "Encaje: Claro", "**Encaje** – Claro", "Encaje (Claro". */
const labelled = /^(.{2,60}?)[*_\s]*(?:[:–—(]|\s-\s)[*_\s]*(?=\S)(.*[\p{L}\p{N}].*)$/u;
/** The number in a heading or in the title of a proposal: "1. Title", "Propuesta 1: Title". */
const leadingNumber = /^(?:(?:propuesta|proposta|proposal|opci[oó]n?|option)\s+)?(\d{1,2})\s*[.):–-]\s*/i;
/** "ODS 7: text", "**SDG 7 (name)** text". Groups: abbreviation, number, mark after it, name, text. */
const goalLine =
	/^\**(OD[SD]|SDG)\s*(?:n[.º°]*\s*)?#?(\d{1,2})(?!\d|[.,]\d)(\**\s*(?:\(([^()]*)\))?\**\s*(?:[:–—]|[-.](?=\s|$))?\**)\s*(.*)$/i;

type Line = ReturnType<typeof readLine>;

/** Takes a line apart. Its title is the text of a `##` heading, or the bold text at the start; else empty. */
function readLine(line: string) {
	const [, indent = "", hash, bullet, mark, content = ""] = lineMarks.exec(line.trimEnd()) ?? [];
	const [, , bold = "", separator = "", rest = ""] = (!hash && boldStart.exec(content)) || [];
	const written = hash ? content.replace(/\s*#+$/, "").replaceAll("**", "") : bold;
	// After a mark such as "1." the title's own number is part of it: "24-hour collection".
	const title = mark ? written : written.replace(leadingNumber, "");
	const number = mark ?? leadingNumber.exec(written)?.[1];
	return {
		indent: indent.replaceAll("\t", "    ").length,
		isHash: Boolean(hash),
		isBullet: Boolean(bullet),
		isNumbered: Boolean(mark) && !hash,
		number: number ? Number(number) : undefined,
		content,
		title: title.replace(/\s*:\s*$/, "").trim(),
		rest,
		isSentence: !hash && /[.!?…]$/.test(title + separator),
	};
}

/**
 * Parses the text of an analysis into sections: headings, lists, numbered proposals, goals and bold. Anything else is a
 * paragraph; links, images and HTML stay plain text. Models follow `app/schemas/analysis-layout.ts` only roughly.
 *
 * @param partial whether more text will arrive, so that the last line may be incomplete
 * @returns the sections in their order; none for blank text
 */
export function parseAnalysis(text: string, { partial = false } = {}): AnalysisSection[] {
	const lines = (text.split(thoughtsEnd).at(-1) ?? "").split(/\r\n?|\n/);
	if (partial) lines.push(completePartialLine(lines.pop() ?? ""));
	let section: AnalysisSection = { kind: "other", heading: "", blocks: [] };
	const sections = [section];
	/** The number before the section's heading: only the next one is that of a heading among numbered proposals. */
	let sectionNumber: number | undefined;
	/** Whether the previous line belongs to the last block, so that a plain line continues it. */
	let followsBlock = false;
	/** Columns of the lists that the last bullet is in, the outermost first. */
	let indents: number[] = [];
	for (const [index, raw] of lines.entries()) {
		if (/^[\s>]*(?:[-=*_]{3,}|`{3}.*)?\s*$/.test(raw)) {
			followsBlock = false;
			continue;
		}
		const isUnderlined = /^\s*={3,}\s*$/.test(lines[index + 1] ?? "");
		const line = readLine(isUnderlined ? `# ${raw}` : raw);
		const last = section.blocks.at(-1);
		const item = last?.kind === "item" ? last : undefined;
		const isNested = item !== undefined && line.indent > 1;
		const isProposal = section.kind === "collaboration" && line.number !== undefined && !isNested;
		const isNext = sectionNumber !== undefined && line.number === sectionNumber + 1;
		const heading = isNested || (isProposal && !isNext) ? undefined : readHeading(line, section.kind);
		const goal = isProposal || line.isHash ? undefined : parseGoal(line.content);
		const lacksText = item && item.text.length + item.points.length === 0;
		if (heading && !(isProposal && heading.kind === "other")) {
			section = heading;
			sections.push(section);
			sectionNumber = line.number;
		} else if (goal) {
			section.blocks.push(goal);
		} else if (isProposal) {
			const { number = 0, title, rest, content } = line;
			const text = parseRuns(title ? rest : content);
			section.blocks.push({ kind: "item", number, title: title.replace(/\s*\.$/, ""), text, points: [] });
			indents = [];
		} else if (line.isBullet || line.isNumbered) {
			if (last?.kind !== "bullet" && !item?.points.length) indents = [];
			indents = [...indents.filter((column) => column < line.indent), line.indent];
			const number = line.isNumbered ? line.number : undefined;
			const text = parseRuns(line.content);
			(item?.points ?? section.blocks).push({ kind: "bullet", depth: indents.length - 1, number, text });
		} else if (last && (followsBlock || lacksText || (line.indent > 1 && last.kind !== "paragraph"))) {
			const { text } = item?.points.at(-1) ?? last;
			text.push(...(text.length > 0 ? [{ text: "\n", strong: false }] : []), ...parseRuns(line.content));
		} else {
			section.blocks.push({ kind: "paragraph", text: parseRuns(line.content) });
		}
		followsBlock = true;
	}
	// The page has a title such as "# Análisis de alianza" already.
	const isTitle = ({ heading }: AnalysisSection) => /^$|an[aáà]l[iy]s/i.test(heading);
	return sections.filter((section, index) => index > 1 || section.blocks.length > 0 || !isTitle(section));
}

/** The section that a line begins, with the text after its heading. */
function readHeading(line: Line, currentKind: AnalysisSection["kind"]): AnalysisSection | undefined {
	const { isNumbered, content, title, rest } = line;
	const isList = line.isBullet || isNumbered;
	const isMarked = title !== "" && !line.isBullet;
	const known = findHeading(content);
	if (known && (isMarked || known.isOfLayout || (!isList && known.kind !== currentKind)))
		return { kind: known.kind, heading: known.heading, blocks: [] };

	const [, name = title, value = rest] = labelled.exec(content) ?? [];
	const label = value && findHeading(name);
	if (label && label.kind !== currentKind && (label.isOfLayout || (isMarked && !isNumbered))) {
		const text = parseRuns(openBold(value));
		return { kind: label.kind, heading: label.heading, blocks: [{ kind: "paragraph", text }] };
	}
	if (!title || rest || isList || line.isSentence) return undefined;
	return { kind: headingKind(title) ?? "other", heading: title, blocks: [] };
}

function parseGoal(content: string): AnalysisBlock | undefined {
	const [, abbreviation = "", number, mark = "", name, rest = ""] = goalLine.exec(content) ?? [];
	const goal = Number(number);
	// "ODS 7 es el que…" is a sentence about a goal.
	if (!isGoalNumber(goal) || (rest && !mark.trim())) return undefined;
	const text = [name, openBold(rest)].filter(Boolean).join(": ");
	return { kind: "goal", goal, abbreviation: abbreviation.toUpperCase(), text: parseRuns(text) };
}

/** The part of an incomplete last line that can be shown: no lone marks, nor a goal whose number may get another digit. */
function completePartialLine(line: string): string {
	if (/^[\s#>*_+•·–—\-\d.)]*$|^\s*(?:[-*+•]\s+)?\**(?:OD?[SD]?|SD?G?)\s*\d{0,2}\**$/.test(line)) return "";
	const completed = line.replace(/(?<!\*)\*$/, "").trimEnd();
	return hasOpenBold(completed) ? `${completed}**`.replace(/\*{4}$/, "") : completed;
}

const hasOpenBold = (text: string) => text.split("**").length % 2 === 0;

/** Opens bold text that began before this text. */
const openBold = (text: string) => (hasOpenBold(text) ? `**${text}` : text);

/** Splits a text into bold and other runs. Single asterisks mean italics, which the page does not use. */
function parseRuns(text: string): Run[] {
	return text.split(/(\*{2,3}|__)(?=\S)(.+?)(?<=\S)\1/).flatMap((part, index) => {
		const text = part.replace(/(?<![*\w])\*(?=\S)([^*]+?)(?<=\S)\*(?![*\w])/g, "$1");
		// Every third part is the mark of the bold text after it.
		return text && index % 3 !== 1 ? [{ text, strong: index % 3 === 2 }] : [];
	});
}

/** The analysis as plain text without Markdown, for the clipboard. */
export function toPlainText(sections: readonly AnalysisSection[]): string {
	return sections
		.map(({ heading, blocks }) => [heading, ...blocks.map(blockToPlainText)].filter(Boolean).join("\n"))
		.join("\n\n");
}

function blockToPlainText(block: AnalysisBlock): string {
	const text = joinRuns(block.text);
	if (block.kind === "paragraph") return text;
	if (block.kind === "goal") return `${block.abbreviation} ${block.goal}: ${text}`;
	if (block.kind === "bullet")
		return `${"   ".repeat(block.depth)}${block.number ? `${block.number}.` : "-"} ${text}`;
	const points = block.points.map((point) => `\n   ${blockToPlainText(point)}`).join("");
	return `${block.number}. ${[block.title, text].filter(Boolean).join(": ")}${points}`;
}

/** A question and what follows it. It ends with its sentence: not within "How much (a year?) and where?". */
const questionEnd = /^(.*?[?？؟][!…"'”’»›)]*)(?=\s|$)(?!\s+\p{Ll})\s*(.*)$/su;

/**
 * Splits a section after its question: "Is there a roof? If so, …".
 * @returns what there is up to its first question, and the rest; all of it and nothing if no paragraph asks anything
 */
export function splitAfterQuestion(blocks: readonly AnalysisBlock[]): [AnalysisBlock[], AnalysisBlock[]] {
	for (const [index, block] of blocks.entries()) {
		if (block.kind !== "paragraph") continue;
		const at = block.text.findIndex(({ text }) => questionEnd.test(text));
		const run = block.text[at];
		if (!run) continue;
		const [, asked = "", rest = ""] = questionEnd.exec(run.text) ?? [];
		const following = [{ ...run, text: rest }, ...block.text.slice(at + 1)];
		while (following[0] && !following[0].text.trim()) following.shift();
		const question = { ...block, text: [...block.text.slice(0, at), { ...run, text: asked }] };
		return [
			[...blocks.slice(0, index), question],
			[...(following.length > 0 ? [{ ...block, text: following }] : []), ...blocks.slice(index + 1)],
		];
	}
	return [[...blocks], []];
}

/** The text of runs without their weights. */
export const joinRuns = (runs: readonly Run[]) => runs.map(({ text }) => text).join("");
