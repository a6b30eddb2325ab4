import type { Language } from "#app/i18n/languages.ts";
import { builtInModel } from "#app/schemas/analysis-stream.ts";
import { modelSettings, type Settings } from "#worker/env.ts";
import { modelOptions } from "./model-options.ts";
import type { ModelStreamPart } from "./request-analysis.ts";

/** Milliseconds: the longest wait for the model's next bytes, and for the whole analysis. */
const timeouts = { idleMs: 20_000, totalMs: 90_000 };

/** For reasoning models, many of which send nothing while they reason. */
const reasoningTimeouts = { idleMs: 60_000, totalMs: 180_000 };

/** Writes analyses, with an external model or with the built-in analyst. */
export interface Analyst {
	/** Name of the model. */
	model: string;
	/** Starts an analysis. The stream ends with an `abort` part on a timeout or if the signal aborts. */
	analyse(idea: string, signal: AbortSignal): Promise<ReadableStream<ModelStreamPart>>;
}

/**
 * Creates an analyst for the OpenAI-compatible model of the settings, or the built-in analyst without one.
 * @param language of the built-in analyst's text
 * @throws SettingError
 */
export function createAnalyst(env: Settings, language?: Language): Analyst {
	const settings = modelSettings(env);
	return {
		model: settings?.model ?? builtInModel,
		async analyse(idea, signal) {
			// Imported on demand, because the SDK is large and most requests do not need it.
			const { createModel, requestAnalysis } = await import("./request-analysis.ts");
			if (!settings) {
				const { createBuiltInModel } = await import("./built-in/built-in-model.ts");
				const model = createBuiltInModel({ language });
				return requestAnalysis(model, idea, { signal, totalMs: timeouts.totalMs });
			}
			const options = modelOptions(settings);
			const { idleMs, totalMs } = options.isReasoning ? reasoningTimeouts : timeouts;
			const model = await createModel(settings, idleMs);
			return requestAnalysis(model, idea, { signal, totalMs, options });
		},
	};
}
