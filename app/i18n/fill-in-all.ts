import { fillIn, places, type Values } from "./fill-in.ts";

/**
 * Puts values in all the places of a text, or of all the texts in an object or list.
 *
 * @throws if there is a place without a value: for the server and for scripts, where that is to be found out
 */
export function fillInAll<Texts>(texts: Texts, values: Values): Texts {
	if (typeof texts === "string") {
		for (const [place, name = ""] of texts.matchAll(places)) {
			if (values[name] === undefined) throw new Error(`Nothing to put in the place of ${place}: ${texts}`);
		}
		return fillIn(texts, values) as Texts;
	}
	if (Array.isArray(texts)) return texts.map((text) => fillInAll(text, values)) as Texts;
	if (typeof texts !== "object" || texts === null) return texts;
	return Object.fromEntries(
		Object.entries(texts).map(([name, text]) => [name, fillInAll(text, values)]),
	) as Texts;
}
