import type { AnalysisFailure } from "#app/schemas/analysis-stream.ts";
import { log } from "#worker/log.ts";
import type { FinishPart } from "./analyst-part.ts";

/** Writes the one line of the log that tells how an analysis went. */
export interface AnalysisLog {
	/** The first text is there. */
	started(): void;
	/** @param finish none if the model was cut short, which then counts as its length */
	finished(finish: FinishPart | undefined): void;
	failed(code: AnalysisFailure, error: unknown, finish: FinishPart | undefined): void;
}

/** Begins to measure. A Worker's clock only moves while it waits for something. */
export function logAnalysis(model: string): AnalysisLog {
	const asked = Date.now();
	let firstMs: number | undefined;
	const times = () => ({ firstMs, ms: Date.now() - asked });
	return {
		started() {
			firstMs ??= Date.now() - asked;
		},
		finished(finish) {
			log("info", "analysis_finished", { model, finish: "length", ...times(), ...finishFacts(finish) });
		},
		failed(code, error, finish) {
			log("warn", "analysis_failed", {
				model,
				code,
				...times(),
				...finishFacts(finish),
				...errorFacts(error),
			});
		},
	};
}

/** Why a model ended, and the tokens that it reports; none where it reports none. */
function finishFacts(finish: FinishPart | undefined) {
	if (!finish) return {};
	const { inputTokens, outputTokens, outputTokenDetails } = finish.totalUsage;
	const { reasoningTokens } = outputTokenDetails;
	return { finish: finish.finishReason, inputTokens, outputTokens, reasoningTokens };
}

/** What may be logged of a model's error: never its message or request, which can hold the idea. */
function errorFacts(error: unknown): { name?: string; status?: number } {
	if (!(error instanceof Error)) return {};
	// After a second try, the SDK's error holds both tries'.
	if ("lastError" in error) return errorFacts(error.lastError);
	const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : undefined;
	return { name: error.name, ...(status !== undefined && { status }) };
}
