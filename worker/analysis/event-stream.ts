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

const encoder = new TextEncoder();

/**
 * Turns what a model streams into the server-sent events of `app/contract/analysis-stream.ts`.
 *
 * Reads from the model no faster than the visitor reads. A finish with `stop` or `length` after some text writes
 * `[DONE]`; anything else writes an error event and then aborts the body. The visitor leaving aborts the model.
 * @param open asks the model; must stop it when the signal aborts
 */
export function streamAnalysis(
	open: (signal: AbortSignal) => Promise<AsyncIterable<AnalystPart>>,
	{ model, visitor, times = analysisTimes }: StreamOptions,
): ReadableStream<Uint8Array> {
	const id = `chatcmpl-${crypto.randomUUID()}`;
	const created = Math.floor(Date.now() / 1000);
	const upstream = new AbortController();
	/** Rejects when waiting for the model is over: time is up or the visitor has left. */
	const over = Promise.withResolvers<never>();
	over.promise.catch(() => {});

	let parts: AsyncIterator<AnalystPart> | undefined;
	let wroteRole = false;
	let wroteText = false;
	/** Set once the error event is written: the body is aborted when the visitor has taken that event. */
	let broken: Broken | undefined;
	/** Set once the visitor has left, which is no failure of the model's. */
	let gone = false;

	const timeUp = () => {
		over.reject(new Broken("timeout"));
		upstream.abort();
	};
	const totalTimer = setTimeout(timeUp, times.total);
	let quietTimer = setTimeout(timeUp, times.firstChunk);
	let keepaliveTimer: ReturnType<typeof setInterval> | undefined;

	const left = () => {
		gone = true;
		over.reject(new Broken("interrupted"));
		stop();
	};

	function stop() {
		clearTimeout(totalTimer);
		clearTimeout(quietTimer);
		clearInterval(keepaliveTimer);
		visitor?.removeEventListener("abort", left);
		upstream.abort();
	}

	function waitFor(ms: number) {
		clearTimeout(quietTimer);
		quietTimer = setTimeout(timeUp, ms);
	}

	function chunk(
		delta: AnalysisChunk["choices"][0]["delta"],
		finish_reason: AnalysisChunk["choices"][0]["finish_reason"] = null,
	): Uint8Array {
		const data: AnalysisChunk = {
			id,
			object: "chat.completion.chunk",
			created,
			model,
			choices: [{ index: 0, delta, finish_reason }],
		};
		return encoder.encode(`data: ${JSON.stringify(data)}\n\n`);
	}

	async function next(): Promise<IteratorResult<AnalystPart>> {
		parts ??= (await opening)[Symbol.asyncIterator]();
		return parts.next();
	}

	/** Writes the next text, or the end. */
	async function advance(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
		// Only the model's time counts, not the visitor's who was slow to read.
		if (wroteRole) waitFor(times.betweenChunks);
		for (;;) {
			const { done, value: part } = await Promise.race([next(), over.promise]);
			if (done || part.type === "abort") throw new Broken("interrupted");
			if (part.type === "text-delta" && part.text !== "") {
				controller.enqueue(
					chunk(wroteRole ? { content: part.text } : { role: "assistant", content: part.text }),
				);
				wroteRole = true;
				wroteText ||= part.text.trim() !== "";
				clearTimeout(quietTimer);
				return;
			}
			// A model that thinks aloud before it writes is alive.
			if (part.type === "reasoning-delta" && wroteRole) waitFor(times.betweenChunks);
			if (part.type === "error") throw new Broken("upstream", part.error);
			if (part.type === "finish") {
				const reason = part.finishReason;
				if (reason === "interrupted") throw new Broken("interrupted");
				if ((reason !== "stop" && reason !== "length") || !wroteText) throw new Broken("upstream");
				stop();
				controller.enqueue(chunk({}, reason));
				controller.enqueue(encoder.encode(`data: ${streamDone}\n\n`));
				controller.close();
				return;
			}
		}
	}

	if (visitor?.aborted) left();
	else visitor?.addEventListener("abort", left);
	// Asked at once, not when the visitor first reads.
	const opening = open(upstream.signal);
	opening.catch(() => {});

	return new ReadableStream<Uint8Array>({
		start(controller) {
			// The first byte tells the visitor that the connection stands, long before the model says anything.
			controller.enqueue(encoder.encode(": connected\n\n"));
			keepaliveTimer = setInterval(() => {
				if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(": keepalive\n\n"));
			}, times.keepalive);
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
				Promise.resolve(parts?.return?.()).catch(() => {});
				broken = error instanceof Broken ? error : new Broken(wroteText ? "interrupted" : "upstream", error);
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

/** What may be logged of a model's error: never its message or request, which can hold the idea. */
function loggable(error: unknown): { name?: string; status?: number } {
	if (!(error instanceof Error)) return {};
	const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : undefined;
	return { name: error.name, ...(status !== undefined && { status }) };
}
