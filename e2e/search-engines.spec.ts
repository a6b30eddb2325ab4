import type { Page } from "@playwright/test";
import { sites } from "../app/content/group.ts";
import { listedPages } from "../app/pages.ts";
import { builtInSite } from "./addresses.ts";
import { expect, languages, localized, pagePaths, test } from "./fixtures.ts";

const listed: readonly string[] = listedPages;

/** What a crawler reads of a page, which it does not run, where a visitor's browser would ask for Spanish. */
async function crawl(page: Page, address: string) {
	const response = await page.request.get(builtInSite + address, { headers: { "Accept-Language": "es" } });
	const html = await response.text();
	const start = Buffer.from(html).subarray(0, 8192).toString();
	const read = await page.evaluate(
		([html, start]) => {
			const parser = new DOMParser();
			const parsed = parser.parseFromString(html, "text/html");
			const describing =
				"title, meta[name='description'], meta[property], link[rel='canonical'], link[rel='alternate']";
			const description = (document: Document) =>
				Array.from(document.head.querySelectorAll(describing), ({ outerHTML }) => outerHTML);
			const attributes = (selector: string): Record<string, string>[] =>
				Array.from(parsed.querySelectorAll(selector), (element) =>
					Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
				);
			const data = parsed.querySelector("script[type='application/ld+json']")?.textContent ?? '{"@graph":[]}';
			return {
				language: parsed.documentElement.lang,
				title: parsed.title,
				description: description(parsed),
				// Programs that show a preview of a link read only the first kilobytes.
				early: description(parser.parseFromString(start, "text/html")),
				tags: attributes("link, meta"),
				links: attributes("a[href]").map(({ href = "", target = "", rel = "" }) => ({ href, target, rel })),
				resources: attributes("script[src], img[src], use[href^='/']").map(
					({ src, href }) => src ?? href ?? "",
				),
				ids: attributes("[id]").map(({ id = "" }) => id),
				things: (JSON.parse(data)["@graph"] as { "@type": string }[]).map((thing) => thing["@type"]),
			};
		},
		[html, start] as const,
	);
	return { status: response.status(), ...read };
}

test("what crawlers find in the pages, and where these lead", async ({ page, request }) => {
	const crawled = new Map<string, Awaited<ReturnType<typeof crawl>>>();
	for (const path of pagePaths) {
		for (const language of [undefined, ...languages]) {
			const address = localized(path, language);
			const found = await crawl(page, address);
			crawled.set(address, found);
			expect(found.status, address).toBe(200);
			expect(found.early, `the first 8 kB of ${address}`).toEqual(found.description);
			expect(found.title, address).not.toBe("");
			const meta = (name: string) => {
				const all = found.tags.filter((tag) => tag.name === name || tag.property === name);
				expect(all.length, `${name} on ${address}`).toBeLessThanOrEqual(1);
				return all[0]?.content;
			};
			// A step of a task has the home page's picture. Its alternative text has to follow it.
			found.resources.push((meta("og:image") ?? "").replace(sites.group, ""));
			const properties = found.tags.map(({ property }) => property);
			expect(meta("og:image:alt"), address).toBe(found.title);
			expect(properties.slice(0, properties.indexOf("og:image")), address).not.toContain("og:image:alt");
			expect(meta("format-detection"), "no links made of numbers").toContain("telephone=no");
			const linked = (rel: string) => found.tags.filter((tag) => tag.rel === rel);
			if (!listed.includes(path)) {
				expect(meta("robots"), address).toBe("noindex");
				expect([...linked("canonical"), ...linked("alternate"), ...found.things]).toEqual([]);
				continue;
			}
			expect(meta("robots"), address).toBeUndefined();
			expect(linked("canonical").map(({ href }) => href)).toEqual([new URL(address, sites.group).href]);
			// The same set on all of them, so each names those that name it.
			const alternates = linked("alternate").map(({ hreflang, href }) => [hreflang, href]);
			expect(Object.fromEntries(alternates)).toEqual({
				en: sites.group + localized(path, "en"),
				es: sites.group + localized(path, "es"),
				"x-default": sites.group + path,
			});
			const own = found.language === "es" ? "es_ES" : "en_GB";
			expect(meta("og:locale"), address).toBe(own);
			expect(meta("og:url")).toBe(new URL(address, sites.group).href);
			expect(found.title.split(" · "), address).toContain(meta("og:title"));
			expect(meta("og:description")).toBe(meta("description"));
			expect(meta("twitter:card")).toBe("summary_large_image");
			expect(found.things).toEqual(path === "/" ? ["Organization", "WebSite"] : []);
		}
	}

	// No link or file leads nowhere, and what is elsewhere opens apart.
	const manifest = await (await request.get(`${builtInSite}/site.webmanifest`)).json();
	const icons = manifest.icons.map(({ src }: { src: string }) => src);
	const files = new Set<string>([...icons, "/favicon.ico", "/icons/touch-180.png"]);
	const wrong: string[] = [];
	for (const [address, { links, resources }] of crawled) {
		for (const resource of resources) files.add(resource.replace(/#.*/, ""));
		for (const { href, target, rel } of links) {
			if (/^mailto:[\w.+-]+@[\w.-]+(\?\w+=[\w%.~-]+(&\w+=[\w%.~-]+)*)?$|^tel:\+\d{8,15}$/.test(href))
				continue;
			if (href.startsWith("https://")) {
				if (target !== "_blank" || !rel.includes("noopener")) wrong.push(`${address}: ${href} opens here`);
				continue;
			}
			const { origin, pathname, hash } = new URL(href, builtInSite + address);
			const section = hash.slice(1);
			const ids = crawled.get(pathname)?.ids;
			if (origin !== builtInSite) wrong.push(`${address}: ${href}`);
			else if (!ids) files.add(pathname);
			// The results page reads its fragment.
			else if (section && !ids.includes(section) && !pathname.endsWith("/resultados"))
				wrong.push(`${address}: no section ${href}`);
		}
	}
	expect(wrong).toEqual([]);
	const types = {
		ico: "image/",
		png: "image/png",
		svg: "image/svg+xml",
		pdf: "application/pdf",
		js: "text/javascript",
	};
	const kinds = new Set<string>();
	for (const file of files) {
		const kind = file.slice(file.lastIndexOf(".") + 1);
		kinds.add(kind);
		const response = await request.get(builtInSite + file);
		expect(response.status(), file).toBe(200);
		expect(response.headers()["content-type"], file).toContain(types[kind as keyof typeof types]);
		if (!file.startsWith("/social/")) continue;
		const picture = await response.body();
		expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], file).toEqual([1200, 630]);
	}
	expect([...kinds].sort()).toEqual(Object.keys(types).sort());

	const nowhere = await crawl(page, "/en/nowhere");
	expect(nowhere.status).toBe(404);
	expect(nowhere.early).toEqual(nowhere.description);
	expect(nowhere.tags).toContainEqual({ name: "robots", content: "noindex" });
});
