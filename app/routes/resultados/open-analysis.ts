import { useSyncExternalStore } from "react";
import { isReachable, nextTry, offlineRetryMs, seemsOffline } from "../../browser/connection.ts";
import { ideaDraft } from "../../browser/idea-draft.ts";
import { ApiError, isAnalysisLimit } from "../../browser/post.ts";
import type { AnalysisPrompt } from "../../schemas/ideas.ts";
import { ReportedError, readAnalysis } from "./read-analysis.ts";

export interface Analysis {
	/** loading → streaming → complete; both of the first two can also end in stopped or failed. */
	phase: "loading" | "streaming" | "complete" | "stopped" | "failed";
	text: string;
	/** The idea as it is stored; undefined until the server has told it. */
	idea?: string | undefined;
	/** Name of the model; undefined until it is known. */
	model?: string | undefined;
	/** Language of the text, as in BCP 47; undefined if it is not known. */
	language?: string | undefined;
	/** ISO time of its end. */
	writtenOn?: string | undefined;
	/** Why it failed, or why the last try to write it again did. */
	error?: unknown;
	/** The connection was lost. It is tried again while the analysis is in progress. */
	isOffline?: boolean;
	/** The idea has reached its analyses of the day, so no other one is offered. */
	limitReached?: boolean;
}

/** Milliseconds before each new try when the connection was lost. */
const retryDelaysMs = [2000, 4000, 8000];

const loading: Analysis = { phase: "loading", text: "" };

/** The analysis that was opened last. It goes on while the visitor changes the language, or is on another page. */
let opened: { publicApiKey: string; prompt: AnalysisPrompt; key: string } | undefined;
let analysis = loading;
let connection: AbortController | undefined;
const listeners = new Set<() => void>();

const keyOf = ({ id, message, writeIn }: AnalysisPrompt) => `${id ?? message} ${writeIn}`;

export const isInProgress = ({ phase }: Analysis) => phase === "loading" || phase === "streaming";

function set(changes: Partial<Analysis>) {
	analysis = { ...analysis, ...changes };
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The state of this analysis. */
export function useOpenAnalysis(prompt: AnalysisPrompt): Analysis {
	const key = keyOf(prompt);
	return useSyncExternalStore(
		subscribe,
		() => (opened?.key === key ? analysis : loading),
		() => loading,
	);
}

/** Requests an analysis, unless it is the one that is open. */
export function openAnalysis(publicApiKey: string, prompt: AnalysisPrompt): void {
	const key = keyOf(prompt);
	if (opened?.key === key && analysis.phase !== "failed") return;
	closeAnalysis();
	opened = { publicApiKey, prompt, key };
	set({});
	read();
}

/** Forgets the open analysis. */
export function closeAnalysis(): void {
	connection?.abort();
	opened = undefined;
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
	set({ phase: "stopped", isOffline: false });
}

/** Aborts the request of a page that the browser may keep. `continueAnalysis` requests it again. */
export function pauseAnalysis(): void {
	connection?.abort();
}

/** Reads the rest of an analysis that was stopped. Its text stays until there is more. */
export function continueAnalysis(): void {
	set({ phase: analysis.text.trim() ? "streaming" : "loading", isOffline: false });
	read();
}

/** Requests a new text. If that fails, the one before is shown again. */
export function writeAgain(): void {
	const previous = analysis;
	set({ phase: "loading", text: "", writtenOn: undefined, isOffline: false });
	read(previous);
}

/** @param previous what is shown again if this request for a new text fails */
async function read(previous?: Analysis): Promise<void> {
	if (!opened) return;
	const { publicApiKey, prompt } = opened;
	connection?.abort();
	connection = new AbortController();
	const { signal } = connection;
	const isStored = Boolean(prompt.id);
	const delays = isStored ? retryDelaysMs.values() : [].values();
	for (;;) {
		try {
			let text = "";
			let created: number | undefined;
			const request = previous ? { ...prompt, again: true } : prompt;
			for await (const delta of readAnalysis(publicApiKey, request, signal)) {
				if (signal.aborted) return;
				const { idea = analysis.idea, model, language } = delta;
				text += delta.text;
				created = delta.created;
				// Nothing that is shown disappears while it is sent again.
				const shown = analysis.text.startsWith(text) ? analysis.text : text;
				const phase = shown.trim() ? "streaming" : "loading";
				// The first event of a stored idea has no text, so it does not tell about one.
				set({ phase, text: shown, idea, isOffline: false, ...(delta.text && { model, language }) });
			}
			const writtenOn = (created ? new Date(created * 1000) : new Date()).toISOString();
			set({ phase: "complete", text, writtenOn, isOffline: false });
			// The form is then ready for the next idea. What was written since, or taken up again, stays.
			if (listeners.size > 0 && ideaDraft.read().trim() === (analysis.idea ?? prompt.message))
				ideaDraft.save("");
			return;
		} catch (error) {
			if (signal.aborted) return;
			console.error(error);
			const isConnectionLost = !(error instanceof ApiError || error instanceof ReportedError);
			const limitReached = isAnalysisLimit(error);
			if (previous) return set({ ...previous, error, limitReached });
			if (limitReached && analysis.text.trim()) return set({ phase: "stopped", limitReached });
			if (!isConnectionLost) return set({ phase: "failed", error });
			// While the browser is offline, a try that fails is none of the three.
			const isOffline = isStored && seemsOffline() && !(await isReachable());
			if (signal.aborted) return;
			const delayMs = isOffline ? offlineRetryMs : delays.next().value;
			// Without a connection there is no page to lead to.
			if (delayMs === undefined) return set({ phase: "stopped", isOffline: true });
			set({ isOffline: true });
			await nextTry(delayMs, signal);
			if (signal.aborted) return;
		}
	}
}
