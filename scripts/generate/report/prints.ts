import { reports } from "../../../app/content/documents.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { digest } from "../../digest.ts";
import { reportDocument } from "./document.tsx";

/** A digest of what the report says by today's words and facts, by the file of each language. */
export function prints(): Record<string, string> {
	return Object.fromEntries(
		languages.map((language) => [reports[language], digest(JSON.stringify(reportDocument(language)))]),
	);
}
