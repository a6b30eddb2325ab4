import type { FinishPart } from "./analyst.ts";

/** Log fields of what a model has written: its finish reason and token usage, or the length of the output until it reports these. */
export function outputFields(finish: FinishPart | undefined, outputLength: number) {
	if (!finish) return outputLength > 0 ? { outputLength } : {};
	const { inputTokens, outputTokens, outputTokenDetails } = finish.totalUsage;
	const { reasoningTokens } = outputTokenDetails;
	return { finish: finish.finishReason, inputTokens, outputTokens, reasoningTokens };
}

/** Log fields of a model's error. Its message and its request can contain the idea. */
export function modelErrorFields(error: unknown): { name?: string; status?: unknown } {
	if (!(error instanceof Error)) return {};
	// After a retry, the SDK's error contains the errors of both attempts.
	if ("lastError" in error) return modelErrorFields(error.lastError);
	return { name: error.name, ...("statusCode" in error && { status: error.statusCode }) };
}
