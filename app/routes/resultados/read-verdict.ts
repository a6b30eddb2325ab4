import { type CompanyId, companies } from "../../content/companies.ts";
import { languages } from "../../i18n/languages.ts";
import { type FitLevel, fitLevels } from "../../schemas/analysis-layout.ts";
import { type AnalysisBlock, type AnalysisSection, joinRuns, type Run } from "./parse-analysis.ts";

/** What the section "fit" says. */
export interface Verdict {
	/** Undefined if the section does not start with one of `fitLevels`. */
	level?: FitLevel | undefined;
	/** The level as it is written; empty without one. */
	word: string;
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
	const verdict = { level, word, reason };
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

/** Splits "Clear: the reason" into the level, its word, and the rest after the colon. */
function splitLevel(runs: readonly Run[]): { level?: FitLevel | undefined; word: string; rest: Run[] } {
	const text = joinRuns(runs);
	const levels = languages.flatMap((language) => Object.entries(fitLevels[language]) as [FitLevel, string][]);
	const startsWith = (word: string) =>
		text.toLowerCase().startsWith(word.toLowerCase()) && !/^\p{L}/u.test(text.slice(word.length));
	const [level, written] = levels.find(([, word]) => startsWith(word)) ?? [];
	if (!written) return { word: "", rest: [...runs] };
	const [separator = ""] = /^[\s:.,–—-]*/.exec(text.slice(written.length)) ?? [];
	let left = written.length + separator.length;
	const rest = runs.flatMap((run) => {
		const kept = run.text.slice(left);
		left = Math.max(0, left - run.text.length);
		return kept ? [{ ...run, text: kept }] : [];
	});
	return { level, word: text.slice(0, written.length), rest };
}

/** The companies that blocks name, in the order of the text. */
export function companiesIn(blocks: readonly AnalysisBlock[]): CompanyId[] {
	const text = blocks
		.map((block) =>
			block.kind === "item"
				? [block.title, joinRuns(block.text), ...block.points.map(joinRuns)].join("\n")
				: joinRuns(block.text),
		)
		.join("\n");
	return companies
		.map(({ id, name }) => ({ id, at: text.indexOf(name) }))
		.filter(({ at }) => at >= 0)
		.sort((one, other) => one.at - other.at)
		.map(({ id }) => id);
}
