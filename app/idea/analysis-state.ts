import type { ReceivedAnalysis } from "./read-analysis.ts";

/** A text of an analysis, or what there is of it, and what is known about both. */
interface Written extends Pick<ReceivedAnalysis, "language" | "idea" | "ideaLanguage"> {
	text: string;
	/** Name of the model; undefined until it is known. */
	model?: string | undefined;
}

interface Reading extends Written {
	phase: "reading";
	/** What is shown again if the new text that was asked for cannot be had. */
	before?: Complete | undefined;
	/** Why nothing is added to the text. */
	delay?: Delay | undefined;
}

/** No connection, or too many requests: the server is asked again at a time, in milliseconds. Or the text is written anew. */
export interface Delay {
	kind: "lost" | "busy" | "rewritten";
	until?: number;
}

interface Stopped extends Written {
	phase: "stopped";
	/** The reader, a connection that did not come back, or the idea's analyses of the day. */
	by: "reader" | "lost" | "limit";
	before?: Complete | undefined;
}

export interface Complete extends Written {
	phase: "complete";
	/** Whether the text was cut by the limit on its length. */
	isCut?: boolean | undefined;
	/** When it was finished, in seconds since 1970. */
	created?: number | undefined;
	/** The idea has reached its analyses of the day, so no other one is offered. */
	limitReached?: boolean | undefined;
}

/** There is nothing to show. */
interface Failed extends Written {
	phase: "failed";
}

/** An analysis as a reader sees it. Decision 34 draws how one state follows another. */
export type Analysis = Reading | Stopped | Complete | Failed;

/** Why all of the text cannot be had; `gone` if the idea was erased. */
export type Failure = "lost" | "limit" | "gone" | "refused";

export type AnalysisEvent =
	| { type: "received" | "ended"; received: ReceivedAnalysis }
	| { type: "delayed"; delay: Delay }
	| { type: "failed"; failure: Failure }
	/** The reader's own. */
	| { type: "stop" | "continue" | "writeAgain" };

/** An analysis that was asked for. */
export const reading: Reading = { phase: "reading", text: "" };

export const hasText = ({ text }: Written) => text.trim() !== "";

/** The state that follows. An event that has no meaning in a state leaves it. */
export function next(state: Analysis, event: AnalysisEvent): Analysis {
	if (event.type === "writeAgain") {
		if (state.phase !== "complete") return state;
		return { ...written(state), text: "", phase: "reading", before: state };
	}
	if (event.type === "continue") {
		return state.phase === "stopped" ? { ...written(state), phase: "reading", before: state.before } : state;
	}
	if (state.phase !== "reading") return state;
	const { before } = state;
	switch (event.type) {
		case "received":
			return receive(state, event.received);
		case "ended": {
			const { text, model, language, isCut, created } = event.received;
			const whole = { text, model, language, isCut, created };
			return { ...written(receive(state, event.received)), ...whole, phase: "complete" };
		}
		case "delayed":
			return { ...state, delay: event.delay };
		case "stop":
			if (before && !hasText(state)) return before;
			return { ...written(state), phase: "stopped", by: "reader", before };
		case "failed": {
			const { failure } = event;
			if (failure === "gone") return { ...written(state), phase: "failed" };
			const limitReached = failure === "limit";
			if (before) return { ...before, limitReached };
			if (failure === "lost" || (limitReached && hasText(state)))
				return { ...written(state), phase: "stopped", by: failure };
			return { ...written(state), phase: "failed" };
		}
	}
}

const written = ({ text, idea, ideaLanguage, model, language }: Written): Written => ({
	...{ text, idea, ideaLanguage, model, language },
});

/** What is shown stays until there is more, also where it is written anew. */
function receive(state: Reading, { text, model, language, ...received }: ReceivedAnalysis): Reading {
	const { idea = state.idea, ideaLanguage = state.ideaLanguage } = received;
	const arrived = { ...state, idea, ideaLanguage, delay: undefined };
	// The first event of a stored idea has no text, so it does not tell who wrote one.
	if (text === "") return arrived;
	if (text.length >= state.text.length) return { ...arrived, text, model, language };
	return state.text.startsWith(text) ? arrived : { ...arrived, delay: { kind: "rewritten" } };
}
