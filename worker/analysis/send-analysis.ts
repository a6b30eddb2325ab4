import {
	claimAnalysis,
	findIdeaAndAnalysis,
	finishAnalysis,
	releaseAnalysis,
	type StoredAnalysis,
} from "#worker/db/analyses.ts";
import type { Database } from "#worker/db/database.ts";
import { errorName, log } from "#worker/log.ts";
import { type Analyst, textLanguage } from "./analyst.ts";
import type { Piece } from "./event-encoding.ts";
import { type AnalysisLanguage, sanitizeIdea } from "./prompt.ts";
import { AnalysisError, type Ending, type WrittenText, writeWithFallback } from "./write-analysis.ts";

/** How much longer the lease is than the analysis may take, in milliseconds: for a second analyst and for D1. */
const leaseMarginMs = 15_000;

/** How often a request that waits asks D1 during a lease. The Workers Free plan allows 50 queries a request. */
const queriesPerLease = 40;

/** Delay before a write that D1 has rejected is tried again. */
const storeRetryMs = 1000;

export interface AnalysisRequest {
	/** The text of the idea. */
	idea: string;
	language: AnalysisLanguage;
	/** Who writes it, and who does if the first one fails before its first text. */
	analysts: readonly [Analyst, Analyst?];
	/** Of a stored idea: its id, the row of its analysis, and whether to write it anew although it is finished. */
	stored?: { id: string; found: StoredAnalysis | null; again: boolean };
}

interface Signals {
	/** Aborts when the reader has gone. A request that only waits ends then. */
	reader: AbortSignal;
	/** Stops the model. */
	writer: AbortSignal;
}

type Send = (piece: Piece) => void;

/**
 * Sends the analysis of an idea. That of a stored idea is sent as it is stored if it is finished, when it is finished if
 * another request is writing it, or else as it is written now: one request at a time writes it and stores it.
 * @throws AnalysisError
 */
export async function sendAnalysis(
	database: Database,
	request: AnalysisRequest,
	signals: Signals,
	send: Send,
): Promise<Ending> {
	const { stored, idea, language, analysts } = request;
	if (!stored) return write(request, analysts, signals, send);
	const { id, again } = stored;
	const requestedAt = Date.now();
	const leaseMs = analysts[0].totalMs + leaseMarginMs;
	let { found } = stored;
	send({ text: "", model: (found ?? analysts[0]).model, idea });
	for (;;) {
		if (found?.finishedAt && (!again || found.finishedAt >= requestedAt)) {
			const { text, model, finishedAt } = found;
			send({
				text,
				model,
				language: textLanguage(model, language),
				created: Math.floor(finishedAt / 1000),
			});
			return "stop";
		}
		const now = Date.now();
		const canClaim = (found?.leaseEnd ?? 0) <= now;
		const claimed = canClaim && (await claimAnalysis(database, id, language, again, now, now + leaseMs));
		if (claimed) return writeClaimed(database, claimed, request, signals, send);
		await scheduler.wait(leaseMs / queriesPerLease);
		if (signals.reader.aborted) throw new AnalysisError("interrupted");
		const row = await findIdeaAndAnalysis(database, id, language, now);
		// The idea was erased.
		if (!row) throw new AnalysisError("upstream");
		found = row.analysis;
	}
}

/** Writes a claimed analysis and stores it, whoever still reads it. */
async function writeClaimed(
	database: Database,
	claimed: StoredAnalysis,
	request: AnalysisRequest,
	signals: Signals,
	send: Send,
): Promise<Ending> {
	const [analyst, fallback] = request.analysts;
	const written: WrittenText = { text: "", model: analyst.model };
	// A finished analysis is not replaced by one of the fallback.
	const analysts = [analyst, claimed.finishedAt === null ? fallback : undefined] as const;
	try {
		const ending = await write(request, analysts, signals, ({ text = "", model = "", ...piece }) => {
			written.text = model === written.model ? written.text + text : text;
			written.model = model;
			send({ text, model, ...piece });
		});
		const isCounted = written.model === analyst.model;
		await store(() => finishAnalysis(database, claimed, written, isCounted, Date.now()));
		return ending;
	} catch (error) {
		await store(() => releaseAnalysis(database, claimed, written));
		throw error;
	}
}

function write(
	{ idea, language }: AnalysisRequest,
	analysts: AnalysisRequest["analysts"],
	{ writer }: Signals,
	send: Send,
): Promise<Ending> {
	return writeWithFallback(analysts, sanitizeIdea(idea), writer, ({ text, model }) =>
		send({ text, model, language: textLanguage(model, language) }),
	);
}

/** Writes, and once more if D1 rejects it. After that the next request writes the analysis again, at the end of its lease. */
async function store(write: () => Promise<void>): Promise<void> {
	const again = write().catch(() => scheduler.wait(storeRetryMs).then(write));
	await again.catch((error) => log("error", "analysis_not_stored", { reason: errorName(error) }));
}
