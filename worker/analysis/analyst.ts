import type { TextStreamPart, ToolSet } from "ai";
import type { Language } from "#app/i18n/languages.ts";
import { builtInModel } from "#app/schemas/analysis-stream.ts";
import { analystSettings, type Settings } from "#worker/env.ts";
import { modelOptions } from "./model-options.ts";

/** What a model streams, as the AI SDK names it. */
export type AnalystPart = TextStreamPart<ToolSet>;

/** With why a model ended and what it used. */
export type FinishPart = Extract<AnalystPart, { type: "finish" }>;

/** How long to wait for what, in milliseconds. */
export interface AnalysisTimes {
	/** For the first bytes of a model's answer, and from one piece of it to the next. */
	silence: number;
	/** For the whole analysis. */
	total: number;
	/**
	 * Between the comments that keep the visitor's connection open. They also find out who has left, which is often only
	 * noticed by writing.
	 */
	keepalive: number;
}

export const analysisTimes: AnalysisTimes = { silence: 20_000, total: 90_000, keepalive: 5_000 };

/** For models that think before they answer, which many do without a sign of life. */
const thinkingTimes: AnalysisTimes = { ...analysisTimes, silence: 60_000, total: 180_000 };

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
