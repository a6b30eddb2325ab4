import { createParser } from "eventsource-parser";
import type { AnalysisChunk, AnalysisFailure, AnalysisStreamError } from "../contract/analysis-stream.ts";
import { streamDone } from "../contract/analysis-stream.ts";
import type { AnalysisPrompt } from "../contract/submissions.ts";
import { post } from "./post.ts";

/** A piece of an analysis that is being written. */
export interface AnalysisPiece {
	text: string;
	/** Name of the model that writes. */
	model: string;
}

/** An analysis that began and broke off. */
class AnalysisBroken extends Error {
	readonly code: AnalysisFailure | "malformed";

	constructor(code: AnalysisBroken["code"], message: string) {
		super(message);
		this.name = "AnalysisBroken";
		this.code = code;
	}
}

/** The server comments at least every 15 seconds: after this many milliseconds of silence the line is dead. */
const silenceLimit = 45_000;

/**
 * Has an idea analysed and gives the text as it comes. Returns only when the analysis is complete.
 *
 * @param signal ends the analysis, here and at the model
 * @throws ApiFailure if it is refused, AnalysisBroken if it breaks off, or what `fetch` throws
 */
export async function* analyze(
	publicApiKey: string,
	prompt: AnalysisPrompt,
	signal: AbortSignal,
): AsyncGenerator<AnalysisPiece, void> {
	const silence = new AbortController();
	const endSilence = () => silence.abort(new AnalysisBroken("timeout", "The server fell silent."));
	let silenceTimer = setTimeout(endSilence, silenceLimit);
	let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
	try {
		const response = await post(publicApiKey, "chat-alianzas", prompt, {
			signal: AbortSignal.any([signal, silence.signal]),
		});
		if (!response.body) throw new AnalysisBroken("interrupted", "The answer has no body.");
		reader = response.body.getReader();
		const events: string[] = [];
		const parser = createParser({ onEvent: ({ data }) => events.push(data) });
		const decoder = new TextDecoder();
		for (;;) {
			const { done, value } = await reader.read();
			clearTimeout(silenceTimer);
			silenceTimer = setTimeout(endSilence, silenceLimit);
			// Blank lines close an event that the end of the stream left open.
			parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
			for (const data of events.splice(0)) {
				if (data === streamDone) return;
				const piece = readEvent(data);
				if (piece.text) yield piece;
			}
			if (done) throw new AnalysisBroken("interrupted", "The stream ended without [DONE].");
		}
	} finally {
		clearTimeout(silenceTimer);
		// Fails if the stream is broken already.
		reader?.cancel().catch(() => {});
	}
}

type Unchecked<T> = { [Key in keyof T]?: unknown };

function readEvent(data: string): AnalysisPiece {
	let event: Unchecked<AnalysisChunk> & Partial<AnalysisStreamError>;
	try {
		event = JSON.parse(data);
	} catch {
		throw new AnalysisBroken("malformed", "An event of the stream is not JSON.");
	}
	if (event?.error) throw new AnalysisBroken(event.error.code, event.error.message);
	const choices = event?.choices as AnalysisChunk["choices"] | undefined;
	const text = choices?.[0]?.delta?.content ?? "";
	if (!Array.isArray(choices) || typeof text !== "string" || typeof event.model !== "string") {
		throw new AnalysisBroken("malformed", "An event of the stream is no chunk of an analysis.");
	}
	return { text, model: event.model };
}
