import type { AnalysisErrorCode } from "#app/schemas/analysis-stream.ts";
import { log } from "#worker/log.ts";
import type { FinishPart } from "./model-stream-part.ts";

/** Logs one line at the end of an analysis. */
export interface AnalysisLog {
	/** Records the time of the first text. */
	firstText(): void;
	/** @param finish undefined if the text was cut off, which is logged as `length` */
	finished(finish: FinishPart | undefined): void;
	failed(code: AnalysisErrorCode, error: unknown, finish: FinishPart | undefined): void;
}

/** Starts the time measurement. A Worker's clock only advances during I/O. */
export function startAnalysisLog(model: string): AnalysisLog {
	const started = Date.now();
	let firstMs: number | undefined;
	const durations = () => ({ firstMs, ms: Date.now() - started });
	return {
		firstText() {
			firstMs ??= Date.now() - started;
		},
		finished(finish) {
			log("info", "analysis_finished", { model, finish: "length", ...durations(), ...finishFields(finish) });
		},
		failed(code, error, finish) {
			log("warn", "analysis_failed", {
				model,
				code,
				...durations(),
				...finishFields(finish),
				...modelErrorFields(error),
			});
		},
	};
}

/** The finish reason and the token usage, as far as the model reports it. */
function finishFields(finish: FinishPart | undefined) {
	if (!finish) return {};
	const { inputTokens, outputTokens, outputTokenDetails } = finish.totalUsage;
	const { reasoningTokens } = outputTokenDetails;
	return { finish: finish.finishReason, inputTokens, outputTokens, reasoningTokens };
}

/** Log fields of a model's error. Its message and its request can contain the idea. */
function modelErrorFields(error: unknown): { name?: string; status?: number } {
	if (!(error instanceof Error)) return {};
	// After a retry, the SDK's error contains the errors of both attempts.
	if ("lastError" in error) return modelErrorFields(error.lastError);
	const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : undefined;
	return { name: error.name, ...(status !== undefined && { status }) };
}
