import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Finding } from "./finding.ts";
import { median } from "./median.ts";
import { emptyState } from "./site.ts";

/** In kilobytes, by gzip. */
const largestUpload = 450;

/** In milliseconds of CPU. */
const longestStart = 60;

/** A CPU profile as `wrangler check startup` writes it. */
interface StartProfile {
	nodes: { id: number; callFrame: { functionName: string } }[];
	/** Ids of the nodes that were found running. */
	samples: number[];
	/** Microseconds that each sample stands for. */
	timeDeltas: number[];
}

/** What is uploaded of the Worker, and how long its script takes to start. */
export async function upload(quick: boolean): Promise<Finding> {
	const folder = emptyState("upload");
	const said = wrangler("deploy", "--dry-run", "--outdir", `${folder}/files`);
	const [, all, gzip] = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(said)?.map(Number) ?? [];
	if (all === undefined || gzip === undefined)
		throw new Error("wrangler does not say how large the upload is");
	const starts = Array.from({ length: quick ? 1 : 7 }, () => {
		const file = `${folder}/start.cpuprofile`;
		wrangler("check", "startup", "--outfile", file);
		return activeMilliseconds(JSON.parse(readFileSync(file, "utf8")) as StartProfile);
	});
	const start = Math.min(...starts);
	if (start === 0) throw new Error("the profile of the start is empty");
	return {
		title: "Upload and start",
		notes: [
			"The upload is what `wrangler deploy --dry-run` says, in kB of 1,024 bytes. The start is the time that the isolate is not idle in the profile of `wrangler check startup`, which evaluates the uploaded modules in workerd. A profile goes by the clock, and whatever else the machine does only adds to it: the shortest of seven starts is closest to the CPU time that counts.",
			`Limits: ${largestUpload} kB by gzip, ${longestStart} ms.`,
		],
		columns: ["what", "found", "limit", "of the limit"],
		rows: [
			["upload, as it is", `${all.toFixed(0)} kB`, "", ""],
			["upload, by gzip", `${gzip.toFixed(0)} kB`, `${largestUpload} kB`, (gzip / largestUpload).toFixed(2)],
			["start, shortest", `${start.toFixed(1)} ms`, `${longestStart} ms`, (start / longestStart).toFixed(2)],
			["start, median", `${median(starts).toFixed(1)} ms`, "", ""],
		],
		broken: [
			...(gzip > largestUpload
				? [`the upload has ${gzip.toFixed(0)} kB by gzip, more than ${largestUpload}.`]
				: []),
			...(start > longestStart ? [`the start takes ${start.toFixed(1)} ms, more than ${longestStart}.`] : []),
		],
	};
}

function wrangler(...options: string[]): string {
	return execFileSync("wrangler", options, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** How long anything ran at all. */
function activeMilliseconds({ nodes, samples, timeDeltas }: StartProfile): number {
	const idle = new Set(
		nodes
			.filter(({ callFrame }) => ["(root)", "(idle)"].includes(callFrame.functionName))
			.map(({ id }) => id),
	);
	const microseconds = samples.reduce(
		(sum, node, index) => sum + (idle.has(node) ? 0 : (timeDeltas[index] ?? 0)),
		0,
	);
	return microseconds / 1000;
}
