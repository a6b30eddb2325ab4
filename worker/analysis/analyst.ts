import { isLanguage, type Language } from "#app/i18n/languages.ts";
import { builtInModel } from "#app/schemas/analysis-stream.ts";
import { countAnalysis } from "#worker/db/analysis-counts.ts";
import { openDatabase } from "#worker/db/database.ts";
import type { ModelSettings } from "#worker/env.ts";
import { languageOf } from "#worker/text-language.ts";
import { modelOptions } from "./model-options.ts";
import type { AnalysisLanguage } from "./prompt.ts";
import type { ModelStreamPart } from "./request-analysis.ts";

/** Milliseconds: the longest wait for the model's next bytes, and for the whole analysis. */
const timeouts = { idleMs: 20_000, totalMs: 90_000 };

/** For reasoning models, many of which send nothing while they reason. */
const reasoningTimeouts = { idleMs: 60_000, totalMs: 180_000 };

/** Writes analyses, with an external model or with the built-in analyst. */
export interface Analyst {
	/** Name of the model. */
	model: string;
	/** Milliseconds that an analysis takes at most. */
	totalMs: number;
	/** Starts an analysis. The stream ends with an `abort` part on a timeout or if the signal aborts. */
	analyse(idea: string, signal: AbortSignal): Promise<ReadableStream<ModelStreamPart>>;
}

/** The requests to the model have reached the owner's limit of the day. */
class BudgetError extends Error {
	override name = "BudgetError";
}

/**
 * The language of an idea's analysis: a model writes in the idea's, the built-in analyst in the page's, and to who writes in
 * Catalan in Spanish.
 * @param settings null if the built-in analyst writes it
 * @param page language of the page that asks
 */
export function analysisLanguage(
	settings: ModelSettings | null,
	idea: string,
	page: Language | undefined,
): AnalysisLanguage {
	const own = languageOf(idea);
	const known = own && (isLanguage(own) || own === "ca") ? own : "und";
	if (settings) return known;
	if (known === "ca") return "es";
	return page ?? (isLanguage(known) ? known : "en");
}

/** The language in which a model writes if it is asked for another one, as in BCP 47; undefined if it is not known. */
export function textLanguage(model: string, language: string): string | undefined {
	if (model === builtInModel && language === "ca") return "es";
	return language === "und" ? undefined : language;
}

/**
 * Creates the analyst for the OpenAI-compatible model of the settings, and the built-in analyst for when it fails; without
 * settings, the built-in analyst alone.
 * @param page language of the page that asks
 */
export function createAnalysts(
	binding: D1Database,
	settings: ModelSettings | null,
	language: AnalysisLanguage,
	page: Language | undefined,
): [Analyst, Analyst?] {
	const builtIn = createBuiltInAnalyst(language === "und" && page ? page : language);
	return settings ? [createModelAnalyst(binding, settings, language), builtIn] : [builtIn];
}

function createModelAnalyst(
	binding: D1Database,
	settings: ModelSettings,
	language: AnalysisLanguage,
): Analyst {
	const options = modelOptions(settings);
	const { idleMs, totalMs } = options.isReasoning ? reasoningTimeouts : timeouts;
	return {
		model: settings.model,
		totalMs,
		async analyse(idea, signal) {
			if (settings.analysesPerDay !== undefined) {
				const database = openDatabase(binding);
				const counted = await countAnalysis(database, "model", Date.now(), settings.analysesPerDay);
				if (counted.length === 0) throw new BudgetError("The model's analyses of the day are used up.");
			}
			const { createModel, requestAnalysis } = await importRequests();
			const model = await createModel(settings, idleMs);
			return requestAnalysis(model, idea, { signal, totalMs, options, language });
		},
	};
}

/** Creates the analyst that needs no model. For `und` it writes in the idea's language if the site has it, else in English. */
export function createBuiltInAnalyst(language: AnalysisLanguage): Analyst {
	const { totalMs } = timeouts;
	const written = textLanguage(builtInModel, language) as Language | undefined;
	return {
		model: builtInModel,
		totalMs,
		async analyse(idea, signal) {
			const { requestAnalysis } = await importRequests();
			const { createBuiltInModel } = await import("./built-in/built-in-model.ts");
			return requestAnalysis(createBuiltInModel({ language: written }), idea, { signal, totalMs });
		},
	};
}

/** Imported on demand, because the SDK is large and most requests do not need it. */
const importRequests = () => import("./request-analysis.ts");
