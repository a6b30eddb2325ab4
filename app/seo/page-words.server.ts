import type { PagePath } from "../i18n/addresses.ts";
import type { Language } from "../i18n/languages.ts";
import { type Words, wordsOf } from "../i18n/words.server.ts";
import type { MetaWords } from "../page-meta.ts";

type Describing = { [Name in keyof Words]: Words[Name] extends MetaWords ? Name : never }[keyof Words];

/** The words in which each page's title and description are, for what speaks of pages from outside of them. */
const namespaces: Partial<Record<PagePath, Describing>> = {
	"/": "home",
	"/resultados": "results",
};

/** A page's title and description in one language. */
export function pageWords(path: PagePath, language: Language): MetaWords | undefined {
	const namespace = namespaces[path];
	return namespace && wordsOf(language, namespace)[namespace];
}
