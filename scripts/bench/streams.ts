import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { fakeOpenAIKey, now, pacedChunks } from "#tests/fakes/openai.ts";
import { median, percentile } from "./percentile.ts";
import type { BenchOptions, Finding } from "./run-parts.ts";
import { cpuSeconds, emptyState, startSite } from "./workerd-site.ts";

const publicKey = "bench";
const idea = "Old fishing nets into yarn #fake:paced";

/** A text of the model as it is in JSON: its number, when it was written, when the model was asked. */
const pacedText = /(\d+) ([\d.]+) ([\d.]+)\\n/g;

/** How many streams at once, how often, and for how many milliseconds none may be held up. */
const plan = [
	{ count: 1, rounds: 15 },
	{ count: 50, rounds: 3, longestHoldUp: 300 },
	{ count: 200, rounds: 3 },
];

/** What was read of some streams at once. Times are milliseconds. */
interface Reading {
	/** How many streams came to their end with every chunk, each after the one before it, and `[DONE]`. */
	complete: number;
	/** For each stream, the time until its first text was there, without the time that the model took for it. */
	firstTexts: number[];
	/** For each chunk, the time from when the model wrote it until it was there. */
	delays: number[];
}

/** What reading an analysis through the site adds to reading the model, for one stream and for many at once. */
export async function streams({ site: checkout, quick, runs }: BenchOptions): Promise<Finding> {
	const model = fork("scripts/bench/model-process.ts");
	const [modelUrl] = (await once(model, "message")) as [string];
	const settings = {
		PUBLIC_API_KEY: publicKey,
		OPENAI_API_KEY: fakeOpenAIKey,
		OPENAI_BASE_URL: modelUrl,
		OPENAI_MODEL: "fake",
	};
	const site = await startSite({ checkout, state: emptyState("streams"), settings });
	const readModel = (count: number) =>
		readStreams(count, `${modelUrl}/chat/completions`, fakeOpenAIKey, {
			model: "fake",
			stream: true,
			messages: [{ role: "user", content: idea }],
		});
	const readSite = (count: number) =>
		readStreams(count, `${site.worker}/api/chat-alianzas`, publicKey, { message: idea });
	const rows: Finding["rows"] = [];
	const broken: string[] = [];
	try {
		await readModel(10);
		await readSite(10);
		for (const { count, rounds, longestHoldUp } of plan) {
			const direct: Reading = { complete: 0, firstTexts: [], delays: [] };
			const through: Reading = { complete: 0, firstTexts: [], delays: [] };
			const cpu: number[] = [];
			const times = runs ?? (quick ? 1 : rounds);
			for (let round = 0; round < times; round += 1) {
				add(direct, await readModel(count));
				const before = cpuSeconds(site.workerdPid);
				add(through, await readSite(count));
				cpu.push(((cpuSeconds(site.workerdPid) - before) * 1e6) / (count * pacedChunks));
			}
			const asked = times * count;
			const longest = percentile(through.delays, 1);
			const added = (share: number) =>
				(percentile(through.firstTexts, share) - percentile(direct.firstTexts, share)).toFixed(1);
			rows.push({
				"at once": count,
				complete: `${through.complete} of ${asked}`,
				"added p50, ms": added(0.5),
				"added p95, ms": added(0.95),
				"delay p50, ms": percentile(through.delays, 0.5).toFixed(1),
				"delay p95, ms": percentile(through.delays, 0.95).toFixed(1),
				"longest, ms": longest.toFixed(0),
				"CPU, µs": median(cpu).toFixed(0),
			});
			if (through.complete < asked)
				broken.push(`${count} at once: ${asked - through.complete} did not end well.`);
			if (longestHoldUp && longest > longestHoldUp)
				broken.push(
					`${count} at once: one was held up for ${longest.toFixed(0)} ms, more than ${longestHoldUp}.`,
				);
		}
	} finally {
		model.disconnect();
		await site.stop();
	}
	return {
		title: "Streams",
		notes: [
			`Analyses read through \`/api/chat-alianzas\` from a model that thinks for 300 to 700 ms and writes ${pacedChunks} chunks in pauses of 30 to 50, a process of its own. Complete has every chunk in order and \`[DONE]\`. Added: how much later the first text is there than from the model itself. Delay: from when the model writes a chunk until it is there. CPU: workerd's, a chunk.`,
		],
		rows,
		broken,
	};
}

function add(all: Reading, { complete, firstTexts, delays }: Reading): void {
	all.complete += complete;
	all.firstTexts.push(...firstTexts);
	all.delays.push(...delays);
}

let visitors = 0;

/** Posts the same so many times at once, each for another visitor, so that no limit is reached. */
async function readStreams(count: number, url: string, key: string, body: object): Promise<Reading> {
	const reading: Reading = { complete: 0, firstTexts: [], delays: [] };
	await Promise.all(Array.from({ length: count }, () => readStream(url, key, JSON.stringify(body), reading)));
	return reading;
}

/** Ends when the stream has ended or broken off, or was refused: then it does not count as complete. */
function readStream(url: string, key: string, body: string, reading: Reading): Promise<void> {
	visitors += 1;
	const headers = {
		"Content-Type": "application/json",
		Authorization: `Bearer ${key}`,
		"CF-Connecting-IP": `10.0.${visitors >> 8}.${visitors & 255}`,
	};
	const started = now();
	let next = 0;
	let inOrder = true;
	let rest = "";
	return new Promise((resolve) => {
		const post = request(url, { method: "POST", headers, agent: false }, (response) => {
			response.setEncoding("latin1");
			response.on("data", (piece: string) => {
				const received = now();
				rest += piece;
				let end = 0;
				for (const match of rest.matchAll(pacedText)) {
					const [number, written, asked] = match.slice(1).map(Number) as [number, number, number];
					if (number !== next) inOrder = false;
					if (number === 0) reading.firstTexts.push(asked - started + (received - written));
					reading.delays.push(received - written);
					next += 1;
					end = match.index + match[0].length;
				}
				rest = rest.slice(end);
			});
			response.on("close", () => {
				const whole = inOrder && next === pacedChunks && response.complete;
				if (whole && rest.endsWith("data: [DONE]\n\n")) reading.complete += 1;
				resolve();
			});
			response.on("error", () => {});
		});
		post.on("error", () => resolve());
		post.end(body);
	});
}
