/** Models that think before they answer, and what the log tells of every model. */
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { env, questionsWith, unique } from "#tests/api/fetch-api.ts";
import { analysisOf, fakeTokens } from "#tests/fakes/openai.ts";
import { defaultTimeouts } from "#worker/analysis/analysis-timeouts.ts";
import { createAnalyst } from "#worker/analysis/analyst.ts";
import { modelOptions } from "#worker/analysis/model-options.ts";
import { streamAnalysis } from "#worker/analysis/stream-analysis.ts";
import type { Settings } from "#worker/env.ts";
import { read, readAll } from "./read-events.ts";

/** Has an idea analysed under these settings; what the visitor saw, and what was logged of it. */
async function analysed(behaviour: string, settings: Settings = {}) {
	const infos = vi.spyOn(console, "info").mockImplementation(() => {});
	const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
	const idea = `${unique("Old nets")} #fake:${behaviour}`;
	const seen = await read(idea, { env: settings });
	const lines = [...infos.mock.calls, ...warnings.mock.calls]
		.map(([line]) => JSON.parse(line as string) as Record<string, unknown>)
		.filter(({ model }) => model === (settings.OPENAI_MODEL ?? "fake"));
	expect(JSON.stringify(lines)).not.toContain("nets");
	return { idea, seen, line: lines.at(-1), lines };
}

const { prompt, thinking, answer } = fakeTokens;
const tokensOfThinking = {
	inputTokens: prompt,
	outputTokens: thinking + answer,
	reasoningTokens: thinking,
};
const whole = { done: true, aborted: false, errors: [] };

afterEach(() => {
	vi.restoreAllMocks();
});

describe("a reasoning model", () => {
	it.each([
		{ aloudFor: 1, silentFor: 1 },
		// In real time.
		...(inject("isFullRun") ? [{ aloudFor: 30, silentFor: 25 }] : []),
	])(
		"may think aloud for $aloudFor s whatever it is called, in silence for $silentFor s if its name tells",
		async ({ aloudFor, silentFor }) => {
			const [aloud, silent] = await Promise.all([
				analysed(`thinks-aloud-${aloudFor}`),
				analysed(`thinks-silently-${silentFor}`, { OPENAI_MODEL: "gpt-5-mini" }),
			]);
			for (const { idea, seen, line, lines } of [aloud, silent]) {
				expect(seen).toMatchObject({ ...whole, text: analysisOf(idea) });
				expect(seen.raw).not.toContain("And then?");
				expect(lines).toHaveLength(1);
				expect(line).toMatchObject({ event: "analysis_finished", finish: "stop", ...tokensOfThinking });
			}
			expect(aloud.line?.firstMs).toBeGreaterThanOrEqual(aloudFor * 1000);
			expect(silent.line?.firstMs).toBeGreaterThanOrEqual(silentFor * 1000);
		},
		50_000,
	);

	it("is not idle while it streams its reasoning", async () => {
		vi.spyOn(console, "info").mockImplementation(() => {});
		const analyst = createAnalyst(env, undefined, { ...defaultTimeouts, idleMs: 700 });
		const idea = "Old nets #fake:thinks-aloud-1";
		const seen = await readAll(
			streamAnalysis((signal) => analyst.analyse(idea, signal), { model: analyst.model }),
		);
		expect(seen).toMatchObject({ ...whole, text: analysisOf(idea) });
	});

	it("is stopped if it reasons for longer than the timeout of an analysis", async () => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		const analyst = createAnalyst(env, undefined, { ...defaultTimeouts, totalMs: 500 });
		const idea = "Old nets #fake:thinks-aloud-10";
		const seen = await readAll(
			streamAnalysis((signal) => analyst.analyse(idea, signal), { model: analyst.model }),
		);
		expect(seen).toMatchObject({ errors: [{ code: "timeout" }], done: false, aborted: true });
	});

	it.each(["gpt-5-mini", "openai/gpt-5.1", "openai/o4-mini", "gateway/openai/gpt-5-nano-2025-08-07"])(
		"%s gets the parameters that OpenAI's reasoning models take",
		async (model) => {
			const { idea, seen, line } = await analysed("thinks-silently", { OPENAI_MODEL: model });
			expect(seen).toMatchObject({ ...whole, text: analysisOf(idea) });
			expect(seen.chunks[0]?.model).toBe(model);
			expect(line).toMatchObject({ event: "analysis_finished", model, ...tokensOfThinking });
			const [question] = await questionsWith(idea);
			expect(question).toMatchObject({ model, roles: ["developer", "user"] });
			expect(question?.body).toMatchObject({ max_completion_tokens: 16_384 });
			for (const name of ["max_tokens", "temperature", "reasoning_effort"])
				expect(question?.body).not.toHaveProperty(name);
		},
	);

	it.each(["@cf/openai/gpt-oss-120b", "deepseek-r1:14b", "Qwen/Qwen3-30B-A3B-Thinking-2507"])(
		"%s has room to think, by the name that everybody knows",
		async (model) => {
			const { idea, seen } = await analysed("thinks-aloud", { OPENAI_MODEL: model });
			expect(seen).toMatchObject({ ...whole, text: analysisOf(idea) });
			const [question] = await questionsWith(idea);
			expect(question).toMatchObject({ model, roles: ["system", "user"] });
			expect(question?.body).toMatchObject({ max_tokens: 16_384 });
			expect(question?.body).not.toHaveProperty("max_completion_tokens");
		},
	);

	it.each(["gpt-35-turbo", "house-model"])(
		"%s is none, and gets the parameters that every model takes",
		async (model) => {
			const { idea, seen } = await analysed("none", { OPENAI_MODEL: model });
			expect(seen).toMatchObject({ ...whole, text: analysisOf(idea) });
			const [question] = await questionsWith(idea);
			expect(question).toMatchObject({ model, roles: ["system", "user"] });
			expect(question?.body).toMatchObject({ max_tokens: 4096 });
			for (const name of ["max_completion_tokens", "reasoning_effort"])
				expect(question?.body).not.toHaveProperty(name);
		},
	);

	it("gets the reasoning effort of the settings, and the tokens for it under any name", async () => {
		const { idea, seen } = await analysed("thinks-aloud", { OPENAI_REASONING_EFFORT: "low" });
		expect(seen).toMatchObject(whole);
		const [question] = await questionsWith(idea);
		expect(question?.body).toMatchObject({ max_tokens: 16_384, reasoning_effort: "low" });
	});

	it("has some tokens for reasoning even if its name does not show it", async () => {
		const { idea, seen } = await analysed("thinks-aloud", { OPENAI_MODEL: "house-model" });
		expect(seen).toMatchObject({ ...whole, text: analysisOf(idea) });
	});

	it("that has spent all tokens on reasoning has failed, and the log shows why", async () => {
		vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
			const chunk = (choices: object[], more = {}) => `data: ${JSON.stringify({ choices, ...more })}\n\n`;
			const usage = { prompt_tokens: 9, completion_tokens: 4096 };
			return new Response(
				chunk([{ index: 0, delta: { reasoning_content: "And then?" } }]) +
					chunk([{ index: 0, delta: {}, finish_reason: "length" }]) +
					chunk([], { usage: { ...usage, completion_tokens_details: { reasoning_tokens: 4096 } } }) +
					"data: [DONE]\n\n",
				{ headers: { "Content-Type": "text/event-stream" } },
			);
		});
		const { seen, line } = await analysed("thinks-aloud");
		expect(seen).toMatchObject({ errors: [{ code: "upstream" }], done: false, aborted: true });
		expect(line).toMatchObject({
			event: "analysis_failed",
			code: "upstream",
			finish: "length",
			outputTokens: 4096,
			reasoningTokens: 4096,
		});
	});
});

describe("a model's id", () => {
	it.each([
		["gpt-5", "openai"],
		["gpt-5-mini-2025-08-07", "openai"],
		["openai/gpt-5.1-chat-latest", "openai"],
		["gpt-6", "openai"],
		["o1", "openai"],
		["o3", "openai"],
		["OpenAI/O4-mini", "openai"],
		["@cf/openai/gpt-oss-120b", "reasoning"],
		["gpt-oss:20b", "reasoning"],
		["deepseek-r1:14b", "reasoning"],
		["@cf/deepseek-ai/deepseek-r1-distill-qwen-32b", "reasoning"],
		["deepseek-reasoner", "reasoning"],
		["@cf/qwen/qwq-32b", "reasoning"],
		["Qwen/Qwen3-30B-A3B-Thinking-2507", "reasoning"],
		["qwen3:8b", "reasoning"],
		["@cf/qwen/qwen3-30b-a3b-fp8", "reasoning"],
		["magistral-small-2509", "reasoning"],
		["kimi-k2-thinking", "reasoning"],
		["grok-4-fast-reasoning", "reasoning"],
		["phi-4-mini-reasoning", "reasoning"],
		["gpt-35-turbo", "none"],
		["azure/gpt-35-turbo-16k", "none"],
		["gpt-3.5-turbo", "none"],
		["gpt-4o", "none"],
		["openai/gpt-4.1-mini", "none"],
		["gpt-5-chat-latest", "none"],
		["gpt-50", "none"],
		["grok-4-fast-non-reasoning", "none"],
		["Qwen/Qwen3-30B-A3B-Instruct-2507", "none"],
		["qwen3-coder-480b", "none"],
		["olmo-2", "none"],
		["gpt-5/llama-3.3-70b", "none"],
		["rethink-1", "none"],
		["house-model", "none"],
	])("%s gets the parameters of: %s", (model, expected) => {
		const { openai, isReasoning, maxOutputTokens } = modelOptions({ model });
		expect(openai.forceReasoning).toBe(expected === "openai");
		expect(isReasoning).toBe(expected !== "none");
		expect(maxOutputTokens).toBe(expected === "none" ? 4096 : 16_384);
	});
});

describe("the log line of an analysis", () => {
	it("contains the model, the times, the tokens and the finish reason", async () => {
		const { line, lines } = await analysed("none");
		expect(lines).toHaveLength(1);
		expect(line).toEqual({
			event: "analysis_finished",
			model: "fake",
			finish: "stop",
			firstMs: expect.any(Number),
			ms: expect.any(Number),
			inputTokens: prompt,
			outputTokens: answer,
			reasoningTokens: 0,
		});
		expect(line?.ms).toBeGreaterThanOrEqual(line?.firstMs as number);
	});

	it("leaves out the tokens that a model does not report", async () => {
		const { seen, line } = await analysed("no-usage");
		expect(seen).toMatchObject(whole);
		expect(Object.keys(line ?? {}).sort()).toEqual(["event", "finish", "firstMs", "model", "ms"]);
	});

	it("contains `length` if the model reached its limit", async () => {
		expect((await analysed("length")).line).toMatchObject({ event: "analysis_finished", finish: "length" });
	});

	it("is written for the built-in analyst, too", async () => {
		const infos = vi.spyOn(console, "info").mockImplementation(() => {});
		expect(await read("Reciclar papel y cartón", { env: { OPENAI_API_KEY: "" } })).toMatchObject(whole);
		expect(infos).toHaveBeenCalledOnce();
		expect(JSON.parse(infos.mock.calls[0]?.[0] as string)).toEqual({
			event: "analysis_finished",
			model: "built-in",
			finish: "stop",
			firstMs: expect.any(Number),
			ms: expect.any(Number),
		});
	});

	it("is the only one of a failure", async () => {
		const { line, lines } = await analysed("content-filter");
		expect(lines).toHaveLength(1);
		expect(line).toMatchObject({
			event: "analysis_failed",
			code: "upstream",
			finish: "content-filter",
			firstMs: expect.any(Number),
			ms: expect.any(Number),
		});
	});
});
