/** What a text's places are filled with, by their names. */
export type Values = Record<string, string | number | undefined>;

/** Puts values in the places of a text that bear their names: `{{group}}`. */
export function fillIn(text: string, values: Values): string {
	return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => `${values[name] ?? place}`);
}
