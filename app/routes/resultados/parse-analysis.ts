import { type GoalNumber, isGoalNumber } from "../../content/goals.ts";
import type { AnalysisSectionKind } from "../../schemas/analysis-layout.ts";

/** A run of text with one font weight. */
export interface Run {
	text: string;
	strong: boolean;
}

export interface ProposalItem {
	kind: "item";
	number: number;
	/** The bold text at its start; may be empty. */
	title: string;
	text: Run[];
	points: Run[][];
}

/** A line such as "ODS 7: text". */
export interface GoalItem {
	kind: "goal";
	goal: GoalNumber;
	/** "ODS" or "SDG", as in the text. */
	abbreviation: string;
	text: Run[];
}

export type AnalysisBlock =
	| { kind: "paragraph"; text: Run[] }
	| { kind: "bullet"; text: Run[] }
	| ProposalItem
	| GoalItem;

export interface AnalysisSection {
	/** "other" for headings that the prompt does not ask for. */
	kind: AnalysisSectionKind | "other";
	/** Empty for blocks before the first heading. */
	heading: string;
	blocks: AnalysisBlock[];
}

/** Patterns of headings in both languages, without accents. The first match wins. */
const kindPatterns: readonly (readonly [AnalysisSection["kind"], RegExp])[] = [
	["next", /\b(que pasa ahora|(proximos?|siguientes?) pasos?|what happens next|next steps?)\b/],
	["goals", /\b(ods|sdgs?|agenda 2030)\b|desarrollo sostenible|sustainable development/],
	["other", /\b(analisis|analysis|pasos|steps)\b/],
	["understanding", /\b(hemos entendido|entendemos|we understood|understanding of)\b/],
	["fit", /^((grado|nivel) de )?encaje\b|^((degree|level) of )?fit\b/],
	["question", /^(la |the )?(pregunta|question|open question)\b/],
	["ready", /\b(tener preparad[oa]|que preparar|to have ready|to prepare)\b/],
	[
		"collaboration",
		/\b(colabora|collabora|coopera|alianza|alliance|partnership|propuesta|proposal|s[iy]nerg)/,
	],
	["sector", /\b(sector|industr(ia|y)|(tipo de|type of) (negocio|empresa|business|company)|business type)/],
	["sustainability", /\b(sostenib|sustainab|ambiental|environment|circular)/],
];

/** The mark of a line and its text: `## Title`, `- bullet`, `1. proposal`. */
const markedLine = /^(?:(#{1,6})\s+|([-*+•·–—])\s+|(\d{1,2})[.)]\s+)?(.+)$/;

/** Bold text at the start of a line, what separates it from the rest, and the rest. */
const boldStart = /^(\*\*|__)(.+?)\1\s*([:.–—-]?)\s*(.*)$/;

/** The number in a heading or in the title of a proposal: "1. Title", "Propuesta 1: Title". */
const leadingNumber = /^(?:(?:propuesta|proposal|opci[oó]n|option)\s+)?(\d{1,2})\s*[.):–-]\s*/i;

/** "ODS 7: text", "**SDG 7 (name)** text". Groups: abbreviation, number, mark after it, name, text. */
const goalLine =
	/^\**(ODS|SDG)\s*(?:n[.º°]*\s*)?#?(\d{1,2})(?!\d|[.,]\d)(\**\s*(?:\(([^()]*)\))?\**\s*(?:[:–—]|[-.](?=\s|$))?\**)\s*(.*)$/i;

/**
 * Parses the text of an analysis into sections: headings, bullets, numbered proposals, goals and bold. Anything else is a
 * paragraph; links, images and HTML stay plain text. Models follow `app/schemas/analysis-layout.ts` only roughly.
 *
 * @param partial whether more text will arrive, so that the last line may be incomplete
 * @returns the sections in their order; none for blank text
 */
export function parseAnalysis(text: string, { partial = false } = {}): AnalysisSection[] {
	const lines = text.split(/\r\n?|\n/);
	if (partial) lines.push(completePartialLine(lines.pop() ?? ""));
	let section: AnalysisSection = { kind: "other", heading: "", blocks: [] };
	const sections = [section];
	/** Whether the previous line belongs to the last block, so that a plain line continues it. */
	let followsBlock = false;
	for (const line of lines) {
		const content = line.trim().replace(/^>\s*/, "");
		const isBlank = content === "" || /^(?:-{3,}|\*{3,}|_{3,}|```.*)$/.test(content);
		const parsed = isBlank ? undefined : parseLine(content, section.kind);
		const last = section.blocks.at(-1);
		const item = last?.kind === "item" ? last : undefined;
		const belongsToItem = item && (followsBlock || /^(?: {2}|\t)/.test(line));
		const lacksText = item && item.text.length + item.points.length === 0;
		if (parsed && "blocks" in parsed) {
			section = parsed;
			sections.push(section);
		} else if (parsed?.kind === "bullet" && belongsToItem) {
			item.points.push(parsed.text);
		} else if (parsed?.kind === "paragraph" && last && (followsBlock || belongsToItem || lacksText)) {
			const text = item?.points.at(-1) ?? last.text;
			text.push(...(text.length > 0 ? [{ text: "\n", strong: false }] : []), ...parsed.text);
		} else if (parsed) {
			section.blocks.push(parsed);
		}
		followsBlock = !isBlank;
	}
	// The page has a title such as "# Análisis de alianza" already.
	const isTitle = ({ kind, heading }: AnalysisSection) =>
		kind === "other" && /^$|an[aá]lisis|analysis/i.test(heading);
	return sections.filter((section, index) => index > 1 || section.blocks.length > 0 || !isTitle(section));
}

/** A heading as a new section, or a block of the current one. */
function parseLine(line: string, currentKind: AnalysisSection["kind"]): AnalysisSection | AnalysisBlock {
	const [, hash, bullet, mark, content = line] = markedLine.exec(line) ?? [];
	const goal = hash ? undefined : parseGoal(content);
	if (goal) return goal;
	if (bullet) return { kind: "bullet", text: parseRuns(content) };

	const hashTitle = hash && content.replace(/\s*#+$/, "").replaceAll("**", "");
	const [, , bold = "", separator = "", rest = ""] = (!hash && boldStart.exec(content)) || [];
	const writtenTitle = hashTitle ?? bold;
	// After a mark such as "1." the title's own number is part of it: "24-hour collection".
	const unnumbered = mark ? writtenTitle : writtenTitle.replace(leadingNumber, "");
	const title = unnumbered.replace(/\s*:\s*$/, "").trim();
	const innerNumber = currentKind === "collaboration" ? leadingNumber.exec(writtenTitle)?.[1] : undefined;
	const number = mark ?? innerNumber;
	const kind = sectionKind(title);
	const isKnown = kind !== "other";
	const isSentence = !hash && /[.!?…]$/.test(title + separator);
	const isLabel = separator === ":" || writtenTitle.endsWith(":");
	const isHeading = rest
		? isKnown && isLabel && kind !== currentKind && !number
		: title && !isSentence && (isKnown || !number);
	if (isHeading)
		return { kind, heading: title, blocks: rest ? [{ kind: "paragraph", text: parseRuns(rest) }] : [] };
	if (!number) return { kind: "paragraph", text: parseRuns(content) };
	const text = parseRuns(title ? rest : content);
	return { kind: "item", number: Number(number), title: title.replace(/\s*\.$/, ""), text, points: [] };
}

function sectionKind(heading: string): AnalysisSection["kind"] {
	const plain = heading.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return kindPatterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? "other";
}

function parseGoal(content: string): AnalysisBlock | undefined {
	const [, abbreviation = "", number, mark = "", name, rest = ""] = goalLine.exec(content) ?? [];
	const goal = Number(number);
	// "ODS 7 es el que…" is a sentence about a goal.
	if (!isGoalNumber(goal) || (rest && !mark.trim())) return undefined;
	const text = [name, hasOpenBold(rest) ? `**${rest}` : rest].filter(Boolean).join(": ");
	return { kind: "goal", goal, abbreviation: abbreviation.toUpperCase(), text: parseRuns(text) };
}

/** The displayable part of an incomplete last line: open bold is closed, ambiguous beginnings are left out. */
function completePartialLine(line: string): string {
	// Only marks, or a goal whose number may get another digit.
	if (/^[\s#>*_+•·–—\-\d.)]*$/.test(line)) return "";
	if (/^\s*(?:[-*+•]\s+)?\**(?:O|OD|ODS|S|SD|SDG)\s*\d{0,2}\**$/.test(line)) return "";
	const completed = line.replace(/(?<!\*)\*$/, "").trimEnd();
	return hasOpenBold(completed) ? `${completed}**`.replace(/\*{4}$/, "") : completed;
}

function hasOpenBold(text: string): boolean {
	return text.split("**").length % 2 === 0;
}

/** Splits a text into bold and other runs. Single asterisks mean italics, which the page does not use. */
function parseRuns(text: string): Run[] {
	return text
		.split(/(\*{2,3}|__)(?=\S)(.+?)(?<=\S)\1/)
		.map((part, index) => ({
			// Every third part is the mark of the bold text after it.
			text: index % 3 === 1 ? "" : part.replace(/(?<![*\w])\*(?=\S)([^*]+?)(?<=\S)\*(?![*\w])/g, "$1"),
			strong: index % 3 === 2,
		}))
		.filter((run) => run.text);
}

/** The analysis as plain text without Markdown, for the clipboard. */
export function toPlainText(sections: readonly AnalysisSection[]): string {
	return sections
		.map(({ heading, blocks }) => [heading, ...blocks.map(blockToPlainText)].filter(Boolean).join("\n"))
		.join("\n\n");
}

function blockToPlainText(block: AnalysisBlock): string {
	const text = joinRuns(block.text);
	if (block.kind === "bullet") return `- ${text}`;
	if (block.kind === "goal") return `${block.abbreviation} ${block.goal}: ${text}`;
	if (block.kind === "paragraph") return text;
	const lead = [block.title, text].filter(Boolean).join(": ");
	return [`${block.number}. ${lead}`, ...block.points.map((point) => `   - ${joinRuns(point)}`)].join("\n");
}

/** The text of runs without their weights. */
export function joinRuns(runs: readonly Run[]): string {
	return runs.map(({ text }) => text).join("");
}
