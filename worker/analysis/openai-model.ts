import {
	APICallError,
	InvalidResponseDataError,
	type LanguageModelV4,
	type LanguageModelV4CallOptions,
	type LanguageModelV4FinishReason,
	type LanguageModelV4StreamPart,
	UnsupportedFunctionalityError,
} from "@ai-sdk/provider";
import { createParser } from "eventsource-parser";
import type { AnalystSettings } from "#worker/env.ts";
import { uncounted } from "./uncounted.ts";

/** OpenAI's reasoning models refuse `max_tokens`; many others who speak its protocol know nothing else. */
const takesCompletionTokens = /^(?:o\d|gpt-(?:[5-9]|\d\d))/;

/** In characters. An event holds a few words; nothing of this length is one. */
const maxEventLength = 1_000_000;

/** In bytes: the most that is read of an answer at once. */
const bufferSize = 4096;

/**
 * Fewer open answers than this are read as they come. Of more, each reading waits for what the model writes meanwhile: it
 * takes some 0.1 ms of the isolate's CPU, however little it brings.
 */
const manyAnswers = 100;

/** How far apart the isolate's readings are then to be on average, in milliseconds. */
const betweenReadings = 0.4;

/** In bytes: the most that is waited for, a few words. A model that pauses or slows down withholds no more. */
const mostAwaited = 1024;

/** How long a model writes until its pace is known, in milliseconds. */
const settlingMs = 500;

/** How many answers the isolate is reading. */
let openAnswers = 0;

const finishReasons: Record<string, LanguageModelV4FinishReason["unified"]> = {
	stop: "stop",
	length: "length",
	content_filter: "content-filter",
	tool_calls: "tool-calls",
	function_call: "tool-calls",
};

/**
 * The OpenAI-compatible model of the settings, asked by `/chat/completions`, as the AI SDK's interface has it. It only
 * streams, and takes texts, `maxOutputTokens` and `temperature`.
 *
 * What is no event stream is an `APICallError`, retryable if a second try may help; an answer that goes wrong ends in an
 * `error` part. These hold neither the request nor anything that the model wrote, since both can repeat the idea.
 */
export function openAIModel({ apiKey, baseURL, model }: AnalystSettings): LanguageModelV4 {
	const url = `${baseURL}/chat/completions`;
	const limit = takesCompletionTokens.test(model) ? "max_completion_tokens" : "max_tokens";
	return {
		specificationVersion: "v4",
		provider: "openai-compatible",
		modelId: model,
		supportedUrls: {},
		async doGenerate() {
			throw new UnsupportedFunctionalityError({ functionality: "answers in one piece" });
		},
		async doStream({ prompt, maxOutputTokens, temperature, abortSignal }) {
			const request: RequestInit = {
				method: "POST",
				headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
				body: JSON.stringify({
					model,
					messages: messagesOf(prompt),
					stream: true,
					[limit]: maxOutputTokens,
					temperature,
				}),
				// The idea goes to nobody but the host of the settings.
				redirect: "manual",
				signal: abortSignal ?? null,
			};
			let response: Response;
			try {
				response = await fetch(url, request);
			} catch (error) {
				if (abortSignal?.aborted) throw error;
				throw callError(url, "The model can't be reached.", { cause: error, isRetryable: true });
			}
			const type = response.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
			if (!response.ok || type !== "text/event-stream" || !response.body) {
				await response.body?.cancel().catch(() => {});
				throw callError(url, "The model answered with something else than a stream of events.", {
					statusCode: response.status,
					responseHeaders: Object.fromEntries(response.headers),
				});
			}
			return { stream: readParts(response.body, url) };
		},
	};
}

function callError(
	url: string,
	message: string,
	details: Pick<APICallError, "cause" | "statusCode" | "responseHeaders"> & { isRetryable?: boolean },
): APICallError {
	return new APICallError({ url, message, requestBodyValues: undefined, ...details });
}

/** @throws UnsupportedFunctionalityError for a message that is more than text */
function messagesOf(prompt: LanguageModelV4CallOptions["prompt"]): { role: string; content: string }[] {
	return prompt.map(({ role, content }) => {
		if (typeof content === "string") return { role, content };
		const texts = content.map((part) => {
			if (part.type === "text") return part.text;
			throw new UnsupportedFunctionalityError({ functionality: `${part.type} in a message` });
		});
		return { role, content: texts.join("") };
	});
}

/** What is read of a chunk. Source: OpenAI API reference, chat.completion.chunk; others add `reasoning…` and `error`. */
interface Chunk {
	error?: { code?: unknown } | null;
	choices?: { delta?: Delta | null; finish_reason?: unknown }[];
}

type Delta = { [text in "content" | "reasoning_content" | "reasoning"]?: unknown };

/**
 * The parts of an answer. It is read no further than its parts are; those that the network brought together can be read
 * without waiting in between.
 *
 * With many answers open, several chunks are read at once: one by one they would take more than a core.
 */
function readParts(body: ReadableStream<Uint8Array>, url: string): ReadableStream<LanguageModelV4StreamPart> {
	const reader = body.getReader({ mode: "byob" });
	let buffer = new ArrayBuffer(bufferSize);
	let received = 0;
	let firstReceived: number | undefined;
	let lastReceived = 0;
	/** In bytes a millisecond. */
	let pace = 0;
	let counted = true;
	openAnswers += 1;
	const decoder = new TextDecoder();
	/** What was received and not passed on yet. */
	const parts: LanguageModelV4StreamPart[] = [{ type: "stream-start", warnings: [] }];
	let writing: "text" | "reasoning" | undefined;
	let finishReason: LanguageModelV4FinishReason = { unified: "interrupted", raw: undefined };
	/** Set once nothing counts that is still to come, and if that is because of an error. */
	let over = false;
	let failed = false;

	const parser = createParser({
		onEvent({ data }) {
			if (over) return;
			if (data === "[DONE]") return finish();
			const problem = take(data);
			if (problem) fail(problem);
		},
		onError({ type }) {
			if (type === "max-buffer-size-exceeded") fail(invalid("an event without an end"));
		},
		maxBufferSize: maxEventLength,
	});

	/** @returns what is wrong with the event's data */
	function take(data: string): Error | undefined {
		let chunk: Chunk | null;
		try {
			chunk = JSON.parse(data) as Chunk | null;
		} catch {
			return invalid("no JSON");
		}
		if (chunk?.error) {
			const { code } = chunk.error;
			return callError(url, "The model broke off with an error.", {
				...(typeof code === "number" && { statusCode: code }),
			});
		}
		if (!Array.isArray(chunk?.choices)) return invalid("no choices");
		// There is none in a chunk that only says how much was used.
		const choice = chunk.choices[0];
		if (!choice) return;
		const { content, reasoning_content, reasoning } = choice.delta ?? {};
		const thought = reasoning_content ?? reasoning;
		if (!isText(content) || !isText(thought)) return invalid("a delta that is no text");
		if (!isText(choice.finish_reason)) return invalid("a finish reason that is no text");
		if (thought) write("reasoning", thought);
		if (content) write("text", content);
		const raw = choice.finish_reason;
		if (raw) finishReason = { unified: finishReasons[raw] ?? "other", raw };
	}

	/** @returns false at the answer's end */
	async function receive(): Promise<boolean> {
		const { done, value } = await reader.read(new Uint8Array(buffer), { min: enough() });
		if (value) {
			buffer = value.buffer;
			measure(value.byteLength);
			parser.feed(decoder.decode(value, { stream: true }));
		}
		return !done;
	}

	function measure(bytes: number) {
		const now = Date.now();
		// What comes together at first says little of how fast the model writes, and it may slow down.
		received += bytes;
		firstReceived ??= now;
		const onAverage = received / (now - firstReceived + settlingMs);
		pace = Math.min(onAverage, bytes / (now - lastReceived));
		lastReceived = now;
	}

	/** How many bytes to wait for. A wait has no limit of time, so there is none for what may be the last ones. */
	function enough(): number {
		if (openAnswers < manyAnswers || finishReason.raw) return 1;
		const meanwhile = Math.floor(pace * openAnswers * betweenReadings);
		return Math.min(Math.max(meanwhile, 1), mostAwaited);
	}

	function close() {
		if (counted) openAnswers -= 1;
		counted = false;
	}

	function write(kind: "text" | "reasoning", delta: string) {
		if (writing !== kind) {
			endWriting();
			writing = kind;
			parts.push({ type: `${kind}-start`, id: kind });
		}
		parts.push({ type: `${kind}-delta`, id: kind, delta });
	}

	function endWriting() {
		if (writing) parts.push({ type: `${writing}-end`, id: writing });
	}

	function finish() {
		endWriting();
		parts.push({ type: "finish", finishReason, usage: uncounted });
		over = true;
	}

	function fail(error: Error) {
		failed = true;
		parts.push({ type: "error", error });
		finishReason = { unified: "error", raw: undefined };
		finish();
	}

	return new ReadableStream<LanguageModelV4StreamPart>(
		{
			async pull(controller) {
				try {
					while (parts.length === 0) if (!(await receive())) finish();
				} catch (error) {
					close();
					throw error;
				}
				for (const part of parts.splice(0)) controller.enqueue(part);
				if (!over) return;
				// A connection can only be used again if its answer was read to the end. All that counts has come: if the end
				// does not, it takes nothing along.
				try {
					if (failed) await reader.cancel();
					else while (await receive());
				} catch {}
				close();
				controller.close();
			},
			cancel(reason) {
				close();
				return reader.cancel(reason);
			},
		},
		{ highWaterMark: 0 },
	);
}

function isText(value: unknown): value is string | null | undefined {
	return typeof value === "string" || value === null || value === undefined;
}

function invalid(what: string): InvalidResponseDataError {
	return new InvalidResponseDataError({ data: undefined, message: `The model sent ${what}.` });
}
