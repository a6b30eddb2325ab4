// The package's entry builds all its models in one function, so none can be shaken off: this is a third of its weight.
import { OpenAIChatLanguageModel } from "@ai-sdk/openai/internal";
import type { LanguageModel } from "ai";
import type { AnalystSettings } from "#worker/env.ts";

/** The OpenAI-compatible model of the settings, asked by `/chat/completions`. */
export function openAIModel({ apiKey, baseURL, model }: AnalystSettings): LanguageModel {
	return new OpenAIChatLanguageModel(model, {
		provider: "openai.chat",
		url: ({ path }) => `${baseURL}${path}`,
		headers: { Authorization: `Bearer ${apiKey}` },
	});
}
