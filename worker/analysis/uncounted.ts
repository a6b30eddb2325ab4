import type { LanguageModelV4Usage } from "@ai-sdk/provider";

/** The usage that a model's interface asks for and that nobody here reads: tokens are not counted. */
export const uncounted: LanguageModelV4Usage = {
	inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
	outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};
