import { useState, useSyncExternalStore } from "react";
import { nextTry } from "../browser/connection.ts";
import { ApiError } from "../browser/post.ts";
import { tabStorage } from "../browser/storage.ts";
import type { AnalysisAddress } from "../schemas/analysis-address.ts";
import { standInModel } from "../schemas/analysis-stream.ts";
import type { AnalysisPrompt } from "../schemas/ideas.ts";
import {
	type Analysis,
	type AnalysisEvent,
	type Complete,
	type Delay,
	type Failure,
	next,
	reading,
} from "./analysis-state.ts";
import { type ReceivedAnalysis, ReportedError, readAnalysis } from "./read-analysis.ts";

/** Milliseconds before each new try when the connection or the server has failed. */
const retryDelaysMs = [2000, 4000, 8000];

/** Asks for the analysis of a stored idea. */
type StoredPrompt = AnalysisPrompt & AnalysisAddress;

interface OpenAnalysis {
	key: string;
	publicApiKey: string;
	prompt: StoredPrompt;
	analysis: Analysis;
	/** Aborts the request, if there is one. */
	connection: AbortController;
	/** Tells the page, while the analysis is on one, why there is nothing to show, or no new text. */
	onFailure?: ((failure: Failure, analysis: Analysis) => void) | undefined;
}

/** The analysis that was opened last. It goes on while the visitor changes the language, or is on another page. */
let opened: OpenAnalysis | undefined;
const listeners = new Set<() => void>();

/** What tells an analysis from others: the idea, and the language that was asked for. */
export const keyOf = ({ id, writeIn }: AnalysisAddress) => `${id} ${writeIn}`;

function dispatch(open: OpenAnalysis, event: AnalysisEvent): Analysis {
	open.analysis = next(open.analysis, event);
	for (const listener of listeners) listener();
	return open.analysis;
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The state of this analysis. One that is kept is there at the first rendering, so that the router finds the page as long as it was. */
export function useOpenAnalysis(prompt: AnalysisAddress): Analysis {
	const key = keyOf(prompt);
	const [kept = reading] = useState(() => findKept(key));
	return useSyncExternalStore(
		subscribe,
		() => (opened?.key === key ? opened.analysis : kept),
		() => reading,
	);
}

/**
 * Requests an analysis, unless it is the one that is open, or is kept.
 * @returns called when its page is left
 */
export function openAnalysis(
	publicApiKey: string,
	prompt: StoredPrompt,
	onFailure: OpenAnalysis["onFailure"],
): () => void {
	const key = keyOf(prompt);
	const isOpen = opened?.key === key && opened.analysis.phase !== "failed" && !isStandIn(opened.analysis);
	if (!opened || !isOpen) {
		closeAnalysis();
		const connection = new AbortController();
		opened = { key, publicApiKey, prompt, connection, analysis: findKept(key) ?? reading };
		read(opened);
	}
	const open = opened;
	open.onFailure = onFailure;
	return () => {
		open.onFailure = undefined;
	};
}

/** Whether the built-in analyst wrote it in place of the model, which the next visit asks again. */
const isStandIn = ({ phase, model }: Analysis) => phase === "complete" && model === standInModel;

/** Forgets the open analysis. */
export function closeAnalysis(): void {
	opened?.connection.abort();
	opened = undefined;
}

/** Stops the open analysis, while the server writes on, reads the rest of a stopped one, or asks for another text. */
export function tellAnalysis(type: "stop" | "continue" | "writeAgain"): void {
	if (!opened) return;
	opened.connection.abort();
	dispatch(opened, { type });
	read(opened);
}

/** Reads an analysis that is to be read, again after each failure that may be temporary. */
async function read(open: OpenAnalysis): Promise<void> {
	if (open.analysis.phase !== "reading") return;
	const { key, publicApiKey, prompt } = open;
	const { before } = open.analysis;
	const request = before ? { ...prompt, newerThan: before.created } : prompt;
	open.connection.abort();
	open.connection = new AbortController();
	const { signal } = open.connection;
	const delays = retryDelaysMs.values();
	while (!signal.aborted) {
		try {
			let received: ReceivedAnalysis | undefined;
			for await (received of readAnalysis(publicApiKey, request, signal)) {
				if (signal.aborted) return;
				dispatch(open, { type: "received", received });
			}
			if (!received) throw new Error("The analysis has no text.");
			const ended = dispatch(open, { type: "ended", received });
			if (ended.phase === "complete" && !isStandIn(ended)) keep(key, ended);
			return;
		} catch (error) {
			if (signal.aborted) return;
			console.error(error);
			const failure = failureOf(error);
			// Of a text that is written again, each try counts, and there is one to go back to.
			const isFinal = before && error instanceof ReportedError;
			const delay = isFinal ? undefined : delayAfter(failure, error as Partial<ApiError>, delays);
			if (!delay) {
				if (failure === "gone") forgetKept(prompt.id);
				const failed = dispatch(open, { type: "failed", failure });
				return open.onFailure?.(failure, failed);
			}
			dispatch(open, { type: "delayed", delay });
			await nextTry(delay.until - Date.now(), signal);
		}
	}
}

/** A server that cannot answer now may do so later, as a connection may come back, or a proxy that has answered instead may let it. */
function failureOf(error: unknown): Failure {
	if (!(error instanceof ApiError) || error.status >= 500 || error.code === undefined) return "lost";
	if (error.status === 404) return "gone";
	return error.code === "analysis_limit_reached" ? "limit" : "refused";
}

/** @returns why and until when a request waits before it is sent again; undefined if it is not */
function delayAfter(
	failure: Failure,
	{ retryAfter }: Partial<ApiError>,
	delays: Iterator<number>,
): Required<Delay> | undefined {
	if (retryAfter && failure !== "limit") return { kind: "busy", until: Date.now() + retryAfter * 1000 };
	if (failure !== "lost") return undefined;
	const ms: number | undefined = delays.next().value;
	return ms === undefined ? undefined : { kind: "lost", until: Date.now() + ms };
}

const keptKey = "finishedAnalyses";

/** The finished analyses of this tab by name. */
const readAll = () => (tabStorage.readJson(keptKey) ?? {}) as Record<string, Complete | undefined>;

/** The finished analysis of this name, as it was shown. */
const findKept = (name: string) => readAll()[name];

/** Keeps a finished analysis in this tab, in place of the one before it. */
function keep(name: string, analysis: Complete): void {
	tabStorage.write(keptKey, JSON.stringify({ ...readAll(), [name]: analysis }));
}

/** Forgets the analyses of an idea that has been erased, in any language. */
function forgetKept(id: string): void {
	const others = Object.entries(readAll()).filter(([name]) => !name.startsWith(id));
	tabStorage.write(keptKey, JSON.stringify(Object.fromEntries(others)));
}
