import { AsyncLocalStorage } from "node:async_hooks";
import { createChunkEncoder, encodeComment, encodeDone, encodeError, type Piece } from "./event-encoding.ts";
import { AnalysisError, type Ending } from "./write-analysis.ts";

/** Delay between the error event and the abort of the body. An abort discards bytes that are still buffered. */
const abortDelayMs = 100;

/**
 * Milliseconds between the comments that keep the client's connection open. A disconnect is often only detected by writing.
 */
const keepaliveMs = 5_000;

/**
 * Sends an analysis as the server-sent events of `app/schemas/analysis-stream.ts`.
 *
 * When `write` resolves, the last event is `[DONE]`. When it rejects, the last one is an error event, and the body is
 * aborted; Hono's streaming helpers always close the body, so they cannot be used.
 * @param write sends each piece of text as it is written; what it sends after a disconnect is dropped
 * @param clientSignal aborts when the client disconnects
 * @param onDisconnect called once if the client disconnects before the end
 */
export function toEventStream(
	write: (send: (piece: Piece) => void) => Promise<Ending>,
	clientSignal: AbortSignal,
	onDisconnect: () => void,
): ReadableStream<Uint8Array> {
	const encodeChunk = createChunkEncoder();
	let controller: ReadableStreamDefaultController<Uint8Array>;
	/** The analysis has been sent or has failed, or the client has disconnected. */
	let ended = false;
	/** The error event has been written, so the next pull aborts the body. */
	let failed = false;
	const keepalive = setInterval(() => {
		if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encodeComment("keepalive"));
	}, keepaliveMs);

	/** @returns whether it had not ended before */
	function end(): boolean {
		if (ended) return false;
		clearInterval(keepalive);
		clientSignal.removeEventListener("abort", abort);
		ended = true;
		return true;
	}

	// The runtime calls it outside the request's context, in which the log finds the request id.
	const disconnect = AsyncLocalStorage.bind(() => {
		if (end()) onDisconnect();
	});

	function abort() {
		// Without [DONE]. An error would be logged as an uncaught one of the Worker.
		if (!ended) controller.close();
		disconnect();
	}

	function finish(finishReason: Ending) {
		if (!end()) return;
		controller.enqueue(encodeChunk({ finishReason }));
		controller.enqueue(encodeDone());
		controller.close();
	}

	function fail(error: unknown) {
		if (!end()) return;
		failed = true;
		// The body is aborted at the next pull: an abort now would discard this event.
		controller.enqueue(encodeError(error instanceof AnalysisError ? error.code : "upstream"));
	}

	return new ReadableStream<Uint8Array>({
		start(startedController) {
			controller = startedController;
			// Confirms the connection to the client, long before the model's first text.
			controller.enqueue(encodeComment("connected"));
			clientSignal.addEventListener("abort", abort);
			if (clientSignal.aborted) abort();
			write((piece) => {
				if (!ended) controller.enqueue(encodeChunk(piece));
			}).then(finish, fail);
		},
		async pull() {
			if (!failed) return;
			await scheduler.wait(abortDelayMs);
			controller.error(new Error("The analysis broke off."));
		},
		cancel: disconnect,
	});
}
