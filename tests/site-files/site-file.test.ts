import { expect, it, test } from "vitest";
import { companies } from "#app/content/companies.ts";
import { contacts, names, sites } from "#app/content/group.ts";
import companiesEn from "#app/locales/en/companies.ts";
import companiesEs from "#app/locales/es/companies.ts";
import { limits } from "#app/schemas/limits.ts";
import { securityTxt, siteFiles } from "#worker/site-files/site-file.ts";

const ask = async (path: string, method = "GET") =>
	siteFiles.request(`https://elsewhere.example${path}`, { method });
const read = async (path: string) => (await ask(path)).text();

/** The pages that search engines may list, as they are written after a language. */
const listed = [
	...["", "/nosotros", "/empresas", "/inversores", "/contact"],
	...["/legal-notice", "/privacy-policy", "/cookie-policy", "/terms-and-conditions", "/cookie-settings"],
	...["/codigo-conducta", "/politica-esg", "/denuncias"],
];

it.each([
	["/robots.txt", "text/plain; charset=utf-8"],
	["/sitemap.xml", "application/xml; charset=utf-8"],
	["/llms.txt", "text/plain; charset=utf-8"],
	["/site.webmanifest", "application/manifest+json; charset=utf-8"],
	["/.well-known/security.txt", "text/plain; charset=utf-8"],
])("%s has its content type and is cached for an hour", async (path, type) => {
	const { status, headers } = await ask(path);
	expect(status).toBe(200);
	expect(headers.get("Content-Type")).toBe(type);
	expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
});

it("leaves every other request to the pages", async () => {
	for (const path of ["/", "/sitemap.xml/", "/en/robots.txt", "/constructor"])
		expect((await ask(path)).status).toBe(404);
	expect((await ask("/robots.txt", "POST")).status).toBe(404);
	expect((await ask("/robots.txt", "HEAD")).status).toBe(200);
});

test("robots.txt lets crawlers read every page, also one that is not to be listed", async () => {
	expect(await read("/robots.txt")).toBe(
		`User-agent: *\nDisallow: /api/\n\nSitemap: ${sites.group}/sitemap.xml\n`,
	);
});

test("the sitemap lists every listed page in every language, each with all of its addresses", async () => {
	const link = (tag: string, path: string) =>
		`<xhtml:link rel="alternate" hreflang="${tag}" href="${sites.group}${path}"/>`;
	const entries = listed.flatMap((path) =>
		["/en", "/es"].map(
			(language) =>
				`<url><loc>${sites.group}${language}${path}</loc>${link("en", `/en${path}`)}${link("es", `/es${path}`)}${link("x-default", path || "/")}</url>`,
		),
	);
	expect(await read("/sitemap.xml")).toBe(
		`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`,
	);
});

test("llms.txt tells in both languages what the group is, from the facts", async () => {
	const text = await read("/llms.txt");
	expect(text).not.toMatch(/[^\S\n ]/);
	expect(text).toMatch(/^# .+\n\n> /);
	expect(text).not.toContain("{{");
	const parts = text.split("\n## Español\n");
	const english = `\n## Pages\n|109,994|€80.5M|Over 40 years|18 October 2021|275 employees|since 1946|250,000|since 2019|4 December|100% of|9, 12, 13 and 17|${limits.ideaMax} characters|100% owned\n|; strategic stake\n|; supported\n|/contact): How to|non-financial-report-2024.pdf): PDF`;
	for (const [language, part, texts, figures] of [
		["en", parts[0], companiesEn, english.split("|")],
		[
			"es",
			parts[1],
			companiesEs,
			["109.994", "80,5 M€", "\n### Páginas\n", "informe-no-financiero-2024.pdf): PDF"],
		],
	] as const) {
		const { group } = sites;
		for (const expected of [
			...figures,
			...listed.map((path) => `](${group}/${language}${path})`),
			...companies.map(({ id, site }) => `](${site}): ${texts[id].activity}; `),
			`](${group}/documents/`,
			`${companies.length} ${language === "en" ? "group companies in 5 sectors" : "empresas del grupo en 5 sectores"}`,
			contacts.email,
		]) {
			expect(part, language).toContain(expected);
		}
	}
});

test("security.txt says whom to tell, and never expires (RFC 9116)", () => {
	expect(securityTxt(Date.UTC(2031, 1, 28, 23, 59))).toBe(
		`Contact: mailto:${contacts.securityEmail}
Expires: 2031-08-27T00:00:00.000Z
Preferred-Languages: en, es
Canonical: ${sites.group}/.well-known/security.txt
`,
	);
});

test("the web manifest has the name, the colours and icons for every purpose", async () => {
	const png = { type: "image/png", purpose: "maskable" };
	expect(JSON.parse(await read("/site.webmanifest"))).toEqual({
		name: names.group,
		id: "/",
		start_url: "/",
		display: "browser",
		background_color: "#f6f2ea",
		theme_color: "#f6f2ea",
		icons: [
			{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
			{ src: "/icons/maskable-192.png", sizes: "192x192", ...png },
			{ src: "/icons/maskable-512.png", sizes: "512x512", ...png },
		],
	});
});
