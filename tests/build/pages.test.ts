import { expect, inject, test } from "vitest";
import { authorities } from "#app/content/authorities.ts";
import { figures } from "#app/content/figures.ts";
import { contacts, phoneLink, registration, reports } from "#app/content/group.ts";
import { timeline } from "#app/content/timeline.ts";
import { formatDate, formatNumber, keepNumbersTogether } from "#app/i18n/format.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import contact from "#app/locales/es/contact.ts";
import { type PagePath, pagePaths } from "#app/pages.ts";

const link = (address: string) => `href="${address}"`;
const { investors, legal } = contact.details;
const ethics = [link(`mailto:${contacts.ethicsEmail}`), link(phoneLink(contacts.whistleblowerPhone))];
// The authority does not learn that its visitor comes from this page.
const { spain, catalonia } = authorities.whistleblowing;
const channels = [spain, catalonia].map(({ site }) => `${link(site)} referrerPolicy="no-referrer"`);

const date = keepNumbersTogether(formatDate(figures.incorporated, "es"));
const capacity = formatNumber(figures.paperCapacityPerYear, "es");
/** What the law requires of a page, whom an ethical concern can be told, and facts that stand nowhere else on it. */
const required: Partial<Record<PagePath, string[]>> = {
	"/": [link("/es/denuncias"), `estratégicos${figures.sectors}`, `${capacity}\u00a0t al año: el papel`],
	"/empresas": [`empresas${figures.companies}`],
	"/nosotros": [link("/es/empresas#platform"), `se constituye el ${date}`, `${timeline.at(-1)?.year}+`],
	"/contact": [investors + contacts.investorsEmail, legal + contacts.legalEmail],
	"/codigo-conducta": [...ethics, '<ol start="3"'],
	"/denuncias": [...ethics, ...channels],
	"/politica-esg": [link(reports.es), `${figures.keySectors}\u00a0sectores clave`],
	"/legal-notice": [registration.registerSheet, link(`mailto:${contacts.legalEmail}`)],
};

test.each(pagePaths)("%s has what nobody should miss on it, and names its drawings", async (path) => {
	const response = await fetch(inject("builtInSite") + localizedPath(path, "es"));
	const [main = ""] = /<main.*<\/main>/s.exec(await response.text()) ?? [];
	const told = `${main} ${main.replace(/<[^>]*>/g, "")}`;
	for (const part of ["<h1", ...(required[path] ?? [])]) expect(told).toContain(part);
	// What has no name is not read out.
	expect(main.match(/<svg(?![^>]* aria-(label|hidden)=)[^>]*>/g)).toBeNull();
});
