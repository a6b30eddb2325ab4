import { AsyncLocalStorage } from "node:async_hooks";
import type { AnalysisErrorCode } from "#app/schemas/analysis-stream.ts";
import { startAnalysisLog } from "./analysis-log.ts";
import { createChunkEncoder, encodeComment, encodeDone, encodeError } from "./event-encoding.ts";
import type { FinishPart, ModelStreamPart } from "./request-analysis.ts";

/** Delay between the error event and the abort of the body. An abort discards bytes that are still buffered. */
const abortDelayMs = 100;

/** In characters: many times the longest analysis. Longer text is cut off. */
const maxAnalysisLength = 30_000;

/**
 * Milliseconds between the comments that keep the client's connection open. A disconnect is often only detected by writing.
 */
const keepaliveMs = 5_000;

interface StreamOptions {
	/** Model name in the chunks. */
	model: string;
	/** Aborts when the client disconnects. */
	clientSignal?: AbortSignal;
}

interface StreamError {
	code: AnalysisErrorCode;
	error?: unknown;
	finish?: FinishPart | undefined;
}

/**
 * Converts a model's stream to the server-sent events of `app/schemas/analysis-stream.ts`, with backpressure.
 *
 * If the model finishes with `stop` or `length` after some text, the last event is `[DONE]`. Otherwise it is an error
 * event, and the body is aborted; Hono's streaming helpers always close the body, so they cannot be used. If the client
 * disconnects, the model is stopped.
 * @param request starts the model, and stops it when the signal aborts
 */
export function toEventStream(
	request: (signal: AbortSignal) => Promise<ReadableStream<ModelStreamPart>>,
	{ model, clientSignal }: StreamOptions,
): ReadableStream<Uint8Array> {
	if (clientSignal?.aborted) {
		return new ReadableStream({ start: (controller) => controller.error(clientSignal.reason) });
	}
	const encodeChunk = createChunkEncoder(model);
	const log = startAnalysisLog(model);
	const upstream = new AbortController();
	let keepalive: ReturnType<typeof setInterval> | undefined;
	let text = "";
	/** The error event has been written, so the next pull aborts the body. */
	let failed = false;
	let disconnected = false;
	/** The analysis has finished or failed, or the client has disconnected. */
	let ended = false;

	function stop(finish?: FinishPart) {
		ended = true;
		if (keepalive) clearInterval(keepalive);
		clientSignal?.removeEventListener("abort", onDisconnect);
		// Aborting after the model has finished would close its connection, which can be reused.
		if (!finish) upstream.abort();
	}

	// The runtime calls it outside the request's context, in which the log finds the request id.
	const onDisconnect = AsyncLocalStorage.bind(() => {
		if (ended) return;
		disconnected = true;
		stop();
		log.abandoned();
	});

	/** Writes the next text chunk or the end of the analysis. Returns an error if there is neither. */
	async function writeNext(
		controller: ReadableStreamDefaultController<Uint8Array>,
	): Promise<StreamError | undefined> {
		const parts = await reader;
		for (;;) {
			const { done, value: part } = await parts.read();
			if (done) return { code: "interrupted" };
			if (part.type === "abort") return { code: "timeout" };
			if (part.type === "error") return { code: "upstream", error: part.error };
			log.received(part);
			const finish = part.type === "finish" ? part : undefined;
			let finishReason = finish?.finishReason;
			if (part.type === "text-delta" && part.text !== "") {
				controller.enqueue(encodeChunk({ ...(text === "" && { role: "assistant" }), content: part.text }));
				text += part.text;
				if (text.length <= maxAnalysisLength) return;
				finishReason = "length";
			}
			if (finishReason === undefined) continue;
			if (finishReason === "interrupted") return { code: "interrupted", finish };
			if (finishReason !== "stop" && finishReason !== "length") return { code: "upstream", finish };
			if (text.trim() === "") return { code: "upstream", finish };
			stop(finish);
			log.finished(finish);
			controller.enqueue(encodeChunk({}, finishReason));
			controller.enqueue(encodeDone());
			controller.close();
			return;
		}
	}

	// Started now instead of at the first pull.
	const reader = request(upstream.signal).then((parts) => parts.getReader());
	reader.catch(() => {});
	clientSignal?.addEventListener("abort", onDisconnect);
	return new ReadableStream<Uint8Array>({
		start(controller) {
			// Confirms the connection to the client, long before the model's first text.
			controller.enqueue(encodeComment("connected"));
			keepalive = setInterval(() => {
				if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encodeComment("keepalive"));
			}, keepaliveMs);
		},
		async pull(controller) {
			if (failed) {
				await scheduler.wait(abortDelayMs);
				return controller.error(new Error("The analysis broke off."));
			}
			const streamError = await writeNext(controller).catch(
				(error: unknown): StreamError => ({ code: text === "" ? "upstream" : "interrupted", error }),
			);
			if (disconnected) return controller.error(clientSignal?.reason);
			if (!streamError) return;
			stop();
			failed = true;
			const { error, finish } = streamError;
			const code = error instanceof Error && error.name === "TimeoutError" ? "timeout" : streamError.code;
			log.failed(code, error, finish);
			// The body is aborted at the next pull: an abort now would discard this event.
			controller.enqueue(encodeError(code));
		},
		cancel: onDisconnect,
	});
}
