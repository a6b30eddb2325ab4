import { choiceYears } from "../browser/preferences.ts";
import { authorities } from "../content/authorities.ts";
import { byCompany } from "../content/companies.ts";
import { figures } from "../content/figures.ts";
import { contacts, registration, sites } from "../content/group.ts";
import { phoneLink } from "../content/phone-link.ts";
import { whistleblowing } from "../content/whistleblowing.ts";
import { limits } from "../schemas/limits.ts";
import { retention } from "../schemas/retention.ts";

/** Month in which the legal notice, privacy policy, cookie policy and terms last changed, ISO 8601. */
export const legalTextsUpdated = "2025-01";

/** Interpolated values of the legal texts, besides the names of the group and its companies. */
export const legalFacts = {
	...registration,
	...contacts,
	phoneLink: phoneLink(contacts.phone),
	sites,
	hosts: byCompany(({ site }) => new URL(site).host),
	incorporated: figures.incorporated,
	whole: 1,
	ideaMax: limits.ideaMax,
	contactMessageMax: limits.contactMessageBelow - 1,
	ideaMonths: retention.ideaMonths,
	contactMessageMonths: retention.contactMessageMonths,
	sentMailDays: retention.sentMailDays,
	logDays: retention.logDays,
	backupDays: retention.backupDays,
	reportErasedMonths: whistleblowing.erasedWithinMonths,
	reportKeptYears: whistleblowing.keptAtMostYears,
	choiceYears,
	agency: authorities.dataProtection.name,
	agencySite: authorities.dataProtection.site,
};
