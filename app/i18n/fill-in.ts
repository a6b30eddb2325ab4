/** What a text's places are filled with, by their names. */
export type Values = Record<string, string | number | undefined>;

/** A place in a text, which a value is to stand in: `{{group}}`. */
export const places = /\{\{(\w+)\}\}/g;

/** Puts values in the places of a text that bear their names; a place that has no value stays as it is. */
export function fillIn(text: string, values: Values): string {
	// Most texts have none.
	if (!text.includes("{{")) return text;
	return text.replace(places, (place, name: string) => `${values[name] ?? place}`);
}
