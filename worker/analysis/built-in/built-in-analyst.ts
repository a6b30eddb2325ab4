import type {
	LanguageModelV4,
	LanguageModelV4CallOptions,
	LanguageModelV4FinishReason,
	LanguageModelV4StreamPart,
	LanguageModelV4Usage,
} from "@ai-sdk/provider";
import type { Language } from "#app/i18n/languages.ts";
import { builtInModel } from "#app/schemas/analysis-stream.ts";
import { writeAnalysis } from "./composition.ts";
import { writeNoMatch } from "./composition-no-fit.ts";
import { readIdea } from "./reading.ts";

/** How the built-in analyst writes. */
export interface BuiltInAnalystOptions {
	/** Pause before each word in milliseconds, so that the reader can watch the text being written. 0 for none. */
	wordDelayMs?: number;
	/** The language to answer in; by default the idea's own if the site has it, else English. */
	language?: Language | undefined;
}

const defaultWordDelayMs = 12;
/** No tokens are counted where there are none. */
const usage: LanguageModelV4Usage = {
	inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
	outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

const finishReason: LanguageModelV4FinishReason = { unified: "stop", raw: "stop" };

/**
 * A language model without a model: it searches a knowledge base of the group for what fits the idea and writes the analysis
 * from what it finds. It takes the path of a real model, so that the site works with no key. The idea is the last message of
 * the user.
 */
export function createBuiltInAnalyst(options: BuiltInAnalystOptions = {}): LanguageModelV4 {
	const { wordDelayMs = defaultWordDelayMs, language } = options;
	return {
		specificationVersion: "v4",
		provider: "anella",
		modelId: builtInModel,
		supportedUrls: {},
		async doGenerate({ prompt, abortSignal }) {
			abortSignal?.throwIfAborted();
			const text = analyseIdea(ideaOf(prompt), language);
			return { content: [{ type: "text", text }], finishReason, usage, warnings: [] };
		},
		async doStream({ prompt, abortSignal }) {
			abortSignal?.throwIfAborted();
			return { stream: streamWords(analyseIdea(ideaOf(prompt), language), wordDelayMs, abortSignal) };
		},
	};
}

/** The analysis of an idea as text, in the format of `app/schemas/analysis-text.ts`. The same idea always gives the same text. */
export function analyseIdea(idea: string, language?: Language): string {
	const reading = readIdea(idea, language);
	return reading.fits ? writeAnalysis(reading) : writeNoMatch(reading);
}

function ideaOf(prompt: LanguageModelV4CallOptions["prompt"]): string {
	const message = prompt.findLast(({ role }) => role === "user");
	if (message?.role !== "user") return "";
	return message.content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}

/** Emits the text word by word, and errors as soon as the signal aborts, as a fetch would. */
function streamWords(
	text: string,
	delayMs: number,
	signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
	const id = "analysis";
	const words = text.match(/\S+\s*/g) ?? [];
	let next = 0;
	let onAbort: (() => void) | undefined;
	const release = () => {
		if (onAbort) signal?.removeEventListener("abort", onAbort);
	};
	return new ReadableStream<LanguageModelV4StreamPart>({
		start(controller) {
			controller.enqueue({ type: "stream-start", warnings: [] });
			controller.enqueue({ type: "text-start", id });
			onAbort = () => controller.error(signal?.reason);
			signal?.addEventListener("abort", onAbort, { once: true });
		},
		async pull(controller) {
			if (delayMs > 0) await pause(delayMs, signal);
			if (signal?.aborted) return;
			const word = words[next++];
			if (word !== undefined) {
				controller.enqueue({ type: "text-delta", id, delta: word });
				return;
			}
			release();
			controller.enqueue({ type: "text-end", id });
			controller.enqueue({ type: "finish", finishReason, usage });
			controller.close();
		},
		cancel: release,
	});
}

/** Resolves after the time, or at once when the signal aborts. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", done);
			resolve();
		};
		const timer = setTimeout(done, ms);
		signal?.addEventListener("abort", done, { once: true });
	});
}
