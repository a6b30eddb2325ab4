import {
	type AnalysisKey,
	claimAnalysis,
	findAnalysis,
	finishAnalysis,
	releaseAnalysis,
	type StoredAnalysis,
} from "#worker/db/analyses.ts";
import type { Database } from "#worker/db/database.ts";
import { errorName, log } from "#worker/log.ts";
import { type Analyst, textLanguage } from "./analyst.ts";
import type { Piece } from "./event-encoding.ts";
import { AnalysisError, type Ending, type WrittenText, writeWithFallback } from "./write-analysis.ts";

/** How much longer the lease is than the analysis may take, in milliseconds: for a second analyst and for D1. */
const leaseMarginMs = 15_000;

/** How often a request that waits asks D1 during a lease. The Workers Free plan allows 50 queries a request. */
const queriesPerLease = 40;

interface AnalysisRequest {
	key: AnalysisKey;
	/** The text of the idea. */
	idea: string;
	/** The row as it was found. */
	found: StoredAnalysis | null;
	/** Write it anew, although it is finished. */
	again: boolean;
	/** Who writes it, and who does if the first one fails before its first text. */
	analysts: readonly [Analyst, Analyst?];
	/** Aborts when nobody reads any more: a request that only waits ends then. */
	reader: AbortSignal;
	/** Stops the model. */
	writer: AbortSignal;
}

/**
 * Sends the analysis of a stored idea: as it is stored if it is finished, when it is finished if another request is writing
 * it, or else as it is written now. Whatever happens to the reader, one request at a time writes and stores it.
 * @throws AnalysisError
 */
export async function sendStoredAnalysis(
	database: Database,
	request: AnalysisRequest,
	send: (piece: Piece) => void,
): Promise<Ending> {
	const { key, again, analysts, reader } = request;
	const requestedAt = Date.now();
	const leaseMs = analysts[0].totalMs + leaseMarginMs;
	let found: StoredAnalysis | null | undefined = request.found;
	for (;;) {
		if (found?.finishedAt && (!again || found.finishedAt >= requestedAt)) {
			const { text, model, finishedAt } = found;
			const created = Math.floor(finishedAt / 1000);
			send({ text, model, language: textLanguage(model, key.language), created });
			return "stop";
		}
		const now = Date.now();
		const canClaim = (found?.leaseEnd ?? 0) <= now;
		const claimed = canClaim && (await claimAnalysis(database, key, again, now, now + leaseMs));
		if (claimed) return writeClaimed(database, claimed, request, send);
		await scheduler.wait(leaseMs / queriesPerLease);
		if (reader.aborted) throw new AnalysisError("interrupted");
		found = await findAnalysis(database, key);
		// The idea was erased.
		if (!found) throw new AnalysisError("upstream");
	}
}

async function writeClaimed(
	database: Database,
	claimed: StoredAnalysis,
	{ key, idea, analysts: [analyst, fallback], writer }: AnalysisRequest,
	send: (piece: Piece) => void,
): Promise<Ending> {
	const written: WrittenText = { text: "", model: analyst.model };
	// A finished analysis is not replaced by one of the fallback.
	const analysts = [analyst, claimed.finishedAt === null ? fallback : undefined] as const;
	try {
		const ending = await writeWithFallback(analysts, idea, writer, ({ text, model }) => {
			written.text = model === written.model ? written.text + text : text;
			written.model = model;
			send({ text, model, language: textLanguage(model, key.language) });
		});
		const isCounted = written.model === analyst.model;
		await store(finishAnalysis(database, claimed, written, isCounted, Date.now()));
		return ending;
	} catch (error) {
		await store(releaseAnalysis(database, claimed, written));
		throw error;
	}
}

/** Waits for a write. If D1 rejects it, the analysis is written again by the next request after its lease. */
async function store(writing: Promise<void>): Promise<void> {
	await writing.catch((error) => log("error", "analysis_not_stored", { reason: errorName(error) }));
}
