import type { OpenAILanguageModelChatOptions } from "@ai-sdk/openai";
import type { AnalystSettings } from "#worker/env.ts";

/** How a model is asked. */
export interface ModelOptions {
	/** Most tokens that it may write, those that it thinks with included. */
	maxOutputTokens: number;
	/** Whether it thinks before it answers, which takes time. */
	thinks: boolean;
	/** Options of the SDK's provider. */
	openai: OpenAILanguageModelChatOptions;
}

/** Several times a long analysis, and as much as small models have room for. */
const answerTokens = 4096;

/** For thinking and answer. Of 2,048, models that think have left nothing for the answer. */
const thinkingTokens = 16_384;

/** OpenAI's own, which take other parameters: the o series, and GPT from 5 on but for the chat models. */
const openAIReasoning = /^(?:o\d|gpt-(?:[5-9]|\d\d)(?!-chat))/;

/** Others that think aloud, as far as their names tell. */
const thinker = /gpt-oss|deepseek-r\d|qwq|qwen-?3|magistral|think|reason/;

/**
 * What a model needs, by its id. Behind a gateway the id has a prefix (`openai/gpt-5-mini`), which the SDK's provider does
 * not know: its last part names the model.
 */
export function modelOptions({
	model,
	reasoningEffort,
}: Pick<AnalystSettings, "model" | "reasoningEffort">): ModelOptions {
	const name = model.slice(model.lastIndexOf("/") + 1).toLowerCase();
	const isOpenAIReasoning = openAIReasoning.test(name);
	const thinks = isOpenAIReasoning || thinker.test(name) || reasoningEffort !== undefined;
	return {
		maxOutputTokens: thinks ? thinkingTokens : answerTokens,
		thinks,
		openai: {
			// `max_completion_tokens` in place of `max_tokens`, and the instructions as the developer's.
			...(isOpenAIReasoning && { forceReasoning: true }),
			...(reasoningEffort && { reasoningEffort }),
		},
	};
}
