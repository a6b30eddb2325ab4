/*
 * The form of a legal text. A locale file holds it with placeholders, `{{fact}}`, which the server fills in
 * (`legal-texts.server.ts`); the browser gets it filled.
 */

/**
 * A line of text in which two things are marked, and nothing else:
 * - `[words](target)` is a link. The target is a page of the site (`/contact`), a section of the same text (`#rights`),
 *   an address to write or call (`mailto:…`, `tel:…`) or another site (`https://…`).
 * - `` `key` `` is a name as a computer has it.
 */
export type MarkedText = string;

/** A table; the first cell of a row names it. */
interface LegalTable {
	caption: string;
	columns: string[];
	rows: MarkedText[][];
}

/** A paragraph, a list, a table, or facts as pairs of label and value. */
export type LegalBlock =
	| MarkedText
	| { list: MarkedText[] }
	| { table: LegalTable }
	| { facts: (readonly [label: string, value: MarkedText])[] };

interface LegalSection {
	title: string;
	blocks: LegalBlock[];
}

/** What the legal texts say besides where Turnstile is on, by the place that it fills there. */
export interface TurnstileClauses {
	/** After "loads nothing from third parties". */
	exceptTurnstile: string;
	/** What it does with data, after what happens to those of the connection. */
	turnstileData: string;
	/** After what Cloudflare does. */
	turnstileProcessor: string;
	/** After that no third party can place or read anything in the browser. */
	turnstileStorage: string;
}

/** A legal text as its locale files hold it. */
export interface LegalText {
	metaTitle: string;
	metaDescription: string;
	title: string;
	/** What the page is for, in a sentence. */
	lead: string;
	/** The text at a glance: three answers, each under the question's keyword. */
	brief: { title: string; text: MarkedText }[];
	/** By id, in order. The ids are the anchors, the same in every language. */
	sections: Record<string, LegalSection>;
}
