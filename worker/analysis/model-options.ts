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

/**
 * Derives the options from the model's id. Gateways prefix ids (`openai/gpt-5-mini`), which the SDK's provider does not
 * recognise, so only the last segment is used. An unknown id gets no special parameters.
 */
export function modelOptions({
	model,
	reasoningEffort,
}: Pick<ModelSettings, "model" | "reasoningEffort">): ModelOptions {
	const name = model.slice(model.lastIndexOf("/") + 1).toLowerCase();
	const family = reasoningFamilies.find(({ id }) => id.test(name));
	const isOpenAI = family?.openAI ?? false;
	const isReasoning = family !== undefined || reasoningEffort !== undefined;
	return {
		maxOutputTokens: isReasoning ? maxReasoningTokens : maxTextTokens,
		isReasoning,
		openai: {
			// Sends `max_completion_tokens` instead of `max_tokens`.
			forceReasoning: isOpenAI,
			systemMessageMode: isOpenAI ? "developer" : "system",
			...(reasoningEffort && { reasoningEffort }),
		},
	};
}
