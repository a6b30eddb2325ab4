import type { i18n } from "i18next";
import aboutEn from "../locales/en/about.ts";
import codeOfConductEn from "../locales/en/code-of-conduct.ts";
import commonEn from "../locales/en/common.ts";
import companiesEn from "../locales/en/companies.ts";
import companiesPageEn from "../locales/en/companies-page.ts";
import contactEn from "../locales/en/contact.ts";
import cookiePolicyEn from "../locales/en/cookie-policy.ts";
import cookieSettingsEn from "../locales/en/cookie-settings.ts";
import dialogsEn from "../locales/en/dialogs.ts";
import esgPolicyEn from "../locales/en/esg-policy.ts";
import homeEn from "../locales/en/home.ts";
import ideaBoxEn from "../locales/en/idea-box.ts";
import investorsEn from "../locales/en/investors.ts";
import legalEn from "../locales/en/legal.ts";
import legalNoticeEn from "../locales/en/legal-notice.ts";
import llmsEn from "../locales/en/llms.ts";
import notFoundEn from "../locales/en/not-found.ts";
import privacyPolicyEn from "../locales/en/privacy-policy.ts";
import resultsEn from "../locales/en/results.ts";
import termsEn from "../locales/en/terms.ts";
import turnstileClausesEn from "../locales/en/turnstile-clauses.ts";
import whistleblowingEn from "../locales/en/whistleblowing.ts";
import aboutEs from "../locales/es/about.ts";
import codeOfConductEs from "../locales/es/code-of-conduct.ts";
import commonEs from "../locales/es/common.ts";
import companiesEs from "../locales/es/companies.ts";
import companiesPageEs from "../locales/es/companies-page.ts";
import contactEs from "../locales/es/contact.ts";
import cookiePolicyEs from "../locales/es/cookie-policy.ts";
import cookieSettingsEs from "../locales/es/cookie-settings.ts";
import dialogsEs from "../locales/es/dialogs.ts";
import esgPolicyEs from "../locales/es/esg-policy.ts";
import homeEs from "../locales/es/home.ts";
import ideaBoxEs from "../locales/es/idea-box.ts";
import investorsEs from "../locales/es/investors.ts";
import legalEs from "../locales/es/legal.ts";
import legalNoticeEs from "../locales/es/legal-notice.ts";
import llmsEs from "../locales/es/llms.ts";
import notFoundEs from "../locales/es/not-found.ts";
import privacyPolicyEs from "../locales/es/privacy-policy.ts";
import resultsEs from "../locales/es/results.ts";
import termsEs from "../locales/es/terms.ts";
import turnstileClausesEs from "../locales/es/turnstile-clauses.ts";
import whistleblowingEs from "../locales/es/whistleblowing.ts";
import { createI18n } from "./create-i18n.ts";
import type { Language } from "./languages.ts";

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
	legalNotice: legalNoticeEn,
	privacyPolicy: privacyPolicyEn,
	cookiePolicy: cookiePolicyEn,
	terms: termsEn,
	turnstileClauses: turnstileClausesEn,
	llms: llmsEn,
};

/** The site's texts by namespace: `common` and `dialogs` are on every page, the others are a page's own. */
export type Resources = typeof english;

const resources: Record<Language, Resources> = {
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
		legalNotice: legalNoticeEs,
		privacyPolicy: privacyPolicyEs,
		cookiePolicy: cookiePolicyEs,
		terms: termsEs,
		turnstileClauses: turnstileClausesEs,
		llms: llmsEs,
	},
};

/** One instance for each language, which never changes: requests in both languages are answered at the same time. */
const instances: Record<Language, i18n> = {
	en: createI18n("en", resources.en),
	es: createI18n("es", resources.es),
};

/** The translations of a language, for `I18nextProvider`. */
export function i18nOf(language: Language): i18n {
	return instances[language];
}

/** Translates the keys of a namespace, where there is no component to do it. */
export function fixedT<Namespace extends keyof Resources>(language: Language, namespace: Namespace) {
	return instances[language].getFixedT(language, namespace);
}

/** The namespaces of one language that a loader sends along with its page. */
export function resourcesOf<Namespace extends keyof Resources>(
	language: Language,
	...namespaces: Namespace[]
): Pick<Resources, Namespace> {
	return Object.fromEntries(
		namespaces.map((namespace) => [namespace, resources[language][namespace]]),
	) as Pick<Resources, Namespace>;
}
