import { useState, useSyncExternalStore } from "react";
import { isReachable, nextTry, offlineRetryMs, seemsOffline } from "../browser/connection.ts";
import { ApiError, isAnalysisLimit } from "../browser/post.ts";
import type { AnalysisAddress } from "../schemas/analysis-address.ts";
import { standInModel } from "../schemas/analysis-stream.ts";
import type { AnalysisPrompt } from "../schemas/ideas.ts";
import { type Analysis, findKept, forgetKept, keep } from "./kept-analyses.ts";
import { ReportedError, readAnalysis } from "./read-analysis.ts";

/** Milliseconds before each new try when the connection or the server has failed. */
const retryDelaysMs = [2000, 4000, 8000];

const loading: Analysis = { phase: "loading", text: "" };

/** The analysis that was opened last. It goes on while the visitor changes the language, or is on another page. */
let opened: { publicApiKey: string; prompt: StoredPrompt; key: string } | undefined;
let analysis = loading;
/** While a new text is written: what is shown again if that fails. */
let previous: Analysis | undefined;
let connection: AbortController | undefined;
const listeners = new Set<() => void>();

/** Asks for the analysis of a stored idea. */
type StoredPrompt = AnalysisPrompt & AnalysisAddress;

/** What tells an analysis from others: the idea, and the language that was asked for. */
export const keyOf = ({ id, writeIn }: AnalysisAddress) => `${id} ${writeIn}`;

export const isInProgress = ({ phase }: Analysis) => phase === "loading" || phase === "streaming";

function set(changes: Partial<Analysis>) {
	analysis = { ...analysis, ...changes };
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The state of this analysis. One that is kept is there at the first rendering, so that the router finds the page as long as it was. */
export function useOpenAnalysis(prompt: AnalysisAddress): Analysis {
	const key = keyOf(prompt);
	const [kept = loading] = useState(() => findKept(key));
	return useSyncExternalStore(
		subscribe,
		() => (opened?.key === key ? analysis : kept),
		() => loading,
	);
}

/** Requests an analysis, unless it is the one that is open, or is kept. */
export function openAnalysis(publicApiKey: string, prompt: StoredPrompt): void {
	const key = keyOf(prompt);
	const isStandIn = analysis.phase === "complete" && analysis.model === standInModel;
	if (opened?.key === key && analysis.phase !== "failed" && !isStandIn) return;
	closeAnalysis();
	opened = { publicApiKey, prompt, key };
	set(findKept(key) ?? {});
	if (isInProgress(analysis)) read();
}

/** Forgets the open analysis. */
export function closeAnalysis(): void {
	connection?.abort();
	opened = undefined;
	previous = undefined;
	analysis = loading;
}

/** Returns the error that the visitor was not told of yet, and forgets it. */
export function takeError(): unknown {
	const { error } = analysis;
	set({ error: undefined });
	return error;
}

/** Ends the reading. The text so far stays, and the server writes on. */
export function stopAnalysis(): void {
	connection?.abort();
	set({ phase: "stopped", isInterrupted: false });
}

/** Aborts the request of a page that the browser may keep. `continueAnalysis` requests it again. */
export function pauseAnalysis(): void {
	connection?.abort();
}

/** Reads the rest of an analysis that was stopped. Its text stays until there is more. */
export function continueAnalysis(): void {
	set({ phase: analysis.text.trim() ? "streaming" : "loading", isInterrupted: false });
	read();
}

/** Requests a new text. If that fails, the one before is shown again. */
export function writeAgain(): void {
	previous = analysis;
	set({ phase: "loading", text: "", isCut: false, created: undefined });
	read();
}

async function read(): Promise<void> {
	if (!opened) return;
	const { publicApiKey, prompt, key } = opened;
	const request = previous ? { ...prompt, newerThan: previous.created } : prompt;
	connection?.abort();
	connection = new AbortController();
	const { signal } = connection;
	const delays = retryDelaysMs.values();
	for (;;) {
		try {
			let text = "";
			let isCut = false;
			let created = Math.floor(Date.now() / 1000);
			for await (const delta of readAnalysis(publicApiKey, request, signal)) {
				if (signal.aborted) return;
				const { idea = analysis.idea, model, language } = delta;
				text += delta.text;
				isCut ||= delta.isCut;
				created = delta.created ?? created;
				// Nothing that is shown disappears while it is sent again.
				const shown = analysis.text.startsWith(text) ? analysis.text : text;
				const phase = shown.trim() ? "streaming" : "loading";
				// The first event of a stored idea has no text, so it does not tell about one.
				set({ phase, text: shown, idea, isInterrupted: false, ...(delta.text && { model, language }) });
			}
			previous = undefined;
			set({ phase: "complete", text, isCut, created, isInterrupted: false, limitReached: false });
			// The next visit asks the model again.
			if (analysis.model !== standInModel) keep(key, analysis);
			return;
		} catch (error) {
			if (signal.aborted) return;
			console.error(error);
			const { status } = error instanceof ApiError ? error : {};
			// A server that cannot answer now may do so later.
			const isTemporary = status === undefined || status >= 500;
			// Of a text that is written again, each try counts, and there is one to go back to.
			const isTried = isTemporary && !(previous && error instanceof ReportedError);
			// While the browser is offline, a try that fails is none of the three.
			const isOffline = isTemporary && seemsOffline() && !(await isReachable());
			if (signal.aborted) return;
			const delayMs = isOffline ? offlineRetryMs : isTried && delays.next().value;
			if (delayMs) {
				set({ isInterrupted: true });
				await nextTry(delayMs, signal);
				if (signal.aborted) return;
				continue;
			}
			const before = previous;
			previous = undefined;
			const limitReached = isAnalysisLimit(error);
			if (status === 404) forgetKept(prompt.id);
			else if (before) return set({ ...before, error, limitReached });
			else if (isTemporary || (limitReached && analysis.text.trim()))
				return set({ phase: "stopped", isInterrupted: isTemporary, limitReached });
			return set({ phase: "failed", error });
		}
	}
}
