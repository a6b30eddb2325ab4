import { vi } from "vitest";
import type { AnalysisChunk, AnalysisErrorEvent } from "#app/schemas/analysis-stream.ts";
import { env } from "#tests/api/fetch-api.ts";
import { hangingFetch } from "#tests/fake-clock.ts";
import { createAnalysts } from "#worker/analysis/analyst.ts";
import { toEventStream } from "#worker/analysis/event-stream.ts";
import { writeAnalysis } from "#worker/analysis/write-analysis.ts";
import { modelSettings } from "#worker/env.ts";

/** What is sent before the model writes more. */
export const begun = "**Fit**\nClear\n";

export const never = new Promise<never>(() => {});

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
	const finish = chunks.at(-1)?.choices[0].finish_reason ?? null;
	return { raw, chunks, text, errors, finish, done, aborted };
}

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** Is called when the model's connection is closed before the end of its answer. */
export const closed = vi.fn();

/** Lets the model answer with what this yields, each piece when it is asked for. */
export function answering(pieces: () => Pieces, type = "text/event-stream; charset=utf-8") {
	closed.mockClear();
	return vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
		const encoder = new TextEncoder();
		async function* play() {
			for await (const piece of pieces()) yield typeof piece === "string" ? encoder.encode(piece) : piece;
		}
		const answer = play();
		const body = new ReadableStream<Uint8Array>(
			{
				start: (controller) => {
					hangingFetch(_, init).catch((reason) => controller.error(reason));
				},
				async pull(controller) {
					const { done, value } = await answer.next();
					if (done) controller.close();
					else controller.enqueue(value);
				},
				cancel: closed,
			},
			{ highWaterMark: 0 },
		);
		return new Response(body, { headers: { "Content-Type": type } });
	});
}

/** The events of an analysis by this model, and if it is not alone by the built-in analyst when that fails. */
export function start(OPENAI_MODEL = "fake", clientSignal = new AbortController().signal, isAlone = true) {
	const [model, instead] = createAnalysts(env.DB, modelSettings({ ...env, OPENAI_MODEL }), "en", "es");
	const analysts = [model, isAlone ? undefined : instead] as const;
	const writer = new AbortController();
	const pieces = writeAnalysis({ idea: "An idea", language: "en", analysts }, writer.signal);
	const { body, read } = toEventStream(pieces, clientSignal, () => writer.abort());
	read.catch(() => {});
	return body;
}

/** Reads an analysis to its end, as a visitor gets it. */
export const read = () => readAll(start("fake", undefined, false));

/** Lets timers end at once: the built-in analyst pauses before each word, and the SDK before it asks again. */
export const skipPauses = () =>
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }).setTimerTickMode("nextTimerAsync");
