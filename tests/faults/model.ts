/** What visitors see while the model fails in every way, and what becomes of the requests of those who leave. */
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createParser } from "eventsource-parser";
import { type AnalysisStreamError, streamDone } from "#app/contract/analysis-stream.ts";
import type { Finding } from "#tests/bench/finding.ts";
import { emptyState, startSite } from "#tests/bench/site.ts";
import { startOpenAIDouble } from "#tests/doubles/openai.ts";
import { analysisTimes } from "#worker/analysis/event-stream.ts";
import { modelSettings, publicKey } from "./settings.ts";
import { post } from "./visitor.ts";

const { firstChunk, betweenChunks, total, keepalive } = analysisTimes;
/** For the network, the process and the other visitors, in milliseconds. */
const slack = 10_000;

interface Way {
	behaviour: string;
	/** Whether the visitor gets a whole analysis. */
	completes: boolean;
	/** Milliseconds that it may take until the visitor knows. */
	limit: number;
}

const fails = (behaviour: string, limit = firstChunk): Way => ({ behaviour, completes: false, limit });
const completes = (behaviour: string): Way => ({ behaviour, completes: true, limit: firstChunk });

/** Everything that the model double can be told to do. */
const ways: Way[] = [
	completes("none"),
	completes("slow"),
	completes("utf8-split"),
	completes("html"),
	completes("length"),
	fails("401"),
	fails("429"),
	fails("500"),
	fails("empty"),
	fails("garbage"),
	fails("error-frame"),
	fails("content-filter"),
	fails("no-finish"),
	fails("cut"),
	fails("hang", firstChunk),
	fails("stall", firstChunk + betweenChunks),
	fails("drip", total),
];
const nobodyListens = fails("connection refused");

/** Those that last for so long that a visitor has the time to leave. */
const lasting = ["slow", "hang", "stall", "drip"];

export async function model(quick: boolean): Promise<Finding> {
	const visitors = quick ? 5 : 50;
	const double = await startOpenAIDouble();
	const site = await startSite({
		state: emptyState("model"),
		settings: { PUBLIC_API_KEY: publicKey, ...modelSettings(double.url) },
	});
	const broken: string[] = [];

	async function visit(way: Way): Promise<string[]> {
		const seen = await Promise.all(
			Array.from({ length: visitors }, () => read(site.worker, way.behaviour, way.limit + slack)),
		);
		const count = (end: Seen["end"]) => seen.filter((one) => one.end === end).length;
		const done = count("done");
		const told = count("told");
		const unclear = seen.length - done - told;
		if (unclear > 0) {
			const ends = new Set(seen.filter(({ end }) => end === "unclear").map(({ lastEvents }) => lastEvents));
			broken.push(
				`${way.behaviour}: ${unclear} visitors in no clear state (last events: ${[...ends].join("; ")})`,
			);
		}
		const wrong = way.completes ? told : done;
		if (wrong > 0)
			broken.push(
				`${way.behaviour}: ${wrong} visitors told ${way.completes ? "of a failure" : "it was complete"}`,
			);
		const slowest = Math.max(...seen.map(({ ms }) => ms));
		return [...[visitors, done, told, unclear].map(String), seconds(slowest)];
	}

	async function leave(behaviour: string): Promise<string[]> {
		const marker = randomUUID();
		await Promise.all(
			Array.from({ length: visitors }, async () => {
				const leaving = new AbortController();
				const answer = await post(site.worker, "/chat-alianzas", idea(behaviour, marker), {
					signal: leaving.signal,
				});
				await delay(randomInt(1000));
				leaving.abort();
				await answer.body?.cancel().catch(() => {});
			}),
		);
		const left = performance.now();
		const asked = () => double.requests().filter((request) => request.idea.includes(marker));
		const open = () => asked().filter(({ aborted, finished }) => !aborted && !finished);
		// A request may still be on its way when its visitor has left already.
		do await delay(50);
		while (performance.now() - left < keepalive + slack && (asked().length < visitors || open().length > 0));
		const cancelled = asked().filter(({ aborted }) => aborted).length;
		const wentOn = asked().length - cancelled;
		if (wentOn > 0) broken.push(`${behaviour}: ${wentOn} requests went on after their visitors had left`);
		return [String(visitors), `${cancelled} of ${asked().length}`, seconds(performance.now() - left)];
	}

	const visits = new Map<string, string[]>();
	const visitAll = async (some: Way[]) => {
		for (const way of some) visits.set(way.behaviour, await visit(way));
	};
	// What lasts, and mostly waits, goes on beside the others, which take turns: 50 visitors are many for one process.
	const isLasting = ({ behaviour }: Way) => lasting.includes(behaviour);
	const longVisits = Promise.all(ways.filter(isLasting).map((way) => visitAll([way])));
	await visitAll(ways.filter((way) => !isLasting(way)));
	const departures = new Map<string, string[]>();
	for (const behaviour of lasting) departures.set(behaviour, await leave(behaviour));
	await longVisits;
	await double.close();
	await visitAll([nobodyListens]);
	await site.stop();
	const rows = [...ways, nobodyListens].map(({ behaviour }) => [
		behaviour,
		...(visits.get(behaviour) ?? []),
		...(departures.get(behaviour) ?? ["", "", ""]),
	]);
	return {
		title: "Analyses while the model fails",
		notes: [
			`${visitors} visitors at once read an analysis of each kind. Complete is what ends with [DONE]; told of the ` +
				"failure are those who get an error event and an aborted body, or an error for an answer. The Worker gives a " +
				`model ${firstChunk / 1000} s to its first word, ${betweenChunks / 1000} s from one to the next and ` +
				`${total / 1000} s in all; ${slack / 1000} s more are allowed here.`,
			`${visitors} more leave at a random moment of the first second. Their requests to the model have to be ` +
				"cancelled; it counts from the last one's leaving.",
		],
		columns: [
			"the model",
			"visitors",
			"saw it complete",
			"were told of the failure",
			"in no clear state",
			"slowest",
			"others who left",
			"requests cancelled",
			"after",
		],
		rows,
		broken,
	};
}

interface Seen {
	end: "done" | "told" | "unclear";
	/** For those who look into it. */
	lastEvents: string;
	ms: number;
}

/**
 * Reads an analysis to its end, as the contract has it: complete is what ends with `[DONE]`, failed is what breaks off
 * after an error event, or an answer that is an error. Everything else leaves the visitor in the dark. Whether the body
 * was aborted does not count: workerd's own socket ends it as if it were whole, and closes the connection.
 */
async function read(site: string, behaviour: string, patience: number): Promise<Seen> {
	const started = performance.now();
	const events: ("text" | "done" | "error")[] = [];
	let broke = false;
	const parser = createParser({
		onEvent({ data }) {
			if (data === streamDone) events.push("done");
			else events.push("error" in (JSON.parse(data) as Partial<AnalysisStreamError>) ? "error" : "text");
		},
	});
	try {
		const signal = AbortSignal.timeout(patience);
		const answer = await post(site, "/chat-alianzas", idea(behaviour, randomUUID()), { signal });
		if (!answer.ok || !answer.body) {
			await answer.body?.cancel();
			return { end: "told", lastEvents: `HTTP ${answer.status}`, ms: performance.now() - started };
		}
		const decoder = new TextDecoder();
		for await (const bytes of answer.body) parser.feed(decoder.decode(bytes, { stream: true }));
	} catch {
		broke = true;
	}
	const ms = performance.now() - started;
	const last = events.at(-1);
	const lastEvents = [...events.slice(-2), broke ? "broken" : "ended"].join(", ");
	const said = events.filter((event) => event !== "text").length;
	if (said !== 1 || last === "text" || (last === "done" && broke)) return { end: "unclear", lastEvents, ms };
	return { end: last === "done" ? "done" : "told", lastEvents, ms };
}

function idea(behaviour: string, marker: string): { message: string } {
	return { message: `Solar panels for a farm ${marker} #double:${behaviour}` };
}

function seconds(ms: number): string {
	return `${(ms / 1000).toFixed(1)} s`;
}
