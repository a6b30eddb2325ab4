import { type AnalysisChunk, type AnalysisErrorEvent, streamDone } from "#app/schemas/analysis-stream.ts";
import { certainLanguageOf } from "#worker/text-language.ts";
import { AnalysisError, type Piece } from "./write-analysis.ts";

/** Delay between the last event and the abort of the body. An abort discards bytes that are still buffered. */
const abortDelayMs = 100;

/** Milliseconds between the comments that keep the connection open. A disconnect is often only detected by writing. */
const keepaliveMs = 5_000;

const textEncoder = new TextEncoder();
const encodeComment = (text: string) => textEncoder.encode(`: ${text}\n\n`);
const encodeEvent = (data: string) => textEncoder.encode(`data: ${data}\n\n`);

function createChunkEncoder() {
	const id = `chatcmpl-${crypto.randomUUID()}`;
	let about: Piece = { created: Math.floor(Date.now() / 1000), model: "" };
	let role: { role?: "assistant" } = { role: "assistant" };
	return ({ text: content, ending, idea, ...changed }: Piece): Uint8Array => {
		about = { ...about, ...changed };
		const delta = content === undefined ? {} : { ...role, content };
		role = {};
		const choices: AnalysisChunk["choices"] = [{ index: 0, delta, finish_reason: ending ?? null }];
		const ofIdea = idea && { idea, ideaLanguage: certainLanguageOf(idea) };
		return encodeEvent(
			JSON.stringify({ id, object: "chat.completion.chunk", ...about, ...ofIdea, choices } as AnalysisChunk),
		);
	};
}

/**
 * Sends an analysis as the server-sent events of `app/schemas/analysis-stream.ts`. If the pieces fail, the body is aborted,
 * which Hono's streaming helpers cannot do.
 * @param pieces are read to their end, also if the client reads slowly or disconnects
 * @param onDisconnect called once if the client disconnects before the end
 * @returns `read` settles when all pieces are read, and rejects as they do
 */
export function toEventStream(
	pieces: AsyncIterable<Piece>,
	clientSignal: AbortSignal,
	onDisconnect: () => void,
): { body: ReadableStream<Uint8Array>; read: Promise<void> } {
	const encodeChunk = createChunkEncoder();
	let controller: ReadableStreamDefaultController<Uint8Array>;
	/** The analysis has been sent or has failed, or the client has disconnected. */
	let ended = false;
	/** The last bytes have been written, so the next pull aborts the body. */
	let failed = false;
	const keepalive = setInterval(() => controller.enqueue(encodeComment("keepalive")), keepaliveMs);

	/** @returns whether it had not ended before */
	function end(): boolean {
		if (ended) return false;
		ended = true;
		clearInterval(keepalive);
		clientSignal.removeEventListener("abort", abort);
		return true;
	}

	function disconnect() {
		if (end()) onDisconnect();
	}

	function abort() {
		// Without [DONE]. An error would be logged as an uncaught one of the Worker.
		if (!ended) controller.close();
		disconnect();
	}

	const body = new ReadableStream<Uint8Array>({
		start(startedController) {
			controller = startedController;
			// Confirms the connection to the client, long before the model's first text.
			controller.enqueue(encodeComment("connected"));
			clientSignal.addEventListener("abort", abort);
			if (clientSignal.aborted) abort();
		},
		async pull() {
			if (!failed) return;
			await scheduler.wait(abortDelayMs);
			controller.error(new Error("The analysis broke off."));
		},
		cancel: disconnect,
	});

	async function read() {
		try {
			for await (const piece of pieces) {
				if (!ended) controller.enqueue(encodeChunk(piece));
			}
			if (!end()) return;
			controller.enqueue(encodeEvent(streamDone));
			controller.close();
		} catch (error) {
			if (end()) {
				failed = true;
				// The body is aborted at the next pull: an abort now would discard these bytes.
				const code = error instanceof AnalysisError ? error.code : "upstream";
				const message = `The analysis ended early: ${code}.`;
				const event: AnalysisErrorEvent = { error: { code, message } };
				controller.enqueue(encodeEvent(JSON.stringify(event)));
			}
			throw error;
		}
	}
	return { body, read: read() };
}
