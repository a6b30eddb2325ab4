/** Requests an analysis from a model with the AI SDK's `streamText`. */
import { type LanguageModel, streamText } from "ai";
import type { ModelSettings } from "#worker/env.ts";
import type { ModelTimeouts } from "./analysis-timeouts.ts";
import { createModelFetch } from "./model-fetch.ts";
import type { ModelOptions } from "./model-options.ts";
import type { ModelStreamPart } from "./model-stream-part.ts";
import { instructions } from "./prompt.ts";

// The SDK would print the provider's warnings. `analysis-log.ts` logs analyses.
globalThis.AI_SDK_LOG_WARNINGS = false;

interface RequestOptions {
	/** Stops the model. */
	signal: AbortSignal;
	timeouts: Pick<ModelTimeouts, "totalMs">;
	/** Undefined for the built-in analyst. */
	options?: ModelOptions;
}

/** Streams the analysis of an idea. A retryable error is retried once. */
export function requestAnalysis(
	model: LanguageModel,
	idea: string,
	{ signal, timeouts, options }: RequestOptions,
): ReadableStream<ModelStreamPart> {
	return streamText({
		model,
		instructions,
		// The idea alone, so that a visitor's text never becomes part of the instructions or of a role.
		prompt: idea,
		...(options && {
			maxOutputTokens: options.maxOutputTokens,
			providerOptions: { openai: options.openai },
		}),
		maxRetries: 1,
		abortSignal: signal,
		timeout: { totalMs: timeouts.totalMs },
		telemetry: { isEnabled: false },
		// By default the SDK prints the error, which contains the idea.
		onError: () => {},
	}).stream;
}

/** Creates a client for the chat completions of the configured model. @param idleMs longest wait for its next bytes */
export async function createModel(settings: ModelSettings, idleMs: number): Promise<LanguageModel> {
	const { createOpenAI } = await import("@ai-sdk/openai");
	const { apiKey, baseURL, model } = settings;
	return createOpenAI({ apiKey, baseURL, fetch: createModelFetch(idleMs) }).chat(model);
}
