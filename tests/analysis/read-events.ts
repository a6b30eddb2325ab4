import type { AnalysisChunk, AnalysisErrorEvent } from "#app/schemas/analysis-stream.ts";
import { type ApiRequestOptions, fetchApi } from "#tests/api/fetch-api.ts";

/** What a visitor saw of a stream. */
export interface Seen {
	raw: string;
	chunks: AnalysisChunk[];
	text: string;
	errors: AnalysisErrorEvent["error"][];
	done: boolean;
	/** True if the body broke off instead of ending. */
	aborted: boolean;
}

/** Reads an analysis to its end. */
export async function readAll(body: ReadableStream<Uint8Array> | null): Promise<Seen> {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let raw = "";
	let aborted = false;
	const reader = (body as ReadableStream<Uint8Array>).getReader();
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			raw += decoder.decode(value, { stream: true });
		}
	} catch {
		aborted = true;
	}
	const events = raw.split("\n\n").filter(Boolean);
	const data = events.filter((event) => event.startsWith("data: ")).map((event) => event.slice(6));
	const parsed = data.filter((json) => json !== "[DONE]").map((json) => JSON.parse(json) as object);
	const chunks = parsed.filter((value): value is AnalysisChunk => "choices" in value);
	return {
		raw,
		chunks,
		text: chunks.map(({ choices }) => choices[0].delta.content ?? "").join(""),
		errors: parsed.filter((value): value is AnalysisErrorEvent => "error" in value).map(({ error }) => error),
		done: data.at(-1) === "[DONE]" && raw.endsWith("\n\n"),
		aborted,
	};
}

/** Asks for the analysis of an idea. */
export const analyse = (message: string, options: ApiRequestOptions = {}) =>
	fetchApi("/chat-alianzas", { body: { message }, ...options });

/** Reads the analysis of an idea to its end. */
export const read = async (message: string, options: ApiRequestOptions = {}) =>
	readAll((await analyse(message, options)).body);
