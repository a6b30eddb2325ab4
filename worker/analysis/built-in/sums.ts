import { fold } from "#worker/text-language.ts";
import { periods, quantities, seasons } from "./texts/sum-words.ts";

/** A year's amount of what an idea states by the day, the week, the month or the year. */
export interface Sum {
	/** As it stands in the idea, such as `3 t`. */
	stated: string;
	period: keyof typeof periods;
	/** In tonnes or cubic metres; of an amount by the day in 250 days, and in 365. */
	year: readonly number[];
	isWeight: boolean;
}

const timesAYear = { day: [250, 365], week: [52], month: [12], year: [1] } as const;
/** Units in a tonne or a cubic metre. */
const inOne = { t: 1, kg: 1000, m3: 1, l: 1000 };
const number = "\\d[\\d.,]*\\d|\\d";
const unit = Object.entries(quantities)
	.map(([name, words]) => `(?<${name}>${words})`)
	.join("|");
const amount = new RegExp(`(?<![\\w.,€$/-])(?<value>${number})\\s?(?:${unit})(?!\\w|/|²)`, "gu");

/** A number as people write it: a point or comma before three digits separates thousands. */
const numberOf = (written: string) => Number(written.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", "."));

/** The sum of an idea that states one amount of weight or volume, with its period beside it, and no season. */
export function sumIn(idea: string): Sum | undefined {
	const folded = fold(idea).replace(/\s+/g, " ");
	const [found, another] = [...folded.matchAll(amount)];
	if (!found?.groups || another) return undefined;
	const after = folded.slice(found.index + found[0].length).split(/[.;:!?(]/)[0] ?? "";
	const before =
		folded
			.slice(0, found.index)
			.split(/[.;:!?)]/)
			.at(-1) ?? "";
	const near = "(?: [^\\s,]+){0,4}?";
	const period = (Object.keys(periods) as Sum["period"][]).find(
		(name) =>
			new RegExp(`^${near} (?:${periods[name]})(?!\\w)`).test(after) ||
			new RegExp(`(?<!\\w)(?:${periods[name]})${near} $`).test(before),
	);
	const key = (["t", "kg", "m3", "l"] as const).find((name) => found.groups?.[name]);
	if (!period || !key || (period !== "year" && new RegExp(seasons).test(folded))) return undefined;
	const year = timesAYear[period].map((times) => (numberOf(found.groups?.value ?? "") * times) / inOne[key]);
	const stated = idea.replace(/\s+/g, " ").slice(found.index, found.index + found[0].length);
	return { stated, period, year, isWeight: key === "t" || key === "kg" };
}
