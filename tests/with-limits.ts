import { keepNumbersTogether } from "#app/i18n/format.ts";
import { limits } from "#app/schemas/limits.ts";

/** One of the site's texts with its limits filled in, and with a count if it has one. */
export function withLimits(text: string, count?: number): string {
	const values: Record<string, number | undefined> = { ...limits, count };
	return text.replace(/\{\{(\w+)\}\}/g, (place, name) => `${values[name] ?? place}`);
}

/** The same as it is in the page, where a number and its word stay on one line. */
export const shownWithLimits = (text: string, count?: number) => keepNumbersTogether(withLimits(text, count));
