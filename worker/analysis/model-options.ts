import type { OpenAILanguageModelChatOptions } from "@ai-sdk/openai";
import type { ModelSettings } from "#worker/env.ts";

/** Request parameters that depend on the model. */
export interface ModelOptions {
	/** Includes reasoning tokens. */
	maxOutputTokens: number;
	/** Whether the model reasons before it writes, which takes longer. */
	isReasoning: boolean;
	/** Options of the SDK's provider. */
	openai: OpenAILanguageModelChatOptions;
}

/** Several times a long analysis, within the limit of small models. */
const maxTextTokens = 4096;

/** For reasoning and text. With 2,048, reasoning models have left no tokens for the text. */
const maxReasoningTokens = 16_384;

/** OpenAI's reasoning models, which take other parameters: the o series, and GPT-5 and later except the chat models. */
const openAIReasoning = /^(?:o\d|gpt-(?:[5-9]|\d\d)(?!-chat))/;

/** Other reasoning models, as far as their names show it. */
const otherReasoning = /gpt-oss|deepseek-r\d|qwq|qwen-?3|magistral|think|reason/;

/**
 * Derives the options from the model's id. Gateways prefix ids (`openai/gpt-5-mini`), which the SDK's provider does not
 * recognise, so only the last segment is used.
 */
export function modelOptions({
	model,
	reasoningEffort,
}: Pick<ModelSettings, "model" | "reasoningEffort">): ModelOptions {
	const name = model.slice(model.lastIndexOf("/") + 1).toLowerCase();
	const isOpenAIReasoning = openAIReasoning.test(name);
	const isReasoning = isOpenAIReasoning || otherReasoning.test(name) || reasoningEffort !== undefined;
	return {
		maxOutputTokens: isReasoning ? maxReasoningTokens : maxTextTokens,
		isReasoning,
		openai: {
			// Sends `max_completion_tokens` instead of `max_tokens`, and the instructions in the developer role.
			...(isOpenAIReasoning && { forceReasoning: true }),
			...(reasoningEffort && { reasoningEffort }),
		},
	};
}
