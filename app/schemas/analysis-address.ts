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

/** What may name an analysis in an address as `decodeAddress` returns it. Only what stands before it may be logged. */
export const analysisName = /#|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/**
 * Decodes an address as often as mail programs have encoded it, without what is invisible and with plain hyphens and `#`.
 * What is no UTF-8 becomes U+FFFD.
 */
export function decodeAddress(address: string): string {
	return address
		.replace(/%(?:25)+(?=[\da-f]{2})/gi, "%")
		.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
			const bytes = encoded.slice(1).split("%");
			return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
		})
		.normalize("NFKC")
		.replace(/\p{Cf}/gu, "")
		.replace(/\p{Pd}/gu, "-");
}

/** A UUID, and the language that may follow it. */
const namedAnalysis = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.([a-z]{2})(?![a-z]))?/;

/**
 * Finds the analysis in a fragment, whatever mail programs, punctuation and trackers have put around its id.
 * @returns the first one; undefined if the fragment names none
 */
export function parseAnalysisHash(hash: string): AnalysisAddress | undefined {
	const [, id, writeIn] = namedAnalysis.exec(decodeAddress(hash).toLowerCase()) ?? [];
	return id ? { id, ...(isLanguage(writeIn) && { writeIn }) } : undefined;
}
