import aboutEn from "../locales/en/about.ts";
import codeOfConductEn from "../locales/en/code-of-conduct.ts";
import commonEn from "../locales/en/common.ts";
import companiesEn from "../locales/en/companies.ts";
import companiesPageEn from "../locales/en/companies-page.ts";
import contactEn from "../locales/en/contact.ts";
import cookieSettingsEn from "../locales/en/cookie-settings.ts";
import dialogsEn from "../locales/en/dialogs.ts";
import esgPolicyEn from "../locales/en/esg-policy.ts";
import homeEn from "../locales/en/home.ts";
import ideaBoxEn from "../locales/en/idea-box.ts";
import investorsEn from "../locales/en/investors.ts";
import legalEn from "../locales/en/legal.ts";
import notFoundEn from "../locales/en/not-found.ts";
import resultsEn from "../locales/en/results.ts";
import whistleblowingEn from "../locales/en/whistleblowing.ts";
import aboutEs from "../locales/es/about.ts";
import codeOfConductEs from "../locales/es/code-of-conduct.ts";
import commonEs from "../locales/es/common.ts";
import companiesEs from "../locales/es/companies.ts";
import companiesPageEs from "../locales/es/companies-page.ts";
import contactEs from "../locales/es/contact.ts";
import cookieSettingsEs from "../locales/es/cookie-settings.ts";
import dialogsEs from "../locales/es/dialogs.ts";
import esgPolicyEs from "../locales/es/esg-policy.ts";
import homeEs from "../locales/es/home.ts";
import ideaBoxEs from "../locales/es/idea-box.ts";
import investorsEs from "../locales/es/investors.ts";
import legalEs from "../locales/es/legal.ts";
import notFoundEs from "../locales/es/not-found.ts";
import resultsEs from "../locales/es/results.ts";
import whistleblowingEs from "../locales/es/whistleblowing.ts";
import type { Language } from "./languages.ts";
import type { WordsText } from "./words-text.ts";

const english = {
	common: commonEn,
	dialogs: dialogsEn,
	home: homeEn,
	about: aboutEn,
	companies: companiesEn,
	companiesPage: companiesPageEn,
	ideaBox: ideaBoxEn,
	investors: investorsEn,
	contact: contactEn,
	legal: legalEn,
	results: resultsEn,
	notFound: notFoundEn,
	cookieSettings: cookieSettingsEn,
	codeOfConduct: codeOfConductEn,
	esgPolicy: esgPolicyEn,
	whistleblowing: whistleblowingEn,
};

/** The site's words by namespace: `common` and `dialogs` are on every page, the others are a page's own. */
export type Words = typeof english;

const words: Record<Language, Words> = {
	en: english,
	es: {
		common: commonEs,
		dialogs: dialogsEs,
		home: homeEs,
		about: aboutEs,
		companies: companiesEs,
		companiesPage: companiesPageEs,
		ideaBox: ideaBoxEs,
		investors: investorsEs,
		contact: contactEs,
		legal: legalEs,
		results: resultsEs,
		notFound: notFoundEs,
		cookieSettings: cookieSettingsEs,
		codeOfConduct: codeOfConductEs,
		esgPolicy: esgPolicyEs,
		whistleblowing: whistleblowingEs,
	},
};

/** The words of a namespace in one language. */
export function wordsOf<Namespace extends keyof Words>(
	language: Language,
	namespace: Namespace,
): Words[Namespace] {
	return words[language][namespace];
}

/** What was sent already: one text for each page and language. */
const texts = new Map<string, string>();

/** The words of one language that a loader sends along with its page. */
export function wordsText<Namespace extends keyof Words>(
	language: Language,
	...namespaces: Namespace[]
): WordsText<Namespace> {
	const key = `${language} ${namespaces}`;
	let text = texts.get(key);
	if (!text) {
		const sent = namespaces.map((namespace) => [namespace, wordsOf(language, namespace)]);
		text = JSON.stringify(Object.fromEntries(sent));
		texts.set(key, text);
	}
	return text as WordsText<Namespace>;
}
