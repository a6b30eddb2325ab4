import { type CompanyId, companies } from "#app/content/companies.ts";
import type { Sighting } from "./clues.ts";
import type { Place } from "./evidence.ts";
import type { ThemeSighting } from "./indexes.ts";
import type { Concept } from "./knowledge/concepts.ts";
import type { Theme } from "./knowledge/theme.ts";
import { themes } from "./knowledge/themes.ts";

/** What a single clue is worth where nothing tells a theme outright. */
const worth = { sure: 2, hint: 1, thing: 0.6, context: 0.4, situation: 0.3 };
/** What a company needs in all, and by how much it has to be ahead of the next. */
const needed = 1;
const ahead = 0.3;

/** The theme that an idea most likely belongs to, too little for an analysis, with the words that point there. */
export function likeliestTheme(
	sightings: readonly ThemeSighting[],
	concepts: readonly Sighting<Concept>[],
): { theme: Theme; clues: readonly Place[] } | undefined {
	const ranked = companies
		.map(({ id }) => ({ ...pointingTo(id, sightings, concepts), id }))
		.sort((a, b) => b.total - a.total);
	const [best, next] = ranked;
	if (
		!best?.theme?.core ||
		best.clues.length < 2 ||
		best.total < needed ||
		best.total - (next?.total ?? 0) < ahead
	)
		return undefined;
	return { theme: best.theme, clues: best.clues };
}

/** What each word of the idea is worth for a company: a word counts once, however many of its themes it points to. */
function pointingTo(
	company: CompanyId,
	sightings: readonly ThemeSighting[],
	concepts: readonly Sighting<Concept>[],
) {
	const byPlace = new Map<number, Place & { worth: number; clue: string }>();
	const byTheme = new Map<Theme, number>();
	const add = (theme: Theme, { from, to, clue }: Place & { clue: string }, value: number) => {
		byTheme.set(theme, (byTheme.get(theme) ?? 0) + value);
		if ((byPlace.get(from)?.worth ?? 0) < value) byPlace.set(from, { from, to, clue, worth: value });
	};
	for (const one of sightings) {
		const { theme, together, sure, context } = one.target;
		if (theme?.company === company && !together)
			add(theme, one, sure ? worth.sure : context ? worth.context : worth.hint);
	}
	for (const theme of themes) {
		if (theme.company !== company) continue;
		const pairs = theme.together ?? [];
		for (const one of concepts) {
			if (pairs.some(([thing]) => thing === one.target)) add(theme, one, worth.thing);
			else if (pairs.some(([, situation]) => situation === one.target)) add(theme, one, worth.situation);
		}
	}
	const clues = [...byPlace.values()].filter(
		({ clue }, place, all) => all.findIndex((one) => one.clue === clue) === place,
	);
	const [theme] = [...byTheme].sort(([, one], [, other]) => other - one)[0] ?? [];
	return {
		theme,
		total: clues.reduce((sum, { worth }) => sum + worth, 0),
		clues: clues
			.filter(({ worth: value }) => value >= worth.thing)
			.sort((a, b) => b.worth - a.worth)
			.slice(0, 3)
			.sort((a, b) => a.from - b.from),
	};
}
