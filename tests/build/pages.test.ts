import { expect, inject, test } from "vitest";
import { authorities } from "#app/content/authorities.ts";
import { figures } from "#app/content/figures.ts";
import { contacts, phoneLink, registration, reports } from "#app/content/group.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { getFixedT } from "#app/i18n/resources.server.ts";
import { type PagePath, pagePaths } from "#app/pages.ts";

const link = (address: string) => `href="${address}"`;
const ethics = [link(`mailto:${contacts.ethicsEmail}`), link(phoneLink(contacts.whistleblowerPhone))];
// The authority does not learn that its visitor comes from this page.
const { spain, catalonia } = authorities.whistleblowing;
const channels = [spain, catalonia].map(({ site }) => `${link(site)} referrerPolicy="no-referrer"`);

const home = getFixedT("es", "home");
const contact = getFixedT("es", "contact");
const sectors = `${home("figures.sectors")} ${figures.sectors}`;
const capacity = home("flow.capacity", { tonnes: formatNumber(figures.paperCapacityPerYear, "es") });
const incorporated = getFixedT("es", "nosotros")("timeline.holding.text", { date: figures.incorporated });
const keySectors = `${figures.keySectors} \u00a0${getFixedT("es", "politicaEsg")("metrics.sectors")}`;
const investors = `${contact("details.investors")} ${contacts.investorsEmail}`;
/** What the law requires of a page, whom an ethical concern can be told, and facts that stand nowhere else on it. */
const required: Partial<Record<PagePath, string[]>> = {
	"/": [link("/es/denuncias"), sectors, capacity],
	"/empresas": [`${getFixedT("es", "empresas")("counters.companies")} ${figures.companies}`],
	"/nosotros": [link("/es/empresas#platform"), incorporated],
	"/contact": [investors, `${contact("details.legal")} ${contacts.legalEmail}`],
	"/codigo-conducta": [...ethics, '<ol start="3"'],
	"/denuncias": [...ethics, ...channels],
	"/politica-esg": [link(reports.es), keySectors],
	"/legal-notice": [registration.registerSheet, link(`mailto:${contacts.legalEmail}`)],
};

test.each(pagePaths)("%s has what the law requires, and its facts, and names its drawings", async (path) => {
	const response = await fetch(inject("builtInSite") + localizedPath(path, "es"));
	const [main = ""] = /<main.*<\/main>/s.exec(await response.text()) ?? [];
	const told = `${main} ${main.replaceAll("<wbr/>", "").replace(/(<[^>]*>)+/g, " ")}`;
	for (const part of ["<h1", ...(required[path] ?? [])]) expect(told).toContain(part);
	// What has no name is not read out.
	expect(main.match(/<svg(?![^>]* aria-(label|hidden)=)[^>]*>/g)).toBeNull();
});
