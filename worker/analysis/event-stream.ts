import {
	type AnalysisChunk,
	type AnalysisFailure,
	type AnalysisStreamError,
	streamDone,
} from "#app/schemas/analysis-stream.ts";
import { logAnalysis } from "./analysis-log.ts";
import { analysisTimes } from "./analysis-times.ts";
import type { AnalystPart, FinishPart } from "./analyst-part.ts";

/**
 * How long the error event is given to leave, in milliseconds. An abort overtakes what is still in the buffers
 * between here and the visitor.
 */
const abortDelay = 100;

/** In characters: many times the longest analysis. A model that goes on is cut short, whatever it was asked for. */
const maxAnalysisLength = 30_000;

const failureMessages: Record<AnalysisFailure, string> = {
	timeout: "The model took too long.",
	upstream: "The model failed.",
	interrupted: "The model broke off.",
};

const encoder = new TextEncoder();
const comment = (text: string) => encoder.encode(`: ${text}\n\n`);
const event = (data: string) => encoder.encode(`data: ${data}\n\n`);

interface StreamOptions {
	/** Name that the chunks carry. */
	model: string;
	/** Aborts when the visitor leaves. */
	visitor?: AbortSignal;
	/** Milliseconds from one comment to the next. */
	keepalive?: number;
}

/**
 * Turns what a model streams into the server-sent events of `app/schemas/analysis-stream.ts`.
 *
 * Reads from the model no faster than the visitor reads. A finish with `stop` or `length` after some text writes
 * `[DONE]`; anything else writes an error event and then aborts the body, which Hono's streaming helpers cannot do: they
 * always close it. The visitor leaving aborts the model.
 * @param ask asks the model, and stops it when the signal aborts
 */
export function streamAnalysis(
	ask: (signal: AbortSignal) => Promise<ReadableStream<AnalystPart>>,
	{ model, visitor, keepalive = analysisTimes.keepalive }: StreamOptions,
): ReadableStream<Uint8Array> {
	if (visitor?.aborted) return new ReadableStream({ start: (body) => body.error(visitor.reason) });
	const id = `chatcmpl-${crypto.randomUUID()}`;
	const created = Math.floor(Date.now() / 1000);
	const log = logAnalysis(model);
	const upstream = new AbortController();
	let ticking: ReturnType<typeof setInterval> | undefined;
	let written = "";
	/** Set once the error event is written: the body is aborted when the visitor has taken that event. */
	let failed = false;
	/** Set once the visitor has left, which is no failure of the model's. */
	let gone = false;

	function chunk(
		delta: AnalysisChunk["choices"][0]["delta"],
		finish_reason: AnalysisChunk["choices"][0]["finish_reason"] = null,
	): Uint8Array {
		const choices: AnalysisChunk["choices"] = [{ index: 0, delta, finish_reason }];
		const data: AnalysisChunk = { id, object: "chat.completion.chunk", created, model, choices };
		return event(JSON.stringify(data));
	}

	function stop(finish?: FinishPart) {
		clearInterval(ticking);
		visitor?.removeEventListener("abort", left);
		// A model that has finished is not stopped: that would cost its connection.
		if (!finish) upstream.abort();
	}

	function left() {
		gone = true;
		stop();
	}

	type Failure = { code: AnalysisFailure; error?: unknown; finish?: FinishPart | undefined };

	/** Writes the next text, or the end. Returns why there is neither. */
	async function advance(to: ReadableStreamDefaultController<Uint8Array>): Promise<Failure | undefined> {
		const parts = await reader;
		for (;;) {
			const { done, value: part } = await parts.read();
			if (done) return { code: "interrupted" };
			if (part.type === "abort") return { code: "timeout" };
			if (part.type === "error") return { code: "upstream", error: part.error };
			const finish = part.type === "finish" ? part : undefined;
			let reason = finish?.finishReason;
			if (part.type === "text-delta" && part.text !== "") {
				log.started();
				to.enqueue(chunk({ ...(written === "" && { role: "assistant" }), content: part.text }));
				written += part.text;
				if (written.length <= maxAnalysisLength) return;
				reason = "length";
			}
			if (reason === undefined) continue;
			if (reason === "interrupted") return { code: "interrupted", finish };
			if (reason !== "stop" && reason !== "length") return { code: "upstream", finish };
			if (written.trim() === "") return { code: "upstream", finish };
			stop(finish);
			log.finished(finish);
			to.enqueue(chunk({}, reason));
			to.enqueue(event(streamDone));
			to.close();
			return;
		}
	}

	// Asked at once, not when the visitor first reads.
	const reader = ask(upstream.signal).then((parts) => parts.getReader());
	reader.catch(() => {});
	visitor?.addEventListener("abort", left);
	return new ReadableStream<Uint8Array>({
		start(controller) {
			// The first byte tells the visitor that the connection stands, long before the model says anything.
			controller.enqueue(comment("connected"));
			ticking = setInterval(() => {
				if ((controller.desiredSize ?? 0) > 0) controller.enqueue(comment("keepalive"));
			}, keepalive);
		},
		async pull(controller) {
			if (failed) {
				await scheduler.wait(abortDelay);
				return controller.error(new Error("The analysis broke off."));
			}
			const failure = await advance(controller).catch(
				(error: unknown): Failure => ({ code: written === "" ? "upstream" : "interrupted", error }),
			);
			// Nobody is left to tell a failure.
			if (gone) return controller.error(visitor?.reason);
			if (!failure) return;
			stop();
			failed = true;
			const { error, finish } = failure;
			const code = error instanceof Error && error.name === "TimeoutError" ? "timeout" : failure.code;
			log.failed(code, error, finish);
			const data: AnalysisStreamError = { error: { code, message: failureMessages[code] } };
			// The abort waits for the next pull: it drops what has not been read yet.
			controller.enqueue(event(JSON.stringify(data)));
		},
		cancel: left,
	});
}
