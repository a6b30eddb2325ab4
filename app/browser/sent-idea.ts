import { type AnalysisAddress, parseAnalysisHash } from "../schemas/analysis-address.ts";

/** The location state of the results page, for the visitor who sent the idea from this browser. */
export interface SentIdeaState {
	message: string;
	email?: string | undefined;
}

/** The idea that the results page shows. Without an id it is not stored. */
export interface SentIdea extends Partial<SentIdeaState & AnalysisAddress> {
	/** Whether it is the site's example. */
	example?: boolean;
}

/**
 * The idea in a location: its id in the fragment, the rest in the state, which is null if the visitor did not come from a form.
 * @returns undefined if there is neither an id nor an idea
 */
export function readSentIdea(hash: string, state: Partial<SentIdeaState> | null): SentIdea | undefined {
	const address = parseAnalysisHash(hash);
	const hasMessage = typeof state?.message === "string" && state.message.trim() !== "";
	return address || hasMessage ? { ...state, ...address } : undefined;
}
