import { type CompanyId, companies } from "../../content/companies.ts";
import { type GoalNumber, isGoalNumber } from "../../content/goals.ts";
import {
	type AnalysisSectionKind,
	analysisHeadings,
	type FitLevel,
	fitLevels,
	plainWords,
	thoughtsEnd,
} from "../../schemas/analysis-layout.ts";

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

const kinds = new Map(
	Object.values(analysisHeadings).flatMap((headings) =>
		(Object.entries(headings) as [AnalysisSectionKind, string][]).map(([kind, heading]) => [heading, kind]),
	),
);

/**
 * Parses the text of an analysis into sections: headings, lists, numbered proposals, goals and bold, in the one form that the
 * Worker writes (`app/schemas/analysis-layout.ts`). Anything else is a paragraph; links, images and HTML stay plain text.
 * @returns the sections in their order; none for blank text
 */
export function parseAnalysis(text: string): AnalysisSection[] {
	let section: AnalysisSection = { kind: "other", heading: "", blocks: [] };
	const sections = [section];
	/** Whether the previous line belongs to the last block, so that a plain line continues it. */
	let followsBlock = false;
	/** Columns of the lists that the last bullet is in, the outermost first. */
	let indents: number[] = [];
	for (const line of text.split(thoughtsEnd).at(-1)?.split("\n") ?? []) {
		const [, heading] = /^\*\*([^*]+)\*\*$/.exec(line) ?? [];
		const [, abbreviation = "", goal, about = ""] = /^(OD[SD]|SDG) (\d{1,2}): ?(.*)$/.exec(line) ?? [];
		const [, { length: indent } = "", mark, content = ""] = /^( *)(?:(-|\d{1,2}\.) )?(.*)$/.exec(line) ?? [];
		const number = mark && mark !== "-" ? Number.parseInt(mark, 10) : undefined;
		const last = section.blocks.at(-1);
		const item = last?.kind === "item" ? last : undefined;
		if (heading) {
			section = { kind: kinds.get(heading) ?? "other", heading, blocks: [] };
			sections.push(section);
		} else if (isGoalNumber(Number(goal))) {
			section.blocks.push({
				kind: "goal",
				goal: Number(goal) as GoalNumber,
				abbreviation,
				text: parseRuns(about),
			});
		} else if (section.kind === "collaboration" && number !== undefined && !(item && indent > 1)) {
			const [, title = "", rest = content] = /^\*\*(.+?)\*\*(?:: )?(.*)$/.exec(content) ?? [];
			section.blocks.push({ kind: "item", number, title, text: parseRuns(rest), points: [] });
			indents = [];
		} else if (mark) {
			if (last?.kind !== "bullet" && !item?.points.length) indents = [];
			indents = [...indents.filter((column) => column < indent), indent];
			const block = { kind: "bullet", depth: indents.length - 1, number, text: parseRuns(content) } as const;
			(item?.points ?? section.blocks).push(block);
		} else if (last && content && (followsBlock || (indent > 1 && last.kind !== "paragraph"))) {
			const { text } = item?.points.at(-1) ?? last;
			text.push(...(text.length > 0 ? [{ text: "\n", strong: false }] : []), ...parseRuns(content));
		} else if (content) {
			section.blocks.push({ kind: "paragraph", text: parseRuns(content) });
		}
		followsBlock = content !== "";
	}
	return sections.filter(({ heading, blocks }) => heading || blocks.length > 0);
}

/** Splits a text into bold and other runs. */
function parseRuns(text: string): Run[] {
	return text
		.split(/\*\*(?=\S)(.+?)(?<=\S)\*\*/)
		.flatMap((text, index) => (text ? [{ text, strong: index % 2 === 1 }] : []));
}

/** The analysis as plain text without Markdown, for the clipboard. */
export const toPlainText = (text: string) => (text.split(thoughtsEnd).at(-1) ?? "").replaceAll("**", "");

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

/** What the section "fit" says. */
export interface Verdict {
	/** Undefined if the section does not start with one of `fitLevels`. */
	level?: FitLevel | undefined;
	/** The level in words; empty without one. */
	word: string;
	/** Of the section. */
	heading: string;
	/** What follows the level. */
	reason: AnalysisBlock[];
	/** The companies that it names, in the order of the text: one if it is clear, else at most two. */
	companies: CompanyId[];
}

/**
 * Reads the section "fit". Where it names no company, those of the section "sector" are taken.
 * @param partial whether the last section may not be complete
 * @returns undefined if there is no such section, or not yet all that the verdict is read from
 */
export function readVerdict(
	sections: readonly AnalysisSection[],
	{ partial = false } = {},
): Verdict | undefined {
	const complete = partial ? sections.slice(0, -1) : sections;
	const fit = complete.find(({ kind }) => kind === "fit");
	if (!fit) return undefined;
	const [first, ...others] = fit.blocks;
	const { level, word, rest } = splitLevel(first?.text ?? []);
	const reason = first && rest.length > 0 ? [{ ...first, text: rest }, ...others] : others;
	const verdict = { level, word, heading: fit.heading, reason };
	if (level === "none") return { ...verdict, companies: [] };
	let named = companiesIn(fit.blocks);
	if (named.length === 0) {
		const sector = complete.find(({ kind }) => kind === "sector");
		// The heading after it may still become that of the sector.
		if (partial && !sector && complete.length < complete.indexOf(fit) + 2) return undefined;
		named = companiesIn(sector?.blocks ?? []);
	}
	return { ...verdict, companies: named.slice(0, level === "clear" ? 1 : 2) };
}

const levels = Object.values(fitLevels).flatMap((words) => Object.entries(words) as [FitLevel, string][]);

/** Splits "Clear: the reason" into the level, its word, and the rest after the colon. */
function splitLevel([first, ...others]: readonly Run[]): { level?: FitLevel; word: string; rest: Run[] } {
	const [, word = "", rest = ""] = /^([^:]+)(?:: *(.*))?$/s.exec(first?.text ?? "") ?? [];
	const [level] = levels.find(([, name]) => name === word) ?? [];
	if (!first || !level) return { word: "", rest: first ? [first, ...others] : [] };
	return { level, word, rest: rest ? [{ ...first, text: rest }, ...others] : others };
}

/** The companies that blocks name, in the order of the text, whatever their case, accents and spaces. */
export function companiesIn(blocks: readonly AnalysisBlock[]): CompanyId[] {
	const texts = blocks.flatMap((block) =>
		block.kind === "item"
			? [block.title, joinRuns(block.text), ...block.points.map(({ text }) => joinRuns(text))]
			: [joinRuns(block.text)],
	);
	const words = texts.map((text) => ` ${plainWords(text)} `).join("\n");
	return companies
		.map(({ id, name }) => ({ id, at: words.indexOf(` ${plainWords(name)} `) }))
		.filter(({ at }) => at >= 0)
		.sort((one, other) => one.at - other.at)
		.map(({ id }) => id);
}
