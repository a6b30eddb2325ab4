import { companies } from "#app/content/companies.ts";
import type { Classification } from "#worker/analysis/built-in/classifier.ts";
import { textTable } from "../text-table.ts";
import type { LabelledIdea } from "./examples.ts";

/** A labelled idea, and what the analyst answered. */
export interface Answered {
	idea: LabelledIdea;
	answer: Classification;
}

/**
 * Counts the answers: of ideas that fit a company, those for which the right one is named first, or at all, and those for which none
 * is; of ideas that fit nothing, those for which none is.
 */
export function count(answers: readonly Answered[]) {
	const counted = { fitting: 0, right: 0, named: 0, silent: 0, nothing: 0, honest: 0 };
	for (const { idea, answer } of answers) {
		const companies = answer.matches.map((match) => match?.company);
		const isSilent = companies.length === 0;
		if (idea.company === null) {
			counted.nothing += 1;
			if (isSilent) counted.honest += 1;
			continue;
		}
		counted.fitting += 1;
		if (isSilent) counted.silent += 1;
		if (companies[0] === idea.company) counted.right += 1;
		if (companies.includes(idea.company)) counted.named += 1;
	}
	return counted;
}

const share = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

/** The answers in a table by language and company, and how often one company is clear, and then right. */
export function report(answers: readonly Answered[]): string {
	const row = (name: string, holds: (idea: LabelledIdea) => boolean) => {
		const { fitting, right, named, silent, nothing, honest } = count(
			answers.filter(({ idea }) => holds(idea)),
		);
		const shares = [right, named, silent].map((value) => share(value, fitting));
		return [name, `${fitting}`, ...shares, `${nothing}`, share(honest, nothing)];
	};
	const clear = answers.filter(({ answer }) => "level" in answer && answer.level === "clear");
	const right = clear.filter(({ idea, answer }) => answer.matches[0]?.company === idea.company);
	const table = textTable([
		["", "fit", "right", "named", "silent", "nothing", "honest"],
		row("all", () => true),
		...["es", "en", "ca"].map((language) => row(language, (idea) => idea.language === language)),
		row("oblique", ({ oblique }) => oblique === true),
		...companies.map(({ id }) => row(id, ({ company }) => company === id)),
	]);
	return `${table}\n\nClear: ${share(clear.length, answers.length)}, of which right: ${share(right.length, clear.length)}`;
}
