import { execFileSync } from "node:child_process";
import { median } from "./percentile.ts";
import type { BenchOptions, BenchResult } from "./run-parts.ts";

/** Milliseconds of CPU time for the first idea, which loads the weights, and for each later one. */
const most = { first: 60, later: 3 };

/** What an idea costs the built-in analyst of this checkout, in processes of their own. */
export async function analyst({ runs = 7 }: BenchOptions): Promise<BenchResult> {
	const visits = Array.from(
		{ length: runs },
		() =>
			JSON.parse(
				execFileSync("node", ["scripts/bench/analyst-process.ts"], { encoding: "utf8" }),
			) as typeof most,
	);
	const middle = {
		first: median(visits.map(({ first }) => first)),
		later: median(visits.map(({ later }) => later)),
	};
	return {
		title: "Built-in analyst",
		notes: [`CPU time of an idea in Node, without workerd around it; medians of ${runs} processes.`],
		rows: [
			{ what: "first idea of a process, ms", found: middle.first.toFixed(1), most: most.first },
			{ what: "each later idea, ms", found: middle.later.toFixed(1), most: most.later },
		],
		failures: (["first", "later"] as const)
			.filter((which) => middle[which] > most[which])
			.map((which) => `${which}: ${middle[which].toFixed(1)} ms > ${most[which]}`),
	};
}
