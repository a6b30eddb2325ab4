import { expect, inject, test } from "vitest";
import { authorities } from "#app/content/authorities.ts";
import { companies } from "#app/content/companies.ts";
import { figures } from "#app/content/figures.ts";
import { contacts, phoneLink, registration, reports, sites } from "#app/content/group.ts";
import { languages } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { en, es } from "#app/locales/index.ts";
import { fixedLanguage, type PagePath, pagePaths } from "#app/pages.ts";

const number = (value: number) => value.toLocaleString("en-GB");
const link = (address: string) => `href="${address}"`;
const mail = (address: string) => link(`mailto:${address}`);
const phone = link(phoneLink(contacts.phone));
const ethics = [mail(contacts.ethicsEmail), link(phoneLink(contacts.whistleblowerPhone))];
const companySites = companies.map(({ site }) => link(site));
// The authority does not learn that its visitor comes from this page.
const { spain, catalonia } = authorities.whistleblowing;
const channels = [spain, catalonia].map(({ site }) => `${link(site)} referrerPolicy="no-referrer"`);

/** Facts that a page must state, and addresses that it must link to. */
const facts: Partial<Record<PagePath, string[]>> = {
	"/": [number(figures.tonnes2024), ...companySites, mail(contacts.email), link("/en/denuncias")],
	"/empresas": [number(figures.paperCapacityPerYear), ...companySites],
	"/inversores": [registration.taxId, mail(contacts.investorsEmail), reports.en, reports.es],
	"/contact": [registration.taxId, phone, mail(contacts.email), link(sites.linkedin)],
	"/politica-esg": [number(figures.tonnes2024), link("/en/denuncias")],
	"/codigo-conducta": ethics,
	"/denuncias": [...ethics, ...channels],
	"/legal-notice": [registration.registerSheet, mail(contacts.legalEmail), link("/en/privacy-policy")],
};

test.each(pagePaths)("%s states its facts, links to whom it names, and names its drawings", async (path) => {
	const response = await fetch(inject("builtInSite") + localizedPath(path, "en"));
	const [main = ""] = /<main.*<\/main>/s.exec(await response.text()) ?? [];
	expect(response.status).toBe(200);
	expect(main).toContain("<h1");
	for (const fact of facts[path] ?? []) expect(main).toContain(fact);
	// What has no name is not read out.
	expect(main.match(/<svg(?![^>]* aria-(label|hidden)=)[^>]*>/g)).toBeNull();
});

test.each(languages)("the ESG page leads to the report in its language: %s", async (language) => {
	const response = await fetch(inject("builtInSite") + localizedPath("/politica-esg", language));
	const [main = ""] = /<main.*<\/main>/s.exec(await response.text()) ?? [];
	expect(main).toMatch(new RegExp(`<a [^>]*href="${RegExp.escape(reports[language])}"`));
});

test("visitors at the same time get their language, and nothing of one another or of the host", async () => {
	const marker = `marker${crypto.randomUUID().replaceAll("-", "")}`;
	const telling = {
		"User-Agent": marker,
		Referer: `https://${marker}.example/`,
		Cookie: `visitor=${marker}`,
		"X-Forwarded-Host": `${marker}.example`,
	};
	const ask = async (path: PagePath, visitor: number) => {
		const asked = visitor % 2 ? "en" : "es";
		const language = fixedLanguage(path) ?? asked;
		const query = visitor < 2 ? `?q=${marker}` : "";
		const response = await fetch(inject("builtInSite") + path + query, {
			headers: { "Accept-Language": `${asked};q=0.9,${marker}`, ...(query && telling) },
		});
		const html = await response.text();
		expect(response.headers.get("content-language"), path).toBe(language);
		expect(html, path).toContain(`<html lang="${language}"`);
		expect(html, path).toContain({ en, es }[language].common.footer.line);
		expect(html + JSON.stringify([...response.headers]), path).not.toContain(marker);
		expect(html, path).not.toContain("127.0.0.1");
	};
	await Promise.all(pagePaths.flatMap((path) => [0, 1, 2, 3].map((visitor) => ask(path, visitor))));
});
