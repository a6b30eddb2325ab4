/** What becomes of what a model answers, byte by byte, for the visitor who reads the analysis. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { env, questionsWith, unique } from "#tests/api/fetch-api.ts";
import { defaultTimeouts } from "#worker/analysis/analysis-timeouts.ts";
import { createAnalyst } from "#worker/analysis/analyst.ts";
import { streamAnalysis } from "#worker/analysis/stream-analysis.ts";
import { analyse, read, readAll } from "./read-events.ts";

const idea = "Old nets into yarn";

/** One event of an answer, with what OpenAI's have around the choices. */
const event = (choices: object[], more: object = {}) =>
	`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices, ...more })}\n\n`;
const delta = (of: object, finish_reason: string | null = null) =>
	event([{ index: 0, delta: of, finish_reason }]);
const stop = delta({}, "stop");
const done = "data: [DONE]\n\n";

const eventStream = (body: ReadableStream<Uint8Array>) =>
	new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });

const bytesOf = (piece: string | Uint8Array) =>
	typeof piece === "string" ? new TextEncoder().encode(piece) : piece;

/** Lets the model answer with these bytes, in these pieces, each when it is asked for. */
function answering(...pieces: (string | Uint8Array)[]) {
	return vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
		const rest = pieces.map(bytesOf);
		return eventStream(
			new ReadableStream<Uint8Array>({
				pull(controller) {
					const piece = rest.shift();
					if (piece) controller.enqueue(piece);
					else controller.close();
				},
			}),
		);
	});
}

/** Lets the model refuse with these headers, again and again; when it was asked. */
function refusing(status: number, headers: Record<string, string> = {}) {
	const asked: number[] = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
		asked.push(Date.now());
		return new Response(`secret ${idea}`, { status, headers });
	});
	return asked;
}

/** How the analysis ended for the visitor. */
async function outcome(message = unique(idea)) {
	const { text, done, aborted, errors, chunks } = await read(message);
	const finish = chunks.at(-1)?.choices[0].finish_reason ?? null;
	return { text, done, aborted, code: errors[0]?.code, finish };
}

const whole = { done: true, aborted: false, code: undefined };
const broken = { done: false, aborted: true, finish: null };

afterEach(() => {
	vi.restoreAllMocks();
});

describe("the request", () => {
	it("is a POST to the URL of the settings, with their key, and does not follow redirects", async () => {
		const fetched = answering(delta({ content: "a" }), stop, done);
		await read(idea, { env: { OPENAI_BASE_URL: "https://model.example/v1/", OPENAI_API_KEY: "key" } });
		// A retry of another test's request may come in between.
		const calls = fetched.mock.calls as [string, RequestInit][];
		const request = calls.find(([url]) => url === "https://model.example/v1/chat/completions")?.[1] ?? {};
		expect(request).toMatchObject({ method: "POST", redirect: "manual" });
		const headers = new Headers(request.headers);
		expect(headers.get("Authorization")).toBe("Bearer key");
		expect(headers.get("Content-Type")).toBe("application/json");
		expect(JSON.parse(request.body as string)).toMatchObject({ model: "fake", stream: true });
	});

	it("is not repeated at the target of a redirect", async () => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		const marker = unique("nets");
		expect(await outcome(`${marker} #fake:redirect`)).toMatchObject({ ...broken, code: "upstream" });
		expect(await questionsWith(marker)).toHaveLength(1);
	});
});

describe("a response", () => {
	const complete = `: processing\n\n${delta({ role: "assistant", content: "" })}${delta({ content: "¡Reciclar! " })}${delta({ content: "♻️ 👩‍👩‍👧" })}${stop}${done}`;
	const text = "¡Reciclar! ♻️ 👩‍👩‍👧";

	it("is the same wherever the network cuts it", async () => {
		const bytes = bytesOf(complete);
		for (let cut = 1; cut < bytes.length; cut += 7) {
			answering(bytes.subarray(0, cut), bytes.subarray(cut));
			expect(await outcome()).toEqual({ ...whole, text, finish: "stop" });
		}
		answering(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
		expect(await outcome()).toEqual({ ...whole, text, finish: "stop" });
	});

	it.each([
		["with other line breaks", complete.replaceAll("\n", "\r\n")],
		["with a byte order mark", `\ufeff${complete}`],
		["with what it cost", `${complete.replace(done, "")}${event([], { usage: { total_tokens: 3 } })}${done}`],
		["with a first event without choices", `${event([])}${complete}`],
		["that does not say it is done", complete.replace(done, "")],
		["that goes on when it is done", `${complete}${delta({ content: "more" })}data: {\n\n`],
		["that thinks aloud", `${delta({ reasoning_content: "hm" })}${delta({ reasoning: "hm" })}${complete}`],
	])("may come %s", async (_, answer) => {
		answering(answer);
		expect(await outcome()).toEqual({ ...whole, text, finish: "stop" });
	});

	it("ends with the reason that the model names: length", async () => {
		answering(delta({ content: "a" }), delta({}, "length"), done);
		expect(await outcome()).toEqual({ ...whole, text: "a", finish: "length" });
	});

	it.each(["content_filter", "tool_calls", "function_call", "eos"])("fails if it ends by %s", async (raw) => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		answering(delta({ content: "a" }), delta({}, raw), done);
		expect(await outcome()).toEqual({ ...broken, text: "a", code: "upstream" });
	});

	it.each([
		["[DONE] too early", "a", [delta({ content: "a" }), done]],
		["an early end", "a", [delta({ content: "a" })]],
		["half an event", "a", [delta({ content: "a" }), stop.slice(0, 30)]],
		["nothing", "", []],
		["a page", "", ["<!doctype html>\n<title>Busy</title>"]],
		["an answer in one piece", "", ['{"choices":[{"message":{"content":"a"}}]}']],
	])("is interrupted by %s", async (_, text, answer) => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		answering(...answer);
		expect(await outcome()).toEqual({ ...broken, text, code: "interrupted" });
	});

	it.each([
		["no JSON", "upstream", "data: {secret\n\n"],
		["null", "upstream", "data: null\n\n"],
		["another JSON", "upstream", 'data: {"text":"secret"}\n\n'],
		["a text that is none", "upstream", delta({ content: ["secret"] })],
		["a reason that is none", "upstream", event([{ delta: {}, finish_reason: 1 }])],
		["an error", "upstream", 'data: {"error":{"message":"secret","code":"quota"}}\n\n'],
	])("fails by %s, and nothing of it is logged", async (_, code, wrong) => {
		const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
		const others = [vi.spyOn(console, "error"), vi.spyOn(console, "log"), vi.spyOn(console, "info")];
		const fetched = answering(delta({ content: "a" }), wrong, delta({ content: "b" }), stop, done);
		expect(await outcome()).toEqual({ ...broken, text: "a", code });
		expect(logged).toHaveBeenCalledOnce();
		expect(logged.mock.calls.join()).not.toMatch(/secret|nets/);
		for (const other of others) expect(other).not.toHaveBeenCalled();
		expect(fetched).toHaveBeenCalledOnce();
	});

	it("tells the log the status that an error names", async () => {
		const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
		answering(delta({ content: "a" }), 'data: {"error":{"message":"x","code":402}}\n\n');
		expect(await outcome()).toMatchObject({ ...broken, code: "upstream" });
		expect(JSON.parse(logged.mock.calls[0]?.[0] as string)).toMatchObject({
			event: "analysis_failed",
			code: "upstream",
			status: 402,
		});
	});

	it("that never ends is cancelled, together with its endless line", async () => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		let written = 0;
		const cancel = vi.fn();
		vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
			eventStream(
				new ReadableStream(
					{
						pull(controller) {
							written += 1;
							controller.enqueue(bytesOf("x".repeat(10_000)));
						},
						cancel,
					},
					{ highWaterMark: 0 },
				),
			),
		);
		expect(await outcome()).toMatchObject(broken);
		expect(written).toBeLessThan(110);
		expect(cancel).toHaveBeenCalledOnce();
	});

	it("is whole even if its connection stays open after its end", async () => {
		vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
			eventStream(
				new ReadableStream({
					start: (controller) => controller.enqueue(bytesOf(delta({ content: "a" }) + stop + done)),
				}),
			),
		);
		const started = Date.now();
		expect(await outcome()).toEqual({ ...whole, text: "a", finish: "stop" });
		expect(Date.now() - started).toBeLessThan(3000);
	});

	it("ends with its finish even if its body stays open", async () => {
		const cancel = vi.fn();
		vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
			eventStream(
				new ReadableStream({
					start: (controller) => controller.enqueue(bytesOf(delta({ content: "a" }) + stop)),
					cancel,
				}),
			),
		);
		const started = Date.now();
		expect(await outcome()).toEqual({ ...whole, text: "a", finish: "stop" });
		expect(Date.now() - started).toBeLessThan(3000);
		expect(cancel).toHaveBeenCalledOnce();
	});

	it("is whole even if the connection breaks after its end", async () => {
		vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
			const pieces = [delta({ content: "a" }), delta({ content: "b" }) + stop + done];
			return eventStream(
				new ReadableStream(
					{
						pull(controller) {
							const piece = pieces.shift();
							if (!piece) throw new Error("reset");
							controller.enqueue(bytesOf(piece));
						},
					},
					{ highWaterMark: 0 },
				),
			);
		});
		expect(await outcome()).toEqual({ ...whole, text: "ab", finish: "stop" });
	});

	it("is read to its end, so that its connection can be used again", async () => {
		const cancel = vi.fn();
		let ended = false;
		let signal: AbortSignal | undefined;
		vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
			signal = init?.signal ?? undefined;
			const pieces = [delta({ content: "a" }) + stop, done];
			return eventStream(
				new ReadableStream(
					{
						start: (controller) => signal?.addEventListener("abort", () => controller.error(signal?.reason)),
						async pull(controller) {
							const piece = pieces.shift();
							if (piece) return controller.enqueue(bytesOf(piece));
							await new Promise((resolve) => setTimeout(resolve, 20));
							controller.close();
							ended = true;
						},
						cancel,
					},
					{ highWaterMark: 0 },
				),
			);
		});
		expect(await outcome()).toMatchObject(whole);
		await vi.waitFor(() => expect(ended).toBe(true));
		expect(cancel).not.toHaveBeenCalled();
		expect(signal?.aborted).toBe(false);
	});

	it("is not cancelled while the visitor is slow to read it", async () => {
		const texts = Array.from({ length: 300 }, (_, index) => `${index} `);
		answering(...texts.map((content) => delta({ content })), stop, done);
		const analyst = createAnalyst(env, undefined, { ...defaultTimeouts, idleMs: 250 });
		const body = streamAnalysis((signal) => analyst.analyse(idea, signal), { model: "m" });
		const slowly = body.pipeThrough(
			new TransformStream<Uint8Array, Uint8Array>({
				async transform(bytes, controller) {
					controller.enqueue(bytes);
					if (/"(50|150) "/.test(new TextDecoder().decode(bytes))) await scheduler.wait(600);
				},
			}),
		);
		expect(await readAll(slowly)).toMatchObject({ done: true, aborted: false, text: texts.join("") });
	});
});

describe("an error response", () => {
	it.each([
		["in milliseconds", { "retry-after-ms": "120", "retry-after": "9" }, 120],
		["in seconds", { "retry-after": "0.2" }, 200],
		["not at all", {}, 2000],
		["in words", { "retry-after": "soon" }, 2000],
	])("is asked about once more, after as long as it says: %s", async (_, headers, wait) => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		const [first = 0, second = 0, ...more] = await (async () => {
			const asked = refusing(429, headers);
			expect(await outcome()).toMatchObject({ ...broken, code: "upstream" });
			return asked;
		})();
		expect(more).toEqual([]);
		expect(second - first).toBeGreaterThanOrEqual(wait - 5);
		expect(second - first).toBeLessThan(wait + 1500);
	});

	it.each([
		["would have to wait long", { "retry-after": "11" }],
		["would have to wait for minutes", { "retry-after": "120" }],
		["would have to wait long, in milliseconds", { "retry-after-ms": "10001" }],
		["would have to wait until a late date", { "retry-after": new Date(2e12).toUTCString() }],
	])("is not asked about again by who %s", async (_, headers) => {
		const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
		const asked = refusing(429, headers);
		const started = Date.now();
		expect(await outcome()).toMatchObject({ ...broken, code: "upstream" });
		expect(Date.now() - started).toBeLessThan(1500);
		expect(asked).toHaveLength(1);
		expect(JSON.parse(logged.mock.calls[0]?.[0] as string)).toMatchObject({ status: 429 });
	});

	it.each([
		["a wrong key", 401],
		["a model that is not there", 404],
		["a wrong request", 400],
	])("for good is not asked about again: %s", async (_, status) => {
		const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
		const asked = refusing(status);
		expect(await outcome()).toMatchObject({ ...broken, code: "upstream" });
		expect(asked).toHaveLength(1);
		expect(JSON.parse(logged.mock.calls[0]?.[0] as string)).toEqual({
			event: "analysis_failed",
			model: "fake",
			code: "upstream",
			ms: expect.any(Number),
			name: "AI_APICallError",
			status,
		});
	});

	it("includes a connection error, which is retried once", async () => {
		const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
		const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("Network connection lost."));
		expect(await outcome()).toMatchObject({ ...broken, code: "upstream" });
		expect(fetched).toHaveBeenCalledTimes(2);
		expect(logged).toHaveBeenCalledOnce();
	});

	it("is logged with the status of the last attempt", async () => {
		const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
		refusing(503, { "retry-after-ms": "1" });
		await outcome();
		expect(JSON.parse(logged.mock.calls[0]?.[0] as string)).toMatchObject({ status: 503 });
	});

	it("is not retried when the client has disconnected", async () => {
		const asked = refusing(429, { "retry-after": "0.3" });
		const { body } = await analyse(idea);
		const reader = (body as ReadableStream<Uint8Array>).getReader();
		await reader.read();
		await vi.waitFor(() => expect(asked).toHaveLength(1));
		await reader.cancel();
		await scheduler.wait(500);
		expect(asked).toHaveLength(1);
	});
});
