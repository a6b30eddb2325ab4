import { expect, test, vi } from "vitest";
import { companies } from "#app/content/companies.ts";
import { contacts, reports, sites } from "#app/content/group.ts";
import { absoluteUrl } from "#app/i18n/localized-paths.ts";
import companiesEn from "#app/locales/en/companies.ts";
import companiesEs from "#app/locales/es/companies.ts";
import { listedPages } from "#app/pages.ts";
import { siteFiles } from "#worker/site-files/site-file.ts";

const read = async (path: string) => (await siteFiles.request(path)).text();

test.each([
	["/robots.txt", "text/plain"],
	["/sitemap.xml", "application/xml"],
	["/llms.txt", "text/plain"],
	["/site.webmanifest", "application/manifest+json"],
	["/.well-known/security.txt", "text/plain"],
])("%s is %s, and is cached for an hour", async (path, type) => {
	const { status, headers } = await siteFiles.request(path);
	expect([status, headers.get("Content-Type")]).toEqual([200, `${type}; charset=utf-8`]);
	expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("robots.txt lets crawlers read every page, also one that is not to be listed", async () => {
	expect(await read("/robots.txt")).toBe(
		`User-agent: *\nDisallow: /api/\n\nSitemap: ${sites.group}/sitemap.xml\n`,
	);
});

test("the sitemap lists every listed page in every language, each with all of its addresses", async () => {
	const sitemap = await read("/sitemap.xml");
	const entries = sitemap.match(/<url>.*<\/url>/g);
	expect(entries).toHaveLength(2 * listedPages.length);
	const link = (tag: string, path: string) =>
		`<xhtml:link rel="alternate" hreflang="${tag}" href="${sites.group}${path}"/>`;
	const path = "/nosotros";
	const links = link("en", `/en${path}`) + link("es", `/es${path}`) + link("x-default", path);
	for (const language of ["en", "es"])
		expect(entries).toContain(`<url><loc>${sites.group}/${language}${path}</loc>${links}</url>`);
	expect(sitemap).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]*sitemap\/0.9" /);
});

test("llms.txt tells in both languages what the group is, from the facts", async () => {
	const text = await read("/llms.txt");
	expect(text).not.toMatch(/[^\S\n ]|\{\{/);
	expect(text).toMatch(/^# .+\n\n> /);
	const [english, spanish] = text.split("\n## Español\n");
	for (const [language, part, texts, figures] of [
		["en", english, companiesEn, ["\n## Pages\n", "109,994", "18 October 2021", "100% owned\n"]],
		["es", spanish, companiesEs, ["\n### Páginas\n", "109.994", "18 de octubre de 2021"]],
	] as const) {
		const pages = listedPages.map((path) => `](${absoluteUrl(path, language)}): `);
		const owned = companies.map(({ id, site }) => `](${site}): ${texts[id].activity}; `);
		const report = `](${sites.group}${reports[language]}): PDF`;
		for (const expected of [...figures, ...pages, ...owned, report])
			expect(part, language).toContain(expected);
	}
});

test("the web app manifest opens the home page, with an icon of any size and two that a home screen may crop", async () => {
	const icons = [{ sizes: "any" }, { purpose: "maskable" }, { purpose: "maskable" }];
	expect(JSON.parse(await read("/site.webmanifest"))).toMatchObject({ start_url: "/", icons });
});

test("security.txt says whom to tell, and never expires (RFC 9116)", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2031, 1, 28, 23, 59) });
	expect(await read("/.well-known/security.txt")).toBe(
		`Contact: mailto:${contacts.securityEmail}
Expires: 2031-08-27T23:59:00.000Z
Preferred-Languages: en, es
Canonical: ${sites.group}/.well-known/security.txt
`,
	);
});
