import type { PagePath } from "../i18n/addresses.ts";
import type { Language } from "../i18n/languages.ts";
import { type Words, wordsOf } from "../i18n/words.server.ts";
import { legalText } from "../legal/legal-texts.server.ts";
import type { MetaWords } from "../page-meta.ts";

type Describing = { [Name in keyof Words]: Words[Name] extends MetaWords ? Name : never }[keyof Words];

const of = (namespace: Describing) => (language: Language) => wordsOf(language, namespace);
const ofLegalText = (name: Parameters<typeof legalText>[0]) => (language: Language) =>
	legalText(name, language);

/** Where each page's title and description are, for what speaks of pages from outside of them. */
const descriptions: Record<PagePath, (language: Language) => MetaWords> = {
	"/": of("home"),
	"/nosotros": of("about"),
	"/empresas": of("companiesPage"),
	"/inversores": of("investors"),
	"/contact": of("contact"),
	"/resultados": of("results"),
	"/politica-esg": of("esgPolicy"),
	"/codigo-conducta": of("codeOfConduct"),
	"/denuncias": of("whistleblowing"),
	"/legal-notice": ofLegalText("legalNotice"),
	"/privacy-policy": ofLegalText("privacyPolicy"),
	"/cookie-policy": ofLegalText("cookiePolicy"),
	"/cookie-settings": of("cookieSettings"),
	"/terms-and-conditions": ofLegalText("terms"),
};

/** A page's title and description in one language. */
export function pageWords(path: PagePath, language: Language): MetaWords {
	return descriptions[path](language);
}
