/** Requests an analysis from a model with the AI SDK's `streamText`. */
import { type LanguageModel, streamText, type TextStreamPart, type ToolSet } from "ai";
import type { ModelSettings } from "#worker/env.ts";
import type { ModelOptions } from "./model-options.ts";
import { type AnalysisLanguage, instructionsIn } from "./prompt.ts";

// The SDK would print the provider's warnings. `analysis-log.ts` logs analyses.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** One part of the AI SDK's stream. */
export type ModelStreamPart = TextStreamPart<ToolSet>;

/** The last part, with the finish reason and the token usage. */
export type FinishPart = Extract<ModelStreamPart, { type: "finish" }>;

interface RequestOptions {
	/** Stops the model. */
	signal: AbortSignal;
	/** Longest time for the whole analysis. */
	totalMs: number;
	/** Undefined for the built-in analyst. */
	options?: ModelOptions;
	/** Language to write in. */
	language?: AnalysisLanguage;
}

/** Streams the analysis of an idea. A retryable error is retried once. */
export function requestAnalysis(
	model: LanguageModel,
	idea: string,
	{ signal, totalMs, options, language = "und" }: RequestOptions,
): ReadableStream<ModelStreamPart> {
	return streamText({
		model,
		instructions: instructionsIn(language),
		// The idea alone, so that a visitor's text never becomes part of the instructions or of a role.
		prompt: idea,
		...(options && {
			maxOutputTokens: options.maxOutputTokens,
			providerOptions: { openai: options.openai },
		}),
		maxRetries: 1,
		abortSignal: signal,
		timeout: { totalMs },
		telemetry: { isEnabled: false },
		// By default the SDK prints the error, which contains the idea.
		onError: () => {},
	}).stream;
}

/** Creates a client for the chat completions of the configured model. @param idleMs longest wait for its next bytes */
export async function createModel(settings: ModelSettings, idleMs: number): Promise<LanguageModel> {
	const { createOpenAI } = await import("@ai-sdk/openai");
	const { apiKey, baseURL, model } = settings;
	return createOpenAI({ apiKey, baseURL, fetch: createIdleTimeoutFetch(idleMs) }).chat(model);
}

/**
 * Creates a fetch that aborts when the model sends no bytes for `idleMs`. The SDK's chunk timeouts do not work here: its
 * provider returns the stream with the first text, so they neither cover the time before nor streamed reasoning, and later
 * they include the time that the client takes to read.
 */
function createIdleTimeoutFetch(idleMs: number): typeof fetch {
	return async (input, init) => {
		const idle = new AbortController();
		const withIdleTimeout = async <Result>(promise: Promise<Result>): Promise<Result> => {
			const abort = () =>
				idle.abort(new DOMException("The model sent nothing for too long.", "TimeoutError"));
			const timer = setTimeout(abort, idleMs);
			try {
				return await promise;
			} catch (error) {
				throw idle.signal.aborted ? idle.signal.reason : error;
			} finally {
				clearTimeout(timer);
			}
		};
		const signal = init?.signal ? AbortSignal.any([init.signal, idle.signal]) : idle.signal;
		// Redirects are not followed, so that the idea is only sent to the configured host.
		const response = await withIdleTimeout(fetch(input, { ...init, signal, redirect: "manual" })).catch(
			(cause) => {
				// The SDK recognises network errors, which it retries, by this message of other runtimes.
				throw signal.aborted ? cause : new TypeError("fetch failed", { cause });
			},
		);
		const reader = response.body?.getReader();
		if (!reader) return response;
		const decoder = new TextDecoder();
		const body = new ReadableStream<Uint8Array>(
			{
				async pull(controller) {
					const { done, value } = await withIdleTimeout(reader.read());
					if (done) return controller.close();
					controller.enqueue(value);
					// Some servers keep the connection open after the last event.
					if (/^data: ?\[DONE\]/m.test(decoder.decode(value, { stream: true }))) {
						controller.close();
						await reader.cancel();
					}
				},
				cancel: (reason) => reader.cancel(reason),
			},
			{ highWaterMark: 0 },
		);
		return new Response(body, response);
	};
}
