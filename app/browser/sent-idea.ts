import type { AnalysisPrompt } from "../schemas/ideas.ts";

/** The location state of the results page, for the visitor who sent the idea from this browser. */
export interface SentIdeaState {
	message: string;
	email?: string | undefined;
}

/** The idea that the results page shows: a stored one or, without an id, the example. */
export type SentIdea = AnalysisPrompt & Partial<SentIdeaState>;
