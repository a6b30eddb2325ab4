import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createParser } from "eventsource-parser";
import { streamDone } from "#app/schemas/analysis-stream.ts";
import { fakeOpenAIKey, startFakeOpenAI } from "#tests/fakes/openai.ts";
import { defaultTimeouts } from "#worker/analysis/analysis-timeouts.ts";
import type { BenchOptions, BenchResult } from "../bench/run-parts.ts";
import { emptyState, startSite } from "../bench/workerd-site.ts";
import { post, publicKey } from "./visitor.ts";

const { idleMs, totalMs, keepaliveMs } = defaultTimeouts;
/** Allowance for the network, the process and concurrent visitors. */
const toleranceMs = 10_000;

/** Behaviours of the fake model after which the visitor has a complete analysis. */
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
/** Slow behaviours, with the milliseconds within which the stream must end. */
const slowBehaviours: Record<string, number> = {
	slow: idleMs,
	hang: idleMs,
	stall: 2 * idleMs,
	drip: totalMs,
};
const connectionRefused = "connection refused";
const all = [...new Set([...completing, ...failing, ...Object.keys(slowBehaviours), connectionRefused])];

/** Checks what visitors get while the model fails in every way, and that a disconnect cancels the request to the model. */
export async function model({ site: checkout, quick }: BenchOptions): Promise<BenchResult> {
	const visitors = quick ? 5 : 50;
	const fake = await startFakeOpenAI();
	const settings = {
		PUBLIC_API_KEY: publicKey,
		OPENAI_API_KEY: fakeOpenAIKey,
		OPENAI_BASE_URL: fake.url,
		OPENAI_MODEL: "fake",
	};
	const site = await startSite({ checkout, state: emptyState("model"), settings });
	const failures: string[] = [];
	const visits = new Map<string, Record<string, string | number>>();
	const disconnects = new Map<string, string>();

	async function visit(behaviour: string): Promise<void> {
		const timeoutMs = (slowBehaviours[behaviour] ?? idleMs) + toleranceMs;
		const seen = await Promise.all(
			Array.from({ length: visitors }, () => read(site.worker, behaviour, timeoutMs)),
		);
		const count = (end: Seen["end"]) => seen.filter((one) => one.end === end).length;
		const ends = { complete: count("complete"), error: count("error"), unknown: count("unknown") };
		if (ends[completing.includes(behaviour) ? "complete" : "error"] < visitors) {
			const last = new Set(seen.map(({ lastEvents }) => lastEvents));
			failures.push(`${behaviour}: ${JSON.stringify(ends)} (last events: ${[...last].join("; ")})`);
		}
		const slowest = Math.max(...seen.map(({ ms }) => ms));
		visits.set(behaviour, { ...ends, slowest: seconds(slowest) });
	}

	/** Visitors disconnect at a random moment of the first second. */
	async function disconnect(behaviour: string): Promise<void> {
		const marker = randomUUID();
		await Promise.all(
			Array.from({ length: visitors }, async () => {
				const controller = new AbortController();
				const { signal } = controller;
				// Each idea is another, because one idea is analysed only some times a day.
				const body = idea(behaviour, `${marker} ${randomUUID()}`);
				const answer = await post(site.worker, "/chat-alianzas", body, { signal });
				await delay(randomInt(1000));
				controller.abort();
				await answer.body?.cancel().catch(() => {});
			}),
		);
		const left = performance.now();
		const asked = () => fake.requests().filter((request) => request.idea.includes(marker));
		// A request to the model may start after its visitor has disconnected.
		const isOver = () => asked().length === visitors && asked().every((one) => one.aborted || one.finished);
		do await delay(50);
		while (!isOver() && performance.now() - left < keepaliveMs + toleranceMs);
		const cancelled = asked().filter(({ aborted }) => aborted).length;
		const all = asked().length;
		if (cancelled < all) failures.push(`${behaviour}: ${all - cancelled} requests were not cancelled`);
		const after = seconds(performance.now() - left);
		disconnects.set(behaviour, `${cancelled} of ${all} after ${after}`);
	}

	// Slow behaviours mostly wait, so they run concurrently. The others run one after the other, to limit the load of one process.
	const longVisits = Promise.all(Object.keys(slowBehaviours).map(visit));
	const others = all.filter((behaviour) => !(behaviour in slowBehaviours) && behaviour !== connectionRefused);
	for (const behaviour of others) await visit(behaviour);
	for (const behaviour of Object.keys(slowBehaviours)) await disconnect(behaviour);
	await longVisits;
	await fake.close();
	await visit(connectionRefused);
	await site.stop();
	return {
		title: "Analyses while the model fails",
		notes: [
			`${visitors} visitors at once read an analysis of each kind. Complete: the stream ends with [DONE]. Error: the last event is an error, or the response is one. ${visitors} more disconnect at a random moment of the first second; their requests to the model have to be cancelled.`,
		],
		rows: all.map((name) => ({
			"the model": name,
			...visits.get(name),
			"disconnected: cancelled": disconnects.get(name) ?? "",
		})),
		failures,
	};
}

interface Seen {
	end: "complete" | "error" | "unknown";
	/** For the failure message. */
	lastEvents: string;
	ms: number;
}

/**
 * Reads an analysis to its end: complete if it ends with `[DONE]`, an error if the last event or the response is one. An
 * aborted body is ignored, because workerd's own socket ends it normally and closes the connection.
 */
async function read(site: string, behaviour: string, timeoutMs: number): Promise<Seen> {
	const started = performance.now();
	const events: string[] = [];
	const parser = createParser({
		onEvent({ data }) {
			if (data === streamDone) events.push("complete");
			else events.push("error" in JSON.parse(data) ? "error" : "text");
		},
	});
	try {
		const signal = AbortSignal.timeout(timeoutMs);
		const answer = await post(site, "/chat-alianzas", idea(behaviour, randomUUID()), { signal });
		const decoder = new TextDecoder();
		if (!answer.ok) events.push("error");
		else for await (const bytes of answer.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
		await answer.body?.cancel();
	} catch {
		if (events.at(-1) !== "error") events.push("aborted");
	}
	const ms = performance.now() - started;
	const last = events.at(-1);
	const isClear =
		(last === "complete" || last === "error") && events.slice(0, -1).every((event) => event === "text");
	return { end: isClear ? last : "unknown", lastEvents: events.slice(-2).join(", "), ms };
}

function idea(behaviour: string, marker: string): { message: string } {
	return { message: `Solar panels for a farm ${marker} #fake:${behaviour}` };
}

function seconds(ms: number): string {
	return `${(ms / 1000).toFixed(1)} s`;
}
