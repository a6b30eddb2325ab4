import { createParser } from "eventsource-parser";
import { log } from "#worker/log.ts";
import { createNewText } from "./new-text.ts";

/** In characters: the longest event, and the longest answer that is no stream. */
const maxEventLength = 1_000_000;

/** Milliseconds: the longest wait before a request is sent again. With a longer one the built-in analyst answers sooner. */
const maxRetryMs = 2_000;

/** The parameters that a service may refuse, as its errors name them. */
const refusable =
	/\b(?:max[_ ](?:(?:completion|new|output)[_ ])?tokens|stream_options|include_usage|reasoning_effort|context[_ ](?:length|window|size))\b/g;

/** The services, with the model, that have refused a parameter since the isolate began. */
const leastOnly = new Set<string>();

/** Finish reasons of a text that is not to be used, and of one that was cut. Any other is that of a whole text. */
const failures =
	/filter|safety|unsafe|sensitive|moderat|block|prohibit|refus|recitation|spii|toxic|error|fail|malformed|tool|function|insufficient|abort|cancel|time.?out/i;
const cuts = /length|max|limit|window|budget|truncat|incomplete/i;

/** What a service has said. A finish reason that text follows was none. */
interface Said {
	/** What is new in the events that came together. */
	text: string;
	newText: ReturnType<typeof createNewText>;
	/** `stop`, `length`, or the service's own word for a failure. */
	finish?: string | undefined;
	/** Text has followed a reason, so that the next one does not prove that the text is whole. */
	isMisleading?: boolean;
	usage?: object;
	error?: object;
	/** It has said something that is not JSON, such as half an event at the end. */
	isGarbled?: boolean;
	/** It has said `[DONE]`. */
	isDone?: boolean;
}

interface ServiceEvent {
	type?: unknown;
	error?: { code?: unknown; status?: unknown } | null;
	choices?: (Choice | null)[] | null;
	usage?: Record<string, unknown> & { completion_tokens_details?: Record<string, unknown> | null };
}

/** A message is that of an answer that is no stream, a text that of one that completes a text. */
type Choice = Partial<Record<"delta" | "message", { content?: unknown; refusal?: unknown } | null>> & {
	text?: unknown;
	finish_reason?: unknown;
};

/**
 * Creates a fetch that hands a service's answer on as the SDK's provider expects it: events with text, and at the end one with
 * `stop` or `length` and the token usage, or an error. `tests/fakes/wire-habits.ts` lists what services do instead.
 * It aborts when the service sends no bytes for `idleMs`: the SDK's chunk timeouts begin with the first text, and include the
 * time that the client takes to read.
 */
export function createServiceFetch(idleMs: number): typeof fetch {
	return async (input, init) => {
		const idle = new AbortController();
		const signal = init?.signal ? AbortSignal.any([init.signal, idle.signal]) : idle.signal;
		const inTime = async <Result>(promise: Promise<Result>): Promise<Result> => {
			const tooLong = new DOMException("The model sent nothing for too long.", "TimeoutError");
			const timer = setTimeout(() => idle.abort(tooLong), idleMs);
			try {
				return await promise;
			} catch (error) {
				throw idle.signal.aborted ? idle.signal.reason : error;
			} finally {
				clearTimeout(timer);
			}
		};
		// Redirects are not followed, so that the idea is only sent to the configured host.
		const send = (body: string) =>
			inTime(fetch(input, { ...init, body, signal, redirect: "manual" })).catch((cause) => {
				// The SDK recognises network errors, which it retries, by this message of other runtimes.
				throw signal.aborted ? cause : new TypeError("fetch failed", { cause });
			});
		const asked = String(init?.body);
		const { model, messages, stream, ...parameters } = JSON.parse(asked);
		const least = JSON.stringify({ model, messages, stream });
		const service = `${model} ${input}`;
		let response = await send(leastOnly.has(service) ? least : asked);
		if (response.status === 400 || response.status === 422) {
			const { status } = response;
			const error = await inTime(response.text());
			const named = Array.from(error.matchAll(refusable), ([name]) => name.replaceAll(" ", "_"));
			// An error may name another parameter that is to be sent instead.
			const parameter = named.find((name) => name in parameters) ?? named[0];
			if (!parameter || leastOnly.has(service)) return new Response(error, { status });
			log("warn", "parameter_refused", { model, parameter, status });
			response = await send(least);
			if (response.ok) leastOnly.add(service);
		}
		const { ok, status: statusCode, headers, body } = response;
		const retryMs = Number(headers.get("Retry-After-Ms")) || retryAfterToMs(headers.get("Retry-After") ?? "");
		if (!ok && retryMs > maxRetryMs) {
			await body?.cancel();
			// The SDK does not ask again after it.
			throw Object.assign(new Error("The service asks to wait."), { name: "BusyError", statusCode });
		}
		if (!ok || !body) return response;
		const events = encodedEvents(body.getReader(), inTime);
		const encoded = new ReadableStream<Uint8Array>(
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
		return new Response(encoded, { headers: { "Content-Type": "text/event-stream" } });
	};
}

/** Parses a Retry-After header: seconds or a date. */
const retryAfterToMs = (value: string) =>
	Number.isNaN(Number(value)) ? Date.parse(value) - Date.now() : Number(value) * 1000;

/** Encodes what a service says, as one event what comes together, until it has ended or failed. */
async function* encodedEvents(
	reader: ReadableStreamDefaultReader<Uint8Array>,
	inTime: <Result>(promise: Promise<Result>) => Promise<Result>,
): AsyncGenerator<Uint8Array> {
	const decoder = new TextDecoder();
	const encode = (event: object) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);
	const said: Said = { text: "", newText: createNewText() };
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
	const encodeText = (content: string, finish?: string) =>
		encode({ choices: [{ index: 0, delta: { content }, finish_reason: finish }], usage: said.usage });
	for (let isOver = false; !isOver; ) {
		const { done, value } = await inTime(reader.read()).catch((error) => {
			const isWhole = said.finish && (!said.isMisleading || error.name === "TimeoutError");
			if (!isWhole) throw error;
			return { done: true, value: undefined };
		});
		const text = decoder.decode(value, { stream: !done });
		said.text = "";
		parser.feed(text);
		end = (end + text).slice(-24);
		// Also without the blank line that ends an event.
		if (done || /[\r\n]data: ?\[DONE\]\s*$/.test(end)) parser.feed("\n\n");
		if (json !== undefined) json = /^\s*(?:[[{]|$)/.test(json + text) ? json + text : undefined;
		if (json && json.length > maxEventLength) said.error = {};
		if (json && done) readEvent(json, undefined, said);

		if (said.isGarbled && !done) said.error ??= {};
		isOver = done || Boolean(said.isDone || said.error);
		if (isOver) said.text += said.newText.rest();
		if (said.text) yield encodeText(said.text);
	}
	if (said.error && (!said.finish || said.isMisleading))
		yield encode({ error: { ...said.error, message: "The service failed." } });
	else yield encodeText("", said.finish ?? (said.isDone ? "stop" : undefined));
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
		said.error = { code: code ?? status };
		return;
	}
	if (choices === undefined && !usage && type !== "ping") throw new TypeError("An event without choices.");
	const choice = choices?.[0] ?? {};
	const { content = choice.text, refusal } = choice.delta ?? choice.message ?? {};
	const { finish_reason: given } = choice;
	const reason = given && given !== "null" ? String(given) : undefined;
	const text = said.newText.add(textOf(content), reason !== undefined);
	if (text) {
		said.isMisleading ||= said.finish !== undefined;
		said.finish = undefined;
		said.text += text;
	}
	if (refusal) said.finish = "content_filter";
	else if (reason && !failures.test(said.finish ?? "")) {
		const whole = cuts.test(reason) ? "length" : "stop";
		said.finish = failures.test(reason) ? reason : whole;
	}
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
