/** The fetch that the SDK's provider asks a model with: its limits of time, and where an answer ends. */
import { APICallError } from "@ai-sdk/provider";

/** In bytes. An event holds a few words: a line of this length is none, and would be kept in memory whole. */
const maxLineLength = 1_000_000;

/** A visitor is not kept waiting longer than this for a second try, in milliseconds. */
const longestPause = 10_000;

/** How long an answer may take to end once the model has said why it ends, in milliseconds. */
const endingMs = 1000;

/** What ends an answer. A line of its own: within JSON a line break is escaped. */
const doneLine = /(?:^|\n)data: ?\[DONE\]\r?\n/;

/** Within a text of the JSON the quotes are escaped. */
const finishReason = /"finish_reason"\s*:\s*"[^"]/;

/**
 * A fetch for the provider that breaks off when the model is silent for too long. The SDK's own limits cannot tell: its
 * provider hands an answer over only with the first text, so they would neither see a model that never answers nor one that
 * thinks aloud; and from then on they would count the time that the visitor takes to read.
 *
 * The fetch throws an `APICallError` that is not retried if the model asks for a longer pause than a visitor waits. The SDK
 * would wait for up to a minute, and after two seconds try what asks for more.
 */
export function fetchFromModel(silenceMs: number): typeof fetch {
	return async (input, init) => {
		const silence = new AbortController();
		const inTime = async <Result>(waiting: Promise<Result>): Promise<Result> => {
			const end = () => silence.abort(new DOMException("The model is silent.", "TimeoutError"));
			const timer = setTimeout(end, silenceMs);
			try {
				return await waiting;
			} catch (error) {
				throw silence.signal.aborted ? silence.signal.reason : error;
			} finally {
				clearTimeout(timer);
			}
		};
		const signal = init?.signal ? AbortSignal.any([init.signal, silence.signal]) : silence.signal;
		// The idea goes to nobody but the host of the settings.
		const response = await inTime(fetch(input, { ...init, signal, redirect: "manual" })).catch((cause) => {
			// As other runtimes put it, so that the SDK knows that nobody has answered yet and tries once more.
			throw signal.aborted ? cause : new TypeError("fetch failed", { cause });
		});
		if (!response.ok && pauseAskedFor(response.headers) > longestPause) {
			await response.body?.cancel().catch(() => {});
			throw new APICallError({
				message: "The model asks for a long pause.",
				url: response.url,
				requestBodyValues: undefined,
				statusCode: response.status,
				isRetryable: false,
			});
		}
		return response.body ? new Response(answerOf(response.body, inTime), response) : response;
	};
}

/** How long a refusal asks to wait, in milliseconds, as the SDK reads it; NaN if it does not say. */
function pauseAskedFor(headers: Headers): number {
	const ms = Number.parseFloat(headers.get("retry-after-ms") ?? "");
	if (!Number.isNaN(ms)) return ms;
	const after = headers.get("retry-after") ?? "";
	const seconds = Number.parseFloat(after);
	return Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
}

/**
 * The answer as it comes, read no faster than it is used, up to the line that says it is done. It ends when its body does,
 * so that the connection can be used again, but need not: the body is cancelled if it stays open after all has been said.
 */
function answerOf(
	body: ReadableStream<Uint8Array>,
	inTime: <Result>(waiting: Promise<Result>) => Promise<Result>,
): ReadableStream<Uint8Array> {
	const reader = body.getReader();
	const decoder = new TextDecoder("latin1");
	/** What has come of the line that is not at its end yet. */
	let line = "";
	/** How long the answer may still take to end; none before the model has said why it ends. */
	let remaining: number | undefined;
	let isDone = false;

	/** Returns what of these bytes belongs to the answer. */
	function take(bytes: Uint8Array): Uint8Array {
		const text = decoder.decode(bytes);
		const lineEnd = text.lastIndexOf("\n") + 1;
		if (lineEnd === 0) {
			line += text;
			if (line.length > maxLineLength) throw new RangeError("The model sent a line without an end.");
			return bytes;
		}
		const lines = line + text.slice(0, lineEnd);
		const end = doneLine.exec(lines);
		const length = end ? end.index + end[0].length - line.length : bytes.length;
		isDone = end !== null;
		if (isDone || finishReason.test(lines)) remaining = endingMs;
		line = text.slice(lineEnd);
		return bytes.subarray(0, length);
	}

	/** Reads on, or returns nothing at the end. */
	async function next(): Promise<Uint8Array | undefined> {
		if (remaining === undefined) return (await inTime(reader.read())).value;
		const since = Date.now();
		const timer = setTimeout(() => reader.cancel().catch(() => {}), remaining);
		try {
			return (await reader.read()).value;
		} catch {
			// All that counts has come: a connection that breaks takes nothing along.
			return undefined;
		} finally {
			clearTimeout(timer);
			remaining -= Date.now() - since;
		}
	}

	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				let bytes = await next();
				while (bytes && isDone) bytes = await next();
				if (!bytes) return controller.close();
				try {
					controller.enqueue(take(bytes));
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
