import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { fakeOpenAIKey, now, pacedChunks } from "#tests/fakes/openai.ts";
import { median, percentile } from "./percentile.ts";
import type { BenchOptions, BenchResult } from "./run-parts.ts";
import { cpuSeconds, emptyState, startSite } from "./workerd-site.ts";

const publicKey = "bench";
const idea = "Old fishing nets into yarn #fake:paced";

/** A text of the fake model, as it is in JSON: its number, when it was written, and when the request came in. */
const pacedText = /(\d+) ([\d.]+) ([\d.]+)\\n/g;

/** Number of concurrent streams, number of rounds, and the longest permitted delay of a chunk in milliseconds. */
const plan = [
	{ count: 1, rounds: 15 },
	{ count: 50, rounds: 3, maxDelayMs: 300 },
	{ count: 200, rounds: 3 },
];

/** Measurements of concurrent streams. Times are in milliseconds. */
interface StreamMeasurements {
	/** Number of streams that had every chunk in order and ended with `[DONE]`. */
	complete: number;
	/** For each stream, the time to its first text, minus the time that the model took for it. */
	firstTexts: number[];
	/** For each chunk, the time between writing by the model and arrival. */
	delays: number[];
}

/** Measures the time that the site adds to the model's stream, for one stream and for many at once. */
export async function streams({ site: checkout, quick, runs }: BenchOptions): Promise<BenchResult> {
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
		readStreams(count, `${modelUrl}/chat/completions`, fakeOpenAIKey, () => ({
			model: "fake",
			stream: true,
			messages: [{ role: "user", content: idea }],
		}));
	const readSite = (count: number) =>
		readStreams(count, `${site.worker}/api/chat-alianzas`, publicKey, () => ({
			message: `${idea} ${randomUUID()}`,
		}));
	const rows: BenchResult["rows"] = [];
	const failures: string[] = [];
	try {
		await readModel(10);
		await readSite(10);
		for (const { count, rounds, maxDelayMs } of plan) {
			const direct: StreamMeasurements = { complete: 0, firstTexts: [], delays: [] };
			const through: StreamMeasurements = { complete: 0, firstTexts: [], delays: [] };
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
				failures.push(`${count} at once: ${asked - through.complete} were incomplete.`);
			if (maxDelayMs && longest > maxDelayMs)
				failures.push(
					`${count} at once: a chunk was delayed by ${longest.toFixed(0)} ms, more than ${maxDelayMs}.`,
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
		failures,
	};
}

function add(all: StreamMeasurements, { complete, firstTexts, delays }: StreamMeasurements): void {
	all.complete += complete;
	all.firstTexts.push(...firstTexts);
	all.delays.push(...delays);
}

let visitors = 0;

/**
 * Posts `count` bodies at once. Each request comes from another visitor and each idea is another, so no limit applies.
 * @param body creates the body of a request
 */
async function readStreams(
	count: number,
	url: string,
	key: string,
	body: () => object,
): Promise<StreamMeasurements> {
	const measurements: StreamMeasurements = { complete: 0, firstTexts: [], delays: [] };
	await Promise.all(
		Array.from({ length: count }, () => readStream(url, key, JSON.stringify(body()), measurements)),
	);
	return measurements;
}

/** Resolves when the stream ends. It counts as incomplete if it broke off or was rejected. */
function readStream(url: string, key: string, body: string, measurements: StreamMeasurements): Promise<void> {
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
					if (number === 0) measurements.firstTexts.push(asked - started + (received - written));
					measurements.delays.push(received - written);
					next += 1;
					end = match.index + match[0].length;
				}
				rest = rest.slice(end);
			});
			response.on("close", () => {
				const whole = inOrder && next === pacedChunks && response.complete;
				if (whole && rest.endsWith("data: [DONE]\n\n")) measurements.complete += 1;
				resolve();
			});
			response.on("error", () => {});
		});
		post.on("error", () => resolve());
		post.end(body);
	});
}
