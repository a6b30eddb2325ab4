/** The `fetch` of the SDK's provider: it adds timeouts and detects the end of the response. */
import { APICallError } from "@ai-sdk/provider";

/** In bytes. Events have a few words, and a line is buffered until its end. */
const maxLineLength = 1_000_000;

/** Longest Retry-After at which a request is retried. */
const maxRetryAfterMs = 10_000;

/** How long the response may stay open after the finish reason. */
const endTimeoutMs = 1000;

/** The last event. It cannot match inside JSON, where line breaks are escaped. */
const doneLine = /(?:^|\n)data: ?\[DONE\]\r?\n/;

/** Cannot match inside a JSON string, where quotes are escaped. */
const finishReason = /"finish_reason"\s*:\s*"[^"]/;

/**
 * Creates a fetch that aborts when the model sends no bytes for `idleMs`. The SDK's chunk timeouts do not work here: its
 * provider returns the stream with the first text, so they neither cover the time before nor streamed reasoning, and later
 * they include the time that the client takes to read.
 *
 * The fetch throws an `APICallError` that is not retryable if Retry-After exceeds `maxRetryAfterMs`. The SDK would wait for
 * up to a minute, and retry after two seconds if Retry-After is longer than that.
 */
export function createModelFetch(idleMs: number): typeof fetch {
	return async (input, init) => {
		const idle = new AbortController();
		const withIdleTimeout = async <Result>(promise: Promise<Result>): Promise<Result> => {
			const abort = () =>
				idle.abort(new DOMException("The model sent nothing for too long.", "TimeoutError"));
			const timer = setTimeout(abort, idleMs);
			try {
				return await promise;
			} catch (error) {
				throw idle.signal.aborted ? idle.signal.reason : error;
			} finally {
				clearTimeout(timer);
			}
		};
		const signal = init?.signal ? AbortSignal.any([init.signal, idle.signal]) : idle.signal;
		// Redirects are not followed, so that the idea is only sent to the configured host.
		const response = await withIdleTimeout(fetch(input, { ...init, signal, redirect: "manual" })).catch(
			(cause) => {
				// The SDK recognises network errors, which it retries, by this message of other runtimes.
				throw signal.aborted ? cause : new TypeError("fetch failed", { cause });
			},
		);
		if (!response.ok && retryAfterMs(response.headers) > maxRetryAfterMs) {
			await response.body?.cancel().catch(() => {});
			throw new APICallError({
				message: "Retry-After is too long.",
				url: response.url,
				requestBodyValues: undefined,
				statusCode: response.status,
				isRetryable: false,
			});
		}
		return response.body ? new Response(untilDone(response.body, withIdleTimeout), response) : response;
	};
}

/** Parses Retry-After as the SDK does. @returns NaN without the header */
function retryAfterMs(headers: Headers): number {
	const ms = Number.parseFloat(headers.get("retry-after-ms") ?? "");
	if (!Number.isNaN(ms)) return ms;
	const after = headers.get("retry-after") ?? "";
	const seconds = Number.parseFloat(after);
	return Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
}

/**
 * Streams a response body up to and including the `[DONE]` line, with backpressure. It waits for the end of the body, so
 * that the connection can be reused, but cancels a body that stays open for `endTimeoutMs` after the finish reason.
 */
function untilDone(
	body: ReadableStream<Uint8Array>,
	withIdleTimeout: <Result>(promise: Promise<Result>) => Promise<Result>,
): ReadableStream<Uint8Array> {
	const reader = body.getReader();
	const decoder = new TextDecoder("latin1");
	/** The incomplete last line. */
	let line = "";
	/** Time left until the body is cancelled; undefined before the finish reason. */
	let remainingMs: number | undefined;
	let isDone = false;

	/** Returns the bytes up to the end of the `[DONE]` line. */
	function truncate(bytes: Uint8Array): Uint8Array {
		const text = decoder.decode(bytes);
		const lineEnd = text.lastIndexOf("\n") + 1;
		if (lineEnd === 0) {
			line += text;
			if (line.length > maxLineLength) throw new RangeError("The model sent a line that is too long.");
			return bytes;
		}
		const lines = line + text.slice(0, lineEnd);
		const end = doneLine.exec(lines);
		const length = end ? end.index + end[0].length - line.length : bytes.length;
		isDone = end !== null;
		if (isDone || finishReason.test(lines)) remainingMs = endTimeoutMs;
		line = text.slice(lineEnd);
		return bytes.subarray(0, length);
	}

	/** @returns undefined at the end */
	async function read(): Promise<Uint8Array | undefined> {
		if (remainingMs === undefined) return (await withIdleTimeout(reader.read())).value;
		const started = Date.now();
		const timer = setTimeout(() => reader.cancel().catch(() => {}), remainingMs);
		try {
			return (await reader.read()).value;
		} catch {
			// The analysis is complete, so a connection error no longer matters.
			return undefined;
		} finally {
			clearTimeout(timer);
			remainingMs -= Date.now() - started;
		}
	}

	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				let bytes = await read();
				while (bytes && isDone) bytes = await read();
				if (!bytes) return controller.close();
				try {
					controller.enqueue(truncate(bytes));
				} catch (error) {
					await reader.cancel().catch(() => {});
					throw error;
				}
			},
			cancel: (reason) => reader.cancel(reason),
		},
		{ highWaterMark: 0 },
	);
}
