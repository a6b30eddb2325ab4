import type { LanguageModelV4StreamPart as Part } from "@ai-sdk/provider";
import { MockLanguageModelV4 } from "ai/test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { captureLog, expectMisconfigured, questionsWith, unique } from "#tests/api/fetch-api.ts";
import { analysisOf } from "#tests/fakes/openai.ts";
import { requestAnalysis } from "#worker/analysis/analyst.ts";
import { analyse, read, readAll, streamOf } from "./read-events.ts";

type Finish = Extract<Part, { type: "finish" }>;

/** A model that writes nothing more. */
const silence = Symbol("silence");

function streamModel(model: MockLanguageModelV4, clientSignal?: AbortSignal) {
	const analyse = (idea: string, signal: AbortSignal) => requestAnalysis(model, idea, "und", signal);
	return streamOf({ model: "m", analyse }, clientSignal);
}

/** A model that writes these parts, each when it is asked for. */
function playing(parts: Iterable<Part | typeof silence | Error>): MockLanguageModelV4 {
	function* play(): Generator<Part | typeof silence | Error> {
		yield { type: "stream-start", warnings: [] };
		yield { type: "text-start", id: "0" };
		yield { type: "reasoning-start", id: "1" };
		yield* parts;
	}
	const answer = play();
	const stream = new ReadableStream<Part>(
		{
			async pull(controller) {
				const { done, value } = answer.next();
				if (done) return controller.close();
				if (value instanceof Error) throw value;
				if (value === silence) await new Promise(() => {});
				else controller.enqueue(value);
			},
		},
		{ highWaterMark: 0 },
	);
	return new MockLanguageModelV4({ doStream: { stream } });
}

/** What is sent before the model writes more. */
const begun = "**Fit**\nClear\n";
const text = (content: string): Part => ({ type: "text-delta", id: "0", delta: content });
const reasoning = (content: string): Part => ({ type: "reasoning-delta", id: "1", delta: content });
const unknownUsage: Finish["usage"] = {
	inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
	outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};
const finish = (unified: Finish["finishReason"]["unified"], usage = unknownUsage): Part => ({
	type: "finish",
	finishReason: { unified, raw: unified },
	usage,
});

let infos: unknown[];
let warnings: unknown[];
beforeEach(() => {
	infos = captureLog("info");
	warnings = captureLog("warn");
});

describe("POST /api/chat-alianzas", () => {
	it("streams the whole analysis", async () => {
		const message = "Reutilizar redes de pesca 🎣 para hilo de algodón";
		const response = await analyse(message);
		expect(response.status).toBe(200);
		expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
		expect(response.headers.get("Cache-Control")).toBe("no-store, no-transform");
		const seen = await readAll(response.body);
		expect(seen.raw.startsWith(": connected\n\n")).toBe(true);
		expect(seen).toMatchObject({ text: analysisOf(message), errors: [], done: true, aborted: false });
		expect(seen.chunks.length).toBeGreaterThan(20);
		expect(seen.chunks[0]?.choices[0].delta.role).toBe("assistant");
		expect(seen.chunks.slice(1).every(({ choices }) => choices[0].delta.role === undefined)).toBe(true);
		expect(seen.chunks.at(-1)?.choices[0]).toEqual({ index: 0, delta: {}, finish_reason: "stop" });
		const [{ id, created } = {}] = seen.chunks;
		expect(id).toMatch(/^chatcmpl-.{36}$/);
		expect(created).toBeCloseTo(Date.now() / 1000, -1.5);
		for (const chunk of seen.chunks)
			expect(chunk).toMatchObject({ id, object: "chat.completion.chunk", created, model: "fake" });
	});

	it.each([
		[{ OPENAI_MODEL: "" }, "OPENAI_MODEL is required when OPENAI_API_KEY is set"],
		[{ OPENAI_BASE_URL: "secret value" }, "OPENAI_BASE_URL must be an http or https URL"],
	])("names the setting that is wrong in the log: %j", async (wrong, message) => {
		await expectMisconfigured("/chat-alianzas", { body: { message: "Old nets" }, env: wrong }, message);
	});

	it("uses the built-in analyst without a key", async () => {
		// It pauses before each word.
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }).setTimerTickMode("nextTimerAsync");
		const message = unique("Reciclar papel y cartón");
		const seen = await read(message, { env: { OPENAI_API_KEY: "" } });
		expect(seen).toMatchObject({ done: true, errors: [], aborted: false });
		expect(seen.text.length).toBeGreaterThan(100);
		expect(await questionsWith(message)).toEqual([]);
		expect(infos.at(-1)).toEqual({
			event: "analysis_finished",
			model: "built-in",
			finish: "stop",
			firstMs: expect.any(Number),
			ms: expect.any(Number),
		});
	});
});

describe("when the client disconnects", () => {
	it("the request to the model is cancelled with the visitor's", async () => {
		const marker = unique("Leaving");
		const visitor = new AbortController();
		const { body } = await analyse(`${marker} #fake:stall`, { signal: visitor.signal });
		const reader = (body as ReadableStream<Uint8Array>).getReader();
		for (let pieces = 0; pieces < 3; pieces++) await reader.read();
		visitor.abort();
		await vi.waitFor(
			async () => expect(await questionsWith(marker)).toMatchObject([{ aborted: true }]),
			5000,
		);
		expect((await reader.read()).done).toBe(true);
	});

	const written = { outputLength: begun.length, firstMs: expect.any(Number) };
	it.each([
		["before the model's first text", [silence], {}],
		["as it writes", [text(begun), silence], written],
	] as const)(
		"the model is stopped, one line is logged and no timer runs on: %s",
		async (_, parts, known) => {
			vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
			const visitor = new AbortController();
			const model = playing(parts);
			const reader = streamModel(model, visitor.signal).getReader();
			await reader.read();
			const waiting = reader.read();
			await scheduler.wait(20);
			expect(vi.getTimerCount()).toBeGreaterThan(0);
			await reader.cancel();
			await waiting;
			expect(model.doStreamCalls[0]?.abortSignal?.aborted).toBe(true);
			// The request's own signal comes later, if at all.
			visitor.abort();
			expect(vi.getTimerCount()).toBe(0);
			const line = { event: "analysis_abandoned", model: "m", ms: expect.any(Number), ...known };
			while (infos.length === 0) await scheduler.wait(1);
			expect(infos).toEqual([line]);
			expect(warnings).toEqual([]);
		},
	);

	it.each([
		["finished", finish("stop"), "analysis_finished"],
		["failed", finish("other"), "analysis_failed"],
	])("nothing more is logged once the analysis has %s", async (_, end, event) => {
		const visitor = new AbortController();
		const reader = streamModel(playing([text(begun), end]), visitor.signal).getReader();
		while (infos.length + warnings.length === 0) await reader.read();
		visitor.abort();
		await reader.cancel().catch(() => {});
		expect([...infos, ...warnings]).toEqual([expect.objectContaining({ event })]);
	});

	it("no model is requested if it has disconnected before", async () => {
		const model = playing([text("a")]);
		const seen = await readAll(streamModel(model, AbortSignal.abort()));
		// No error, which workerd would print as an uncaught one.
		expect(seen).toMatchObject({ raw: ": connected\n\n", done: false, aborted: false });
		expect(model.doStreamCalls).toEqual([]);
	});
});

describe("the model's parts", () => {
	it("are written if they are text, which may contain line breaks, half a surrogate pair and [DONE]", async () => {
		const written = [text("a\n\ndata: [DONE]\n\n\ud83c"), text("\udf0d\r\n: x")];
		const seen = await readAll(
			streamModel(playing([reasoning("secret"), text(""), ...written, finish("stop")])),
		);
		expect(seen).toMatchObject({ text: "a\n\ndata: [DONE]\n\n\ud83c\udf0d\n: x", done: true });
		expect(seen.chunks.slice(0, -1).every(({ choices }) => choices[0].delta.content)).toBe(true);
	});

	it("are cut off after 30,000 characters", async () => {
		const model = playing(Array.from({ length: 1_000 }, () => text("x".repeat(2_100))));
		const seen = await readAll(streamModel(model));
		expect(seen).toMatchObject({ done: true, aborted: false, errors: [] });
		expect(seen.chunks.at(-1)?.choices[0].finish_reason).toBe("length");
		expect(seen.text).toHaveLength(30_000);
		expect(model.doStreamCalls[0]?.abortSignal?.aborted).toBe(true);
	});

	it("may fail to come at all, or break off", async () => {
		const failing = { model: "m", analyse: () => Promise.reject(new Error("x")) };
		expect(await readAll(streamOf(failing))).toMatchObject({ errors: [{ code: "upstream" }], aborted: true });
		const cut = streamModel(playing([text(begun), new Error("x")]));
		expect(await readAll(cut)).toMatchObject({
			text: begun,
			errors: [{ code: "interrupted" }],
			aborted: true,
		});
	});
});

describe("the log line of an analysis", () => {
	const times = { firstMs: expect.any(Number), ms: expect.any(Number) };
	const usage: Finish["usage"] = {
		inputTokens: { ...unknownUsage.inputTokens, total: 10 },
		outputTokens: { total: 3200, text: 200, reasoning: 3000 },
	};
	const tokens = { inputTokens: 10, outputTokens: 3200, reasoningTokens: 3000 };

	it("contains the times, the finish reason and the tokens if they are known", async () => {
		const seen = await readAll(streamModel(playing([text("a"), finish("length", usage)])));
		expect(seen).toMatchObject({ text: "a", done: true });
		expect(seen.chunks.at(-1)?.choices[0].finish_reason).toBe("length");
		const finished = { event: "analysis_finished", model: "m", finish: "length" };
		expect(infos).toEqual([{ ...finished, ...tokens, ...times }]);
	});

	it("shows why an analysis failed: all tokens spent on reasoning", async () => {
		await readAll(streamModel(playing([reasoning("And then?"), finish("length", usage)])));
		const failed = { event: "analysis_failed", model: "m", code: "upstream", finish: "length" };
		expect(warnings).toEqual([{ ...failed, ...tokens, ms: expect.any(Number) }]);
	});
});
