import { post } from "../browser/post.ts";
import { type AnalysisChunk, type AnalysisErrorEvent, streamDone } from "../schemas/analysis-stream.ts";
import type { AnalysisPrompt } from "../schemas/ideas.ts";

/** The server has said that the model failed. */
export class ReportedError extends Error {
	override name = "ReportedError";
}

/** What a request has brought of an analysis. */
export interface ReceivedAnalysis extends Partial<Omit<AnalysisChunk, "id" | "object" | "choices">> {
	text: string;
	/** Whether the text has ended because it has reached the limit on its length. */
	isCut: boolean;
	/** Name of the model; "unnamed" if the stream has none. */
	model: string;
}

/** Milliseconds without data after which the connection counts as lost. The server sends keep-alive comments far more often. */
const idleTimeoutMs = 45_000;

/** The same before the first data: a proxy may hand on an answer only when all of it is there, for which no model takes longer. */
const firstDataTimeoutMs = 240_000;

/**
 * Requests the analysis of an idea and yields what there is of it, each time that there is more: once for all events that arrive
 * together, of which a slow phone could not show each. Returns only when the analysis is complete.
 *
 * @param signal aborts the request
 * @throws ApiError for an error status, Error if the server reports a failure or the connection is lost, or what `fetch` throws
 */
export async function* readAnalysis(
	publicApiKey: string,
	prompt: AnalysisPrompt,
	signal: AbortSignal,
): AsyncGenerator<ReceivedAnalysis, void> {
	// The oldest supported browsers have no `AbortSignal.any`.
	const connection = new AbortController();
	signal.addEventListener("abort", () => connection.abort(signal.reason));
	const onIdle = () => connection.abort(new Error("The server sent nothing for too long."));
	let idleTimer = setTimeout(onIdle, firstDataTimeoutMs);
	let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
	try {
		const response = await post(publicApiKey, "chat-alianzas", prompt, { signal: connection.signal });
		// A firewall's page may last for minutes, while it examines what the server sends.
		const isPage = response.headers.get("Content-Type")?.includes("html");
		if (!response.body || isPage) throw new Error("The response is no stream of events.");
		reader = response.body.getReader();
		const parseEvents = createEventParser();
		const decoder = new TextDecoder();
		let received: ReceivedAnalysis | undefined;
		for (;;) {
			const { done, value } = await reader.read();
			clearTimeout(idleTimer);
			idleTimer = setTimeout(onIdle, idleTimeoutMs);
			// The line break completes a last line without one.
			const text = done ? `${decoder.decode()}\n` : decoder.decode(value, { stream: true });
			const before = received;
			let isComplete = false;
			for (const event of parseEvents(text)) {
				isComplete = event === streamDone;
				if (!isComplete) received = joined(received, readChunk(event));
			}
			if (received && received !== before) yield received;
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

/** Only the first chunk has the idea. One without text says nothing about who wrote the text before it. */
function joined(before: ReceivedAnalysis | undefined, chunk: ReceivedAnalysis): ReceivedAnalysis {
	if (!before) return chunk;
	const { model, language = before.language } = chunk.text ? chunk : before;
	const { created = before.created } = chunk;
	const [text, isCut] = [before.text + chunk.text, before.isCut || chunk.isCut];
	return { ...before, text, isCut, model, language, created };
}

function readChunk(event: unknown): ReceivedAnalysis {
	const {
		error,
		choices,
		model = "unnamed",
		created,
		language,
		idea,
		ideaLanguage,
	} = (event ?? {}) as Partial<AnalysisChunk & AnalysisErrorEvent>;
	if (error) {
		const message = `The server reported ${error.code}: ${error.message}`;
		// Another request may read on, or one that writes the text anew.
		throw error.code === "interrupted" ? new Error(message) : new ReportedError(message);
	}
	const text: unknown = choices?.[0]?.delta?.content ?? "";
	if (typeof text !== "string") throw new Error("An event of the stream is no chunk of an analysis.");
	const isCut = choices?.[0]?.finish_reason === "length";
	return { text, isCut, model, created, language, idea, ideaLanguage };
}
