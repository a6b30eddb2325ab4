import { type Context, Hono } from "hono";
import type { Refusal } from "#app/schemas/errors.ts";
import { type AnalysisPrompt, analysisPrompt } from "#app/schemas/ideas.ts";
import { limits } from "#app/schemas/limits.ts";
import {
	type Analyst,
	analysisLanguage,
	createAnalysts,
	createBuiltInAnalyst,
	textLanguage,
} from "#worker/analysis/analyst.ts";
import type { Piece } from "#worker/analysis/event-encoding.ts";
import { toEventStream } from "#worker/analysis/event-stream.ts";
import { type AnalysisLanguage, sanitizeIdea } from "#worker/analysis/prompt.ts";
import { sendStoredAnalysis } from "#worker/analysis/stored-analysis.ts";
import { type Ending, writeWithFallback } from "#worker/analysis/write-analysis.ts";
import { findIdeaAndAnalysis } from "#worker/db/analyses.ts";
import { countAnalysis, readAnalysisCount } from "#worker/db/analysis-counts.ts";
import { openDatabase } from "#worker/db/database.ts";
import { type Bindings, turnstileSettings } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { sha256 } from "#worker/sha256.ts";
import { errorResponse, methodNotAllowed } from "./error-response.ts";
import { type ApiEnv, guard, rateLimit } from "./guard.ts";
import { jsonValidator } from "./json-validator.ts";

const endpoint = "chat-alianzas";

/** How long an analysis is written on when its reader has gone, in milliseconds: less than the 30 s of `waitUntil`. */
const writeOnMs = 25_000;

/** Aborts when the reader has gone, and when the model is to stop. */
interface Signals {
	reader: AbortSignal;
	writer: AbortSignal;
}

interface Analysis {
	/** Language of the text, as in BCP 47; undefined if it is not known. */
	language: string | undefined;
	/** Writes on when the reader has gone. */
	isStored: boolean;
	write: (send: (piece: Piece) => void, signals: Signals) => Promise<Ending>;
}

/**
 * `POST /api/chat-alianzas` `{message?, id?, language?, writeIn?, again?}` → the analysis as server-sent events
 * (`app/schemas/analysis-stream.ts`). The analysis of a stored idea is written once and kept; of another idea nothing is
 * kept, and with Turnstile it is not analysed: stored ideas were verified when they were submitted.
 * An idea gets `limits.analysesPerDay` finished analyses a day.
 */
export const chatAlianzas = new Hono<ApiEnv>()
	.post("/", guard, rateLimit(endpoint, "ANALYSIS_LIMIT"), jsonValidator(analysisPrompt), async (c) => {
		const prompt = c.req.valid("json");
		const analysis = await prepareAnalysis(c.env, prompt);
		return "refusal" in analysis ? errorResponse(c, analysis.refusal) : respond(c, analysis);
	})
	.all("/", methodNotAllowed("POST"));

function respond(c: Context<ApiEnv>, { language, isStored, write }: Analysis): Response {
	const reader = new AbortController();
	const writer = new AbortController();
	const events = toEventStream(
		(send) => {
			const writing = write(send, { reader: reader.signal, writer: writer.signal });
			if (isStored) c.executionCtx.waitUntil(writing.catch(() => {}));
			return writing;
		},
		c.req.raw.signal,
		() => {
			reader.abort();
			if (isStored) setTimeout(() => writer.abort(), writeOnMs);
			else writer.abort();
		},
	);
	return c.body(events, 200, {
		"Content-Type": "text/event-stream; charset=utf-8",
		...(language && { "Content-Language": language }),
	});
}

async function prepareAnalysis(
	env: Bindings,
	prompt: AnalysisPrompt,
): Promise<Analysis | { refusal: Refusal }> {
	const { id, message = "", language = "und", website } = prompt;
	if (!website) return id === undefined ? analyseText(env, prompt, message) : analyseStored(env, prompt, id);
	log("info", "honeypot_filled", { endpoint });
	// Bots that fill in the honeypot get the built-in analyst, which costs nothing.
	return writeOnce([createBuiltInAnalyst(language)], message, language);
}

async function analyseStored(
	env: Bindings,
	{ message, language: page, writeIn, again = false }: AnalysisPrompt,
	id: string,
): Promise<Analysis | { refusal: Refusal }> {
	const database = openDatabase(env.DB);
	const now = Date.now();
	const stored = await findIdeaAndAnalysis(database, id, writeIn, now);
	if (!stored || (message !== undefined && message !== stored.message)) return { refusal: unknownIdea };
	const { message: idea, analysis: found, finishedToday } = stored;
	if ((again || !found?.finishedAt) && finishedToday >= limits.analysesPerDay) {
		return { refusal: limitReached(now) };
	}
	const language = (found?.language ?? writeIn ?? analysisLanguage(env, idea, page)) as AnalysisLanguage;
	const analysts = createAnalysts(env, language, page);
	const { model } = found?.finishedAt ? found : analysts[0];
	return {
		language: textLanguage(model, language),
		isStored: true,
		write(send, { reader, writer }) {
			send({ text: "", model, idea });
			const key = { idea: id, language };
			return sendStoredAnalysis(
				database,
				{ key, idea: sanitizeIdea(idea), found, again, analysts, reader, writer },
				send,
			);
		},
	};
}

async function analyseText(
	env: Bindings,
	{ language: page, writeIn }: AnalysisPrompt,
	message: string,
): Promise<Analysis | { refusal: Refusal }> {
	if (turnstileSettings(env)) return { refusal: unknownIdea };
	const database = openDatabase(env.DB);
	const now = Date.now();
	const idea = await sha256(message);
	if ((await readAnalysisCount(database, idea, now)) >= limits.analysesPerDay) {
		return { refusal: limitReached(now) };
	}
	const language = writeIn ?? analysisLanguage(env, message, page);
	const analysts = createAnalysts(env, language, page);
	return writeOnce(analysts, message, language, () => countAnalysis(database, idea, Date.now()));
}

/** An analysis that is not stored. @param onFinished called when it was written by the first analyst */
function writeOnce(
	analysts: readonly [Analyst, Analyst?],
	idea: string,
	language: AnalysisLanguage,
	onFinished?: () => Promise<unknown>,
): Analysis {
	const [analyst] = analysts;
	return {
		language: textLanguage(analyst.model, language),
		isStored: false,
		async write(send, { writer }) {
			let writtenBy = "";
			const ending = await writeWithFallback(analysts, sanitizeIdea(idea), writer, ({ text, model }) => {
				writtenBy = model;
				send({ text, model, language: textLanguage(model, language) });
			});
			if (writtenBy === analyst.model) await onFinished?.();
			return ending;
		},
	};
}

const unknownIdea: Refusal = { status: 404, code: "not_found", message: "No such idea is stored." };

function limitReached(now: number): Refusal {
	return {
		status: 429,
		code: "analysis_limit_reached",
		message: `${limits.analysesPerDay} analyses of this idea were finished today. Try again tomorrow.`,
		// Until midnight in UTC.
		retryAfter: 86_400 - (Math.floor(now / 1000) % 86_400),
	};
}
