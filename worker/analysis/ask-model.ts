import { type LanguageModel, streamText } from "ai";
import type { AnalystPart } from "./analyst.ts";
import { instructions } from "./prompt.ts";

/** About three times a long analysis, in tokens. */
const maxOutputTokens = 2048;

/** Asks a model for the analysis of an idea. */
export function askModel(
	model: LanguageModel,
	idea: string,
	signal: AbortSignal,
): AsyncIterable<AnalystPart> {
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
}
