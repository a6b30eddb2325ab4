/** Puts values in the places of a text that bear their names: `{{group}}`. For where no i18next is at hand. */
export function fillIn(text: string, values: Record<string, string | number>): string {
	return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => `${values[name] ?? place}`);
}
