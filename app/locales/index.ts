import enAbout from "./en/about.ts";
import enCodeOfConduct from "./en/code-of-conduct.ts";
import enCommon from "./en/common.ts";
import enCompanies from "./en/companies.ts";
import enCompaniesPage from "./en/companies-page.ts";
import enContact from "./en/contact.ts";
import enCookiePolicy from "./en/cookie-policy.ts";
import enCookieSettings from "./en/cookie-settings.ts";
import enDialogs from "./en/dialogs.ts";
import enError from "./en/error.ts";
import enEsgPolicy from "./en/esg-policy.ts";
import enHome from "./en/home.ts";
import enIdea from "./en/idea.ts";
import enIdeaBox from "./en/idea-box.ts";
import enInvestors from "./en/investors.ts";
import enLegal from "./en/legal.ts";
import enLegalNotice from "./en/legal-notice.ts";
import enLlms from "./en/llms.ts";
import enNotFound from "./en/not-found.ts";
import enPrivacyPolicy from "./en/privacy-policy.ts";
import enResults from "./en/results.ts";
import enTerms from "./en/terms.ts";
import enTurnstileClauses from "./en/turnstile-clauses.ts";
import enWhistleblowing from "./en/whistleblowing.ts";
import esAbout from "./es/about.ts";
import esCodeOfConduct from "./es/code-of-conduct.ts";
import esCommon from "./es/common.ts";
import esCompanies from "./es/companies.ts";
import esCompaniesPage from "./es/companies-page.ts";
import esContact from "./es/contact.ts";
import esCookiePolicy from "./es/cookie-policy.ts";
import esCookieSettings from "./es/cookie-settings.ts";
import esDialogs from "./es/dialogs.ts";
import esError from "./es/error.ts";
import esEsgPolicy from "./es/esg-policy.ts";
import esHome from "./es/home.ts";
import esIdea from "./es/idea.ts";
import esIdeaBox from "./es/idea-box.ts";
import esInvestors from "./es/investors.ts";
import esLegal from "./es/legal.ts";
import esLegalNotice from "./es/legal-notice.ts";
import esLlms from "./es/llms.ts";
import esNotFound from "./es/not-found.ts";
import esPrivacyPolicy from "./es/privacy-policy.ts";
import esResults from "./es/results.ts";
import esTerms from "./es/terms.ts";
import esTurnstileClauses from "./es/turnstile-clauses.ts";
import esWhistleblowing from "./es/whistleblowing.ts";

/** The English texts by namespace. Every page loads `common` and `dialogs`; the others belong to single pages. */
export const en = {
	about: enAbout,
	codeOfConduct: enCodeOfConduct,
	common: enCommon,
	companies: enCompanies,
	companiesPage: enCompaniesPage,
	contact: enContact,
	cookiePolicy: enCookiePolicy,
	cookieSettings: enCookieSettings,
	dialogs: enDialogs,
	error: enError,
	esgPolicy: enEsgPolicy,
	home: enHome,
	idea: enIdea,
	ideaBox: enIdeaBox,
	investors: enInvestors,
	legal: enLegal,
	legalNotice: enLegalNotice,
	llms: enLlms,
	notFound: enNotFound,
	privacyPolicy: enPrivacyPolicy,
	results: enResults,
	terms: enTerms,
	turnstileClauses: enTurnstileClauses,
	whistleblowing: enWhistleblowing,
};

/** The Spanish texts. */
export const es = {
	about: esAbout,
	codeOfConduct: esCodeOfConduct,
	common: esCommon,
	companies: esCompanies,
	companiesPage: esCompaniesPage,
	contact: esContact,
	cookiePolicy: esCookiePolicy,
	cookieSettings: esCookieSettings,
	dialogs: esDialogs,
	error: esError,
	esgPolicy: esEsgPolicy,
	home: esHome,
	idea: esIdea,
	ideaBox: esIdeaBox,
	investors: esInvestors,
	legal: esLegal,
	legalNotice: esLegalNotice,
	llms: esLlms,
	notFound: esNotFound,
	privacyPolicy: esPrivacyPolicy,
	results: esResults,
	terms: esTerms,
	turnstileClauses: esTurnstileClauses,
	whistleblowing: esWhistleblowing,
};
