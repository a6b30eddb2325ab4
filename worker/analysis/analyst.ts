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

/** Milliseconds: the longest wait for the model's next bytes, and for the whole analysis. */
const timeouts = { idleMs: 20_000, totalMs: 90_000 };

/** For reasoning models, many of which send nothing while they reason. */
const reasoningTimeouts = { idleMs: 60_000, totalMs: 180_000 };

/** Several times a long analysis, within the limit of small models. */
const maxTextTokens = 4096;

/** For reasoning and text. With 2,048, reasoning models have left no tokens for the text. */
const maxReasoningTokens = 16_384;

/**
 * The known families of reasoning models, by the last segment of an id. `openAI` marks those that take the parameters of
 * OpenAI's reasoning models.
 */
const reasoningFamilies: readonly { id: RegExp; openAI?: true }[] = [
	{ id: /^o[134](?:-|$)/, openAI: true },
	{ id: /^gpt-(?:5(?!-chat)|6)(?:[.-]|$)/, openAI: true },
	{ id: /^gpt-oss(?:[-:]|$)/ },
	{ id: /^deepseek-(?:r1|reasoner)(?:[-:]|$)/ },
	{ id: /^qwq(?:[-:]|$)/ },
	{ id: /^qwen-?3(?:[.:-](?!.*(?:instruct|coder))|$)/ },
	{ id: /^magistral(?:[-:]|$)/ },
	{ id: /^kimi-k2-thinking(?:[-:]|$)/ },
	{ id: /^grok-(?:3-mini|4)(?:[.-](?!.*non-reasoning)|$)/ },
	{ id: /^phi-4-(?:mini-)?(?:flash-)?reasoning(?:[-:]|$)/ },
];

/** One part of the AI SDK's stream. */
export type ModelStreamPart = TextStreamPart<ToolSet>;

/** The last part, with the finish reason and the token usage. */
export type FinishPart = Extract<ModelStreamPart, { type: "finish" }>;

/** Writes analyses, with an external model or with the built-in analyst. */
export interface Analyst {
	/** Name of the model. */
	model: string;
	/** Starts an analysis. The stream ends with an `abort` part on a timeout or if the signal aborts. */
	analyse(idea: string, signal: AbortSignal): Promise<AsyncIterable<ModelStreamPart>>;
}

/**
 * The language of an idea's analysis: a model writes in the idea's, which it finds out itself where it is not certain; for the
 * built-in analyst see `builtInLanguage`.
 * @param settings null if the built-in analyst writes it
 * @param page language of the page that asks
 */
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

/**
 * Creates the analyst for the OpenAI-compatible model of the settings, and the built-in analyst for when it fails; without
 * settings, the built-in analyst alone.
 * @param page language of the page that asks
 * @param name of the built-in analyst where it is alone
 */
export function createAnalysts(
	binding: D1Database,
	settings: ModelSettings | null,
	language: AnalysisLanguage,
	page: Language | undefined,
	name: string = builtInModel,
): [Analyst, Analyst?] {
	const written = isLanguage(language) ? language : builtInLanguage(language, page);
	if (!settings) return [createBuiltInAnalyst(name, written)];
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
			const message = `${formatDay(new Date())}\n\n${idea}`;
			return requestAnalysis(service.chat(model), message, language, signal, options);
		},
	};
}

function createBuiltInAnalyst(model: string, language: Language): Analyst {
	return {
		model,
		async analyse(idea, signal) {
			const { createBuiltInModel } = await import("./built-in/built-in-model.ts");
			return requestAnalysis(createBuiltInModel({ language }), idea, language, signal);
		},
	};
}

/** The day in Barcelona, as a model is told it: “Saturday 28 November 2026”. */
const formatDay = (now: Date) =>
	now.toLocaleDateString("en-GB", { dateStyle: "full", timeZone: "Europe/Madrid" });

/**
 * Streams the analysis of an idea by a model. A retryable error is retried once, after two seconds or what the service asks for.
 * @param message the idea; for an external model below the day on which it is asked, which its instructions do not hold, so that
 * services can cache them
 * @param signal stops the model
 */
async function requestAnalysis(
	model: LanguageModel,
	message: string,
	language: AnalysisLanguage,
	signal: AbortSignal,
	{ totalMs, ...options }: Partial<ReturnType<typeof modelOptions>> = {},
): Promise<AsyncIterable<ModelStreamPart>> {
	// On demand, because the SDK is large and most requests do not need it.
	const { streamText } = await import("ai");
	// The SDK would print the provider's warnings. `analysis-log.ts` logs analyses.
	globalThis.AI_SDK_LOG_WARNINGS = false;
	return streamText({
		model,
		instructions: instructionsIn(language),
		// Apart from the instructions, so that a visitor's text never becomes part of them or of a role.
		prompt: message,
		...options,
		maxRetries: 1,
		abortSignal: signal,
		timeout: { totalMs: totalMs ?? timeouts.totalMs },
		telemetry: { isEnabled: false },
		// By default the SDK prints the error, which contains the idea.
		onError: () => {},
	}).stream;
}

/**
 * Derives the parameters of a request, and its time limits, from the model's id. Gateways prefix ids (`openai/gpt-5-mini`),
 * which the SDK's provider does not recognise, so only the last segment is used. An unknown id gets no special parameters.
 */
export function modelOptions({ model, reasoningEffort }: Pick<ModelSettings, "model" | "reasoningEffort">) {
	const name = model.slice(model.lastIndexOf("/") + 1).toLowerCase();
	const family = reasoningFamilies.find(({ id }) => id.test(name));
	const isOpenAI = family?.openAI ?? false;
	const isReasoning = family !== undefined || reasoningEffort !== undefined;
	const openai: OpenAILanguageModelChatOptions = {
		// Sends `max_completion_tokens` instead of `max_tokens`.
		forceReasoning: isOpenAI,
		systemMessageMode: isOpenAI ? "developer" : "system",
		...(reasoningEffort && { reasoningEffort }),
	};
	return {
		...(isReasoning ? reasoningTimeouts : timeouts),
		/** Includes reasoning tokens. */
		maxOutputTokens: isReasoning ? maxReasoningTokens : maxTextTokens,
		providerOptions: { openai },
	};
}
