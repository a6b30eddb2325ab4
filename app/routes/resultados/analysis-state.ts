import type { StoredAnalysis } from "../../browser/stored-analyses.ts";

/** loading → streaming → complete; both of the first two can also end in stopped or failed. */
type AnalysisPhase = "loading" | "streaming" | "complete" | "stopped" | "failed";

export interface AnalysisState {
	phase: AnalysisPhase;
	text: string;
	/** Name of the model; undefined until it is known. */
	model: string | undefined;
	writtenOn: string | undefined;
	/** Number of requests so far; 0 while a stored analysis is shown. */
	attempt: number;
	/** The analysis before a restart, which is shown again if the restart fails. */
	previous?: AnalysisState | undefined;
	/** The idea has reached its analyses of the day, so no restart is offered. */
	limitReached?: boolean;
}

export type AnalysisEvent =
	| { type: "append"; text: string; model: string }
	| { type: "finish"; writtenOn: string }
	| { type: "stop" }
	| { type: "fail" }
	/** A restart failed; `limitReached` if the idea has reached its analyses of the day. */
	| { type: "restore"; limitReached: boolean }
	| { type: "restart" }
	/** The page came back from the back/forward cache during an analysis. */
	| { type: "resume" };

const emptyState = {
	phase: "loading",
	text: "",
	model: undefined,
	writtenOn: undefined,
} as const;

/**
 * The state with a stored analysis, or the loading state.
 *
 * @param showUnfinished whether to show a stored analysis that is incomplete; otherwise it is requested again
 */
export function initialState(stored: StoredAnalysis | undefined, showUnfinished = false): AnalysisState {
	if (!stored || !(stored.writtenOn || showUnfinished)) return { ...emptyState, attempt: 1 };
	return { ...emptyState, ...stored, phase: stored.writtenOn ? "complete" : "stopped", attempt: 0 };
}

/** Ignores events that arrive after the analysis has ended, except for a restart. */
export function reducer(state: AnalysisState, event: AnalysisEvent): AnalysisState {
	const isActive = state.phase === "loading" || state.phase === "streaming";
	if (event.type === "restart") {
		return isActive ? state : { ...emptyState, attempt: state.attempt + 1, previous: state };
	}
	if (!isActive) return state;
	switch (event.type) {
		case "resume":
			return { ...emptyState, attempt: state.attempt + 1, previous: state.previous };
		case "append": {
			const text = state.text + event.text;
			// Leading blank lines do not count as text.
			return { ...state, phase: text.trim() ? "streaming" : "loading", text, model: event.model };
		}
		case "finish":
			return { ...state, phase: "complete", writtenOn: event.writtenOn };
		case "stop":
			return { ...state, phase: "stopped" };
		case "fail":
			return { ...state, phase: "failed" };
		case "restore": {
			const { attempt, previous } = state;
			return { ...state, ...previous, attempt, previous: undefined, limitReached: event.limitReached };
		}
	}
}
