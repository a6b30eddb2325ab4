import type { ReactNode } from "react";
import { type CompanyId, companies, type Participation } from "../content/companies.ts";

/*
 * The types of a legal text in a locale file. Its lines may contain placeholders for facts (`legal-facts.ts`) and HTML
 * links, `<a href="…">`, to a page (`/contact`), a section of the same text (`#rights`), `mailto:…`, `tel:…` or another
 * site (`https://…`). What is within `<nobr>`, such as a registration number, stays on one line.
 */

/** The first cell of each row is its header. */
interface LegalTable {
	caption: string;
	columns: string[];
	rows: string[][];
}

/** A paragraph, list, table or description list. */
export type LegalBlock =
	| string
	| { list: string[] }
	| { table: LegalTable }
	| { facts: (readonly [label: string, value: string])[] };

interface LegalSection {
	title: string;
	blocks: LegalBlock[];
}

/** Renders a line of a legal text, with its links, by translation key: as this element, or within another as a span. */
export type RenderLine = (key: string, element?: "p" | "li" | "dd") => ReactNode;

export type LegalTextPage = "/legal-notice" | "/privacy-policy" | "/cookie-policy" | "/terms-and-conditions";

/** Clauses that the legal texts include if Turnstile is on, by placeholder. */
export interface TurnstileClauses {
	/** Follows "loads nothing from third parties". */
	exceptTurnstile: string;
	/** Turnstile's data processing; follows the paragraph on connection data. */
	turnstileData: string;
	/** Follows the description of Cloudflare as a processor. */
	turnstileProcessor: string;
	/** Follows the statement that no third party stores or reads data in the browser. */
	turnstileStorage: string;
}

export interface LegalText {
	metaTitle: string;
	metaDescription: string;
	name: string;
	title: string;
	/** The page's purpose in a sentence. */
	lead: string;
	/** The summary: three points with a title each. */
	brief: { title: string; text: string }[];
	/** By id, in order. The ids are the URL fragments, the same in every language. */
	sections: Record<string, LegalSection>;
}

type CompanyTexts = Record<CompanyId, { activity: string }> & {
	participation: Record<Participation, string>;
};

/** The rows of the legal notice's table of companies: name, activity, stake, website. */
export function companyRows(texts: CompanyTexts): string[][] {
	return companies.map(({ id, participation }) => [
		`{{${id}}}`,
		texts[id].activity,
		texts.participation[participation],
		`<a href="{{sites.${id}}}">{{hosts.${id}}}</a>`,
	]);
}
