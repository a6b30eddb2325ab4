import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { openAIDoubleKey, pacedChunks } from "../doubles/openai.ts";
import { cpuSeconds } from "./cpu-time.ts";
import type { Finding } from "./finding.ts";
import { heapBytes } from "./heap.ts";
import { median } from "./median.ts";
import { residentBytes } from "./resident-memory.ts";
import { emptyState, type Site, startSite } from "./site.ts";
import type { Reading, ReadingOrder } from "./stream-reader.ts";

const mostAddedToFirstText = 5;
const longestHoldUp = 1000;
const mostHeapGrowth = 0.1;

const publicKey = "bench";
const idea = "Old fishing nets into yarn #double:paced";

const direct = "the model itself";
const passedOn = "passed on unread";
const site = "the site";
type Way = typeof direct | typeof passedOn | typeof site;
const ways: Way[] = [direct, passedOn, site];

/** What is asked, and by which headers; each stream is asked for by another visitor, so that no limit is reached. */
interface Question {
	url: string;
	body: string;
	headers(): Record<string, string>;
}

/** What some streams at once have shown. */
interface Round extends Reading {
	/** CPU time of workerd for each chunk, in microseconds; what asking takes is part of it. */
	cpuPerChunk: number;
}

/** What reading an analysis through the site adds to reading the model, for one stream and for many at once. */
export async function streams(quick: boolean): Promise<Finding> {
	const model = fork("tests/bench/model-process.ts");
	const reader = fork("tests/bench/stream-reader.ts");
	try {
		const [modelUrl] = (await once(model, "message")) as [string];
		const rounds: Record<number, number> = quick ? { 1: 3, 50: 1 } : { 1: 15, 50: 3, 500: 3 };
		const taken = await delays(modelUrl, reader, rounds);
		const heap = await heapAround(modelUrl, reader, quick ? 50 : 500);
		return finding(taken, heap);
	} finally {
		model.disconnect();
		reader.disconnect();
	}
}

type Taken = Record<Way, Round[]> & { count: number };

/** @param rounds how often so many streams at once are read in each way */
async function delays(
	modelUrl: string,
	reader: ChildProcess,
	rounds: Record<number, number>,
): Promise<Taken[]> {
	const served = await start(modelUrl);
	try {
		const questions = questionsTo(served, modelUrl);
		for (const way of ways) await read(reader, questions[way], 10);
		const all: Taken[] = [];
		for (const [streams, times] of Object.entries(rounds)) {
			const taken: Taken = { count: Number(streams), [direct]: [], [passedOn]: [], [site]: [] };
			for (let round = 0; round < times; round++) {
				for (const way of ways) {
					const before = cpuSeconds(served.workerdPid);
					const reading = await read(reader, questions[way], taken.count);
					const cpu = cpuSeconds(served.workerdPid) - before;
					taken[way].push({ ...reading, cpuPerChunk: (cpu * 1e6) / (taken.count * pacedChunks) });
				}
			}
			all.push(taken);
		}
		return all;
	} finally {
		await served.stop();
	}
}

/** Bytes in the Worker's heap, after a collection, before so many streams at once and after three times as many. */
async function heapAround(modelUrl: string, reader: ChildProcess, count: number) {
	const served = await start(modelUrl, true);
	try {
		const question = questionsTo(served, modelUrl)[site];
		const inspector = await served.inspector("worker");
		const heap = () => heapBytes(inspector, () => read(reader, question, 1));
		// What is compiled and loaded at the first use is no leak.
		await read(reader, question, count);
		const before = await heap();
		const residentBefore = residentBytes(served.workerdPid);
		for (let round = 0; round < 3; round++) await read(reader, question, count);
		const resident = [residentBefore, residentBytes(served.workerdPid)] as const;
		return { count, before, after: await heap(), resident };
	} finally {
		await served.stop();
	}
}

function start(modelUrl: string, inspect = false): Promise<Site> {
	return startSite({
		state: emptyState("streams"),
		settings: {
			PUBLIC_API_KEY: publicKey,
			OPENAI_API_KEY: openAIDoubleKey,
			OPENAI_BASE_URL: modelUrl,
			OPENAI_MODEL: "double",
		},
		beside: {
			through: `export default { fetch: (request) => fetch("${modelUrl}/chat/completions", request) };`,
		},
		inspect,
	});
}

function questionsTo(served: Site, modelUrl: string): Record<Way, Question> {
	let visitors = 0;
	const json = { "Content-Type": "application/json" };
	const asked = {
		body: JSON.stringify({ model: "double", stream: true, messages: [{ role: "user", content: idea }] }),
		headers: () => ({ ...json, Authorization: `Bearer ${openAIDoubleKey}` }),
	};
	return {
		[direct]: { url: `${modelUrl}/chat/completions`, ...asked },
		[passedOn]: { url: served.beside.through ?? "", ...asked },
		[site]: {
			url: `${served.worker}/api/chat-alianzas`,
			body: JSON.stringify({ message: idea }),
			headers: () => {
				visitors += 1;
				const visitor = `10.0.${visitors >> 8}.${visitors & 255}`;
				return { ...json, Authorization: `Bearer ${publicKey}`, "CF-Connecting-IP": visitor };
			},
		},
	};
}

async function read(reader: ChildProcess, { url, body, headers }: Question, count: number): Promise<Reading> {
	const order: ReadingOrder = { url, body, headers: Array.from({ length: count }, headers) };
	reader.send(order);
	const ended = new AbortController();
	const end = () => ended.abort(new Error("what reads has ended"));
	reader.once("exit", end);
	const [reading] = (await once(reader, "message", ended)) as [Reading];
	reader.off("exit", end);
	return reading;
}

const share = (sorted: number[], part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;

function finding(taken: Taken[], heap: Awaited<ReturnType<typeof heapAround>>): Finding {
	const rows: string[][] = [];
	const broken: string[] = [];
	for (const { count, ...rounds } of taken) {
		for (const way of ways) {
			const all = rounds[way];
			const sorted = all.flatMap(({ delays }) => delays).sort((a, b) => a - b);
			const complete = all.reduce((sum, round) => sum + round.complete, 0);
			const asked = all.length * count;
			const added = firstText(all) - firstText(rounds[direct]);
			const longest = share(sorted, 1);
			rows.push([
				`${count}, ${way}`,
				`${complete} of ${asked}`,
				milliseconds(firstText(all)),
				way === direct ? "" : milliseconds(added),
				milliseconds(share(sorted, 0.5)),
				milliseconds(share(sorted, 0.99)),
				milliseconds(longest),
				way === direct ? "" : median(all.map(({ cpuPerChunk }) => cpuPerChunk)).toFixed(0),
			]);
			if (complete < asked)
				broken.push(`${asked - complete} of ${asked} streams at ${count} at once (${way}) did not end well.`);
			if (way !== site) continue;
			if (count === 1 && added > mostAddedToFirstText) {
				broken.push(
					`The first text comes ${milliseconds(added)} ms later than from the model, more than ${mostAddedToFirstText}.`,
				);
			}
			if (longest > longestHoldUp) {
				broken.push(
					`At ${count} streams at once a chunk was held up for ${milliseconds(longest)} ms, more than ${longestHoldUp}.`,
				);
			}
		}
	}
	const growth = heap.after / heap.before - 1;
	const heapGrowth = `the Worker's heap grew by ${(growth * 100).toFixed(1)} %`;
	if (growth > mostHeapGrowth)
		broken.push(
			`In three rounds of ${heap.count} streams ${heapGrowth}, more than ${mostHeapGrowth * 100} %.`,
		);
	return {
		title: "Streams",
		notes: [
			`An analysis read through \`/api/chat-alianzas\`, by one visitor and by many at once, against the model's double read directly and through a Worker that passes its answer on without reading it. The double thinks for 300 to 700 ms and writes ${pacedChunks} chunks in pauses of 30 to 50, each with the time at which it is written; it, workerd and what reads are processes of their own.`,
			`First text: from asking until it is there, without the time that the model takes for it; the median. Added is what it takes longer than from the model itself: at most ${mostAddedToFirstText} ms for one stream. Workerd's stand-in for the limits, which is a Worker of its own, is part of it.`,
			`Delay of a chunk: from when the model writes it until it is there. The longest is the longest time that any stream was held up for, at most ${longestHoldUp} ms. CPU is workerd's for each chunk, what asking takes included.`,
			`Complete streams have every chunk in order and \`[DONE]\`. Over three rounds of ${heap.count} streams ${heapGrowth} after a collection (${megabytes(heap.before)} to ${megabytes(heap.after)} MB), at most ${mostHeapGrowth * 100} %. The whole process held ${heap.resident.map(megabytes).join(" MB before and ")} MB after: it keeps pages of memory for later, so this is no limit.`,
		],
		columns: [
			"streams at once",
			"complete",
			"first text, ms",
			"added, ms",
			"delay p50, ms",
			"p99, ms",
			"longest, ms",
			"CPU, µs",
		],
		rows,
		broken,
	};
}

const firstText = (rounds: Round[]) => median(rounds.flatMap(({ firstDelays }) => firstDelays));
const milliseconds = (value: number) => value.toFixed(value < 100 ? 1 : 0);
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
