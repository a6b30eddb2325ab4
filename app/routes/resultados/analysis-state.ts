/**
 * The states of an analysis on the page: loading → streaming → complete, out of which it can be stopped or fail.
 */
import type { StoredAnalysis } from "../../storage/stored-analyses.ts";

type AnalysisPhase = "loading" | "streaming" | "complete" | "stopped" | "failed";

export interface AnalysisState {
	phase: AnalysisPhase;
	text: string;
	/** Name of the model, once it is known. */
	model: string | undefined;
	/** ISO date of its end. */
	writtenOn: string | undefined;
	/** How often the model was asked; 0 while an analysis kept from before is shown. */
	attempt: number;
}

export type AnalysisEvent =
	| { type: "write"; text: string; model: string }
	| { type: "finish"; writtenOn: string }
	| { type: "stop" }
	| { type: "fail" }
	/** The visitor wants it anew. */
	| { type: "restart" }
	/** The page was put away while the analysis was being written, and is back. */
	| { type: "resume" };

const unwritten = {
	phase: "loading",
	text: "",
	model: undefined,
	writtenOn: undefined,
} as const;

/**
 * The first state: the analysis kept from before, or waiting for a new one.
 *
 * @param showUnfinished whether one that broke off is to be read; it is written anew otherwise
 */
export function initialState(kept: StoredAnalysis | undefined, showUnfinished = false): AnalysisState {
	if (!kept || !(kept.writtenOn || showUnfinished)) return { ...unwritten, attempt: 1 };
	return { ...unwritten, ...kept, phase: kept.writtenOn ? "complete" : "stopped", attempt: 0 };
}

/** The next state. What comes late, after a stop or an end, changes nothing. */
export function reducer(state: AnalysisState, event: AnalysisEvent): AnalysisState {
	const active = state.phase === "loading" || state.phase === "streaming";
	if (event.type === "restart") return active ? state : { ...unwritten, attempt: state.attempt + 1 };
	if (!active) return state;
	switch (event.type) {
		case "resume":
			return { ...unwritten, attempt: state.attempt + 1 };
		case "write": {
			const text = state.text + event.text;
			// Blank lines before the first word are no text yet.
			return { ...state, phase: text.trim() ? "streaming" : "loading", text, model: event.model };
		}
		case "finish":
			return { ...state, phase: "complete", writtenOn: event.writtenOn };
		case "stop":
			return { ...state, phase: "stopped" };
		case "fail":
			return { ...state, phase: "failed" };
	}
}
