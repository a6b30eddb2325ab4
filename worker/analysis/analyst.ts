import type { Language } from "#app/i18n/languages.ts";
import { builtInModel } from "#app/schemas/analysis-stream.ts";
import { analystSettings, type Settings } from "#worker/env.ts";
import { type AnalysisTimes, analysisTimes, thinkingTimes } from "./analysis-times.ts";
import type { AnalystPart } from "./analyst-part.ts";
import { modelOptions } from "./model-options.ts";

/** Whoever writes the analyses. */
export interface Analyst {
	/** Name of the model. */
	model: string;
	/** Starts an analysis of the idea. It ends with an `abort` part when time is up or the signal aborts. */
	analyse(idea: string, signal: AbortSignal): Promise<ReadableStream<AnalystPart>>;
}

/**
 * The OpenAI-compatible model of the settings, or the built-in analyst if there is none.
 * @param language that the built-in analyst answers in
 * @throws SettingError
 */
export function chooseAnalyst(env: Settings, language?: Language, times?: AnalysisTimes): Analyst {
	const settings = analystSettings(env);
	return {
		model: settings?.model ?? builtInModel,
		async analyse(idea, signal) {
			// The SDK is large, and most requests are for something else.
			const { askModel, loadModel } = await import("./ask-model.ts");
			if (!settings) {
				const { createBuiltInAnalyst } = await import("./built-in/built-in-analyst.ts");
				return askModel(createBuiltInAnalyst({ language }), idea, { signal, times: times ?? analysisTimes });
			}
			const options = modelOptions(settings);
			const own = times ?? (options.thinks ? thinkingTimes : analysisTimes);
			return askModel(await loadModel(settings, own.silence), idea, { signal, times: own, options });
		},
	};
}
