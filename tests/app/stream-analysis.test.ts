import { afterEach, expect, test, vi } from "vitest";
import { post } from "#app/forms/post.ts";
import { streamAnalysis } from "#app/routes/resultados/stream-analysis.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

const chunk = (content?: string) =>
	`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "built-in", choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const done = "data: [DONE]\n\n";

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

const stream = (signal = new AbortController().signal) => streamAnalysis("key", { message: "idea" }, signal);

async function analysis() {
	let text = "";
	const models = new Set<string>();
	for await (const piece of stream()) {
		text += piece.text;
		models.add(piece.model);
	}
	return { text, models: [...models] };
}

const bare = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n`;
const json = '{"choices":[{"delta":{"content":"a green idea"}}],"model":"built-in"}';
const inTwo = (between: string) => (cut: number) =>
	`data: ${json.slice(0, cut)}${between}${json.slice(cut)}\n${done}`;

test.each<[string, string | ((cut: number) => string), { text: string; model?: string }]>([
	["CRLF, and no blank line at the end", `${chunk("a")}data: [DONE]`.replaceAll("\n", "\r\n"), { text: "a" }],
	[
		"no blank line between the events",
		`${chunk("a")}: keepalive\n${chunk("b")}${done}`.replaceAll("\n\n", "\n"),
		{ text: "ab" },
	],
	[
		"chunks with only their text",
		`${bare("a")}data: {"choices":[]}\ndata: {}\n${bare("b")}data: [DONE]\n`,
		{ text: "ab", model: "unnamed" },
	],
	["JSON in two, on a line of its own", inTwo("\n"), { text: "a green idea" }],
	["JSON in two, in a data line of its own", inTwo("\r\ndata: "), { text: "a green idea" }],
	["JSON in two, after a blank line", inTwo("\n\n"), { text: "a green idea" }],
	["JSON in two, after a comment", inTwo("\n: keepalive\ndata: "), { text: "a green idea" }],
])("accepts %s", async (_, body, { text, model = "built-in" }) => {
	for (const cut of typeof body === "string" ? [0] : [1, 12, 30, 40]) {
		answerStream(typeof body === "string" ? body : body(cut));
		expect(await analysis(), `cut at ${cut}`).toEqual({ text, models: [model] });
	}
});

test.each([1, 3, 7, 10_000])("reads an analysis that comes %i bytes at a time", async (pieceBytes) => {
	const fetched = answerStream(
		`: connected\n\n${chunk()}${chunk("Año ")}: keepalive\n\n${chunk("🌱\n")}${done}`,
		pieceBytes,
	);
	expect((await analysis()).text).toBe("Año 🌱\n");
	expect(fetched.mock.lastCall?.[0]).toBe("/api/chat-alianzas");
	expect(fetched.mock.lastCall?.[1]).toMatchObject({
		method: "POST",
		headers: { Authorization: "Bearer key", "Content-Type": "application/json" },
		body: '{"message":"idea"}',
	});
});

test("gives an event as soon as its line is complete", async () => {
	const answer = new TransformStream<Uint8Array, Uint8Array>();
	vi.stubGlobal("fetch", async () => new Response(answer.readable));
	const pieces = stream();
	answer.writable.getWriter().write(new TextEncoder().encode(`${chunk("a").trimEnd()}\n`));
	expect((await pieces.next()).value).toMatchObject({ text: "a" });
	await pieces.return();
});

test.each([
	["an end without [DONE]", chunk("a"), "without [DONE]"],
	["nothing at all", "", "without [DONE]"],
	["an error event", `${chunk("a")}data: {"error":{"code":"timeout","message":"slow"}}\n\n`, "timeout: slow"],
	["what is not JSON", "data: {\n\n", "without [DONE]"],
	["a chunk that is not complete before [DONE]", `data: {"choices":\n\n${done}`, "not complete"],
	["what is no chunk", 'data: {"choices":[{"delta":{"content":7}}],"model":"m"}\n\n', "no chunk"],
])("fails on %s", async (_, body, message) => {
	answerStream(body);
	await expect(analysis()).rejects.toThrow(message);
});

/** A request that nothing answers. */
const unanswered = (_url: string, { signal }: RequestInit) =>
	new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

test("an analysis may be silent for 45 seconds, again after each comment", async () => {
	vi.useFakeTimers();
	let body: ReadableStreamDefaultController<Uint8Array> | undefined;
	vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => {
		const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
			body = controller;
			signal?.addEventListener("abort", () => controller.error(signal.reason));
		};
		return new Response(new ReadableStream({ start }));
	});
	const failed = vi.fn();
	const ended = analysis().catch(failed);
	await vi.advanceTimersByTimeAsync(44_999);
	body?.enqueue(new TextEncoder().encode(": keepalive\n\n"));
	await vi.advanceTimersByTimeAsync(44_999);
	expect(failed).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await ended;
	expect(failed).toHaveBeenCalledExactlyOnceWith(new Error("The server sent nothing for too long."));
});

test("any other request ends after 30 seconds, and need not outlive the page", async () => {
	vi.useFakeTimers();
	// Vitest does not fake this clock.
	vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
		const controller = new AbortController();
		setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), ms);
		return controller.signal;
	});
	const fetched = vi.fn(unanswered);
	vi.stubGlobal("fetch", fetched);
	const failed = vi.fn();
	const ended = post("key", "analysis-requests", {}).catch(failed);
	await vi.advanceTimersByTimeAsync(29_999);
	expect(failed).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await ended;
	expect(failed.mock.lastCall?.[0]).toMatchObject({ name: "TimeoutError" });
	expect(fetched.mock.lastCall?.[1].keepalive).toBe(false);
});

test("the signal of the caller ends the request", async () => {
	const fetched = answerStream(`${chunk("a")}${chunk("b")}${done}`);
	const caller = new AbortController();
	const pieces = stream(caller.signal);
	await pieces.next();
	const { signal } = fetched.mock.lastCall?.[1] ?? {};
	expect(signal?.aborted).toBe(false);
	caller.abort();
	expect(signal?.aborted).toBe(true);
	await pieces.return();
});

test("a signal that is aborted already sends no request", async () => {
	const fetched = answerStream(done);
	await expect(stream(AbortSignal.abort()).next()).rejects.toMatchObject({ name: "AbortError" });
	expect(fetched).not.toHaveBeenCalled();
});

test.each([
	[
		"its code and the time to wait",
		() =>
			Response.json(
				{ error: { code: "rate_limited", message: "Too many" } },
				{ status: 429, headers: { "Retry-After": "7" } },
			),
		{ status: 429, code: "rate_limited", retryAfter: 7 },
	],
	[
		"a minute to wait if it names no time",
		() => new Response("<html>", { status: 429 }),
		{ status: 429, code: undefined, retryAfter: 60 },
	],
	[
		"its status if it is not from the API",
		() => new Response("<html>", { status: 502 }),
		{ status: 502, code: undefined, retryAfter: undefined },
	],
])("an error response gives %s", async (_, answer, error) => {
	vi.stubGlobal("fetch", async () => answer());
	await expect(analysis()).rejects.toMatchObject(error);
});
