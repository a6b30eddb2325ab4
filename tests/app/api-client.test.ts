import { afterEach, expect, test, vi } from "vitest";
import { createIdempotencyKeys } from "#app/forms/idempotency-keys.ts";
import { createAnalysisRequest } from "#app/forms/send-idea.ts";
import { streamAnalysis, unnamedModel } from "#app/routes/resultados/analysis-client.ts";
import { builtInModel, streamDone } from "#app/schemas/analysis-stream.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const chunk = (content?: string) =>
	`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: builtInModel, choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const done = `data: ${streamDone}\n\n`;

/** Lets the API answer with a stream that arrives in pieces of so many bytes. */
function answerStream(body: string, pieceBytes = body.length * 4) {
	const bytes = new TextEncoder().encode(body);
	let from = 0;
	const stream = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (from >= bytes.length) return controller.close();
			controller.enqueue(bytes.slice(from, from + pieceBytes));
			from += pieceBytes;
		},
	});
	const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(stream));
	vi.stubGlobal("fetch", fetched);
	return fetched;
}

async function textOf(signal = new AbortController().signal, model: string = builtInModel) {
	let text = "";
	for await (const piece of streamAnalysis("key", { message: "idea" }, signal)) {
		expect(piece.model).toBe(model);
		text += piece.text;
	}
	return text;
}

test.each([1, 3, 7, 10_000])("reads an analysis that comes %i bytes at a time", async (pieceBytes) => {
	const fetched = answerStream(
		`: connected\n\n${chunk()}${chunk("Año ")}: keepalive\n\n${chunk("🌱\n")}${done}`,
		pieceBytes,
	);
	expect(await textOf()).toBe("Año 🌱\n");
	expect(fetched.mock.lastCall?.[0]).toBe("/api/chat-alianzas");
	expect(fetched.mock.lastCall?.[1]).toMatchObject({
		method: "POST",
		headers: { Authorization: "Bearer key", "Content-Type": "application/json" },
		body: '{"message":"idea"}',
	});
});

test("accepts CRLF, and a stream that ends without a blank line", async () => {
	answerStream(`${chunk("a")}data: ${streamDone}`.replaceAll("\n", "\r\n"));
	expect(await textOf()).toBe("a");
});

test("needs no blank line between the events", async () => {
	answerStream(`${chunk("a")}: keepalive\n${chunk("b")}${done}`.replaceAll("\n\n", "\n"));
	expect(await textOf()).toBe("ab");
});

test("gives an event as soon as its line is complete", async () => {
	const answer = new TransformStream<Uint8Array, Uint8Array>();
	vi.stubGlobal("fetch", async () => new Response(answer.readable));
	const pieces = streamAnalysis("key", { message: "idea" }, new AbortController().signal);
	const writer = answer.writable.getWriter();
	writer.write(new TextEncoder().encode(`${chunk("a").trimEnd()}\n`));
	expect((await pieces.next()).value).toMatchObject({ text: "a" });
	await pieces.return();
});

test("accepts chunks with only their text", async () => {
	const bare = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n`;
	answerStream(`${bare("a")}data: {"choices":[]}\ndata: {}\n${bare("b")}data: [DONE]\n`);
	expect(await textOf(undefined, unnamedModel)).toBe("ab");
});

test.each([
	["on a line of its own", "\n"],
	["in a data line of its own", "\r\ndata: "],
	["after a blank line", "\n\n"],
	["after a comment", "\n: keepalive\ndata: "],
])("buffers incomplete JSON until the rest arrives: %s", async (_, between) => {
	for (const cut of [1, 12, 30, 40]) {
		const json = '{"choices":[{"delta":{"content":"a green idea"}}],"model":"built-in"}';
		answerStream(`data: ${json.slice(0, cut)}${between}${json.slice(cut)}\n${done}`);
		expect(await textOf(), `cut at ${cut}`).toBe("a green idea");
	}
});

test.each([
	["an end without [DONE]", chunk("a"), "interrupted"],
	["nothing at all", "", "interrupted"],
	["an error event", `${chunk("a")}data: {"error":{"code":"timeout","message":"slow"}}\n\n`, "timeout"],
	["what is not JSON", "data: {\n\n", "interrupted"],
	["a chunk that is not complete before [DONE]", `data: {"choices":\n\n${done}`, "malformed"],
	["what is no chunk", 'data: {"choices":[{"delta":{"content":7}}],"model":"m"}\n\n', "malformed"],
])("fails on %s", async (_, body, code) => {
	answerStream(body);
	await expect(textOf()).rejects.toMatchObject({ name: "AnalysisStreamError", code });
});

test("a connection that stays silent for 45 seconds ends as a timeout", async () => {
	vi.useFakeTimers();
	vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => {
		const start = (controller: ReadableStreamDefaultController) =>
			signal?.addEventListener("abort", () => controller.error(signal.reason));
		return new Response(new ReadableStream({ start }));
	});
	const failure = textOf().catch((error: unknown) => error);
	await vi.advanceTimersByTimeAsync(45_000);
	expect(await failure).toMatchObject({ name: "AnalysisStreamError", code: "timeout" });
});

test("a request that stores something ends after 30 seconds", async () => {
	vi.useFakeTimers();
	vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => {
		const { promise, reject } = Promise.withResolvers<Response>();
		signal?.addEventListener("abort", () => reject(signal.reason));
		return promise;
	});
	const failure = createAnalysisRequest("key", { email: "a@b.es", message: "idea" }, "k").catch(
		(error) => error,
	);
	await vi.advanceTimersByTimeAsync(30_000);
	expect(await failure).toMatchObject({ name: "TimeoutError" });
});

test("the signal of the caller ends the request", async () => {
	const fetched = answerStream(`${chunk("a")}${chunk("b")}${done}`);
	const caller = new AbortController();
	const pieces = streamAnalysis("key", { message: "idea" }, caller.signal);
	await pieces.next();
	const { signal } = fetched.mock.lastCall?.[1] ?? {};
	expect(signal?.aborted).toBe(false);
	caller.abort();
	expect(signal?.aborted).toBe(true);
	await pieces.return();
});

test("a signal that is aborted already sends no request", async () => {
	const fetched = answerStream(done);
	const pieces = streamAnalysis("key", { message: "idea" }, AbortSignal.abort());
	await expect(pieces.next()).rejects.toMatchObject({ name: "AbortError" });
	expect(fetched).not.toHaveBeenCalled();
});

test("an error response contains the time to wait", async () => {
	vi.stubGlobal("fetch", async () =>
		Response.json(
			{ error: { code: "rate_limited", message: "Too many" } },
			{ status: 429, headers: { "Retry-After": "7" } },
		),
	);
	await expect(textOf()).rejects.toMatchObject({ status: 429, code: "rate_limited", retryAfter: 7 });
});

test("a response that is not from the API is an error too", async () => {
	vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
	await expect(textOf()).rejects.toMatchObject({ status: 502, code: undefined, retryAfter: undefined });
	vi.stubGlobal("fetch", async () => Response.json({}, { status: 201 }));
	await expect(createAnalysisRequest("key", { email: "a@b.es", message: "idea" }, "k")).rejects.toThrow("id");
});

test("equal values use the same idempotency key until they are sent", () => {
	const keys = createIdempotencyKeys();
	const first = keys.keyFor({ name: "Ada" });
	expect(keys.keyFor({ name: "Ada" })).toBe(first);
	expect(keys.keyFor({ name: "Eva" })).not.toBe(first);
	const second = keys.keyFor({ name: "Ada" });
	expect(second).not.toBe(first);
	keys.reset();
	expect(keys.keyFor({ name: "Ada" })).not.toBe(second);
});
