/*
 * The form of a legal text in a locale file. A line of it may hold placeholders for facts (`legal-facts.ts`), and links as
 * HTML writes them: `<a href="…">`. A link leads to a page of the site (`/contact`), to a section of the same text
 * (`#rights`), to an address to write or call (`mailto:…`, `tel:…`) or to another site (`https://…`).
 */

/** A table; the first cell of a row names it. */
interface LegalTable {
	caption: string;
	columns: string[];
	rows: string[][];
}

/** A paragraph, a list, a table, or facts as pairs of label and value. */
export type LegalBlock =
	| string
	| { list: string[] }
	| { table: LegalTable }
	| { facts: (readonly [label: string, value: string])[] };

interface LegalSection {
	title: string;
	blocks: LegalBlock[];
}

/** What the legal texts say besides where Turnstile is on, by placeholder. */
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
	brief: { title: string; text: string }[];
	/** By id, in order. The ids are the anchors, the same in every language. */
	sections: Record<string, LegalSection>;
}
