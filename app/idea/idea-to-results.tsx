import { PrefetchPageLinks } from "react-router";
import { prefetch } from "../browser/connection.ts";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLocalizedPath } from "../i18n/use-language.ts";
import type { AnalysisPrompt } from "../schemas/ideas.ts";

/** The location state of the results page, for the visitor who sent the idea from this browser. */
export interface SentIdeaState {
	message: string;
	email?: string | undefined;
}

/** The idea that the results page shows: a stored one or, without an id, the example. */
export type SentIdea = AnalysisPrompt & Partial<SentIdeaState>;

/** Loads the results page while a form is filled in, so that a deployment in between finds it loaded. */
export function PreloadResults() {
	const resultsPath = useLocalizedPath()("/resultados");
	const hydrated = useHydrated();
	return hydrated && prefetch === "intent" && <PrefetchPageLinks page={resultsPath} />;
}
