import type { GoalNumber } from "../../content/goals.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import {
	type AnalysisSectionKind,
	analysisHeadings,
	type FitLevel,
	fitLevels,
} from "../../schemas/analysis-text.ts";

/** A stretch of text, in bold or not. */
export interface Run {
	text: string;
	strong: boolean;
}

/** A numbered proposal. */
export interface ProposalItem {
	kind: "item";
	number: number;
	/** What it puts in bold at its start; may be empty. */
	title: string;
	text: Run[];
	/** The bullets under it. */
	points: Run[][];
}

/** A line such as "ODS 7: text". */
export interface GoalItem {
	kind: "goal";
	goal: GoalNumber;
	/** "ODS" or "SDG", as the line says. */
	abbreviation: string;
	text: Run[];
}

export type AnalysisBlock =
	| { kind: "paragraph"; text: Run[] }
	| { kind: "bullet"; text: Run[] }
	| ProposalItem
	| GoalItem;

export interface AnalysisSection {
	/** "other" for headings beyond those asked for. */
	kind: AnalysisSectionKind | "other";
	/** Empty for what comes before the first heading. */
	heading: string;
	blocks: AnalysisBlock[];
}

/** The language that an analysis is written in, which is that of its idea: its headings tell, once one of ours has come. */
export function analysisLanguage(sections: readonly AnalysisSection[]): Language | undefined {
	return languages.find((language) => {
		const headings: string[] = Object.values(analysisHeadings[language]);
		return sections.some(({ heading }) => headings.includes(heading));
	});
}

/** How well the idea fits, as the section "fit" says in its first words. */
export function fitLevelOf({ kind, blocks }: AnalysisSection): FitLevel | undefined {
	if (kind !== "fit" || !blocks[0]) return undefined;
	const text = runsText(blocks[0].text).toLowerCase();
	const levels: FitLevel[] = ["unclear", "partial", "clear"];
	return levels.find((level) =>
		languages.some((each) => text.startsWith(fitLevels[each][level].toLowerCase())),
	);
}

/** The analysis without marks, for the clipboard. */
export function plainText(sections: readonly AnalysisSection[]): string {
	return sections
		.map(({ heading, blocks }) => [heading, ...blocks.map(blockText)].filter(Boolean).join("\n"))
		.join("\n\n");
}

function blockText(block: AnalysisBlock): string {
	const text = runsText(block.text);
	if (block.kind === "bullet") return `- ${text}`;
	if (block.kind === "goal") return `${block.abbreviation} ${block.goal}: ${text}`;
	if (block.kind === "paragraph") return text;
	const lead = [block.title, text].filter(Boolean).join(": ");
	return [`${block.number}. ${lead}`, ...block.points.map((point) => `   - ${runsText(point)}`)].join("\n");
}

function runsText(runs: readonly Run[]): string {
	return runs.map(({ text }) => text).join("");
}
