import type {
	LanguageModelV4,
	LanguageModelV4CallOptions,
	LanguageModelV4FinishReason,
	LanguageModelV4StreamPart,
	LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { simulateReadableStream } from "ai";
import { isLanguage, type Language } from "#app/i18n/languages.ts";
import { builtInModel } from "#app/schemas/analysis-stream.ts";
import { languageOf } from "#worker/text-language.ts";
import { Classifier } from "./classifier.ts";
import { writeMatch, writeNothing } from "./compose.ts";
import { needIn, requestIn, speaksOfMoney } from "./idea-reading.ts";
import { hardship } from "./texts/idea-words.ts";
import weights from "./weights.json" with { type: "json" };

const classifier = new Classifier(weights);
/** No tokens are counted where there are none. */
const usage = { inputTokens: {}, outputTokens: {} } as LanguageModelV4Usage;
const finishReason: LanguageModelV4FinishReason = { unified: "stop", raw: "stop" };

/** The model that answers where no external one does: it writes a first reading of the user's last message, word by word. */
export function createBuiltInModel(language: Language, wordDelayMs = 12): LanguageModelV4 {
	return {
		specificationVersion: "v4",
		provider: "anella",
		modelId: builtInModel,
		supportedUrls: {},
		async doGenerate({ prompt }) {
			const text = analyseIdea(ideaOf(prompt), language);
			return { content: [{ type: "text", text }], finishReason, usage, warnings: [] };
		},
		async doStream({ prompt }) {
			const words = analyseIdea(ideaOf(prompt), language).match(/\S+\s*/g) ?? [];
			const id = "analysis";
			const stream = simulateReadableStream<LanguageModelV4StreamPart>({
				chunks: [
					{ type: "stream-start", warnings: [] },
					{ type: "text-start", id },
					...words.map((delta) => ({ type: "text-delta", id, delta }) as const),
					{ type: "text-end", id },
					{ type: "finish", finishReason, usage },
				],
				chunkDelayInMs: wordDelayMs,
			});
			return { stream };
		},
	};
}

/** Nothing but the goals of the United Nations, such as the tag that visitors can start from. */
const onlyGoals =
	/^\W*(?:\p{L}+\s){0,2}(?:(?:sdgs?|ods)(?:\s\d{1,2}(?:\s(?:y|i|and)\s\d{1,2})?)?|agenda 2030|objetivos de desarrollo sostenible|sustainable development goals)(?:\s\p{L}+){0,2}\W*$/iu;

/** The first reading of an idea as text, in the format of `app/schemas/analysis-layout.ts`. The same idea always gives the same text. */
export function analyseIdea(idea: string, language: Language): string {
	const written = languageOf(idea);
	const isCatalan = written === "ca";
	const need = needIn(idea);
	const request = requestIn(idea);
	const about = { idea, need, request, isCatalan, language };
	const read = classifier.classify(idea);
	const isSure = "level" in read && read.level !== "partial";
	// Who mourns may have an idea all the same; else a person is needed, and no reading.
	const isIdea = need === "grief" && isSure;
	if (need && !isIdea) return writeNothing(need, about);
	if (written && !isCatalan && !isLanguage(written)) return writeNothing("language", about);
	if (onlyGoals.test(idea)) return writeNothing("goals", about);
	const isMoney = request.isMoneyOnly || ("kind" in read && read.kind === "money" && speaksOfMoney(idea));
	if (isMoney && !isSure) return writeNothing(hardship.test(idea) ? "hardship" : "money", about);
	if ("level" in read) return writeMatch(read, about);
	const kind = read.kind === "money" ? "other" : read.kind;
	return writeNothing(read.isCertain ? kind : "unclear", about);
}

function ideaOf(prompt: LanguageModelV4CallOptions["prompt"]): string {
	const message = prompt.findLast(({ role }) => role === "user");
	if (message?.role !== "user") return "";
	return message.content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}
