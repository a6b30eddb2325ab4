import { type CompanyId, companies } from "../../content/companies.ts";
import { type FitLevel, fitLevels, plainWords } from "../../schemas/analysis-layout.ts";
import { type AnalysisBlock, type AnalysisSection, joinRuns, type Run } from "./parse-analysis.ts";

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
