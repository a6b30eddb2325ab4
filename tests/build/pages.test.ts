import { expect, inject, test } from "vitest";
import { authorities } from "#app/content/authorities.ts";
import { contacts, phoneLink, registration, reports } from "#app/content/group.ts";
import { languages } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { en, es } from "#app/locales/index.ts";
import { fixedLanguage, type PagePath, pagePaths } from "#app/pages.ts";

const link = (address: string) => `href="${address}"`;
const ethics = [link(`mailto:${contacts.ethicsEmail}`), link(phoneLink(contacts.whistleblowerPhone))];
// The authority does not learn that its visitor comes from this page.
const { spain, catalonia } = authorities.whistleblowing;
const channels = [spain, catalonia].map(({ site }) => `${link(site)} referrerPolicy="no-referrer"`);

/** What the law requires of a page, and whom an ethical concern can be told. */
const required: Partial<Record<PagePath, string[]>> = {
	"/": [link("/en/denuncias")],
	"/codigo-conducta": ethics,
	"/denuncias": [...ethics, ...channels],
	"/legal-notice": [registration.registerSheet, link(`mailto:${contacts.legalEmail}`)],
};

test.each(pagePaths)("%s has what the law requires of it, and names its drawings", async (path) => {
	const response = await fetch(inject("builtInSite") + localizedPath(path, "en"));
	const [main = ""] = /<main.*<\/main>/s.exec(await response.text()) ?? [];
	for (const part of ["<h1", ...(required[path] ?? [])]) expect(main).toContain(part);
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
