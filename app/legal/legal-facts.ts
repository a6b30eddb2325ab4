import { authorities } from "../content/authorities.ts";
import { byCompany } from "../content/companies.ts";
import { figures } from "../content/figures.ts";
import { contacts, phoneLink, registration, sites } from "../content/group.ts";
import { whistleblowing } from "../content/whistleblowing.ts";
import { limits } from "../schemas/limits.ts";
import { choiceYears } from "../schemas/preferences.ts";
import { retention } from "../schemas/retention.ts";
import type { LegalTextPage } from "./legal-text.ts";

/** Month in which what each text says last changed, ISO 8601. */
export const legalTextsUpdated: Record<LegalTextPage, string> = {
	"/legal-notice": "2025-01",
	"/privacy-policy": "2026-11",
	"/cookie-policy": "2026-11",
	"/terms-and-conditions": "2026-11",
};

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
	recoveryDays: retention.recoveryDays,
	reportErasedMonths: whistleblowing.erasedWithinMonths,
	reportKeptYears: whistleblowing.keptAtMostYears,
	choiceYears,
	agency: authorities.dataProtection.name,
	agencySite: authorities.dataProtection.site,
};
