/** The labelled ideas that the built-in analyst learns from. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type CompanyId, companies } from "#app/content/companies.ts";
import type { Language } from "#app/i18n/languages.ts";
import { nothingLabels, themes } from "#worker/analysis/built-in/themes.ts";

/** A line of `examples/<language>.jsonl`, or of a file of ideas to evaluate. */
export interface LabelledIdea {
	idea: string;
	language: Language | "ca";
	/** Of one of `themes`, or why nothing fits. Without one, only the company is known. */
	theme?: string;
	/** Null where nothing fits. */
	company: CompanyId | null;
	/** The writer's pass: one person who saw no other pass. */
	pass?: string;
	/** Clear to a person, but without the obvious keyword. */
	oblique?: boolean;
	/** How much it counts in the training: 1, or less for a pass that is wholly oblique, words of a glossary, and translations. */
	weight: number;
}

const folder = "scripts/analyst/examples";
const labelled = [...companies.map(({ id }) => [id, themes[id]] as const), [null, nothingLabels] as const];
/** The company and the theme of each label; of no company, why nothing fits. */
export const themesByLabel: ReadonlyMap<string, { company: CompanyId | null; theme: string }> = new Map(
	labelled.flatMap(([company, labelsOf]) =>
		Object.entries(labelsOf).flatMap(([theme, labels]) =>
			(labels as readonly string[]).map((label) => [label, { company, theme }] as const),
		),
	),
);

/**
 * Reads a file of labelled ideas, one JSON object a line. Where the lines do not say their language, the file's name does.
 * @throws Error naming an unknown theme
 */
export function readIdeas(file: string): LabelledIdea[] {
	const language = /(\w\w)\.jsonl$/.exec(file)?.[1];
	const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
	return lines.map((line) => {
		const idea = { weight: 1, language, ...JSON.parse(line) } as LabelledIdea;
		if (idea.theme === undefined) return idea;
		const found = themesByLabel.get(idea.theme);
		if (!found) throw new Error(`Unknown theme “${idea.theme}”.`);
		return { ...idea, company: found.company };
	});
}

/** The files of the examples: ideas, their machine translations, and words that ideas rarely hold. */
const exampleFiles = readdirSync(folder, { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".jsonl"))
	.sort()
	.map((file) => `${folder}/${file}`);

/** Every example of the repository. */
export const readExamples = () => exampleFiles.flatMap(readIdeas);

/** Digest of all that decides the weights, by which a test tells whether they are up to date. */
export function examplesDigest(): string {
	const hash = createHash("sha256");
	const sources = ["examples", "lbfgs", "logistic-regression", "training"].map(
		(name) => `scripts/analyst/${name}.ts`,
	);
	for (const file of [...exampleFiles, ...sources, "worker/text-language.ts"])
		hash.update(file).update(readFileSync(file));
	return hash.update(JSON.stringify([themes, nothingLabels])).digest("hex");
}
