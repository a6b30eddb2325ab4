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

/** The fragment of an analysis on the results page. Browsers do not send fragments to servers. */
export function analysisHash({ id, writeIn }: AnalysisAddress): string {
	return writeIn ? `#${id}.${writeIn}` : `#${id}`;
}

/** A UUID that is not part of something longer, and the language that may follow it. */
const namedAnalysis =
	/(?<![\da-z]-?)([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?!-?[\da-z])(?:\.([a-z]{2})(?![a-z]))?/g;

/**
 * Finds the analysis in a fragment, whatever mail programs, punctuation and trackers have put around its id.
 * @returns undefined if the fragment names no analysis, or more than one
 */
export function parseAnalysisHash(hash: string): AnalysisAddress | undefined {
	const decoded = hash.toLowerCase().replace(/%(?:25)*[\da-f]{2}/g, " ");
	const [first, ...others] = [...decoded.matchAll(namedAnalysis)];
	const [, id, writeIn] = first ?? [];
	if (!id || others.some(([, other]) => other !== id)) return undefined;
	if (writeIn === undefined) return { id };
	return isLanguage(writeIn) ? { id, writeIn } : undefined;
}

/** A `#` as mail programs encode it in links, once or several times. Servers get what follows it, such as an id. */
export const encodedHash = /%(?:25)*23/;
