import { describe, expect, it, test } from "vitest";
import { companies } from "#app/content/companies.ts";
import { reports } from "#app/content/documents.ts";
import { contacts, names, sites } from "#app/content/placeholders.ts";
import { languages } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { listedPages } from "#app/pages.ts";
import { securityTxt } from "#worker/site-files/security-txt.ts";
import { handleSiteFile } from "#worker/site-files/site-file.ts";

function ask(path: string, method = "GET") {
	return handleSiteFile(new Request(`https://elsewhere.example${path}`, { method }));
}

async function read(path: string): Promise<string> {
	return (await ask(path)?.text()) ?? "";
}

describe("site files", () => {
	it.each([
		["/robots.txt", "text/plain; charset=utf-8"],
		["/sitemap.xml", "application/xml; charset=utf-8"],
		["/llms.txt", "text/plain; charset=utf-8"],
		["/site.webmanifest", "application/manifest+json; charset=utf-8"],
		["/.well-known/security.txt", "text/plain; charset=utf-8"],
	])("%s says what it is and how long it keeps", (path, type) => {
		const response = ask(path);
		expect(response?.status).toBe(200);
		expect(response?.headers.get("Content-Type")).toBe(type);
		expect(response?.headers.get("Cache-Control")).toBe("public, max-age=3600");
	});

	it("leaves every other request to the pages", () => {
		for (const path of ["/", "/sitemap.xml/", "/en/robots.txt", "/constructor"]) expect(ask(path)).toBeNull();
		expect(ask("/robots.txt", "POST")).toBeNull();
		expect(ask("/robots.txt", "HEAD")?.status).toBe(200);
	});
});

test("the sitemap lists every listed page in every language, each with all of its addresses", async () => {
	const entries = [...(await read("/sitemap.xml")).matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = ""]) => ({
		loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
		alternates: Object.fromEntries(
			[...entry.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)].map(
				([, tag, href]) => [tag, href],
			),
		),
	}));
	const absolute = (path: string) => new URL(path, sites.group).href;
	expect(entries).toEqual(
		listedPages.flatMap((path) =>
			languages.map((language) => ({
				loc: absolute(localizedPath(path, language)),
				alternates: {
					en: absolute(localizedPath(path, "en")),
					es: absolute(localizedPath(path, "es")),
					"x-default": absolute(path),
				},
			})),
		),
	);
});

test("robots points to the sitemap and lets crawlers read that the results are not listed", async () => {
	const robots = await read("/robots.txt");
	expect(robots).toContain(`\nSitemap: ${sites.group}/sitemap.xml\n`);
	expect(robots).not.toContain("resultados");
});

test("llms.txt tells in both languages what the group is, from the facts", async () => {
	const text = await read("/llms.txt");
	const [english = "", spanish = ""] = text.split("\n## Español\n");
	expect(english.startsWith(`# ${names.group}\n\n> `)).toBe(true);
	expect(english).toContain("109,994");
	expect(english).toContain("€80.5M");
	expect(spanish).toContain("109.994");
	expect(spanish).toContain("80,5\u00a0M€");
	for (const [part, language] of [
		[english, "en"],
		[spanish, "es"],
	] as const) {
		for (const { name, site } of companies) expect(part).toContain(`[${name}](${site})`);
		for (const path of listedPages) {
			expect(part).toContain(`](${new URL(localizedPath(path, language), sites.group).href})`);
		}
		expect(part).toContain(`](${sites.group}${reports[language]})`);
		expect(part).toContain(contacts.email);
	}
	expect(text).not.toContain("{{");
});

test("security.txt says whom to tell, and never expires (RFC 9116)", async () => {
	const fields = Object.fromEntries(
		(await read("/.well-known/security.txt"))
			.trimEnd()
			.split("\n")
			.map((line) => line.split(/: (.*)/).slice(0, 2)),
	);
	expect(fields).toEqual({
		Contact: `mailto:${contacts.securityEmail}`,
		Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
		"Preferred-Languages": languages.join(", "),
		Canonical: `${sites.group}/.well-known/security.txt`,
	});
	const days = (text: string) => (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "") - now) / 86_400_000;
	const now = Date.UTC(2031, 1, 28, 23, 59);
	expect(days(securityTxt(now))).toBeGreaterThan(30);
	expect(days(securityTxt(now))).toBeLessThan(365);
});

test("the web manifest has icons for every purpose", async () => {
	const { name, icons } = JSON.parse(await read("/site.webmanifest"));
	expect(name).toBe(names.group);
	expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(["any", "192x192", "512x512"]);
});
