import { vi } from "vitest";
import type { AnalysisChunk, AnalysisErrorEvent } from "#app/schemas/analysis-stream.ts";
import { type ApiRequestOptions, fetchApi } from "#tests/api/fetch-api.ts";
import type { Analyst } from "#worker/analysis/analyst.ts";
import { toEventStream } from "#worker/analysis/event-stream.ts";
import { writeAnalysis } from "#worker/analysis/write-analysis.ts";

/** Reads an analysis to its end: what a visitor saw of it, and whether the body broke off instead of ending. */
export async function readAll(body: ReadableStream<Uint8Array> | null) {
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
	const data = raw.split("\n\n").flatMap((event) => /^data: (.*)/s.exec(event)?.[1] ?? []);
	const done = data.at(-1) === "[DONE]" && raw.endsWith("\n\n");
	const parsed = data.filter((json) => json !== "[DONE]").map((json) => JSON.parse(json) as object);
	const chunks = parsed.filter((value): value is AnalysisChunk => "choices" in value);
	const text = chunks.map(({ choices }) => choices[0].delta.content ?? "").join("");
	const errors = parsed.flatMap((value) => ("error" in value ? [(value as AnalysisErrorEvent).error] : []));
	return { raw, chunks, text, errors, done, aborted };
}

/** The events of an analysis by this analyst alone, which stops when the client disconnects. */
export function streamOf(analyst: Analyst, clientSignal = new AbortController().signal) {
	const writer = new AbortController();
	const pieces = writeAnalysis({ idea: "An idea", language: "und", analysts: [analyst] }, writer.signal);
	const { body, read } = toEventStream(pieces, clientSignal, () => writer.abort());
	read.catch(() => {});
	return body;
}

/** Asks for the analysis of an idea. */
export const analyse = (message: string, options: ApiRequestOptions = {}) =>
	fetchApi("/chat-alianzas", { body: { message }, ...options });

/** Reads the analysis of an idea to its end. */
export const read = async (message: string, options: ApiRequestOptions = {}) =>
	readAll((await analyse(message, options)).body);

/** Lets timers end at once: the built-in analyst pauses before each word, and the SDK before it asks again. */
export const skipPauses = () =>
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }).setTimerTickMode("nextTimerAsync");
