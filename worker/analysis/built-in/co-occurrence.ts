import type { Sighting } from "./clues.ts";
import type { ThemeSighting } from "./indexes.ts";
import type { Concept } from "./knowledge/concepts.ts";
import { themes } from "./knowledge/themes.ts";
import { sentencesOf, type Word } from "./language.ts";

/** Two concepts tell a theme together where no more sentences end between them. */
const sentencesApart = 1;

/**
 * What the concepts of an idea tell together: each pair that a theme names gives an unmistakable clue, and one that supports for
 * every further word of its first concept.
 */
export function coOccurrences(
	words: readonly Word[],
	concepts: readonly Sighting<Concept>[],
): ThemeSighting[] {
	const byConcept = Map.groupBy(concepts, ({ target }) => target);
	const sentences = sentencesOf(words);
	const near = (one: Sighting<Concept>, other: Sighting<Concept>) =>
		(one.to < other.from || other.to < one.from) &&
		Math.abs((sentences[one.from] ?? 0) - (sentences[other.from] ?? 0)) <= sentencesApart;
	return themes.flatMap((theme) =>
		(theme.together ?? []).flatMap(([thing, situation]): ThemeSighting[] => {
			const situations = byConcept.get(situation) ?? [];
			const things = (byConcept.get(thing) ?? []).filter((one) =>
				situations.some((other) => near(one, other)),
			);
			const beside = situations.find((other) => things.some((one) => near(one, other)));
			if (!beside) return [];
			const clue = { theme, subject: undefined, thing: undefined, context: false, together: true };
			return [
				...things.map((one, place) => ({ ...one, target: { ...clue, sure: place === 0 } })),
				{ ...beside, target: { ...clue, sure: false } },
			];
		}),
	);
}
