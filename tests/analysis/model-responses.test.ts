/** What becomes of what a model answers, byte by byte, for the visitor who reads the analysis. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { captureLog } from "#tests/api/fetch-api.ts";
import { hangingFetch, useFakeClock } from "#tests/fake-clock.ts";
import { delta, done, end, sse, usage, wireHabit, wireHabits } from "#tests/fakes/wire-habits.ts";
import { answering, begun, closed, never, read, readAll, skipPauses, start } from "./read-events.ts";

const whole = { done: true, aborted: false, errors: [] };
/** What the built-in analyst writes instead. */
const replaced = { ...whole, finish: "stop", text: expect.stringMatching(/ next\*\*\n.* answers by email/s) };
const broken = (code: string) => ({ text: begun.trimEnd(), done: false, aborted: true, errors: [{ code }] });

let warnings: ReturnType<typeof captureLog>;
beforeEach(() => {
	warnings = captureLog("warn");
});

describe("a response", () => {
	const written = `${begun}Redes → hilo, 12 t: ♻️ 👩‍👩‍👧 jajajajajaja, 11`;
	const text = written.replace("Clear\n", "Clear: ");

	/** Lets the model answer with this text in the way of some services. */
	function answeringAs(name: string) {
		const { write, type, staysOpen } = wireHabit(name) ?? expect.fail(name);
		return answering(async function* () {
			yield* write(written.match(/\d+|\D{1,4}/gu) ?? []);
			if (staysOpen) await never;
		}, type);
	}

	const habits = Object.entries(wireHabits);
	it.each(habits.filter(([, { fails }]) => !fails).map(([name]) => name))(
		"gives the same text if the service writes it otherwise: %s",
		async (name) => {
			answeringAs(name);
			expect(await read()).toMatchObject({ ...whole, text, finish: "stop" });
			if (wireHabits[name]?.staysOpen) expect(closed).toHaveBeenCalledOnce();
		},
	);

	it.each(habits.filter(([, { fails }]) => fails).map(([name]) => name))(
		"is replaced by the built-in analyst's if the service fails before its first text: %s",
		async (name) => {
			skipPauses();
			const fetched = answeringAs(name);
			expect(await read()).toMatchObject(replaced);
			expect(warnings).toMatchObject([{ event: "analysis_failed", model: "fake" }]);
			// Only what can be temporary is asked for again.
			if (name === "refusal") expect(fetched).toHaveBeenCalledOnce();
		},
	);

	const endings = (finish: string, ...reasons: string[]) => reasons.map((reason) => ({ reason, finish }));
	it.each([
		...endings("stop", "stop", "eos_token", "end_turn", "COMPLETE", "other"),
		...endings("length", "length", "MAX_TOKENS", "model_limit", "incomplete"),
		...endings("", "content_filter", "SAFETY", "network_error", "tool_calls", "RECITATION"),
	])("ends as “$finish”, or fails, whatever the service calls it: $reason", async ({ reason, finish }) => {
		answeringAs(`finish-reason-${reason}`);
		expect(await read()).toMatchObject(finish ? { ...whole, text, finish } : broken("upstream"));
	});

	it("has its times, its finish reason and its tokens in the log", async () => {
		const infos = captureLog("info");
		const counts = { prompt_tokens: 10, completion_tokens: 3200 };
		const counted = usage({ ...counts, completion_tokens_details: { reasoning_tokens: 3000 } });
		answering(() => [delta({ content: begun }), end("length"), counted, done]);
		await read();
		const line = { event: "analysis_finished", model: "fake", finish: "length" };
		const tokens = { inputTokens: 10, outputTokens: 3200, reasoningTokens: 3000 };
		const times = { firstMs: expect.any(Number), ms: expect.any(Number) };
		expect(infos.find(({ event }) => event === line.event)).toEqual({ ...line, ...tokens, ...times });
	});

	it.each([
		["half an event", end().slice(0, 30)],
		["its end after a reason that is none", end("null")],
		["its end after a reason that text has followed", end() + delta({ content: "b" })],
	])("is interrupted by %s", async (_, rest) => {
		answering(() => [delta({ content: begun }), rest]);
		const { errors } = broken("interrupted");
		expect(await read()).toMatchObject({ done: false, aborted: true, errors });
	});

	it.each([
		["is whole if", "its finish reason", end(), { ...whole, text: begun.trimEnd() }],
		["breaks off where", "a reason amid text", end() + delta({ content: "b" }) + end(), { done: false }],
	])("%s the connection is lost after %s", async (_, _reason, rest, seen) => {
		answering(function* () {
			yield delta({ content: begun }) + rest;
			throw new Error("Network connection lost.");
		});
		expect(await readAll(start())).toMatchObject(seen);
	});

	it.each<[string, string, number?]>([
		["no JSON", sse("{secret")],
		["another JSON", sse({ text: "secret" })],
		["a text that is none", delta({ content: { secret: 1 } })],
		["an event without an end", `data: ${"x".repeat(1_000_001)}`],
		["an error after a false reason", end() + delta({ content: "b" }).repeat(2) + end() + sse({ error: {} })],
		["an error with a status", sse({ error: { message: "secret", code: 402 } }), 402],
	])("fails by %s, is not asked for again, and only its status is logged", async (_, wrong, status) => {
		const others = captureLog("error", "info");
		const fetched = answering(() => [delta({ content: begun }), wrong, delta({ content: "b" }), end(), done]);
		expect(await read()).toMatchObject(broken("upstream"));
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

	it.each([307, 400])("is not asked about again, nor followed elsewhere: %i", async (status) => {
		const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("secret", { status }));
		expect(await read()).toMatchObject(replaced);
		expect(fetched.mock.calls).toEqual([
			[expect.anything(), expect.objectContaining({ redirect: "manual" })],
		]);
		const line = { event: "analysis_failed", model: "fake", code: "upstream", ms: expect.any(Number) };
		expect(warnings).toEqual([{ ...line, name: "AI_APICallError", status }]);
	});

	it.each([
		[400, { error: { message: "Old nets: use max_completion_tokens, not max_tokens." } }, "max_tokens"],
		[422, { detail: [{ loc: ["body", "stream_options"], msg: "Extra inputs" }] }, "stream_options"],
		[400, { message: "The maximum context length is 4096 tokens." }, "context_length"],
	])(
		"%i that refuses a parameter is named in the log, and the model is asked without any from then on: %j",
		async (status, body, parameter) => {
			const answer = answering(() => [delta({ content: begun }), end(), done]).getMockImplementation();
			const fetched = vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
				const isRefused = "stream_options" in JSON.parse(String(init?.body));
				return isRefused ? Response.json(body, { status }) : (answer?.(input, init) ?? expect.fail());
			});
			const model = `refuses-${parameter}`;
			for (let times = 0; times < 2; times++)
				expect(await readAll(start(model))).toMatchObject({ ...whole, text: begun.trimEnd() });
			const asked = fetched.mock.calls.map(([, init]) => Object.keys(JSON.parse(String(init?.body))));
			const least = ["model", "messages", "stream"];
			expect(asked).toEqual([expect.arrayContaining(["max_tokens"]), least, least]);
			expect(warnings).toEqual([{ event: "parameter_refused", model, parameter, status }]);
		},
	);

	it.each<[string, string]>([
		["Retry-After", "45"],
		["Retry-After", new Date(Date.UTC(2126)).toUTCString()],
		["Retry-After-Ms", "2500"],
	])("is not waited for if the service asks for more than two seconds: %s: %s", async (name, value) => {
		const busy = async () => new Response(null, { status: 429, headers: { [name]: value } });
		const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(busy);
		expect(await read()).toMatchObject(replaced);
		expect(fetched).toHaveBeenCalledOnce();
		expect(warnings).toMatchObject([{ event: "analysis_failed", status: 429 }]);
	});

	it("is asked about once more if it may be temporary, as a lost connection is, and logged with the last status", async () => {
		const retryAfter = { headers: { "retry-after-ms": "20" } };
		const fetched = vi
			.spyOn(globalThis, "fetch")
			.mockResolvedValueOnce(new Response(null, { status: 429, ...retryAfter }))
			.mockResolvedValueOnce(new Response(null, { status: 503, ...retryAfter }))
			.mockRejectedValue(new Error("Network connection lost."));
		expect(await read()).toMatchObject(replaced);
		expect(fetched).toHaveBeenCalledTimes(2);
		expect(warnings).toMatchObject([{ status: 503 }]);
		expect(await read()).toMatchObject(replaced);
		expect(fetched).toHaveBeenCalledTimes(4);
	});
});

describe("time limits", () => {
	const second = 1_000;
	beforeEach(useFakeClock);

	/** Lets time pass in steps, so that what the model writes between them is read. */
	async function pass(ms: number) {
		for (let left = ms; left > 0; left -= 5 * second) {
			await vi.advanceTimersByTimeAsync(Math.min(left, 5 * second));
			await scheduler.wait(1);
		}
	}

	/** Starts an analysis, and waits for its request. */
	async function ask(model = "house-model") {
		const body = start(model);
		// Unlike `vi.waitFor`, it leaves the fake clock alone.
		while (vi.mocked(globalThis.fetch).mock.calls.length === 0) await scheduler.wait(1);
		return body;
	}

	it.each([
		["house-model", 20, 90],
		["gpt-5-mini", 60, 180],
	])(
		"%s may be silent for %i seconds, before it responds and later, and take %i in all",
		async (model, idle, all) => {
			/** Expects that the time limit ends the analysis after so many seconds and not before. */
			async function expectLimit(seconds: number) {
				const seen = readAll(await ask(model));
				await pass(seconds * second - 1);
				expect(warnings.splice(0)).toEqual([]);
				await pass(1);
				expect(await seen).toMatchObject({ errors: [{ code: "timeout" }], done: false, aborted: true });
				expect(warnings.splice(0)).toMatchObject([{ code: "timeout" }]);
				const { calls } = vi.mocked(globalThis.fetch).mock;
				expect(calls.splice(0)[0]?.[1]?.signal?.aborted).toBe(true);
			}
			vi.spyOn(globalThis, "fetch").mockImplementation(hangingFetch);
			await expectLimit(idle);
			answering(async function* () {
				yield delta({ content: "a" });
				await never;
			});
			await expectLimit(idle);
			answering(async function* () {
				for (;;) {
					yield delta({ reasoning_content: "And then? " });
					await new Promise((resolve) => setTimeout(resolve, 10 * second));
				}
			});
			await expectLimit(all);
		},
	);

	it("a model that gives a reason to end, but does not say that it is done, may go on before its next silence", async () => {
		const silent = Promise.withResolvers<void>();
		answering(async function* () {
			yield delta({ content: "a" }) + end();
			await new Promise((resolve) => setTimeout(resolve, 19 * second));
			yield delta({ content: "b" }) + end("length");
			silent.resolve();
			await never;
		});
		const isOver = vi.fn();
		const seen = readAll(await ask()).finally(isOver);
		await pass(19 * second);
		await silent.promise;
		await pass(20 * second - 1);
		expect(isOver).not.toHaveBeenCalled();
		await pass(1);
		expect(await seen).toMatchObject({ text: "ab", finish: "length", done: true, errors: [] });
	});

	it("a comment every five seconds keeps the visitor's connection open", async () => {
		answering(async function* () {
			await new Promise((resolve) => setTimeout(resolve, 14 * second));
			yield delta({ content: "a" }) + end() + done;
		});
		const seen = readAll(await ask());
		await pass(14 * second);
		const raw = expect.stringMatching(/^: connected\n\n: keepalive\n\n: keepalive\n\ndata: /);
		expect(await seen).toMatchObject({ raw, done: true });
	});

	it("a visitor who is slow to read does not count as a silent model", async () => {
		const texts = Array.from({ length: 300 }, (_, index) => `${index} `);
		answering(() => [...texts.map((content) => delta({ content })), end(), done]);
		const body = await ask();
		const slowly = body.pipeThrough(
			new TransformStream<Uint8Array, Uint8Array>({
				async transform(bytes, controller) {
					controller.enqueue(bytes);
					if (new TextDecoder().decode(bytes).includes('"150 "')) await pass(60 * second);
				},
			}),
		);
		expect(await readAll(slowly)).toMatchObject({ ...whole, text: texts.join("").trimEnd() });
	});
});
