import { standInModel } from "#app/schemas/analysis-stream.ts";
import { limits } from "#app/schemas/limits.ts";
import {
	claimAnalysis,
	findIdeaAndAnalysis,
	leaseMs,
	type StoredAnalysis,
	updateClaimed,
} from "#worker/db/analyses.ts";
import { type Database, retryOnce } from "#worker/db/database.ts";
import { errorName, log } from "#worker/log.ts";
import { textLanguage } from "./analyst.ts";
import { normalised } from "./clean-text.ts";
import {
	AnalysisError,
	type AnalysisTask,
	type Ending,
	type Piece,
	writeAnalysis,
} from "./write-analysis.ts";

/** Milliseconds between two times that a writer stores its text, and between two times that a reader asks for it. */
const pauseMs = 2_000;

/** The analysis of a stored idea. */
export interface StoredTask extends AnalysisTask {
	id: string;
	/** The row of its analysis. */
	found: StoredAnalysis | null;
	/** Seconds since 1970: an analysis is only wanted if it was finished later. */
	newerThan: number;
}

const secondsOf = (ms: number) => Math.floor(ms / 1000);

/** Whether the row has an analysis that was finished later than a second. */
export const isFinishedAfter = (
	row: StoredAnalysis | null,
	newerThan: number,
): row is StoredAnalysis & { finishedAt: number } =>
	row !== null && row.finishedAt !== null && secondsOf(row.finishedAt) > newerThan;

/**
 * Reads the analysis of an idea: as it is stored, as another request writes it, or as it is written and stored now.
 * @param hasReader whether the reader is still there. A request that only waits ends otherwise.
 * @throws AnalysisError `interrupted` if the text breaks off or another one is written, which whoever asks again gets
 */
export async function* readOrWrite(
	database: Database,
	task: AnalysisTask | StoredTask,
	signal: AbortSignal,
	hasReader: () => boolean,
): AsyncGenerator<Piece> {
	const { idea, language, analysts } = task;
	let row = "id" in task ? task.found : null;
	yield { text: "", model: row?.draftModel || row?.model || analysts[0].model, idea };
	if (!("id" in task)) return yield* writeAnalysis(task, signal);
	const { id, newerThan } = task;
	let sent = "";
	for (;;) {
		const now = Date.now();
		const finished = isFinishedAfter(row, newerThan) ? row : undefined;
		const draft = row && row.leaseEnd > now ? { text: row.draft, model: row.draftModel } : undefined;
		const { text: stored, model } = finished ?? draft ?? { text: "", model: "" };
		// It may have been stored when the page read more than one form.
		const text = finished ? await normalised(stored, textLanguage(model, language)) : stored;
		if (!text.startsWith(sent)) throw new AnalysisError("interrupted");
		const written = finished && { created: secondsOf(finished.finishedAt) };
		if (text !== sent)
			yield { text: text.slice(sent.length), model, language: textLanguage(model, language), ...written };
		sent = text;
		if (finished) {
			yield { ending: finished.ending, ...written };
			return;
		}
		if (!draft) {
			const claimed = await claimAnalysis(database, id, language, newerThan * 1000 + 999, now);
			if (claimed) return yield* writeAndStore(database, claimed, task, signal);
		}
		await scheduler.wait(pauseMs);
		if (!hasReader()) return;
		const found = await findIdeaAndAnalysis(database, id, language, now);
		// The idea was erased.
		if (!found) throw new AnalysisError("upstream");
		row = found.analysis;
		// After the wait: a lease that ended meanwhile is nobody's.
		const isReadable = (row?.leaseEnd ?? 0) > Date.now() || isFinishedAfter(row, newerThan);
		if (!isReadable && found.startedToday >= limits.analysesPerDay) throw new AnalysisError("interrupted");
	}
}

/** Writes a claimed analysis and stores it, whoever still reads it. */
async function* writeAndStore(
	database: Database,
	claimed: StoredAnalysis,
	task: AnalysisTask,
	signal: AbortSignal,
): AsyncGenerator<Piece> {
	const [analyst, fallback] = task.analysts;
	// A model's finished analysis is not replaced by one of the fallback.
	const isReplaceable = claimed.finishedAt === null || claimed.model === standInModel;
	const analysts = [analyst, isReplaceable ? fallback : undefined] as const;
	const written = { draft: "", draftModel: analyst.model };
	const over = new AbortController();
	/** Another request has the lease, or the idea was erased. */
	const lost = new AbortController();

	async function saveUntilOver() {
		for (;;) {
			await scheduler.wait(pauseMs, { signal: over.signal }).catch(() => {});
			if (over.signal.aborted) return;
			const changes = { ...written, leaseEnd: Date.now() + leaseMs };
			const isOurs = await updateClaimed(database, claimed, changes).catch(() => undefined);
			if (isOurs === false) return lost.abort();
		}
	}

	saveUntilOver();
	let ending: Ending = "stop";
	try {
		const stop = AbortSignal.any([signal, lost.signal]);
		for await (const { text, model, ...piece } of writeAnalysis({ ...task, analysts }, stop)) {
			if (piece.ending) ending = piece.ending;
			if (text === undefined) continue;
			written.draft += text;
			written.draftModel = model ?? written.draftModel;
			yield { text, model, ...piece };
		}
	} catch (error) {
		await store(() => updateClaimed(database, claimed, { ...written, leaseEnd: 0 }));
		throw error;
	} finally {
		over.abort();
	}
	const { draft: text, draftModel: model } = written;
	// Its second tells it from the one before.
	const finishedAt = Math.max(Date.now(), (secondsOf(claimed.finishedAt ?? -1) + 1) * 1000);
	const finished = { text, model, ending, finishedAt, draft: "", draftModel: "", leaseEnd: 0 };
	if ((await store(() => updateClaimed(database, claimed, finished))) === false)
		throw new AnalysisError("interrupted");
	yield { ending, created: secondsOf(finishedAt) };
}

/** Writes; undefined if D1 rejects it twice. Then the next request writes the analysis again, at the end of its lease. */
async function store(write: () => Promise<boolean>): Promise<boolean | undefined> {
	return retryOnce(write).catch((error) => {
		log("error", "analysis_not_stored", { reason: errorName(error) });
		return undefined;
	});
}
