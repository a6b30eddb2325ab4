import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { builtInModel } from "#app/contract/analysis-stream.ts";
import { type AnalystSettings, analystSettings, type Settings } from "#worker/env.ts";

/** What a model streams, as the AI SDK's interface names it. */
export type AnalystPart = LanguageModelV4StreamPart;

/** Whoever writes the analyses. */
export interface Analyst {
	/** Name of the model. */
	model: string;
	/** Starts an analysis of the idea. Ends, without a `finish` part, once the signal aborts. */
	analyse(idea: string, signal: AbortSignal): Promise<ReadableStream<AnalystPart>>;
}

/**
 * The OpenAI-compatible model of the settings, or the built-in analyst if there is none.
 * @throws SettingError
 */
export function chooseAnalyst(env: Settings): Analyst {
	const settings = analystSettings(env);
	return {
		model: settings?.model ?? builtInModel,
		async analyse(idea, signal) {
			// Loaded here because most requests are for something else.
			const [{ askModel }, model] = await Promise.all([import("./ask-model.ts"), loadModel(settings)]);
			return askModel(model, idea, signal);
		},
	};
}

async function loadModel(settings: AnalystSettings | null): Promise<LanguageModelV4> {
	if (!settings) {
		const { createBuiltInAnalyst } = await import("./built-in/built-in-analyst.ts");
		return createBuiltInAnalyst();
	}
	const { openAIModel } = await import("./openai-model.ts");
	return openAIModel(settings);
}
