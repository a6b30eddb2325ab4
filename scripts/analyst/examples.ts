/** The labelled ideas that the built-in analyst learns from. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type CompanyId, companies } from "#app/content/companies.ts";
import type { Language } from "#app/i18n/languages.ts";
import { nothingKinds, themes } from "#worker/analysis/built-in/themes.ts";

/** A line of `examples/<language>.jsonl`, or of a file of ideas to evaluate. */
export interface LabelledIdea {
	idea: string;
	language: Language | "ca";
	/** Of one of `themes`, or why nothing fits. Without one, only the company is known. */
	theme?: string;
	/** Null where nothing fits. */
	company: CompanyId | null;
	/** Companies that a reasonable colleague would accept, too. */
	or?: readonly CompanyId[];
	/** What is asked for: `outlet`, `buyer`, `supplier`, `pilot`, `project`, `advice`, `partner`, `money` or `none`. */
	ask?: string;
	/** The writer's pass: one person who saw no other pass. */
	pass?: string;
	/** Clear to a person, but without the obvious keyword. */
	oblique?: boolean;
	/** How much it counts in the training, by default 1: less where a whole pass is oblique. */
	weight?: number;
}

/** A text to learn from, and how much it counts. */
export interface Example extends LabelledIdea {
	weight: number;
}

const folder = "scripts/analyst/examples";
/** A machine translation, and eight words of a glossary line, count less than what somebody wrote. */
const weights = { translated: 0.3, glossary: 0.5 };
const glossaryWords = 8;

/** The theme of a company that a label belongs to; undefined for a reason why nothing fits. */
export function themeOf(label: string): { company: CompanyId; theme: string } | undefined {
	for (const { id } of companies) {
		for (const [theme, { labels }] of Object.entries(themes[id])) {
			if ((labels as readonly string[]).includes(label)) return { company: id, theme };
		}
	}
	return undefined;
}

/**
 * Reads a file of labelled ideas, one JSON object a line.
 * @param language of all of them, where the lines do not say it
 * @throws Error naming the line of an unknown theme
 */
export function readIdeas(file: string, language?: LabelledIdea["language"]): LabelledIdea[] {
	return lines(file).map((line) => {
		const labelled = { ...(language && { language }), ...JSON.parse(line) } as LabelledIdea;
		return labelled.theme === undefined
			? labelled
			: { ...labelled, company: companyOf(labelled.theme, line) };
	});
}

function companyOf(label: string, line: string): CompanyId | null {
	const theme = themeOf(label);
	if (theme) return theme.company;
	if ((nothingKinds as readonly string[]).includes(label)) return null;
	throw new Error(`Unknown theme “${label}”: ${line}`);
}

/** Every example of the repository: ideas, their machine translations, and the glossary in pieces. */
export function readExamples(): Example[] {
	const languages = ["en", "es", "ca"] as const;
	const written = languages.flatMap((language) => readIdeas(`${folder}/${language}.jsonl`, language));
	const translated = languages.flatMap((language) =>
		readIdeas(`${folder}/translated/${language}.jsonl`, language),
	);
	const glossary = lines(`${folder}/glossary.jsonl`).flatMap((line): Example[] => {
		const { language, theme, words } = JSON.parse(line) as Record<"theme" | "words", string> &
			Pick<Example, "language">;
		const list = words.split(", ");
		return Array.from({ length: Math.ceil(list.length / glossaryWords) }, (_, piece) => ({
			idea: list.slice(piece * glossaryWords, (piece + 1) * glossaryWords).join(" "),
			language,
			theme,
			company: companyOf(theme, line),
			pass: "glossary",
			weight: weights.glossary,
		}));
	});
	return [
		...written.map((idea) => ({ ...idea, weight: idea.weight ?? 1 })),
		...translated.map((idea) => ({ ...idea, weight: weights.translated })),
		...glossary,
	];
}

/** Digest of all that decides the weights, by which a test tells whether they are up to date. */
export function examplesDigest(): string {
	const hash = createHash("sha256");
	for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
		if (file.endsWith(".jsonl")) hash.update(file).update(readFileSync(`${folder}/${file}`));
	}
	for (const name of ["examples", "lbfgs", "logistic-regression", "training"])
		hash.update(readFileSync(`scripts/analyst/${name}.ts`));
	hash.update(readFileSync("worker/text-language.ts"));
	return hash.update(JSON.stringify(themes)).digest("hex");
}

function lines(file: string): string[] {
	return readFileSync(file, "utf8").split("\n").filter(Boolean);
}
