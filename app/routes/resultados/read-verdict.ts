import { type CompanyId, companies } from "../../content/companies.ts";
import { plainWords } from "../../schemas/analysis-headings.ts";
import { type FitLevel, fitLevels } from "../../schemas/analysis-layout.ts";
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

/** What models write for a level besides: in other languages, and with the heading. */
const otherLevels: Record<FitLevel, string> = {
	clear: "Clear fit, Encaje claro",
	joint: "Conxunto, Joint fit, Encaje conjunto",
	partial: "Partial fit, Encaje parcial",
	unclear: "Aínda non está claro",
	none: "Sen encaixe",
};

/** The longer ones first. */
const levels = [otherLevels, ...Object.values(fitLevels)].flatMap((words) =>
	(Object.entries(words) as [FitLevel, string][]).flatMap(([level, list]) =>
		list.split(", ").map((word) => [level, word] as const),
	),
);

/** Splits "Clear: the reason" into the level, its word, and the rest after the colon. */
function splitLevel(runs: readonly Run[]): { level?: FitLevel | undefined; word: string; rest: Run[] } {
	const text = joinRuns(runs);
	const words = `${plainWords(text)} `;
	const [level, name = ""] = levels.find(([, name]) => words.startsWith(`${plainWords(name)} `)) ?? [];
	if (!level) return { word: "", rest: [...runs] };
	const count = name.split(" ").length;
	const [start = ""] =
		new RegExp(`^(?:\\P{L}*\\p{L}[\\p{L}\\p{M}]*){${count}}[^\\p{L}\\p{N}¿¡("“«]*`, "u").exec(text) ?? [];
	let left = start.length;
	const rest = runs.flatMap((run) => {
		const kept = run.text.slice(left);
		left = Math.max(0, left - run.text.length);
		return kept ? [{ ...run, text: kept }] : [];
	});
	return { level, word: name, rest };
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
