import { reports } from "../../../app/content/documents.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { digest } from "../../digest.ts";
import { reportDocument } from "./document.tsx";

/** Digest of the report's current HTML and metadata, by the path of its PDF. */
export function reportDigests(): Record<string, string> {
	return Object.fromEntries(
		languages.map((language) => [reports[language], digest(JSON.stringify(reportDocument(language)))]),
	);
}
