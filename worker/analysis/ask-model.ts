import { APICallError, type LanguageModelV4, type LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { instructions } from "./prompt.ts";

/** About three times a long analysis, in tokens. */
const maxOutputTokens = 2048;

/** Before the second try, in milliseconds, if the model does not say how long to wait. */
const usualPause = 500;

/** A visitor is not kept waiting longer than this for a second try, in milliseconds. */
const longestPause = 10_000;

/**
 * Asks a model for the analysis of an idea: once more if it refuses in a way that may pass, but never after it has begun
 * to answer.
 * @throws what the model throws, or the signal's reason
 */
export async function askModel(
	model: LanguageModelV4,
	idea: string,
	signal: AbortSignal,
): Promise<ReadableStream<LanguageModelV4StreamPart>> {
	const ask = () =>
		model.doStream({
			prompt: [
				{ role: "system", content: instructions },
				// The idea and nothing else: what a visitor writes never gets near the instructions or a role.
				{ role: "user", content: [{ type: "text", text: idea }] },
			],
			maxOutputTokens,
			abortSignal: signal,
		});
	let answer: Awaited<ReturnType<typeof ask>>;
	try {
		answer = await ask();
	} catch (error) {
		const pause = pauseAfter(error);
		if (pause === undefined || signal.aborted) throw error;
		await scheduler.wait(pause, { signal });
		answer = await ask();
	}
	return answer.stream;
}

/** How long to wait after a failed try, in milliseconds; undefined if there is no sense in another. */
function pauseAfter(error: unknown): number | undefined {
	if (!APICallError.isInstance(error) || !error.isRetryable) return undefined;
	const { "retry-after-ms": ms, "retry-after": retryAfter = "" } = error.responseHeaders ?? {};
	const seconds = Number.parseFloat(retryAfter);
	// OpenAI's own header is finer; the standard one holds seconds or a date.
	const asked = ms
		? Number.parseFloat(ms)
		: Number.isNaN(seconds)
			? Date.parse(retryAfter) - Date.now()
			: seconds * 1000;
	if (Number.isNaN(asked)) return usualPause;
	return asked <= longestPause ? Math.max(asked, 0) : undefined;
}
