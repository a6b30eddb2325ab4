import { choiceYears } from "../consent/preferences.ts";
import { limits } from "../contract/limits.ts";
import { retention } from "../contract/retention.ts";
import { authorities } from "../group/authorities.ts";
import { companies } from "../group/companies.ts";
import { figures } from "../group/figures.ts";
import { phoneLink } from "../group/phone-link.ts";
import { contacts, names, registration, sites } from "../group/stand-ins.ts";
import { whistleblowing } from "../group/whistleblowing.ts";
import { fillInAll } from "../i18n/fill-in-all.ts";
import { formatCountry, formatDate, formatNumber, formatShare } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import cookiePolicyEn from "../locales/en/cookie-policy.ts";
import legalNoticeEn from "../locales/en/legal-notice.ts";
import privacyPolicyEn from "../locales/en/privacy-policy.ts";
import termsEn from "../locales/en/terms.ts";
import turnstileClausesEn from "../locales/en/turnstile-clauses.ts";
import cookiePolicyEs from "../locales/es/cookie-policy.ts";
import legalNoticeEs from "../locales/es/legal-notice.ts";
import privacyPolicyEs from "../locales/es/privacy-policy.ts";
import termsEs from "../locales/es/terms.ts";
import turnstileClausesEs from "../locales/es/turnstile-clauses.ts";
import type { LegalText, TurnstileClauses } from "./legal-text.ts";

const texts = {
	legalNotice: { en: legalNoticeEn, es: legalNoticeEs },
	privacyPolicy: { en: privacyPolicyEn, es: privacyPolicyEs },
	cookiePolicy: { en: cookiePolicyEn, es: cookiePolicyEs },
	terms: { en: termsEn, es: termsEs },
} satisfies Record<string, Record<Language, LegalText>>;

const turnstileClauses = { en: turnstileClausesEn, es: turnstileClausesEs };
const noTurnstileClauses = {
	exceptTurnstile: "",
	turnstileData: "",
	turnstileProcessor: "",
	turnstileStorage: "",
} satisfies TurnstileClauses;

/** What `{{name}}` stands for in the legal texts of a language. */
function factsIn(language: Language): Record<string, string> {
	const number = (value: number) => formatNumber(value, language);
	return {
		group: names.group,
		legalName: names.legal,
		...registration,
		country: formatCountry(registration.country, language),
		...contacts,
		phoneLink: phoneLink(contacts.phone),
		site: sites.group,
		incorporated: formatDate(figures.incorporated, language),
		...Object.fromEntries(
			companies.flatMap(({ id, name, site }) => [
				[id, name],
				[`${id}Site`, site],
				[`${id}Host`, new URL(site).host],
			]),
		),
		whole: formatShare(1, language),
		ideaMax: number(limits.ideaMax),
		contactMessageMax: number(limits.contactMessageBelow - 1),
		ideaMonths: number(retention.ideaMonths),
		contactMessageMonths: number(retention.contactMessageMonths),
		sentMailDays: number(retention.sentMailDays),
		idempotencyKeyHours: number(retention.idempotencyKeyHours),
		logDays: number(retention.logDays),
		reportErasedMonths: number(whistleblowing.erasedWithinMonths),
		reportKeptYears: number(whistleblowing.keptAtMostYears),
		choiceYears: number(choiceYears),
		agency: authorities.dataProtection.name,
		agencySite: authorities.dataProtection.site,
	};
}

/**
 * A legal text in a language, with the facts of `app/group` and `app/contract` filled in.
 * @param turnstile whether the forms use Turnstile
 */
export function legalText(name: keyof typeof texts, language: Language, turnstile = false): LegalText {
	return fillInAll<LegalText>(texts[name][language], {
		...factsIn(language),
		...(turnstile ? turnstileClauses[language] : noTurnstileClauses),
	});
}
