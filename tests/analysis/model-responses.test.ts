/** What becomes of what a model answers, byte by byte, for the visitor who reads the analysis. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { captureLog, env, unique } from "#tests/api/fetch-api.ts";
import { hangingFetch, useFakeClock } from "#tests/fake-clock.ts";
import { createAnalysts } from "#worker/analysis/analyst.ts";
import { modelSettings } from "#worker/env.ts";
import { read, readAll, skipPauses, streamOf } from "./read-events.ts";

const idea = "Old nets into yarn";

/** One event of an answer, with what OpenAI's have around the choices. */
const event = (choices: object[], more: object = {}) =>
	`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices, ...more })}\n\n`;
const delta = (of: object, finish_reason: string | null = null) =>
	event([{ index: 0, delta: of, finish_reason }]);
const stop = delta({}, "stop");
const done = "data: [DONE]\n\n";

const bytesOf = (piece: string | Uint8Array) =>
	typeof piece === "string" ? new TextEncoder().encode(piece) : piece;

/** Lets the model answer with what this yields, each piece when it is asked for. */
function answering(pieces: () => Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>) {
	return vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
		async function* play() {
			yield* pieces();
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
					else controller.enqueue(bytesOf(value));
				},
			},
			{ highWaterMark: 0 },
		);
		return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
	});
}

/** How the analysis ended for the visitor. */
async function outcome(message = unique(idea)) {
	const { text, done, aborted, errors, chunks } = await read(message);
	const finish = chunks.at(-1)?.choices[0].finish_reason ?? null;
	return { text, done, aborted, errors, finish };
}

const whole = { done: true, aborted: false, errors: [] };
/** What the built-in analyst writes instead. */
const replaced = { ...whole, finish: "stop", text: expect.stringContaining("**What happens next**") };
const broken = { done: false, aborted: true, finish: null };
const failed = { ...broken, errors: [{ code: "upstream", message: "The model failed." }] };
const interrupted = { ...broken, errors: [{ code: "interrupted", message: "The model broke off." }] };

let warnings: ReturnType<typeof captureLog>;
beforeEach(() => {
	warnings = captureLog("warn");
});

describe("a response", () => {
	const complete = `: processing\n\n${delta({ role: "assistant", content: "" })}${delta({ content: "¡Reciclar! " })}${delta({ content: "♻️ 👩‍👩‍👧" })}${stop}${done}`;
	const text = "¡Reciclar! ♻️ 👩‍👩‍👧";

	it("is the same if the network cuts it after every byte", async () => {
		answering(() => Array.from(bytesOf(complete), (byte) => Uint8Array.of(byte)));
		expect(await outcome()).toEqual({ ...whole, text, finish: "stop" });
	});

	it.each([
		["with other line breaks", complete.replaceAll("\n", "\r\n")],
		["with its usage", `${complete.replace(done, "")}${event([], { usage: { total_tokens: 3 } })}${done}`],
		["with a first event without choices", `${event([])}${complete}`],
		["that does not say it is done", complete.replace(done, "")],
		["that does not say why it ends", complete.replace(stop, "")],
		["with its reasoning", `${delta({ reasoning_content: "hm" })}${delta({ reasoning: "hm" })}${complete}`],
	])("may come %s", async (_, answer) => {
		answering(() => [answer]);
		expect(await outcome()).toEqual({ ...whole, text, finish: "stop" });
	});

	it("is whole when it is done, even if its connection stays open", async () => {
		answering(async function* () {
			yield complete;
			await new Promise(() => {});
		});
		expect(await outcome()).toEqual({ ...whole, text, finish: "stop" });
	});

	/** What is sent before the text ends. */
	const sent = "**Fit**\n";

	it.each([
		[sent, "content_filter"],
		[sent, "tool_calls"],
	])("fails if it is %j and ends by %s", async (text, raw) => {
		answering(() => [delta({ content: text }), delta({}, raw), done]);
		expect(await outcome()).toEqual({ ...failed, text });
	});

	it.each([
		["an early end", sent, [delta({ content: sent })]],
		["half an event", sent, [delta({ content: sent }), stop.slice(0, 30)]],
	])("is interrupted by %s", async (_, text, answer) => {
		answering(() => answer);
		expect(await outcome()).toEqual({ ...interrupted, text });
	});

	it.each([
		["blank", [delta({ content: " \n" }), stop, done]],
		["nothing", []],
		["a page", ["<!doctype html>\n<title>Busy</title>"]],
	])("is replaced by the built-in analyst's if it is %s", async (_, answer) => {
		skipPauses();
		answering(() => answer);
		expect(await outcome()).toEqual(replaced);
		expect(warnings).toMatchObject([{ event: "analysis_failed", model: "fake" }]);
	});

	it.each<[string, string, number?]>([
		["no JSON", "data: {secret\n\n"],
		["another JSON", 'data: {"text":"secret"}\n\n'],
		["a text that is none", delta({ content: { secret: 1 } })],
		["an event without an end", `data: ${"x".repeat(1_000_001)}`],
		["an error", 'data: {"error":{"message":"secret","code":"quota"}}\n\n'],
		["an error with a status", 'data: {"error":{"message":"secret","code":402}}\n\n', 402],
	])("fails by %s, is not asked for again, and only its status is logged", async (_, wrong, status) => {
		const others = captureLog("error", "info");
		const fetched = answering(() => [delta({ content: sent }), wrong, delta({ content: "b" }), stop, done]);
		expect(await outcome()).toEqual({ ...failed, text: sent });
		expect(warnings).toMatchObject([
			{ event: "analysis_failed", code: "upstream", ...(status && { status }) },
		]);
		expect(JSON.stringify(warnings)).not.toMatch(/secret|nets/);
		expect(others).toEqual([]);
		expect(fetched).toHaveBeenCalledOnce();
		expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
	});
});

describe("an error response", () => {
	beforeEach(skipPauses);

	it.each([307, 400, 401, 404])("is not asked about again, nor followed elsewhere: %i", async (status) => {
		const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("secret", { status }));
		expect(await outcome()).toEqual(replaced);
		expect(fetched.mock.calls).toEqual([
			[expect.anything(), expect.objectContaining({ redirect: "manual" })],
		]);
		const line = { event: "analysis_failed", model: "fake", code: "upstream", ms: expect.any(Number) };
		expect(warnings).toEqual([{ ...line, name: "AI_APICallError", status }]);
	});

	it("is asked about once more if it may be temporary, and logged with the last status", async () => {
		const retryAfter = { headers: { "retry-after-ms": "20" } };
		const fetched = vi
			.spyOn(globalThis, "fetch")
			.mockResolvedValueOnce(new Response(null, { status: 429, ...retryAfter }))
			.mockResolvedValueOnce(new Response(null, { status: 503, ...retryAfter }));
		expect(await outcome()).toEqual(replaced);
		expect(fetched).toHaveBeenCalledTimes(2);
		expect(warnings).toMatchObject([{ status: 503 }]);
	});

	it("may be a lost connection, after which the model is asked once more", async () => {
		const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("Network connection lost."));
		expect(await outcome()).toEqual(replaced);
		expect(fetched).toHaveBeenCalledTimes(2);
		expect(warnings).toHaveLength(1);
	});
});

describe("time limits", () => {
	const second = 1_000;
	const never = new Promise<never>(() => {});

	beforeEach(useFakeClock);

	/** Lets time pass in steps, so that what the model writes between them is read. */
	async function pass(ms: number) {
		for (let left = ms; left > 0; left -= 5 * second) {
			await vi.advanceTimersByTimeAsync(Math.min(left, 5 * second));
			await scheduler.wait(1);
		}
	}

	/** Starts an analysis by this model, as the endpoint does. */
	async function start(OPENAI_MODEL: string) {
		const [analyst] = createAnalysts(env.DB, modelSettings({ ...env, OPENAI_MODEL }), "en", "en");
		const body = streamOf(analyst);
		// Unlike `vi.waitFor`, it leaves the fake clock alone.
		while (vi.mocked(globalThis.fetch).mock.calls.length === 0) await scheduler.wait(1);
		return body;
	}

	/** Expects that the analysis is ended by the time limit after so many seconds and not before. */
	async function expectLimit(body: ReadableStream<Uint8Array>, seconds: number) {
		const seen = readAll(body);
		await pass(seconds * second - 1);
		expect(warnings).toEqual([]);
		await pass(1);
		const errors = [{ code: "timeout", message: "The model took too long." }];
		expect(await seen).toMatchObject({ errors, done: false, aborted: true });
		const signal = vi.mocked(globalThis.fetch).mock.calls[0]?.[1]?.signal;
		expect(signal?.aborted).toBe(true);
	}

	it.each([
		["house-model", 20],
		["gpt-5-mini", 60],
	])("%s may be silent for %i seconds, before it responds and later", async (model, seconds) => {
		answering(async function* () {
			yield delta({ content: "a" });
			await never;
		});
		await expectLimit(await start(model), seconds);
		vi.mocked(globalThis.fetch).mockReset().mockImplementation(hangingFetch);
		warnings.length = 0;
		await expectLimit(await start(model), seconds);
	});

	it.each([
		["house-model", 90],
		["gpt-5-mini", 180],
	])("%s may take %i seconds in all, even if it reasons all the time", async (model, seconds) => {
		answering(async function* () {
			for (;;) {
				yield delta({ reasoning_content: "And then? " });
				await new Promise((resolve) => setTimeout(resolve, 10 * second));
			}
		});
		await expectLimit(await start(model), seconds);
	});

	it("a comment every five seconds keeps the visitor's connection open", async () => {
		answering(async function* () {
			await new Promise((resolve) => setTimeout(resolve, 14 * second));
			yield delta({ content: "a" }) + stop + done;
		});
		const seen = readAll(await start("house-model"));
		await pass(14 * second);
		const { raw, done: isDone } = await seen;
		expect(raw.startsWith(": connected\n\n: keepalive\n\n: keepalive\n\ndata: ")).toBe(true);
		expect(isDone).toBe(true);
	});

	it("a visitor who is slow to read does not count as a silent model", async () => {
		const texts = Array.from({ length: 300 }, (_, index) => `${index} `);
		answering(() => [...texts.map((content) => delta({ content })), stop, done]);
		const body = await start("house-model");
		const slowly = body.pipeThrough(
			new TransformStream<Uint8Array, Uint8Array>({
				async transform(bytes, controller) {
					controller.enqueue(bytes);
					if (new TextDecoder().decode(bytes).includes('"150 "')) {
						await pass(60 * second);
					}
				},
			}),
		);
		expect(await readAll(slowly)).toMatchObject({ done: true, aborted: false, text: texts.join("") });
	});
});
