/** Asks a model for an analysis with the AI SDK's `streamText`. */
import { type LanguageModel, streamText } from "ai";
import type { AnalystSettings } from "#worker/env.ts";
import type { AnalysisTimes } from "./analysis-times.ts";
import type { AnalystPart } from "./analyst-part.ts";
import { fetchFromModel } from "./model-fetch.ts";
import type { ModelOptions } from "./model-options.ts";
import { instructions } from "./prompt.ts";

// The SDK would print the provider's warnings; analysis-log.ts has what is logged of an analysis.
globalThis.AI_SDK_LOG_WARNINGS = false;

interface AskOptions {
	/** Stops the model. */
	signal: AbortSignal;
	times: Pick<AnalysisTimes, "total">;
	/** What the model needs; nothing if it is the built-in analyst. */
	options?: ModelOptions;
}

/** Asks a model for the analysis of an idea, once more if it refuses in a way that may pass. */
export function askModel(
	model: LanguageModel,
	idea: string,
	{ signal, times, options }: AskOptions,
): ReadableStream<AnalystPart> {
	return streamText({
		model,
		instructions,
		// The idea and nothing else: what a visitor writes never gets near the instructions or a role.
		prompt: idea,
		...(options && {
			maxOutputTokens: options.maxOutputTokens,
			providerOptions: { openai: options.openai },
		}),
		maxRetries: 1,
		abortSignal: signal,
		timeout: { totalMs: times.total },
		telemetry: { isEnabled: false },
		// By default it prints the error, which holds the request with the idea.
		onError: () => {},
	}).stream;
}

/** The OpenAI-compatible model of the settings, asked for chat completions. */
export async function loadModel(settings: AnalystSettings, silenceMs: number): Promise<LanguageModel> {
	const { createOpenAI } = await import("@ai-sdk/openai");
	const { apiKey, baseURL, model } = settings;
	return createOpenAI({ apiKey, baseURL, fetch: fetchFromModel(silenceMs) }).chat(model);
}
