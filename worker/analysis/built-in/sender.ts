import type { Sighting } from "./clues.ts";
import type { Place } from "./evidence.ts";
import { type Actor, actors } from "./knowledge/actors.ts";
import type { Word } from "./language.ts";

/** Before a noun at the start of a text, these say that it is somebody else: "the council lets us", "we roast coffee". */
const notSender = /^(?:the|el|la|los|las|l|els|les|\w{2,}(?:mos|em|im))$/;

/** Between "we" and a noun, these say that it is somebody else: "we sell to restaurants". */
const isElsewhere = ({ folded }: Word) => /^(?:to|for|with|from|at|near|para|con|per|amb|als?)$/.test(folded);

/** Who writes: the kind of sender that stands at the start of the text or right after "we are", "our"…, and where. */
export function senderOf(
	words: readonly Word[],
	sightings: readonly Sighting<Actor | "first person">[],
): (Place & { actor: Actor }) | undefined {
	const claims = sightings.filter(({ target }) => target === "first person");
	const near = sightings
		.flatMap(({ target, from, to }) => (target === "first person" ? [] : [{ actor: target, from, to }]))
		.filter(
			({ from, to }) =>
				(from <= 2 && !words.slice(0, from).some(({ folded }) => notSender.test(folded))) ||
				claims.some((claim) =>
					from > claim.to
						? from - claim.to <= 4 && !words.slice(claim.to + 1, from).some(isElsewhere)
						: claim.from >= from && claim.to <= to,
				),
		)
		.filter(({ from }, _, all) => from === all[0]?.from);
	return actors.flatMap((actor) => near.find((one) => one.actor === actor) ?? [])[0];
}
