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
	/** The companies that it names, at most two, in the order of the text. */
	companies: CompanyId[];
}

/** Reads the section "fit". Where it names no company, those of the section "sector" are taken. */
export function readVerdict(sections: readonly AnalysisSection[]): Verdict | undefined {
	const fit = sections.find(({ kind }) => kind === "fit");
	if (!fit) return undefined;
	const [first, ...others] = fit.blocks;
	const { level, word, rest } = splitLevel(first?.text ?? []);
	const reason = first && rest.length > 0 ? [{ ...first, text: rest }, ...others] : others;
	const named = companiesIn(fit.blocks);
	const sector = level === "none" ? undefined : sections.find(({ kind }) => kind === "sector");
	return { level, word, reason, companies: named.length > 0 ? named : companiesIn(sector?.blocks ?? []) };
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

/** The companies that blocks name, at most two, in the order of the text. */
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
		.slice(0, 2)
		.map(({ id }) => id);
}
