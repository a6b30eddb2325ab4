import { APICallError, type LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { streamText } from "ai";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { analysisOf, openAIDoubleKey } from "#tests/doubles/openai.ts";
import { openAIModel } from "#worker/analysis/openai-model.ts";

const idea = "Old nets into yarn";
const settings = { apiKey: "key", baseURL: "https://model.example/v1", model: "some-model" };
const prompt = [
	{ role: "system" as const, content: "You are an analyst." },
	{ role: "user" as const, content: [{ type: "text" as const, text: idea }] },
];

/** The double, as the settings would name it. */
const double = () =>
	openAIModel({ apiKey: openAIDoubleKey, baseURL: inject("openAIDouble"), model: "double" });

/** One event of an answer, with what OpenAI's have around the choices. */
const event = (choices: object[], more: object = {}) =>
	`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices, ...more })}\n\n`;
const delta = (of: object, finish_reason: string | null = null) =>
	event([{ index: 0, delta: of, finish_reason }]);
const stop = delta({}, "stop");
const done = "data: [DONE]\n\n";

/** Lets the model answer with these bytes, in these pieces. */
function answering(...pieces: (string | Uint8Array)[]) {
	return vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
		const rest = pieces.map((piece) => (typeof piece === "string" ? new TextEncoder().encode(piece) : piece));
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

/** As from the network, whose bodies can be read into a buffer. */
const eventStream = (body: ReadableStream<Uint8Array> | string, headers = {}) =>
	new Response(typeof body === "string" ? body : body.pipeThrough(new IdentityTransformStream()), {
		headers: { "Content-Type": "text/event-stream; charset=utf-8", ...headers },
	});

async function partsOf(stream: ReadableStream<LanguageModelV4StreamPart>) {
	const parts: LanguageModelV4StreamPart[] = [];
	for await (const part of stream) parts.push(part);
	return parts;
}

async function read() {
	return partsOf((await openAIModel(settings).doStream({ prompt })).stream);
}

/** The text of an answer and how it ended. */
function outcome(parts: LanguageModelV4StreamPart[]) {
	const finish = parts.filter((part) => part.type === "finish");
	expect(parts.at(-1)).toBe(finish[0]);
	expect(finish).toHaveLength(1);
	return {
		text: parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join(""),
		finish: finish[0]?.finishReason.unified,
		errors: parts.flatMap((part) => (part.type === "error" ? [part.error as Error] : [])),
	};
}

/** What the call is refused with. */
async function refusal(): Promise<APICallError> {
	const error = await read().catch((error: unknown) => error);
	if (!APICallError.isInstance(error)) throw new Error(`no APICallError but ${error}`);
	return error;
}

afterEach(() => {
	vi.restoreAllMocks();
});

describe("what is asked", () => {
	async function bodyFor(model: string, options = {}) {
		const fetched = answering(delta({ content: "a" }), stop, done);
		await partsOf((await openAIModel({ ...settings, model }).doStream({ prompt, ...options })).stream);
		const [url, request] = fetched.mock.calls[0] as [string, RequestInit];
		expect(url).toBe("https://model.example/v1/chat/completions");
		expect(request).toMatchObject({ method: "POST", redirect: "manual" });
		expect(request.headers).toEqual({ Authorization: "Bearer key", "Content-Type": "application/json" });
		return JSON.parse(request.body as string) as object;
	}

	const messages = [
		{ role: "system", content: "You are an analyst." },
		{ role: "user", content: idea },
	];

	it("is a stream for the messages, and nothing that was not set", async () => {
		expect(await bodyFor("some-model")).toEqual({ model: "some-model", messages, stream: true });
	});

	it.each(["gpt-4o", "llama-3.3-70b", "@cf/openai/gpt-oss-120b", "openai/gpt-5"])(
		"limits the tokens of %s by the name that everybody knows",
		async (model) => {
			expect(await bodyFor(model, { maxOutputTokens: 9, temperature: 0.2 })).toEqual({
				model,
				messages,
				stream: true,
				max_tokens: 9,
				temperature: 0.2,
			});
		},
	);

	it.each(["o3", "o4-mini", "gpt-5", "gpt-5.1-mini", "gpt-10"])(
		"limits the tokens of %s by the name that OpenAI's reasoning models take",
		async (model) => {
			expect(await bodyFor(model, { maxOutputTokens: 9 })).toEqual({
				model,
				messages,
				stream: true,
				max_completion_tokens: 9,
			});
		},
	);

	it("is never a file", async () => {
		const file = { type: "file" as const, mediaType: "image/png", data: { type: "data" as const, data: "" } };
		await expect(
			openAIModel(settings).doStream({ prompt: [{ role: "user", content: [file] }] }),
		).rejects.toThrow("file in a message");
	});
});

describe("an answer", () => {
	const whole = `: processing\n\n${delta({ role: "assistant", content: "" })}${delta({ content: "¡Reciclar! " })}${delta({ content: "♻️ 👩‍👩‍👧" })}${stop}${done}`;

	it("becomes parts", async () => {
		answering(whole);
		const usage = expect.anything();
		expect(await read()).toEqual([
			{ type: "stream-start", warnings: [] },
			{ type: "text-start", id: "text" },
			{ type: "text-delta", id: "text", delta: "¡Reciclar! " },
			{ type: "text-delta", id: "text", delta: "♻️ 👩‍👩‍👧" },
			{ type: "text-end", id: "text" },
			{ type: "finish", finishReason: { unified: "stop", raw: "stop" }, usage },
		]);
	});

	it("is the same wherever the network cuts it", async () => {
		answering(whole);
		const uncut = await read();
		const bytes = new TextEncoder().encode(whole);
		for (let cut = 1; cut < bytes.length; cut++) {
			answering(bytes.subarray(0, cut), bytes.subarray(cut));
			expect(await read()).toEqual(uncut);
		}
		answering(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
		expect(await read()).toEqual(uncut);
	});

	it.each([
		["with other line breaks", whole.replaceAll("\n", "\r\n")],
		["with a byte order mark", `\ufeff${whole}`],
		["with what it cost", `${whole.replace(done, "")}${event([], { usage: { total_tokens: 3 } })}${done}`],
		["with a first event without choices", `${event([])}${whole}`],
		["with an error that is none", whole.replaceAll('"choices"', '"error":null,"choices"')],
		["that does not say it is done", whole.replace(done, "")],
		["that goes on when it is done", `${whole}${delta({ content: "more" })}data: {\n\n`],
	])("may come %s", async (_, answer) => {
		answering(answer);
		expect(outcome(await read())).toEqual({ text: "¡Reciclar! ♻️ 👩‍👩‍👧", finish: "stop", errors: [] });
	});

	it.each(["reasoning_content", "reasoning"])("keeps what was thought apart: %s", async (name) => {
		answering(
			delta({ [name]: "hm", content: null }),
			delta({ [name]: "m" }),
			delta({ content: "a" }),
			stop,
			done,
		);
		expect((await read()).slice(1, -1)).toEqual([
			{ type: "reasoning-start", id: "reasoning" },
			{ type: "reasoning-delta", id: "reasoning", delta: "hm" },
			{ type: "reasoning-delta", id: "reasoning", delta: "m" },
			{ type: "reasoning-end", id: "reasoning" },
			{ type: "text-start", id: "text" },
			{ type: "text-delta", id: "text", delta: "a" },
			{ type: "text-end", id: "text" },
		]);
	});

	it.each([
		["length", "length"],
		["content_filter", "content-filter"],
		["tool_calls", "tool-calls"],
		["function_call", "tool-calls"],
		["eos", "other"],
	])("finished by %s", async (raw, unified) => {
		answering(delta({ content: "a" }), delta({}, raw), done);
		expect((await read()).at(-1)).toMatchObject({ finishReason: { unified, raw } });
	});

	it.each([
		["[DONE] too early", [delta({ content: "a" }), done]],
		["an early end", [delta({ content: "a" })]],
		["half an event", [delta({ content: "a" }), stop.slice(0, 30)]],
		["nothing", []],
	])("is interrupted by %s", async (_, answer) => {
		answering(...answer);
		expect(outcome(await read())).toMatchObject({ finish: "interrupted", errors: [] });
	});

	it.each([
		["no JSON", "data: {secret\n\n", "AI_InvalidResponseDataError"],
		["null", "data: null\n\n", "AI_InvalidResponseDataError"],
		["another JSON", 'data: {"text":"secret"}\n\n', "AI_InvalidResponseDataError"],
		["a text that is none", delta({ content: ["secret"] }), "AI_InvalidResponseDataError"],
		["a thought that is none", delta({ reasoning: 1 }), "AI_InvalidResponseDataError"],
		["a reason that is none", event([{ delta: {}, finish_reason: 1 }]), "AI_InvalidResponseDataError"],
		["an endless event", `data: ${"secret".repeat(200_000)}`, "AI_InvalidResponseDataError"],
		["an error", 'data: {"error":{"message":"secret","code":"quota"}}\n\n', "AI_APICallError"],
		["an error beside choices", event([], { error: { message: "secret" } }), "AI_APICallError"],
	])("fails by %s", async (_, wrong, name) => {
		const fetched = answering(delta({ content: "a" }), wrong, delta({ content: "b" }), stop, done);
		const { text, finish, errors } = outcome(await read());
		expect({ text, finish }).toEqual({ text: "a", finish: "error" });
		expect(errors.map((error) => error.name)).toEqual([name]);
		for (const error of errors)
			expect(JSON.stringify({ ...error, message: error.message })).not.toMatch(/secret|nets/);
		expect(fetched).toHaveBeenCalledOnce();
	});

	it("tells the status that an error names", async () => {
		answering('data: {"error":{"message":"x","code":502}}\n\n');
		expect(outcome(await read()).errors).toEqual([expect.objectContaining({ statusCode: 502 })]);
	});

	it("breaks when its connection does", async () => {
		vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
			let pulled = 0;
			return eventStream(
				new ReadableStream({
					pull(controller) {
						if (pulled++ === 0) controller.enqueue(new TextEncoder().encode(delta({ content: "a" })));
						else controller.error(new Error("reset"));
					},
				}),
			);
		});
		await expect(read()).rejects.toThrow("reset");
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
							controller.enqueue(new TextEncoder().encode(piece));
						},
					},
					{ highWaterMark: 0 },
				),
			);
		});
		const { stream } = await openAIModel(settings).doStream({ prompt });
		const reader = stream.getReader();
		await reader.read();
		// Whoever reads slowly finds the rest all the same.
		await new Promise((resolve) => setTimeout(resolve, 20));
		const parts: LanguageModelV4StreamPart[] = [];
		for (let read = await reader.read(); !read.done; read = await reader.read()) parts.push(read.value);
		expect(outcome(parts)).toEqual({ text: "ab", finish: "stop", errors: [] });
	});

	it("is read to its end, so that its connection can be used again", async () => {
		const cancel = vi.fn();
		let ended = false;
		vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
			const pieces = [delta({ content: "a" }) + stop, done];
			return eventStream(
				new ReadableStream(
					{
						async pull(controller) {
							const piece = pieces.shift();
							if (piece) return controller.enqueue(new TextEncoder().encode(piece));
							await new Promise((resolve) => setTimeout(resolve, 20));
							ended = true;
							controller.close();
						},
						cancel,
					},
					{ highWaterMark: 0 },
				),
			);
		});
		expect(outcome(await read()).finish).toBe("stop");
		expect(ended).toBe(true);
		expect(cancel).not.toHaveBeenCalled();
	});

	it("is read no further than it is asked for, and cancelled with it", async () => {
		let pulled = 0;
		const cancel = vi.fn();
		vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
			eventStream(
				new ReadableStream(
					{
						pull(controller) {
							pulled += 1;
							controller.enqueue(new TextEncoder().encode(delta({ content: `${pulled} ` })));
						},
						cancel,
					},
					{ highWaterMark: 0 },
				),
			),
		);
		const { stream } = await openAIModel(settings).doStream({ prompt });
		const reader = stream.getReader();
		for (let parts = 0; parts < 4; parts++) await reader.read();
		expect(pulled).toBe(2);
		await reader.cancel();
		await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
	});

	describe("beside others", () => {
		/** An answer that is written piece by piece, and how many of its texts have been read. */
		async function underHand() {
			let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
			vi.spyOn(globalThis, "fetch").mockImplementationOnce(async () =>
				eventStream(
					new ReadableStream({
						start(controller) {
							writer = controller;
						},
					}),
				),
			);
			const { stream } = await openAIModel(settings).doStream({ prompt });
			const parts: LanguageModelV4StreamPart[] = [];
			const reading = (async () => {
				for await (const part of stream) parts.push(part);
			})();
			return {
				write: (text: string) => writer?.enqueue(new TextEncoder().encode(text)),
				texts: () => parts.filter(({ type }) => type === "text-delta").length,
				ended: () => parts.some(({ type }) => type === "finish"),
				async outcome() {
					writer?.close();
					await reading;
					return outcome(parts);
				},
			};
		}
		const all = Array.from({ length: 30 }, (_, index) => `${index + 1} `);

		/** Leaves them all in the end, so that none is counted for the next test. */
		async function besideHundreds(run: () => Promise<void>) {
			const fetched = vi.spyOn(globalThis, "fetch");
			fetched.mockImplementation(async () => eventStream(new ReadableStream()));
			const others = await Promise.all(
				Array.from({ length: 600 }, async () => (await openAIModel(settings).doStream({ prompt })).stream),
			);
			try {
				await run();
			} finally {
				await Promise.all(others.map((other) => other.cancel()));
			}
		}

		it("is read several chunks at once while hundreds are", () =>
			besideHundreds(async () => {
				const answer = await underHand();
				let mostBehind = 0;
				for (const [index, content] of all.entries()) {
					answer.write(delta({ content }));
					if (index === 0) await vi.waitFor(() => expect(answer.texts()).toBe(1));
					await scheduler.wait(10);
					mostBehind = Math.max(mostBehind, index + 1 - answer.texts());
				}
				expect(mostBehind).toBeGreaterThanOrEqual(3);
				answer.write(stop + done);
				expect(await answer.outcome()).toMatchObject({ text: all.join(""), finish: "stop" });
			}));

		it("ends with its finish even if its body stays open", () =>
			besideHundreds(async () => {
				const answer = await underHand();
				for (const content of all) {
					answer.write(delta({ content }));
					await scheduler.wait(10);
				}
				// Enough for a reading that waits for more than there is to come.
				answer.write(`${stop}: ${" ".repeat(1024)}\n\n`);
				answer.write(done);
				await vi.waitFor(() => expect(answer.ended()).toBe(true));
				expect(await answer.outcome()).toMatchObject({ text: all.join(""), finish: "stop" });
			}));

		it("is read chunk by chunk again when they are over", async () => {
			await besideHundreds(async () => {});
			const answer = await underHand();
			for (const [index, content] of all.entries()) {
				answer.write(delta({ content }));
				await vi.waitFor(() => expect(answer.texts()).toBe(index + 1), { interval: 2 });
			}
			answer.write(stop + done);
			expect(await answer.outcome()).toMatchObject({ text: all.join(""), finish: "stop" });
		});
	});
});

describe("what is no answer", () => {
	it.each([
		["a wrong key", 401, "application/json", false],
		["too many requests", 429, "application/json", true],
		["a broken server", 503, "text/html", true],
		["an error as a stream", 500, "text/event-stream", true],
		["a page", 200, "text/html; charset=utf-8", false],
		["an answer in one piece", 200, "application/json", false],
	])("%s is refused: %i %s", async (_, status, type, isRetryable) => {
		const headers = { "Content-Type": type, "Retry-After": "7" };
		vi.spyOn(globalThis, "fetch").mockImplementation(
			async () => new Response(`secret ${idea}`, { status, headers }),
		);
		const error = await refusal();
		expect(error).toMatchObject({ statusCode: status, isRetryable, responseHeaders: { "retry-after": "7" } });
		expect(JSON.stringify({ ...error, message: error.message })).not.toMatch(/secret|nets|key/);
	});

	it("no connection may be tried again", async () => {
		const cause = new TypeError("no route");
		vi.spyOn(globalThis, "fetch").mockRejectedValue(cause);
		expect(await refusal()).toMatchObject({ isRetryable: true, cause, statusCode: undefined });
	});

	it("an aborted question is none of the model's errors", async () => {
		const signal = AbortSignal.abort(new Error("left"));
		await expect(double().doStream({ prompt, abortSignal: signal })).rejects.toThrow("left");
	});
});

describe("under the AI SDK", () => {
	const ask = (message: string, options = {}) =>
		streamText({
			model: double(),
			instructions: "You are an analyst.",
			prompt: message,
			onError: () => {},
			...options,
		});

	it("streams the text and says why it ended", async () => {
		const result = ask(idea);
		let text = "";
		for await (const piece of result.textStream) text += piece;
		expect(text).toBe(analysisOf(idea));
		expect(await result.finishReason).toBe("stop");
	});

	it.each([
		["length", "length"],
		["content-filter", "content-filter"],
		["no-finish", "interrupted"],
		["error-frame", "error"],
	])("ends as the model did: %s", async (behaviour, finishReason) => {
		const parts = [];
		for await (const part of ask(`${idea} #double:${behaviour}`).stream) parts.push(part);
		expect(parts.findLast((part) => part.type === "finish")).toMatchObject({ finishReason });
		expect(parts.some((part) => part.type === "error")).toBe(behaviour === "error-frame");
	});

	it("is tried again by it as the model asks", async () => {
		const fetched = vi.spyOn(globalThis, "fetch");
		for await (const _ of ask(`${idea} #double:429`, { maxRetries: 2 }).stream);
		expect(fetched).toHaveBeenCalledTimes(3);
	});

	it("is aborted by it", async () => {
		const stopping = new AbortController();
		const types: string[] = [];
		for await (const { type } of ask(`${idea} #double:stall`, { abortSignal: stopping.signal }).stream) {
			types.push(type);
			if (type === "text-delta") stopping.abort();
		}
		expect(types).toContain("abort");
		expect(types).not.toContain("error");
	});
});
