import { createParser } from "eventsource-parser";

/** Milliseconds that the token usage and `[DONE]` may come after the finish reason. */
const afterFinishMs = 2_000;

/** In characters: the longest event, and the longest answer that is no stream. */
const maxEventLength = 1_000_000;

/** Finish reasons of a text that is not to be used, and of one that was cut. Any other is that of a whole text. */
const failures =
	/filter|safety|unsafe|sensitive|moderat|block|prohibit|refus|recitation|spii|toxic|error|fail|malformed|tool|function|insufficient|abort|cancel|time.?out/i;
const cuts = /length|max|limit|window|budget|truncat|incomplete/i;

/** What a service says in the events that come together. */
interface Said {
	text: string;
	/** `stop`, `length`, or the service's own word for a failure. */
	finish?: string;
	usage?: object;
	error?: object;
	/** It has said something that is not JSON, such as half an event at the end. */
	isGarbled?: boolean;
	/** It has said `[DONE]`. */
	isDone?: boolean;
}

/** The fields of an event, or of a whole answer, that are read. */
interface ServiceEvent {
	type?: unknown;
	error?: { code?: unknown; status?: unknown } | null;
	choices?: (Choice | null)[] | null;
	usage?: Record<string, unknown> & { completion_tokens_details?: Record<string, unknown> | null };
}

interface Choice {
	delta?: Message | null;
	/** In an answer that is no stream. */
	message?: Message | null;
	/** In one that completes a text. */
	text?: unknown;
	finish_reason?: unknown;
}

interface Message {
	content?: unknown;
	refusal?: unknown;
}

/**
 * Creates a fetch that reads a service's answer, and hands it on as the SDK's provider expects it: events with text, with
 * `stop` or `length`, with the token usage, or with an error. `tests/fakes/wire-habits.ts` lists what services do instead.
 * Responses with an error status are handed on as they are.
 *
 * It aborts when the service sends no bytes for `idleMs`. The SDK's chunk timeouts do not work here: its provider returns the
 * stream with the first text, so they neither cover the time before nor streamed reasoning, and later they include the time
 * that the client takes to read.
 */
export function createServiceFetch(idleMs: number): typeof fetch {
	return async (input, init) => {
		const idle = new AbortController();
		const signal = init?.signal ? AbortSignal.any([init.signal, idle.signal]) : idle.signal;
		const inTime = async <Result>(promise: Promise<Result>, ms = idleMs): Promise<Result> => {
			const abort = () =>
				idle.abort(new DOMException("The model sent nothing for too long.", "TimeoutError"));
			const timer = setTimeout(abort, ms);
			try {
				return await promise;
			} catch (error) {
				throw idle.signal.aborted ? idle.signal.reason : error;
			} finally {
				clearTimeout(timer);
			}
		};
		// Redirects are not followed, so that the idea is only sent to the configured host.
		const response = await inTime(fetch(input, { ...init, signal, redirect: "manual" })).catch((cause) => {
			// The SDK recognises network errors, which it retries, by this message of other runtimes.
			throw signal.aborted ? cause : new TypeError("fetch failed", { cause });
		});
		if (!response.ok || !response.body) return response;
		const events = encodedEvents(response.body.getReader(), inTime);
		const body = new ReadableStream<Uint8Array>(
			{
				async pull(controller) {
					const { done, value } = await events.next();
					if (done) controller.close();
					else controller.enqueue(value);
				},
				cancel: () => idle.abort(),
			},
			{ highWaterMark: 0 },
		);
		return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
	};
}

/** Encodes what a service says, as one event what comes together, until it is done or has failed. */
async function* encodedEvents(
	reader: ReadableStreamDefaultReader<Uint8Array>,
	inTime: <Result>(promise: Promise<Result>, ms?: number) => Promise<Result>,
): AsyncGenerator<Uint8Array> {
	const decoder = new TextDecoder();
	const encode = (event: object) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);
	let said: Said = { text: "" };
	let finish: string | undefined;
	/** What has come, while it can be JSON instead of events. */
	let json: string | undefined = "";
	let end = "\n";
	const parser = createParser({
		maxBufferSize: maxEventLength,
		onEvent: ({ event, data }) => readEvent(data, event, said),
		onError: ({ type }) => {
			if (type === "max-buffer-size-exceeded") said.error = {};
		},
	});
	for (let isDone = false; !isDone; ) {
		const { done, value } = await inTime(
			reader.read(),
			finish === undefined ? undefined : afterFinishMs,
		).catch((error) => {
			// What is whole does not fail by its connection.
			if (finish === undefined) throw error;
			return { done: true, value: undefined };
		});
		const text = decoder.decode(value, { stream: !done });
		said = { text: "" };
		parser.feed(text);
		end = (end + text).slice(-24);
		// Also without the blank line that ends an event.
		if (done || /[\r\n]data: ?\[DONE\]\s*$/.test(end)) parser.feed("\n\n");
		if (json !== undefined) json = /^\s*(?:[[{]|$)/.test(json + text) ? json + text : undefined;
		if (json && json.length > maxEventLength) said.error = {};
		if (json && done) readEvent(json, undefined, said);

		if (said.isGarbled && !done) said.error = {};
		isDone = done || said.isDone || said.error !== undefined;
		const finishes = finish === undefined ? (said.finish ?? (said.isDone ? "stop" : undefined)) : undefined;
		if (said.text || said.usage || finishes) {
			const choice = { index: 0, delta: { content: said.text }, finish_reason: finishes };
			yield encode({ choices: [choice], usage: said.usage });
		}
		if (said.error && finish === undefined)
			yield encode({ error: { ...said.error, message: "The service failed." } });
		finish ??= finishes;
	}
	// Some servers keep the connection open after the last event.
	await reader.cancel().catch(() => {});
}

/** Reads the data of an event, or a whole answer in JSON, and adds what it says. */
function readEvent(data: string, name: string | undefined, said: Said): void {
	const isOver = said.isDone || said.error !== undefined;
	if (isOver || data.trim() === "" || /ping|heartbeat|keep-?alive/i.test(name ?? "")) return;
	if (data.trim() === "[DONE]") {
		said.isDone = true;
		return;
	}
	let events: unknown;
	try {
		events = JSON.parse(data);
	} catch {
		// Some servers leave out the blank line between events.
		const lines = data.split("\n");
		if (lines.length > 1) for (const line of lines) readEvent(line, name, said);
		else said.isGarbled ||= /^\s*[[{]/.test(data);
		return;
	}
	try {
		for (const event of [events].flat()) addEvent(event as ServiceEvent, said);
	} catch {
		said.error = {};
	}
}

/** @throws if the event is not of a known form */
function addEvent({ type, error, choices, usage }: ServiceEvent, said: Said): void {
	if (error) {
		const { code, status } = error;
		said.error = { code: [code, status].find((value) => /^(string|number)$/.test(typeof value)) };
		return;
	}
	if (choices === undefined && !usage && type !== "ping") throw new TypeError("An event without choices.");
	const [choice] = choices ?? [];
	const { content = choice?.text, refusal } = choice?.delta ?? choice?.message ?? {};
	said.text += textOf(content);
	if (refusal) said.finish = "content_filter";
	const reason = choice?.finish_reason;
	if (reason && reason !== "null") said.finish ??= endOf(String(reason));
	if (usage) {
		const count = (value: unknown) => (typeof value === "number" ? value : undefined);
		said.usage = {
			prompt_tokens: count(usage.prompt_tokens),
			completion_tokens: count(usage.completion_tokens),
			completion_tokens_details: {
				reasoning_tokens: count(usage.completion_tokens_details?.reasoning_tokens),
			},
		};
	}
}

/** The text of a content: a text, a digit that a service writes as a number, or parts, of which thoughts are left out. */
function textOf(content: unknown): string {
	if (content === null || content === undefined) return "";
	if (Array.isArray(content)) return content.map(textOf).join("");
	if (typeof content !== "object") return String(content);
	const { type, text, value } = content as { type?: unknown; text?: unknown; value?: unknown };
	if (/think|reason/i.test(String(type))) return "";
	if (text === undefined && value === undefined) throw new TypeError("A content without text.");
	return textOf(text ?? value);
}

/** @returns `stop`, `length`, or the reason itself if it is that of a failure */
function endOf(reason: string): string {
	if (failures.test(reason)) return reason;
	return cuts.test(reason) ? "length" : "stop";
}
