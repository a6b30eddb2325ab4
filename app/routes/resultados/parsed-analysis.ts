import type { GoalNumber } from "../../content/goals.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import {
	type AnalysisSectionKind,
	analysisHeadings,
	type FitLevel,
	fitLevels,
} from "../../schemas/analysis-layout.ts";

/** A run of text with one font weight. */
export interface Run {
	text: string;
	strong: boolean;
}

/** A numbered proposal. */
export interface ProposalItem {
	kind: "item";
	number: number;
	/** The bold text at its start; may be empty. */
	title: string;
	text: Run[];
	/** The bullets under it. */
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

/** Detects the language of an analysis by its headings. Undefined until the first known heading has arrived. */
export function analysisLanguage(sections: readonly AnalysisSection[]): Language | undefined {
	return languages.find((language) => {
		const headings: string[] = Object.values(analysisHeadings[language]);
		return sections.some(({ heading }) => headings.includes(heading));
	});
}

/** Reads the level from the first words of the section "fit"; undefined in other sections. */
export function readFitLevel({ kind, blocks }: AnalysisSection): FitLevel | undefined {
	if (kind !== "fit" || !blocks[0]) return undefined;
	const text = joinRuns(blocks[0].text).toLowerCase();
	const levels: FitLevel[] = ["unclear", "partial", "clear"];
	return levels.find((level) =>
		languages.some((language) => text.startsWith(fitLevels[language][level].toLowerCase())),
	);
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

function joinRuns(runs: readonly Run[]): string {
	return runs.map(({ text }) => text).join("");
}
