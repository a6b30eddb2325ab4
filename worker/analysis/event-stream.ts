import {
	type AnalysisChunk,
	type AnalysisFailure,
	type AnalysisStreamError,
	streamDone,
} from "#app/contract/analysis-stream.ts";
import { log } from "#worker/log.ts";
import type { AnalystPart } from "./analyst.ts";

/** How long to wait for what, in milliseconds. */
export interface AnalysisTimes {
	/** From the start to the first text. */
	firstChunk: number;
	/** From one sign of life of the model to the next. */
	betweenChunks: number;
	/** For the whole analysis. */
	total: number;
	/**
	 * Between comments while the model is silent. They keep the connection open, and a visitor who has left is
	 * often only noticed by writing.
	 */
	keepalive: number;
}

export const analysisTimes: AnalysisTimes = {
	firstChunk: 20_000,
	betweenChunks: 15_000,
	total: 90_000,
	keepalive: 5_000,
};

interface StreamOptions {
	/** Name that the chunks carry. */
	model: string;
	/** Aborts when the visitor leaves. */
	visitor?: AbortSignal;
	times?: AnalysisTimes;
}

/** Why the analysis can't go on. */
class Broken extends Error {
	readonly code: AnalysisFailure;

	constructor(code: AnalysisFailure, cause?: unknown) {
		super(failureMessages[code], { cause });
		this.code = code;
	}
}

const failureMessages: Record<AnalysisFailure, string> = {
	timeout: "The model took too long.",
	upstream: "The model failed.",
	interrupted: "The model broke off.",
};

/**
 * How long the error event is given to leave, in milliseconds. An abort overtakes what is still in the buffers
 * between here and the visitor.
 */
const abortDelayMs = 100;

/** How long a model's answer may take to end after its last part, in milliseconds. */
const endingMs = 1000;

/** In characters: many times the longest analysis. A model that goes on is cut short, whatever it was asked for. */
const maxAnalysisLength = 30_000;

/** So much is written at once, in characters, if the model has sent as much at once. */
const maxBatchLength = 16_384;

const encoder = new TextEncoder();

/**
 * Turns what a model streams into the server-sent events of `app/contract/analysis-stream.ts`.
 *
 * Reads from the model no faster than the visitor reads; texts that are there at once are written at once. A finish with
 * `stop` or `length` after some text writes `[DONE]`; anything else writes an error event and then aborts the body. The
 * visitor leaving aborts the model.
 * @param open asks the model; should stop it when the signal aborts
 */
export function streamAnalysis(
	open: (signal: AbortSignal) => Promise<ReadableStream<AnalystPart>>,
	{ model, visitor, times = analysisTimes }: StreamOptions,
): ReadableStream<Uint8Array> {
	const id = `chatcmpl-${crypto.randomUUID()}`;
	const started = Date.now();
	const created = Math.floor(started / 1000);
	// Of a chunk, only its text is written anew.
	const [beforeText, afterText] = chunk({ content: "\0" }).split(JSON.stringify("\0"));
	const upstream = new AbortController();

	const opening = Promise.withResolvers<ReadableStreamDefaultReader<AnalystPart>>();
	opening.promise.catch(() => {});
	let parts: ReadableStreamDefaultReader<AnalystPart> | undefined;
	/** The next part, if it was asked for to see whether it is there. */
	let ahead: Promise<ReadableStreamReadResult<AnalystPart>> | undefined;
	let wroteRole = false;
	let wroteText = false;
	let written = 0;
	/** Why the model isn't waited for any longer: time is up or the visitor has left. */
	let givenUp: Broken | undefined;
	/** Set once the error event is written: the body is aborted when the visitor has taken that event. */
	let broken: Broken | undefined;
	/** Set once the visitor has left, which is no failure of the model's. */
	let gone = false;

	const totalUntil = started + times.total;
	/** When the model has been silent for too long. Once it writes, the time that a slow visitor takes to read is not its own. */
	let silentUntil = started + times.firstChunk;
	let keepaliveAt = started + times.keepalive;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let timerAt = Number.POSITIVE_INFINITY;

	function chunk(
		delta: AnalysisChunk["choices"][0]["delta"],
		finish_reason: AnalysisChunk["choices"][0]["finish_reason"] = null,
	): string {
		const data: AnalysisChunk = {
			id,
			object: "chat.completion.chunk",
			created,
			model,
			choices: [{ index: 0, delta, finish_reason }],
		};
		return `data: ${JSON.stringify(data)}\n\n`;
	}

	function lastEvents(reason: "stop" | "length"): string {
		return `${chunk({}, reason)}data: ${streamDone}\n\n`;
	}

	/** Sees to it that `check` runs in time. The times mostly move on, and then the timer that runs will do. */
	function watch(controller: ReadableStreamDefaultController<Uint8Array>) {
		const next = Math.min(totalUntil, silentUntil, keepaliveAt);
		if (next >= timerAt) return;
		clearTimeout(timer);
		timerAt = next;
		timer = setTimeout(check, next - Date.now(), controller);
	}

	function check(controller: ReadableStreamDefaultController<Uint8Array>) {
		timerAt = Number.POSITIVE_INFINITY;
		const now = Date.now();
		if (now >= totalUntil || now >= silentUntil) return giveUp(new Broken("timeout"));
		if (now >= keepaliveAt) {
			if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(": keepalive\n\n"));
			keepaliveAt = now + times.keepalive;
		}
		watch(controller);
	}

	function giveUp(why: Broken) {
		givenUp = why;
		stop();
	}

	function left() {
		gone = true;
		giveUp(new Broken("interrupted"));
	}

	function stop() {
		timerAt = Number.NEGATIVE_INFINITY;
		clearTimeout(timer);
		visitor?.removeEventListener("abort", left);
		upstream.abort();
		// A model that does not heed the signal is not waited for.
		opening.reject(givenUp);
		opening.promise.then((reader) => reader.cancel()).catch(() => {});
	}

	/** Writes the next texts, or the end. */
	async function advance(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
		parts ??= await opening.promise;
		let events = "";
		let ended = false;
		if (wroteRole) {
			silentUntil = Date.now() + times.betweenChunks;
			watch(controller);
		}
		try {
			do {
				const { done, value: part } = await (ahead ?? parts.read());
				ahead = undefined;
				if (done) throw new Broken("interrupted");
				if (part.type === "text-delta" && part.delta !== "") {
					events += wroteRole
						? beforeText + JSON.stringify(part.delta) + afterText
						: chunk({ role: "assistant", content: part.delta });
					wroteRole = true;
					wroteText ||= part.delta.trim() !== "";
					written += part.delta.length;
					if (written > maxAnalysisLength) {
						events += lastEvents("length");
						ended = true;
					}
				} else if (part.type === "reasoning-delta" && wroteRole) {
					// A model that thinks aloud before it writes is alive.
					silentUntil = Date.now() + times.betweenChunks;
				} else if (part.type === "error") {
					throw new Broken("upstream", part.error);
				} else if (part.type === "finish") {
					const reason = part.finishReason.unified;
					if (reason === "interrupted") throw new Broken("interrupted");
					if ((reason !== "stop" && reason !== "length") || !wroteText) throw new Broken("upstream");
					events += lastEvents(reason);
					ended = true;
				}
				if (ended || events.length >= maxBatchLength) break;
				if (events !== "") ahead = parts.read();
			} while (!ahead || (await isSettled(ahead)));
		} finally {
			if (events !== "" && !gone) controller.enqueue(encoder.encode(events));
		}
		silentUntil = Number.POSITIVE_INFINITY;
		keepaliveAt = Date.now() + times.keepalive;
		if (ended) await end(controller);
	}

	/** Gives the model's answer the time to end by itself: what is cut off takes its connection along. */
	async function end(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
		silentUntil = Date.now() + endingMs;
		keepaliveAt = Number.POSITIVE_INFINITY;
		watch(controller);
		await parts?.read().catch(() => {});
		stop();
		if (!gone) controller.close();
	}

	if (visitor?.aborted) left();
	else visitor?.addEventListener("abort", left);
	// Asked at once, not when the visitor first reads.
	open(upstream.signal)
		.then((answer) => {
			if (givenUp) return answer.cancel();
			opening.resolve(answer.getReader());
		})
		.catch(opening.reject);

	return new ReadableStream<Uint8Array>({
		start(controller) {
			// The first byte tells the visitor that the connection stands, long before the model says anything.
			controller.enqueue(encoder.encode(": connected\n\n"));
			watch(controller);
		},
		async pull(controller) {
			if (broken) {
				await new Promise((resolve) => setTimeout(resolve, abortDelayMs));
				return controller.error(broken);
			}
			try {
				await advance(controller);
			} catch (error) {
				stop();
				const cause = givenUp ?? error;
				broken = cause instanceof Broken ? cause : new Broken(wroteText ? "interrupted" : "upstream", cause);
				// Nobody is left to tell. For a body that was cancelled, not aborted, this does nothing.
				if (gone) return controller.error(broken);
				log("warn", "analysis_failed", { model, code: broken.code, ...loggable(broken.cause) });
				const data: AnalysisStreamError = { error: { code: broken.code, message: broken.message } };
				// The abort waits for the next pull: it drops what has not been read yet.
				controller.enqueue(encoder.encode(`data: ${JSON.stringify(data)}\n\n`));
			}
		},
		cancel: left,
	});
}

/** Whether a read gets what is there already: that takes two turns of the microtask queue in workerd. */
async function isSettled(read: Promise<unknown>): Promise<boolean> {
	let settled = false;
	const settle = () => {
		settled = true;
	};
	read.then(settle, settle);
	for (let turn = 0; turn < 2; turn++) await undefined;
	return settled;
}

/** What may be logged of a model's error: never its message or request, which can hold the idea. */
function loggable(error: unknown): { name?: string; status?: number } {
	if (!(error instanceof Error)) return {};
	const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : undefined;
	return { name: error.name, ...(status !== undefined && { status }) };
}
