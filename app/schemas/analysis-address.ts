import { isLanguage, type Language } from "../i18n/languages.ts";

/** What names an analysis. */
export interface AnalysisAddress {
	/** UUID of the stored idea. */
	id: string;
	/** Another language than the one that the analysis has by itself. */
	writeIn?: Language | undefined;
}

/** The fragment of the example on the results page. */
export const exampleHash = "#example";

/** The fragment of an analysis on the results page. Fragments are not sent to servers, so no log has them. */
export function analysisHash({ id, writeIn }: AnalysisAddress): string {
	return writeIn ? `#${id}.${writeIn}` : `#${id}`;
}

/** @returns undefined if the fragment names no analysis */
export function parseAnalysisHash(hash: string): AnalysisAddress | undefined {
	const [, id, writeIn] = /^#([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.(\w+))?$/.exec(hash) ?? [];
	if (!id) return undefined;
	if (writeIn === undefined) return { id };
	return isLanguage(writeIn) ? { id, writeIn } : undefined;
}
