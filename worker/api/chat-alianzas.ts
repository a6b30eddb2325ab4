import { Hono } from "hono";
import { standInModel } from "#app/schemas/analysis-stream.ts";
import type { Refusal } from "#app/schemas/errors.ts";
import { type AnalysisPrompt, analysisPrompt } from "#app/schemas/ideas.ts";
import { limits } from "#app/schemas/limits.ts";
import { analysisLanguage, createAnalysts } from "#worker/analysis/analyst.ts";
import { toEventStream } from "#worker/analysis/event-stream.ts";
import type { AnalysisLanguage } from "#worker/analysis/prompt.ts";
import { isFinishedAfter, readOrWrite, type StoredTask } from "#worker/analysis/stored-analysis.ts";
import { AnalysisError, type AnalysisTask } from "#worker/analysis/write-analysis.ts";
import { findIdeaAndAnalysis } from "#worker/db/analyses.ts";
import { type Database, openDatabase } from "#worker/db/database.ts";
import { type Bindings, type HonoEnv, modelSettings } from "#worker/env.ts";
import { logFailure } from "#worker/http/refusal.ts";
import { errorResponse, methodNotAllowed } from "./error-response.ts";
import { guard, jsonValidator, rateLimit } from "./guard.ts";

const endpoint = "chat-alianzas";

/** How long an analysis is written on when its reader has gone, in milliseconds: less than the 30 s of `waitUntil`. */
const writeOnMs = 25_000;

/**
 * `POST /api/chat-alianzas` `{message?, id?, language?, writeIn?, newerThan?}` → the analysis as server-sent events
 * (`app/schemas/analysis-stream.ts`). That of a stored idea is written once and kept; the built-in analyst answers another text.
 */
export const chatAlianzas = new Hono<HonoEnv>()
	.post("/", guard, rateLimit(endpoint, "ANALYSIS_LIMIT"), jsonValidator(analysisPrompt), async (c) => {
		const database = openDatabase(c.env.DB);
		const task = await prepare(c.env, database, c.req.valid("json"));
		if ("status" in task) return errorResponse(c, task);
		let hasReader = true;
		const writer = new AbortController();
		const pieces = readOrWrite(database, task, writer.signal, () => hasReader);
		const { body, read } = toEventStream(pieces, c.req.raw.signal, () => {
			hasReader = false;
			setTimeout(() => writer.abort(), writeOnMs);
		});
		const logged = read.catch((error) => {
			// Failures of the model are logged where they happen.
			if (!(error instanceof AnalysisError)) logFailure(error, c.req.path);
		});
		c.executionCtx.waitUntil(logged);
		return c.body(body, 200, {
			"Content-Type": "text/event-stream; charset=utf-8",
			// Proxies that compress hold events back.
			"Cache-Control": "no-store, no-transform",
		});
	})
	.all("/", methodNotAllowed("POST"));

async function prepare(
	env: Bindings,
	database: Database,
	{ id, message = "", language: page, writeIn, newerThan = -1 }: AnalysisPrompt,
): Promise<AnalysisTask | StoredTask | Refusal> {
	if (id === undefined) {
		const language = writeIn ?? analysisLanguage(null, message, page);
		return { idea: message, language, analysts: createAnalysts(env.DB, null, language, page) };
	}
	const now = Date.now();
	const row = await findIdeaAndAnalysis(database, id, writeIn, now);
	if (!row || (message && message !== row.message.normalize())) return unknownIdea;
	const { message: idea, suspect, analysis: found } = row;
	// One that is being written can be joined.
	const isBeingWritten = found !== null && found.leaseEnd > now;
	const hasNoStartLeft = !isBeingWritten && row.startedToday >= limits.analysesPerDay;
	// Where the built-in analyst stood in for a model, the model is asked again.
	const isAskedAgain = found?.model === standInModel && !hasNoStartLeft;
	const finishedBefore = isAskedAgain ? Math.floor((found.finishedAt ?? 0) / 1000) : -1;
	const stored = { id, idea, found, newerThan: Math.max(newerThan, finishedBefore) };
	// What is finished is given whatever the settings are.
	if (isFinishedAfter(found, stored.newerThan)) {
		const language = found.language as AnalysisLanguage;
		return { ...stored, language, analysts: createAnalysts(env.DB, null, language, page) };
	}
	if (hasNoStartLeft) return limitReached(now);
	// A bot's idea costs nothing.
	const settings = suspect ? null : modelSettings(env);
	const language = (found?.language ?? writeIn ?? analysisLanguage(settings, idea, page)) as AnalysisLanguage;
	return { ...stored, language, analysts: createAnalysts(env.DB, settings, language, page) };
}

const unknownIdea: Refusal = { status: 404, code: "not_found", message: "No such idea is stored." };

function limitReached(now: number): Refusal {
	return {
		status: 429,
		code: "analysis_limit_reached",
		message: `${limits.analysesPerDay} analyses of this idea were started today. Try again tomorrow.`,
		// Until midnight in UTC.
		retryAfter: 86_400 - (Math.floor(now / 1000) % 86_400),
	};
}
