import type { LanguageModel, TextStreamPart, ToolSet } from "ai";
import { builtInModel } from "#app/contract/analysis-stream.ts";
import { type AnalystSettings, analystSettings, type Settings } from "#worker/env.ts";
import { instructions } from "./prompt.ts";

/** What a model streams, as the AI SDK names it. */
export type AnalystPart = TextStreamPart<ToolSet>;

/** Whoever writes the analyses. */
export interface Analyst {
	/** Name of the model. */
	model: string;
	/** Starts an analysis of the idea. Ends, without a `finish` part, once the signal aborts. */
	analyse(idea: string, signal: AbortSignal): Promise<AsyncIterable<AnalystPart>>;
}

/** About three times a long analysis, in tokens. */
const maxOutputTokens = 2048;

/**
 * The OpenAI-compatible model of the settings, or the built-in analyst if there is none.
 * @throws SettingError
 */
export function chooseAnalyst(env: Settings): Analyst {
	const settings = analystSettings(env);
	return {
		model: settings?.model ?? builtInModel,
		async analyse(idea, signal) {
			// Loaded here because the SDK is large and most requests are for something else.
			const [{ streamText }, model] = await Promise.all([import("ai"), loadModel(settings)]);
			return streamText({
				model,
				instructions,
				// The idea and nothing else: what a visitor writes never gets near the instructions or a role.
				prompt: idea,
				maxOutputTokens,
				maxRetries: 1,
				abortSignal: signal,
				// The default prints the error, and with it the request that holds the idea.
				onError: () => {},
			}).stream;
		},
	};
}

async function loadModel(settings: AnalystSettings | null): Promise<LanguageModel> {
	if (!settings) {
		const { createBuiltInAnalyst } = await import("./built-in/built-in-analyst.ts");
		return createBuiltInAnalyst();
	}
	const { createOpenAI } = await import("@ai-sdk/openai");
	return createOpenAI({ baseURL: settings.baseURL, apiKey: settings.apiKey }).chat(settings.model);
}
