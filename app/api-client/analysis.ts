import type { AnalysisChunk, AnalysisErrorCode, AnalysisErrorEvent } from "../schemas/analysis-stream.ts";
import { streamDone } from "../schemas/analysis-stream.ts";
import type { AnalysisPrompt } from "../schemas/submissions.ts";
import { post } from "./post.ts";

/** A piece of an analysis that is being written. */
export interface AnalysisDelta {
	text: string;
	/** Name of the model that writes; `unnamedModel` where the stream doesn't say. */
	model: string;
}

/** Stands for the name of a model whose chunks have none. */
export const unnamedModel = "unnamed";

/** An analysis that began and broke off. */
class AnalysisStreamError extends Error {
	readonly code: AnalysisErrorCode | "malformed";

	constructor(code: AnalysisStreamError["code"], message: string) {
		super(message);
		this.name = "AnalysisStreamError";
		this.code = code;
	}
}

/** The server comments far more often: after this many milliseconds of silence the line is dead. */
const idleTimeoutMs = 45_000;

/**
 * Has an idea analysed and gives the text as it comes. Returns only when the analysis is complete.
 *
 * @param signal ends the analysis, here and at the model
 * @throws ApiError if it is refused, AnalysisStreamError if it breaks off, or what `fetch` throws
 */
export async function* streamAnalysis(
	publicApiKey: string,
	prompt: AnalysisPrompt,
	signal: AbortSignal,
): AsyncGenerator<AnalysisDelta, void> {
	const idle = new AbortController();
	const onIdle = () => idle.abort(new AnalysisStreamError("timeout", "The server fell silent."));
	let idleTimer = setTimeout(onIdle, idleTimeoutMs);
	let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
	try {
		const response = await post(publicApiKey, "chat-alianzas", prompt, {
			signal: AbortSignal.any([signal, idle.signal]),
		});
		if (!response.body) throw new AnalysisStreamError("interrupted", "The answer has no body.");
		reader = response.body.getReader();
		const parseEvents = createEventParser();
		const decoder = new TextDecoder();
		for (;;) {
			const { done, value } = await reader.read();
			clearTimeout(idleTimer);
			idleTimer = setTimeout(onIdle, idleTimeoutMs);
			// A line break closes a line that the end of the stream left open.
			for (const event of parseEvents(
				done ? `${decoder.decode()}\n` : decoder.decode(value, { stream: true }),
			)) {
				if (event === streamDone) return;
				const delta = toDelta(event);
				if (delta.text) yield delta;
			}
			if (done) throw new AnalysisStreamError("interrupted", "The stream ended without [DONE].");
		}
	} finally {
		clearTimeout(idleTimer);
		// Fails if the stream is broken already.
		reader?.cancel().catch(() => {});
	}
}

/**
 * Reads the specification's stream: each line that starts with `data:` is an event, whether blank lines stand between
 * them or not, and JSON that is not complete at the end of its line goes on in the next. Readers of server-sent events
 * would wait for a blank line before they give one out.
 *
 * @returns takes the text as it comes and gives the events that are complete with it, parsed; the last is `streamDone`
 * @throws AnalysisStreamError if the stream closes in the middle of an event
 */
function createEventParser() {
	let pendingLine = "";
	/** JSON that is not complete yet. */
	let pendingJson = "";

	function* parse(text: string): Generator<unknown, void> {
		const lines = (pendingLine + text).split("\n");
		pendingLine = lines.pop() ?? "";
		for (const line of lines) {
			const content = line.replace(/\r$/, "");
			const data = /^data: ?(.*)$/.exec(content)?.[1];
			// Blank lines, comments and the fields of server-sent events that nothing is read from.
			if (data === undefined && (!pendingJson || /^(:|$|(event|id|retry):)/.test(content))) continue;
			if (data?.trim() === streamDone) {
				if (pendingJson)
					throw new AnalysisStreamError("malformed", "An event of the stream is not complete.");
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
	}
	return parse;
}

function toDelta(event: unknown): AnalysisDelta {
	const { error, choices, model } = (event ?? {}) as {
		[Key in keyof AnalysisChunk]?: unknown;
	} & Partial<AnalysisErrorEvent>;
	if (error) throw new AnalysisStreamError(error.code, error.message);
	const text = (choices as AnalysisChunk["choices"] | undefined)?.[0]?.delta?.content ?? "";
	if (typeof text !== "string") {
		throw new AnalysisStreamError("malformed", "An event of the stream is no chunk of an analysis.");
	}
	return { text, model: typeof model === "string" ? model : unnamedModel };
}
