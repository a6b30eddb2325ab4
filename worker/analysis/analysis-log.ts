import type { AnalysisErrorCode } from "#app/schemas/analysis-stream.ts";
import { log } from "#worker/log.ts";
import type { FinishPart, ModelStreamPart } from "./analyst.ts";

/** Logs one line at the end of an analysis, with times since this call. A Worker's clock only advances during I/O. */
export function startAnalysisLog(model: string) {
	const started = Date.now();
	let firstMs: number | undefined;
	let outputLength = 0;
	const durations = () => ({ firstMs, ms: Date.now() - started });
	/** The model reports its token usage only with its last part; until then, the length of the output has to do. */
	const usage = (finish?: FinishPart) =>
		finish ? finishFields(finish) : { ...(outputLength > 0 && { outputLength }) };
	return {
		/** Records how much the model has written. */
		received(part: ModelStreamPart) {
			if (part.type === "text-delta") outputLength += part.text.length;
		},
		/** Records the time of the first text that is sent. */
		wrote() {
			firstMs ??= Date.now() - started;
		},
		/** @param finish undefined if the text was cut off, which is logged as `length` */
		finished(finish: FinishPart | undefined) {
			log("info", "analysis_finished", { model, finish: "length", ...durations(), ...usage(finish) });
		},
		/** The visitor disconnected before the end. */
		abandoned() {
			log("info", "analysis_abandoned", { model, ...durations(), ...usage() });
		},
		failed(code: AnalysisErrorCode, error: unknown, finish: FinishPart | undefined) {
			const fields = { ...durations(), ...usage(finish), ...modelErrorFields(error) };
			log("warn", "analysis_failed", { model, code, ...fields });
		},
	};
}

/** The finish reason and the token usage, as far as the model reports it. */
function finishFields({ finishReason, totalUsage }: FinishPart) {
	const { inputTokens, outputTokens, outputTokenDetails } = totalUsage;
	const { reasoningTokens } = outputTokenDetails;
	return { finish: finishReason, inputTokens, outputTokens, reasoningTokens };
}

/** Log fields of a model's error. Its message and its request can contain the idea. */
function modelErrorFields(error: unknown): { name?: string; status?: number } {
	if (!(error instanceof Error)) return {};
	// After a retry, the SDK's error contains the errors of both attempts.
	if ("lastError" in error) return modelErrorFields(error.lastError);
	const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : undefined;
	return { name: error.name, ...(status !== undefined && { status }) };
}
