import { thoughtsEnd } from "#app/schemas/analysis-layout.ts";
import type { AnalysisChunk, AnalysisErrorCode } from "#app/schemas/analysis-stream.ts";
import { log } from "#worker/log.ts";
import { type Analyst, type FinishPart, textLanguage } from "./analyst.ts";
import { cleanText } from "./clean-text.ts";
import { type AnalysisLanguage, sanitizeIdea } from "./prompt.ts";

/** In characters: many times the longest analysis. Longer text is cut off, and so are four times as many with thoughts. */
const maxAnalysisLength = 30_000;

/** How a whole analysis ends. */
export type Ending = "stop" | "length";

/** A piece of an analysis. What it leaves out is as in the piece before. */
export interface Piece extends Partial<Pick<AnalysisChunk, "model" | "created" | "idea">> {
	text?: string;
	/** Undefined if it is not known. */
	language?: string | undefined;
	/** Only in the last piece, which has no text. */
	ending?: Ending;
}

/** An analysis that could not be finished. */
export class AnalysisError extends Error {
	override name = "AnalysisError";
	readonly code: AnalysisErrorCode;

	constructor(code: AnalysisErrorCode, cause?: unknown) {
		super(`The analysis ended early: ${code}.`, { cause });
		this.code = code;
	}
}

/** An analysis that is to be written. */
export interface AnalysisTask {
	/** The text of the idea. */
	idea: string;
	language: AnalysisLanguage;
	/** Who writes it, and who does if the first one fails before its first text. */
	analysts: readonly [Analyst, Analyst?];
}

/** Writes the analysis of an idea. @throws AnalysisError */
export async function* writeAnalysis(
	{ idea, language, analysts: [analyst, fallback] }: AnalysisTask,
	signal: AbortSignal,
): AsyncGenerator<Piece> {
	let isBlank = true;
	try {
		for await (const piece of writeWith(analyst, idea, language, signal)) {
			isBlank = false;
			yield piece;
		}
	} catch (error) {
		if (!fallback || !isBlank || signal.aborted) throw error;
		yield* writeWith(fallback, idea, language, signal);
	}
}

/** Lets an analyst write an analysis, and logs how that went. @throws AnalysisError unless a text ends with `stop` or `length` */
async function* writeWith(
	analyst: Analyst,
	idea: string,
	language: AnalysisLanguage,
	signal: AbortSignal,
): AsyncGenerator<Piece> {
	const { model } = analyst;
	const started = Date.now();
	let firstMs: number | undefined;
	const upstream = new AbortController();
	let received = 0;
	let length = 0;
	/** Nothing has come but blanks, or thoughts that the page leaves out. */
	let isBlank = true;
	/** It has reached the limit, perhaps only after the model has finished. */
	let isCut = false;
	let finish: FinishPart | undefined;

	/** With the finish reason and token usage, or the length of the output. A Worker's clock only advances during I/O. */
	const logFields = (reported?: FinishPart) => {
		const written = { model, firstMs, ms: Date.now() - started };
		if (!reported) return received > 0 ? { ...written, outputLength: received } : written;
		const { inputTokens, outputTokens, outputTokenDetails } = reported.totalUsage;
		const { reasoningTokens } = outputTokenDetails;
		return { ...written, finish: reported.finishReason, inputTokens, outputTokens, reasoningTokens };
	};

	async function* modelText(): AsyncGenerator<string> {
		const stop = AbortSignal.any([signal, upstream.signal]);
		for await (const part of await analyst.analyse(sanitizeIdea(idea), stop)) {
			if (part.type === "abort") throw new AnalysisError("timeout");
			if (part.type === "error") throw new AnalysisError("upstream", part.error);
			if (part.type === "text-delta") {
				received += part.text.length;
				if (received > 4 * maxAnalysisLength) return;
				yield part.text;
			}
			if (part.type !== "finish") continue;
			finish = part;
			if (part.finishReason === "stop" || part.finishReason === "length") return;
			throw new AnalysisError(part.finishReason === "interrupted" ? "interrupted" : "upstream");
		}
		throw new AnalysisError("interrupted");
	}

	/** How the text ends where it repeats itself. */
	let repeated: Ending | undefined;
	async function* cleanedText(): AsyncGenerator<string> {
		repeated = yield* cleanText(modelText(), textLanguage(model, language));
	}

	try {
		for await (const cleaned of cleanedText()) {
			// Half a character can be neither stored nor sent.
			const text = cleaned.slice(0, maxAnalysisLength - length).toWellFormed();
			if (text === "") continue;
			firstMs ??= Date.now() - started;
			length += text.length;
			isBlank = text === thoughtsEnd || (isBlank && text.trim() === "");
			yield { text, model, language: textLanguage(model, language) };
			isCut = length === maxAnalysisLength;
			if (isCut) break;
		}
		if (isBlank) throw new AnalysisError("upstream");
		log("info", "analysis_finished", { finish: "length", ...logFields(isCut ? undefined : finish) });
		const isWhole = !isCut && (repeated ?? finish?.finishReason) === "stop";
		yield { ending: isWhole ? "stop" : "length" };
	} catch (error) {
		if (signal.aborted) {
			log("info", "analysis_abandoned", logFields());
			throw new AnalysisError("interrupted", error);
		}
		const cause = error instanceof AnalysisError ? error.cause : error;
		const isTimeout = cause instanceof Error && cause.name === "TimeoutError";
		const otherCode = error instanceof AnalysisError ? error.code : length > 0 ? "interrupted" : "upstream";
		const code = isTimeout ? "timeout" : otherCode;
		log("warn", "analysis_failed", { code, ...logFields(finish), ...modelErrorFields(cause) });
		throw new AnalysisError(code, cause);
	} finally {
		// Aborting after the model has finished would close its connection, which can be reused.
		if (!finish) upstream.abort();
	}
}

/** Log fields of a model's error. Its message and its request can contain the idea. */
function modelErrorFields(error: unknown): { name?: string; status?: unknown } {
	if (!(error instanceof Error)) return {};
	// After a retry, the SDK's error contains the errors of both attempts.
	if ("lastError" in error) return modelErrorFields(error.lastError);
	return { name: error.name, ...("statusCode" in error && { status: error.statusCode }) };
}
