import enCodigoConducta from "./en/codigo-conducta.ts";
import enCommon from "./en/common.ts";
import enCompanies from "./en/companies.ts";
import enContact from "./en/contact.ts";
import enCookiePolicy from "./en/cookie-policy.ts";
import enCookieSettings from "./en/cookie-settings.ts";
import enDenuncias from "./en/denuncias.ts";
import enDialogs from "./en/dialogs.ts";
import enEmpresas from "./en/empresas.ts";
import enError from "./en/error.ts";
import enHome from "./en/home.ts";
import enIdea from "./en/idea.ts";
import enIdeaBox from "./en/idea-box.ts";
import enInversores from "./en/inversores.ts";
import enLegal from "./en/legal.ts";
import enLegalNotice from "./en/legal-notice.ts";
import enLlms from "./en/llms.ts";
import enNosotros from "./en/nosotros.ts";
import enNotFound from "./en/not-found.ts";
import enPoliticaEsg from "./en/politica-esg.ts";
import enPrivacyPolicy from "./en/privacy-policy.ts";
import enResultados from "./en/resultados.ts";
import enTermsAndConditions from "./en/terms-and-conditions.ts";
import enTurnstileClauses from "./en/turnstile-clauses.ts";
import esCodigoConducta from "./es/codigo-conducta.ts";
import esCommon from "./es/common.ts";
import esCompanies from "./es/companies.ts";
import esContact from "./es/contact.ts";
import esCookiePolicy from "./es/cookie-policy.ts";
import esCookieSettings from "./es/cookie-settings.ts";
import esDenuncias from "./es/denuncias.ts";
import esDialogs from "./es/dialogs.ts";
import esEmpresas from "./es/empresas.ts";
import esError from "./es/error.ts";
import esHome from "./es/home.ts";
import esIdea from "./es/idea.ts";
import esIdeaBox from "./es/idea-box.ts";
import esInversores from "./es/inversores.ts";
import esLegal from "./es/legal.ts";
import esLegalNotice from "./es/legal-notice.ts";
import esLlms from "./es/llms.ts";
import esNosotros from "./es/nosotros.ts";
import esNotFound from "./es/not-found.ts";
import esPoliticaEsg from "./es/politica-esg.ts";
import esPrivacyPolicy from "./es/privacy-policy.ts";
import esResultados from "./es/resultados.ts";
import esTermsAndConditions from "./es/terms-and-conditions.ts";
import esTurnstileClauses from "./es/turnstile-clauses.ts";

/**
 * The English texts by namespace. A page's namespace is its path in camel case (`/politica-esg`: `politicaEsg`), `home` for `/`.
 * Every page loads `common` and `dialogs`.
 */
export const en = {
	codigoConducta: enCodigoConducta,
	common: enCommon,
	companies: enCompanies,
	contact: enContact,
	cookiePolicy: enCookiePolicy,
	cookieSettings: enCookieSettings,
	denuncias: enDenuncias,
	dialogs: enDialogs,
	empresas: enEmpresas,
	error: enError,
	home: enHome,
	idea: enIdea,
	ideaBox: enIdeaBox,
	inversores: enInversores,
	legal: enLegal,
	legalNotice: enLegalNotice,
	llms: enLlms,
	nosotros: enNosotros,
	notFound: enNotFound,
	politicaEsg: enPoliticaEsg,
	privacyPolicy: enPrivacyPolicy,
	resultados: enResultados,
	termsAndConditions: enTermsAndConditions,
	turnstileClauses: enTurnstileClauses,
};

/** The Spanish texts. */
export const es = {
	codigoConducta: esCodigoConducta,
	common: esCommon,
	companies: esCompanies,
	contact: esContact,
	cookiePolicy: esCookiePolicy,
	cookieSettings: esCookieSettings,
	denuncias: esDenuncias,
	dialogs: esDialogs,
	empresas: esEmpresas,
	error: esError,
	home: esHome,
	idea: esIdea,
	ideaBox: esIdeaBox,
	inversores: esInversores,
	legal: esLegal,
	legalNotice: esLegalNotice,
	llms: esLlms,
	nosotros: esNosotros,
	notFound: esNotFound,
	politicaEsg: esPoliticaEsg,
	privacyPolicy: esPrivacyPolicy,
	resultados: esResultados,
	termsAndConditions: esTermsAndConditions,
	turnstileClauses: esTurnstileClauses,
};
