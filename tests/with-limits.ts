import { keepNumbersTogether } from "#app/i18n/format.ts";
import { limits } from "#app/schemas/limits.ts";

/** One of the site's texts as it is shown, with its limits filled in, and with a count if it has one. */
export function withLimits(text: string, count?: number): string {
	const values: Record<string, number | undefined> = { ...limits, count };
	return keepNumbersTogether(text.replace(/\{\{(\w+)\}\}/g, (place, name) => `${values[name] ?? place}`));
}
