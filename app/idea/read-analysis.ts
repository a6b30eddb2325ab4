import { post } from "../browser/post.ts";
import { type AnalysisChunk, type AnalysisErrorEvent, streamDone } from "../schemas/analysis-stream.ts";
import type { AnalysisPrompt } from "../schemas/ideas.ts";

/** The server has said that the model failed. */
export class ReportedError extends Error {
	override name = "ReportedError";
}

export interface AnalysisDelta extends Pick<Partial<AnalysisChunk>, "created" | "language" | "idea"> {
	text: string;
	/** Whether the text ends with it because it has reached the limit on its length. */
	isCut: boolean;
	/** Name of the model; `unnamedModel` if the stream has none. */
	model: string;
}

/** The model's name if its chunks have none. */
const unnamedModel = "unnamed";

/** Milliseconds without data after which the connection counts as lost. The server sends keep-alive comments far more often. */
const idleTimeoutMs = 45_000;

/** The same before the first data: a proxy may hand on an answer only when all of it is there, for which no model takes longer. */
const firstDataTimeoutMs = 240_000;

/**
 * Requests the analysis of an idea and yields its text as it arrives: once for all events that arrive together, of which a slow
 * phone could not show each. Returns only when the analysis is complete.
 *
 * @param signal aborts the request
 * @throws ApiError for an error status, Error if the server reports a failure or the connection is lost, or what `fetch` throws
 */
export async function* readAnalysis(
	publicApiKey: string,
	prompt: AnalysisPrompt,
	signal: AbortSignal,
): AsyncGenerator<AnalysisDelta, void> {
	// The oldest supported browsers have no `AbortSignal.any`.
	const connection = new AbortController();
	signal.addEventListener("abort", () => connection.abort(signal.reason));
	const onIdle = () => connection.abort(new Error("The server sent nothing for too long."));
	let idleTimer = setTimeout(onIdle, firstDataTimeoutMs);
	let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
	try {
		const response = await post(publicApiKey, "chat-alianzas", prompt, { signal: connection.signal });
		if (!response.body) throw new Error("The response has no body.");
		reader = response.body.getReader();
		const parseEvents = createEventParser();
		const decoder = new TextDecoder();
		for (;;) {
			const { done, value } = await reader.read();
			clearTimeout(idleTimer);
			idleTimer = setTimeout(onIdle, idleTimeoutMs);
			// The line break completes a last line without one.
			const text = done ? `${decoder.decode()}\n` : decoder.decode(value, { stream: true });
			let delta: AnalysisDelta | undefined;
			let isComplete = false;
			try {
				for (const event of parseEvents(text)) {
					isComplete = event === streamDone;
					if (!isComplete) delta = joined(delta, toDelta(event));
				}
			} finally {
				if (delta) yield delta;
			}
			if (isComplete) return;
			if (done) throw new Error("The stream ended without [DONE].");
		}
	} finally {
		clearTimeout(idleTimer);
		// Rejects if the stream has already failed.
		reader?.cancel().catch(() => {});
	}
}

/**
 * Parses the stream as the specification asks, which is more lenient than server-sent events: each line that starts
 * with `data:` is an event without waiting for a blank line, and incomplete JSON continues on the next line.
 *
 * @returns a function that takes the next text and yields the parsed events it completes; the last is `streamDone`
 * @throws Error if `streamDone` comes in the middle of an event
 */
function createEventParser() {
	let pendingLine = "";
	let pendingJson = "";

	return function* parse(text: string): Generator<unknown, void> {
		const lines = (pendingLine + text).split("\n");
		pendingLine = lines.pop() ?? "";
		for (const line of lines) {
			const content = line.replace(/\r$/, "");
			const data = /^data: ?(.*)$/.exec(content)?.[1];
			// Blank lines, comments, and the SSE fields that are not used.
			if (data === undefined && (!pendingJson || /^(:|$|(event|id|retry):)/.test(content))) continue;
			if (data?.trim() === streamDone) {
				if (pendingJson) throw new Error("An event of the stream is not complete.");
				return yield streamDone;
			}
			pendingJson += data ?? content;
			let event: unknown;
			try {
				event = JSON.parse(pendingJson);
			} catch {
				continue;
			}
			pendingJson = "";
			yield event;
		}
	};
}

/** Two deltas as one. An event without text says nothing about who wrote the text before it. */
function joined(before: AnalysisDelta | undefined, delta: AnalysisDelta): AnalysisDelta {
	if (!before) return delta;
	const { model, language } = delta.text ? delta : before;
	const text = before.text + delta.text;
	return {
		...before,
		...delta,
		text,
		isCut: before.isCut || delta.isCut,
		model,
		...(language && { language }),
	};
}

function toDelta(event: unknown): AnalysisDelta {
	const { error, choices, model, created, language, idea } = (event ?? {}) as {
		[Key in keyof AnalysisChunk]?: unknown;
	} & Partial<AnalysisErrorEvent>;
	if (error) throw new ReportedError(`The server reported ${error.code}: ${error.message}`);
	const choice = (choices as AnalysisChunk["choices"] | undefined)?.[0];
	const text = choice?.delta?.content ?? "";
	if (typeof text !== "string") throw new Error("An event of the stream is no chunk of an analysis.");
	return {
		text,
		isCut: choice?.finish_reason === "length",
		model: typeof model === "string" ? model : unnamedModel,
		...(typeof created === "number" && { created }),
		...(typeof language === "string" && { language }),
		...(typeof idea === "string" && { idea }),
	};
}
