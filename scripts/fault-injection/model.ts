import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createParser } from "eventsource-parser";
import { streamDone } from "#app/schemas/analysis-stream.ts";
import { fakeOpenAIKey, startFakeOpenAI } from "#tests/fakes/openai.ts";
import type { BenchOptions, Finding } from "../bench/run-parts.ts";
import { emptyState, startSite } from "../bench/workerd-site.ts";
import { post, publicKey } from "./visitor.ts";

/** Milliseconds that the Worker gives a model until it says something, and in all. */
const times = { silence: 20_000, total: 90_000 };
/** Milliseconds within which it notices that a visitor has left: then it writes, at the latest. */
const keepalive = 15_000;
/** For the network, the process and the other visitors, in milliseconds. */
const slack = 10_000;

/** What the fake model can be told to do: first that after which the visitor has a whole analysis. */
const completing = ["none", "slow", "utf8-split", "html", "length"];
const failing = [
	"401",
	"429",
	"500",
	"empty",
	"garbage",
	"error-frame",
	"content-filter",
	"no-finish",
	"cut",
];
/** Those that last, with the milliseconds after which the visitor has to know. */
const lasting: Record<string, number> = {
	slow: times.silence,
	hang: times.silence,
	stall: 2 * times.silence,
	drip: times.total,
};
const nobodyListens = "connection refused";
const all = [...new Set([...completing, ...failing, ...Object.keys(lasting), nobodyListens])];

/** What visitors see while the model fails in every way, and what becomes of the requests of those who leave. */
export async function model({ site: checkout, quick }: BenchOptions): Promise<Finding> {
	const visitors = quick ? 5 : 50;
	const fake = await startFakeOpenAI();
	const settings = {
		PUBLIC_API_KEY: publicKey,
		OPENAI_API_KEY: fakeOpenAIKey,
		OPENAI_BASE_URL: fake.url,
		OPENAI_MODEL: "fake",
	};
	const site = await startSite({ checkout, state: emptyState("model"), settings });
	const broken: string[] = [];
	const visits = new Map<string, Record<string, string | number>>();
	const departures = new Map<string, string>();

	async function visit(behaviour: string): Promise<void> {
		const patience = (lasting[behaviour] ?? times.silence) + slack;
		const seen = await Promise.all(
			Array.from({ length: visitors }, () => read(site.worker, behaviour, patience)),
		);
		const count = (end: Seen["end"]) => seen.filter((one) => one.end === end).length;
		const ends = { done: count("done"), told: count("told"), unclear: count("unclear") };
		if (ends[completing.includes(behaviour) ? "done" : "told"] < visitors) {
			const last = new Set(seen.map(({ lastEvents }) => lastEvents));
			broken.push(`${behaviour}: ${JSON.stringify(ends)} (last events: ${[...last].join("; ")})`);
		}
		const slowest = Math.max(...seen.map(({ ms }) => ms));
		const { done: complete, told, unclear } = ends;
		visits.set(behaviour, { complete, "told of the failure": told, unclear, slowest: seconds(slowest) });
	}

	/** Visitors leave at a random moment of the first second. */
	async function leave(behaviour: string): Promise<void> {
		const marker = randomUUID();
		await Promise.all(
			Array.from({ length: visitors }, async () => {
				const leaving = new AbortController();
				const { signal } = leaving;
				const answer = await post(site.worker, "/chat-alianzas", idea(behaviour, marker), { signal });
				await delay(randomInt(1000));
				leaving.abort();
				await answer.body?.cancel().catch(() => {});
			}),
		);
		const left = performance.now();
		const asked = () => fake.requests().filter((request) => request.idea.includes(marker));
		// A request may still be on its way when its visitor has left already.
		const isOver = () => asked().length === visitors && asked().every((one) => one.aborted || one.finished);
		do await delay(50);
		while (!isOver() && performance.now() - left < keepalive + slack);
		const cancelled = asked().filter(({ aborted }) => aborted).length;
		const all = asked().length;
		if (cancelled < all)
			broken.push(`${behaviour}: ${all - cancelled} requests went on without their visitors`);
		const after = seconds(performance.now() - left);
		departures.set(behaviour, `${cancelled} of ${all} after ${after}`);
	}

	// What lasts, and mostly waits, goes on beside the others, which take turns: 50 visitors are many for one process.
	const longVisits = Promise.all(Object.keys(lasting).map(visit));
	const others = all.filter((behaviour) => !(behaviour in lasting) && behaviour !== nobodyListens);
	for (const behaviour of others) await visit(behaviour);
	for (const behaviour of Object.keys(lasting)) await leave(behaviour);
	await longVisits;
	await fake.close();
	await visit(nobodyListens);
	await site.stop();
	return {
		title: "Analyses while the model fails",
		notes: [
			`${visitors} visitors at once read an analysis of each kind. Complete is what ends with [DONE]; told of the failure are those who get an error event as the last one, or an error for an answer. ${visitors} more leave at a random moment of the first second: their requests to the model have to be cancelled.`,
		],
		rows: all.map((name) => ({
			"the model": name,
			...visits.get(name),
			"others left: cancelled": departures.get(name) ?? "",
		})),
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
 * Reads an analysis to its end, as the contract has it: complete is what ends with `[DONE]`, failed is what ends after an
 * error event, or an answer that is an error. Whether the body was aborted does not count: workerd's own socket ends it as
 * if it were whole, and closes the connection.
 */
async function read(site: string, behaviour: string, patience: number): Promise<Seen> {
	const started = performance.now();
	const events: string[] = [];
	const parser = createParser({
		onEvent({ data }) {
			if (data === streamDone) events.push("done");
			else events.push("error" in JSON.parse(data) ? "told" : "text");
		},
	});
	try {
		const signal = AbortSignal.timeout(patience);
		const answer = await post(site, "/chat-alianzas", idea(behaviour, randomUUID()), { signal });
		const decoder = new TextDecoder();
		if (!answer.ok) events.push("told");
		else for await (const bytes of answer.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
		await answer.body?.cancel();
	} catch {
		if (events.at(-1) !== "told") events.push("broken");
	}
	const ms = performance.now() - started;
	const last = events.at(-1);
	const isClear =
		(last === "done" || last === "told") && events.slice(0, -1).every((event) => event === "text");
	return { end: isClear ? last : "unclear", lastEvents: events.slice(-2).join(", "), ms };
}

function idea(behaviour: string, marker: string): { message: string } {
	return { message: `Solar panels for a farm ${marker} #fake:${behaviour}` };
}

function seconds(ms: number): string {
	return `${(ms / 1000).toFixed(1)} s`;
}
