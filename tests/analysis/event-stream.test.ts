import { beforeEach, describe, expect, it, vi } from "vitest";
import { captureLog, fetchApi, storeIdea } from "#tests/api/fetch-api.ts";
import { analysisOf } from "#tests/fakes/openai.ts";
import { delta, done, end } from "#tests/fakes/wire-habits.ts";
import { answering, begun, never, readAll, start } from "./read-events.ts";

const text = (content: string) => delta({ content });

let logged: Record<string, unknown>[];
beforeEach(() => {
	logged = captureLog("info", "warn");
});

it("streams the whole analysis in chunks of OpenAI's format", async () => {
	const message = "Reutilizar redes de pesca 🎣 para hilo de algodón";
	const id = await storeIdea(message);
	const response = await fetchApi("/chat-alianzas", { body: { id } });
	expect(response.status).toBe(200);
	expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
	expect(response.headers.get("Cache-Control")).toBe("no-store, no-transform");
	const seen = await readAll(response.body);
	expect(seen.raw.startsWith(": connected\n\n")).toBe(true);
	expect(seen).toMatchObject({ text: analysisOf(message), errors: [], done: true, aborted: false });
	const { chunks } = seen;
	const [{ id: chatId, created } = {}] = chunks;
	expect(chunks.length).toBeGreaterThan(20);
	expect(chunks.flatMap(({ choices }) => choices[0].delta.role ?? [])).toEqual(["assistant"]);
	expect(chunks.at(-1)?.choices[0]).toEqual({ index: 0, delta: {}, finish_reason: "stop" });
	expect(chatId).toMatch(/^chatcmpl-.{36}$/);
	for (const chunk of chunks.slice(0, -1))
		expect(chunk).toMatchObject({ id: chatId, object: "chat.completion.chunk", created, model: "fake" });
});

describe("when the client disconnects", () => {
	const written = { outputLength: begun.length, firstMs: expect.any(Number) };
	it.each([
		["before the model's first text", [], ": connected", {}],
		["as it writes", [text(begun)], "Clear", written],
	])("the model is stopped, one line is logged and no timer runs on: %s", async (_, pieces, last, known) => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
		const silent = Promise.withResolvers<void>();
		const fetched = answering(async function* () {
			yield* pieces;
			silent.resolve();
			await never;
		});
		const visitor = new AbortController();
		const reader = start("m", visitor.signal, false).getReader();
		while (!new TextDecoder().decode((await reader.read()).value).includes(last));
		await silent.promise;
		expect(vi.getTimerCount()).toBeGreaterThan(0);
		await reader.cancel();
		expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
		// The request's own signal comes later, if at all.
		visitor.abort();
		while (logged.length === 0) await scheduler.wait(1);
		expect(logged).toEqual([{ event: "analysis_abandoned", model: "m", ms: expect.any(Number), ...known }]);
		while (vi.getTimerCount() > 0) await scheduler.wait(1);
	});

	it("no model is requested if it has disconnected before", async () => {
		const fetched = answering(() => [text("a")]);
		// No error, which workerd would print as an uncaught one.
		const nothing = { raw: ": connected\n\n", done: false, aborted: false };
		expect(await readAll(start("m", AbortSignal.abort()))).toMatchObject(nothing);
		expect(fetched).not.toHaveBeenCalled();
	});
});

describe("what the model writes", () => {
	const isLongest = (text: string) => text.length === 30_000 && text.isWellFormed();

	/** What is sent of it, and whether its request was aborted. */
	async function written(...pieces: string[]) {
		const fetched = answering(() => pieces);
		const seen = await readAll(start());
		return { ...seen, isAborted: fetched.mock.lastCall?.[1]?.signal?.aborted };
	}

	it("may contain line breaks, half a surrogate pair and [DONE], and ends without an abort", async () => {
		const pieces = [text(""), text("a\n\ndata: [DONE]\r\n\n: x\ud83c"), text("\udf0d"), end(), done];
		// Its connection can be used again.
		const seen = { text: "a\n\ndata: [DONE]\n\n: x\ud83c\udf0d", done: true, isAborted: false };
		expect(await written(...pieces)).toMatchObject(seen);
	});

	it("is cut off after 30,000 characters, or after 120,000 with its thoughts", async () => {
		const cut = { done: true, aborted: false, errors: [], finish: "length", isAborted: true };
		const pieces = Array.from({ length: 100 }, (_, index) => `${index}`.padEnd(2_100, "x"));
		const long = await written(...pieces.map(text));
		expect(long).toMatchObject({ ...cut, text: pieces.join("").slice(0, 30_000) });
		// Without a heading it waits until the model has finished.
		const held = await written(text("abc 🎣\n".repeat(5_000)), end(), done);
		expect(held).toMatchObject({ finish: "length", done: true, text: expect.toSatisfy(isLongest) });
		expect(logged.at(-1)).toMatchObject({ event: "analysis_finished", finish: "length" });
		const thoughts = (length: number) => text(`<think>${"x".repeat(length)}</think>`);
		const all = await written(thoughts(119_000), text(begun), end());
		expect(all).toMatchObject({ text: begun.trimEnd(), done: true });
		const longer = await written(thoughts(120_000), text(begun), end());
		expect(longer).toMatchObject({ text: "", errors: [{ code: "upstream" }], isAborted: true });
	});

	it("is whole if it ends where it repeats itself after its last section", async () => {
		const all = "**What happens next**\nWe answer.\n";
		expect(await written(text(all + all))).toMatchObject({ text: all.trimEnd(), finish: "stop" });
	});

	it("is nothing if all of it was thoughts", async () => {
		const failed = { done: false, errors: [{ code: "upstream" }] };
		for (const thoughts of [`${begun}</think>`, `<think>${begun}`])
			expect(await written(text(thoughts), end(), done)).toMatchObject(failed);
	});
});
