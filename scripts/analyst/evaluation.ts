import { companies } from "#app/content/companies.ts";
import type { Classification } from "#worker/analysis/built-in/classifier.ts";
import { textTable } from "../text-table.ts";
import { type LabelledIdea, themeOf } from "./examples.ts";

/** A labelled idea, and what the analyst answered. */
export interface Answered {
	idea: LabelledIdea;
	answer: Classification;
}

/** Counts the answers. */
export function count(answers: readonly Answered[]) {
	const fitting = answers.filter(({ idea }) => idea.company !== null);
	const nothing = answers.filter(({ idea }) => idea.company === null);
	const of = (holds: (idea: LabelledIdea, first?: string, second?: string) => boolean) =>
		fitting.filter(({ idea, answer: { matches } }) => holds(idea, matches[0]?.company, matches[1]?.company))
			.length;
	return {
		/** Ideas that fit a company. */
		fitting: fitting.length,
		/** Of these: the right company is named first. */
		right: of((idea, first) => first === idea.company),
		/** Another one is, that a colleague would accept, too. */
		accepted: of((idea, first) => (idea.or ?? []).some((company) => company === first)),
		/** The right company is named first or second. */
		named: of((idea, first, second) => first === idea.company || second === idea.company),
		/** Two companies are named. */
		two: of((_, __, second) => second !== undefined),
		/** None is named. */
		silent: of((_, first) => first === undefined),
		/** Ideas that fit nothing. */
		nothing: nothing.length,
		/** Of these: no company is named. */
		honest: nothing.filter(({ answer }) => answer.matches.length === 0).length,
	};
}

const share = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

/** The answers in tables: by language and company, the confusion of companies, and what is told beyond the company. */
export function report(answers: readonly Answered[]): string {
	const row = (name: string, holds: (idea: LabelledIdea) => boolean) => {
		const { fitting, nothing, honest, ...counts } = count(answers.filter(({ idea }) => holds(idea)));
		const { right, accepted, named, two, silent } = counts;
		const shares = [right, right + accepted, named, two, silent].map((value) => share(value, fitting));
		return [name, `${fitting}`, ...shares, `${nothing}`, share(honest, nothing)];
	};
	return [
		textTable([
			["", "fit", "right", "or accepted", "named", "two named", "silent", "nothing", "honest"],
			row("all", () => true),
			...["es", "en", "ca"].map((language) => row(language, (idea) => idea.language === language)),
			row("oblique", ({ oblique }) => oblique === true),
			...companies.map(({ id }) => row(id, ({ company }) => company === id)),
		]),
		confusion(answers),
		precision(answers),
	].join("\n\n");
}

/** Rows: the label. Columns: what is named first. */
function confusion(answers: readonly Answered[]): string {
	const names = [...companies.map(({ id }) => id), null];
	const rows = names.map((label) => {
		const labelled = answers.filter(({ idea }) => idea.company === label);
		const named = Map.groupBy(labelled, ({ answer }) => answer.matches[0]?.company ?? null);
		return [label ?? "nothing", ...names.map((name) => `${named.get(name)?.length ?? 0}`)];
	});
	return textTable([["label, named", ...names.map((name) => name ?? "nothing")], ...rows]);
}

/** How often a thing is told, and how often it then is right: where the company is right, or nothing fits. */
function precision(answers: readonly Answered[]): string {
	const told = (name: string, read: (answered: Answered) => [right: unknown, told: unknown] | undefined) => {
		const pairs = answers.map(read).filter((pair) => pair !== undefined);
		const answeredPairs = pairs.filter(([, value]) => value !== undefined);
		const right = answeredPairs.filter(([label, value]) => label === value).length;
		return [name, share(answeredPairs.length, pairs.length), share(right, answeredPairs.length)];
	};
	return textTable([
		["", "told", "right"],
		told("clearly one company", ({ idea, answer }) => {
			const isClear = "level" in answer && answer.level === "clear";
			return idea.company ? [idea.company, isClear ? answer.matches[0]?.company : undefined] : undefined;
		}),
		told("two companies together", ({ idea, answer }) => {
			const isJoint = "level" in answer && answer.level === "joint";
			const isOneOfThem = answer.matches.some((match) => match?.company === idea.company);
			return idea.company ? [true, isJoint ? isOneOfThem : undefined] : undefined;
		}),
		told("theme", ({ idea, answer: { matches } }) => {
			const theme = idea.theme && themeOf(idea.theme)?.theme;
			const [first] = matches;
			if (!theme || first?.company !== idea.company) return undefined;
			return [theme, first?.theme === "company" ? undefined : first?.theme];
		}),
		told("why nothing fits", ({ idea, answer }) =>
			idea.company === null && idea.theme && "kind" in answer ? [idea.theme, answer.kind] : undefined,
		),
	]);
}
