import type { LanguageModel, TextStreamPart, ToolSet } from "ai";
import { builtInModel } from "#app/contract/analysis-stream.ts";
import { type AnalystSettings, analystSettings, type Settings } from "#worker/env.ts";

/** What a model streams, as the AI SDK names it. */
export type AnalystPart = TextStreamPart<ToolSet>;

/** Whoever writes the analyses. */
export interface Analyst {
	/** Name of the model. */
	model: string;
	/** Starts an analysis of the idea. Ends, without a `finish` part, once the signal aborts. */
	analyse(idea: string, signal: AbortSignal): Promise<AsyncIterable<AnalystPart>>;
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
			// Loaded here because the SDK is large and most requests are for something else. It is imported by name in
			// a module of ours: of a package that is itself loaded dynamically, the bundle would keep everything.
			const [{ askModel }, model] = await Promise.all([import("./ask-model.ts"), loadModel(settings)]);
			return askModel(model, idea, signal);
		},
	};
}

async function loadModel(settings: AnalystSettings | null): Promise<LanguageModel> {
	if (!settings) {
		const { createBuiltInAnalyst } = await import("./built-in/built-in-analyst.ts");
		return createBuiltInAnalyst();
	}
	const { openAIModel } = await import("./openai-model.ts");
	return openAIModel(settings);
}
