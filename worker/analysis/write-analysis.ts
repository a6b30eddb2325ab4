import type { AnalysisErrorCode } from "#app/schemas/analysis-stream.ts";
import { startAnalysisLog } from "./analysis-log.ts";
import type { Analyst } from "./analyst.ts";
import type { FinishPart } from "./request-analysis.ts";

/** In characters: many times the longest analysis. Longer text is cut off. */
const maxAnalysisLength = 30_000;

/** How a whole analysis ends. */
export type Ending = "stop" | "length";

/** An analysis that could not be finished. */
export class AnalysisError extends Error {
	override name = "AnalysisError";
	readonly code: AnalysisErrorCode;

	constructor(code: AnalysisErrorCode, cause?: unknown) {
		super(`The analysis ended early: ${code}.`, { cause });
		this.code = code;
	}
}

/** What was written so far, and by which model. */
export interface WrittenText {
	text: string;
	model: string;
}

/**
 * Writes the analysis of an idea. If the first analyst fails before its first text, the other one writes it.
 * @param onText gets each piece of text with the name of its model
 * @throws AnalysisError
 */
export async function writeWithFallback(
	[analyst, fallback]: readonly [Analyst, Analyst?],
	idea: string,
	signal: AbortSignal,
	onText: (piece: WrittenText) => void,
): Promise<Ending> {
	let isBlank = true;
	try {
		return await writeAnalysis(analyst, idea, signal, (text) => {
			if (text.trim()) isBlank = false;
			onText({ text, model: analyst.model });
		});
	} catch (error) {
		if (!fallback || !isBlank || signal.aborted) throw error;
		return writeAnalysis(fallback, idea, signal, (text) => onText({ text, model: fallback.model }));
	}
}

/**
 * Lets an analyst write the analysis of an idea, and logs how that went.
 * @param signal stops the model
 * @param onText gets each piece of text
 * @throws AnalysisError unless the model finishes with `stop` or `length` after some text
 */
async function writeAnalysis(
	analyst: Analyst,
	idea: string,
	signal: AbortSignal,
	onText: (text: string) => void,
): Promise<Ending> {
	const log = startAnalysisLog(analyst.model);
	const upstream = new AbortController();
	let text = "";
	let finish: FinishPart | undefined;

	async function write(): Promise<Ending> {
		const parts = (await analyst.analyse(idea, AbortSignal.any([signal, upstream.signal]))).getReader();
		for (;;) {
			const { done, value: part } = await parts.read();
			if (done) throw new AnalysisError("interrupted");
			if (part.type === "abort") throw new AnalysisError("timeout");
			if (part.type === "error") throw new AnalysisError("upstream", part.error);
			log.received(part);
			if (part.type === "text-delta" && part.text !== "") {
				onText(part.text);
				text += part.text;
				if (text.length > maxAnalysisLength) return "length";
			}
			if (part.type !== "finish") continue;
			finish = part;
			const { finishReason } = part;
			if (finishReason === "interrupted") throw new AnalysisError("interrupted");
			if (finishReason !== "stop" && finishReason !== "length") throw new AnalysisError("upstream");
			if (text.trim() === "") throw new AnalysisError("upstream");
			return finishReason;
		}
	}

	try {
		const ending = await write();
		log.finished(finish);
		return ending;
	} catch (error) {
		if (signal.aborted) {
			log.abandoned();
			throw new AnalysisError("interrupted", error);
		}
		const cause = error instanceof AnalysisError ? error.cause : error;
		const isTimeout = cause instanceof Error && cause.name === "TimeoutError";
		const otherCode = error instanceof AnalysisError ? error.code : text ? "interrupted" : "upstream";
		const code = isTimeout ? "timeout" : otherCode;
		log.failed(code, cause, finish);
		throw new AnalysisError(code, cause);
	} finally {
		// Aborting after the model has finished would close its connection, which can be reused.
		if (!finish) upstream.abort();
	}
}
