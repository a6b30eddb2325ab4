import type { OpenAILanguageModelChatOptions } from "@ai-sdk/openai";
import type { LanguageModel, TextStreamPart, ToolSet } from "ai";
import { isLanguage, type Language } from "#app/i18n/languages.ts";
import { analysisHeadings, type LayoutLanguage } from "#app/schemas/analysis-layout.ts";
import { builtInModel, isBuiltIn, standInModel } from "#app/schemas/analysis-stream.ts";
import { countModelRequest } from "#worker/db/analysis-counts.ts";
import { openDatabase } from "#worker/db/database.ts";
import type { ModelSettings } from "#worker/env.ts";
import { certainLanguageOf, languageOf } from "#worker/text-language.ts";
import { type AnalysisLanguage, instructionsIn } from "./prompt.ts";
import { createServiceFetch } from "./service-events.ts";

/** Milliseconds to the model's next bytes and in all, and tokens: several times a long analysis, within the limit of small models. */
const textLimits = { idleMs: 20_000, totalMs: 90_000, maxOutputTokens: 4096 };

/** Many reasoning models send nothing while they reason. With 2,048 tokens they have left none for the text. */
const reasoningLimits = { idleMs: 60_000, totalMs: 180_000, maxOutputTokens: 16_384 };

/** Models that reason, by the last segments of their ids; OpenAI's take parameters of their own. */
const reasoningModel =
	/^(?!gpt-5-chat|.*(?:instruct|coder|non-reasoning))(?:(?<openAI>o[134]|gpt-[56])|gpt-oss|deepseek-r(?:1|easoner)|qwq|qwen-?3|magistral|kimi-k2\.\d|grok-(?:3-mini|4)|.*(?:reasoning|thinking))(?:[.:-]|$)/i;

/** One part of the AI SDK's stream. */
type ModelStreamPart = TextStreamPart<ToolSet>;

/** The last part, with the finish reason and the token usage. */
export type FinishPart = Extract<ModelStreamPart, { type: "finish" }>;

/** Writes analyses, with an external model or with the built-in analyst. */
export interface Analyst {
	/** Name of the model. */
	model: string;
	/** Starts an analysis. The stream ends with an `abort` part on a timeout or if the signal aborts. */
	analyse(idea: string, signal: AbortSignal): Promise<AsyncIterable<ModelStreamPart>>;
}

/** The language of an analysis. Without settings the built-in analyst writes it; `page` is that of the page that asks. */
export function analysisLanguage(
	settings: ModelSettings | null,
	idea: string,
	page: Language | undefined,
): AnalysisLanguage {
	const own = settings ? certainLanguageOf(idea) : languageOf(idea);
	const known: AnalysisLanguage = own && own in analysisHeadings ? (own as LayoutLanguage) : "und";
	return settings ? known : builtInLanguage(known, page);
}

/** In which language the built-in analyst answers ideas in languages that the site has not. */
const nearestLanguages: Partial<Record<AnalysisLanguage, Language>> = { ca: "es", pt: "es" };

/** The language in which the built-in analyst writes: the nearest to the idea's, else the page's. */
function builtInLanguage(known: AnalysisLanguage, page: Language | undefined): Language {
	return nearestLanguages[known] ?? page ?? (isLanguage(known) ? known : "en");
}

/** The language of a text, as in BCP 47, by that which its model was asked for; undefined if it is not known. */
export function textLanguage(model: string, language: AnalysisLanguage): string | undefined {
	if (isBuiltIn(model) && !isLanguage(language)) return nearestLanguages[language];
	return language === "und" ? undefined : language;
}

/** The model's analyst, and the built-in one for when it fails; without settings the built-in one alone. */
export function createAnalysts(
	binding: D1Database,
	settings: ModelSettings | null,
	language: AnalysisLanguage,
	page: Language | undefined,
): [Analyst, Analyst?] {
	const written = isLanguage(language) ? language : builtInLanguage(language, page);
	if (!settings) return [createBuiltInAnalyst(builtInModel, written)];
	return [createModelAnalyst(binding, settings, language), createBuiltInAnalyst(standInModel, written)];
}

function createModelAnalyst(
	binding: D1Database,
	settings: ModelSettings,
	language: AnalysisLanguage,
): Analyst {
	const { apiKey, baseURL, model, analysesPerDay } = settings;
	const { idleMs, ...options } = modelOptions(settings);
	return {
		model,
		async analyse(idea, signal) {
			if (!(await countModelRequest(openDatabase(binding), Date.now(), analysesPerDay)))
				throw Object.assign(new Error("No requests are left today."), { name: "BudgetError" });
			const { createOpenAI } = await import("@ai-sdk/openai");
			const service = createOpenAI({ apiKey, baseURL, fetch: createServiceFetch(idleMs) });
			// The day in Barcelona is not in the instructions, so that services can cache these.
			const day = new Date().toLocaleDateString("en-GB", { dateStyle: "full", timeZone: "Europe/Madrid" });
			return requestAnalysis(service.chat(model), `${day}\n\n${idea}`, language, signal, options);
		},
	};
}

function createBuiltInAnalyst(model: string, language: Language): Analyst {
	return {
		model,
		async analyse(idea, signal) {
			const { createBuiltInModel } = await import("./built-in/built-in-model.ts");
			return requestAnalysis(createBuiltInModel(language), idea, language, signal);
		},
	};
}

/** Streams the analysis of an idea by a model. What can be temporary is asked once more. */
async function requestAnalysis(
	model: LanguageModel,
	message: string,
	language: AnalysisLanguage,
	signal: AbortSignal,
	{ totalMs = textLimits.totalMs, ...options }: Partial<ReturnType<typeof modelOptions>> = {},
): Promise<AsyncIterable<ModelStreamPart>> {
	// On demand, because the SDK is large and most requests do not need it.
	const { streamText } = await import("ai");
	// The SDK would print the provider's warnings. `write-analysis.ts` logs analyses.
	globalThis.AI_SDK_LOG_WARNINGS = false;
	return streamText({
		model,
		instructions: instructionsIn(language),
		// Apart from the instructions, so that a visitor's text never becomes part of them or of a role.
		prompt: message,
		...options,
		maxRetries: 1,
		abortSignal: signal,
		timeout: { totalMs },
		telemetry: { isEnabled: false },
		// By default the SDK prints the error, which contains the idea.
		onError: () => {},
	}).stream;
}

/** The parameters and time limits of a request, by the model's id. */
export function modelOptions({ model, reasoningEffort }: Pick<ModelSettings, "model" | "reasoningEffort">) {
	const known = reasoningModel.exec(model.slice(model.lastIndexOf("/") + 1));
	const isReasoning = reasoningEffort !== undefined || known !== null;
	// The SDK knows OpenAI's models only by ids without a provider before them (`openai/gpt-5-mini`).
	const forceReasoning = known?.groups?.openAI ? true : undefined;
	const openai: OpenAILanguageModelChatOptions = { forceReasoning, reasoningEffort };
	return { ...(isReasoning ? reasoningLimits : textLimits), providerOptions: { openai } };
}
