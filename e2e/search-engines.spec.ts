import type { APIRequestContext } from "@playwright/test";
import { names, sites } from "../app/content/placeholders.ts";
import type { Language } from "../app/i18n/languages.ts";
import { alternateUrls, localizedPath } from "../app/i18n/localized-paths.ts";
import { icons } from "../app/layout/icons.ts";
import { titleWithoutGroup } from "../app/layout/page-meta.ts";
import { socialPicture, socialPictureSize } from "../app/layout/social-picture.ts";
import { describePage } from "../app/page-data.server.ts";
import { isListedPage, listedPages, pagePaths } from "../app/pages.ts";
import { builtInSite } from "./addresses.ts";
import { expect, languageTests, open, test } from "./fixtures.ts";

interface Tag {
	name: string;
	attributes: Record<string, string>;
}

function unescapeHtml(text: string): string {
	return text
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");
}

/** What a crawler reads in a page, without running it. */
async function crawl(request: APIRequestContext, address: string, locale?: string) {
	const response = await request.get(`${builtInSite}${address}`, {
		headers: locale ? { "Accept-Language": locale } : {},
	});
	const html = await response.text();
	const tags = [...html.matchAll(/<(html|link|meta)\b([^>]*)>/g)].map(
		([, name = "", attributes = ""]): Tag => ({
			name,
			attributes: Object.fromEntries(
				[...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
					key.toLowerCase(),
					unescapeHtml(value),
				]),
			),
		}),
	);
	const all = (name: string, key: string, value: string) =>
		tags
			.filter((tag) => tag.name === name && tag.attributes[key] === value)
			.map(({ attributes }) => attributes);
	/** The value of the one tag of that name; more than one is a mistake. */
	const meta = (key: "name" | "property", value: string) => {
		const found = all("meta", key, value);
		expect(found.length, `${value} on ${address}`).toBeLessThanOrEqual(1);
		return found[0]?.content;
	};
	return {
		status: response.status(),
		headers: response.headers(),
		title: unescapeHtml(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ""),
		language: tags.find(({ name }) => name === "html")?.attributes.lang,
		canonical: all("link", "rel", "canonical").map(({ href }) => href),
		alternates: all("link", "rel", "alternate").map(({ hreflang, href }) => ({ tag: hreflang, href })),
		meta,
		data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = ""]) =>
			JSON.parse(text),
		),
	};
}

/** The width and height that a PNG file begins with. */
function pngSize(file: Buffer): { width: number; height: number } {
	expect(file.subarray(1, 4).toString()).toBe("PNG");
	return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

test.describe("for search engines", () => {
	for (const { language, locale } of languageTests) {
		for (const kind of [undefined, language] as (Language | undefined)[]) {
			test(`${kind ?? "plain"} URLs have a canonical link and links to their translations (${language})`, async ({
				request,
			}) => {
				for (const path of pagePaths.filter(isListedPage)) {
					const address = localizedPath(path, kind);
					const page = await crawl(request, address, kind ? undefined : locale);
					expect(page.status, address).toBe(200);
					expect(page.language, address).toBe(page.headers["content-language"]);
					expect(page.canonical, address).toEqual([new URL(address, sites.group).href]);
					// The same set on all of them, so each names those that name it.
					expect(page.alternates, address).toEqual(alternateUrls(path));
					expect(page.meta("name", "robots")).toBeUndefined();
				}
			});
		}

		test(`pages have Open Graph tags and a social picture (${language})`, async ({ request }) => {
			for (const path of pagePaths) {
				const address = localizedPath(path, language);
				const page = await crawl(request, address);
				const { title, description } = describePage(path, language);
				const picture = socialPicture(path, language);
				expect(page.language).toBe(language);
				expect(page.meta("name", "description")).toBe(description);
				expect(page.meta("property", "og:title")).toBe(titleWithoutGroup(title));
				expect(page.meta("property", "og:description")).toBe(description);
				expect(page.meta("property", "og:url")).toBe(new URL(address, sites.group).href);
				expect(page.meta("property", "og:site_name")).toBe(names.group);
				expect(page.meta("property", "og:locale")).toBe(locale.replace("-", "_"));
				expect(page.meta("property", "og:image")).toBe(new URL(picture, sites.group).href);
				expect(page.meta("property", "og:image:alt")).toContain(titleWithoutGroup(title));
				expect(page.meta("name", "twitter:card")).toBe("summary_large_image");

				const file = await request.get(`${builtInSite}${picture}`);
				expect(file.headers()["content-type"], picture).toBe("image/png");
				expect(file.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
				const body = await file.body();
				expect(pngSize(body)).toEqual(socialPictureSize);
				expect(body.length, picture).toBeLessThanOrEqual(60 * 1024);
			}
		});
	}

	// Word for word, so that nothing here is only as right as the code that wrote it.
	const about = [
		{
			address: "/en/nosotros",
			title: "About us",
			description:
				"Who we are: a sustainable investment holding company in Barcelona. Mission, values, seven dates in our history, six industries and Industry 5.0.",
			picture: "/social/en/nosotros.png",
			locale: "en_GB",
			trail: [
				{ name: "Home", item: "/en" },
				{ name: "About us", item: "/en/nosotros" },
			],
		},
		{
			address: "/es/nosotros",
			title: "Nosotros",
			description:
				"Quiénes somos: un holding de inversión sostenible de Barcelona. Misión, valores, siete fechas de nuestra historia, seis industrias e Industria 5.0.",
			picture: "/social/es/nosotros.png",
			locale: "es_ES",
			trail: [
				{ name: "Inicio", item: "/es" },
				{ name: "Nosotros", item: "/es/nosotros" },
			],
		},
	];
	for (const { address, title, description, picture, locale, trail } of about) {
		test(`${address} has the specified title, tags and structured data`, async ({ request }) => {
			const page = await crawl(request, address);
			expect(page.title).toBe(`${title} · ${names.group}`);
			expect(page.canonical).toEqual([`${sites.group}${address}`]);
			expect(page.alternates).toHaveLength(3);
			expect(page.alternates).toEqual(
				expect.arrayContaining([
					{ tag: "en", href: `${sites.group}/en/nosotros` },
					{ tag: "es", href: `${sites.group}/es/nosotros` },
					{ tag: "x-default", href: `${sites.group}/nosotros` },
				]),
			);
			expect(page.meta("name", "description")).toBe(description);
			expect(page.meta("property", "og:title")).toBe(title);
			expect(page.meta("property", "og:description")).toBe(description);
			expect(page.meta("property", "og:url")).toBe(`${sites.group}${address}`);
			expect(page.meta("property", "og:image")).toBe(`${sites.group}${picture}`);
			expect(page.meta("property", "og:locale")).toBe(locale);
			expect(page.data).toHaveLength(1);
			expect(page.data[0]["@context"]).toBe("https://schema.org");
			const [organization, webSite, webPage] = page.data[0]["@graph"];
			expect([organization["@type"], webSite["@type"]]).toEqual(["Organization", "WebSite"]);
			expect(webPage).toMatchObject({
				"@type": "WebPage",
				url: `${sites.group}${address}`,
				inLanguage: address.slice(1, 3),
			});
			expect(webPage.breadcrumb).toEqual({
				"@type": "BreadcrumbList",
				itemListElement: trail.map(({ name, item }, index) => ({
					"@type": "ListItem",
					position: index + 1,
					name,
					item: `${sites.group}${item}`,
				})),
			});
		});
	}

	test("idea, results and unknown URLs are not indexed", async ({ request }) => {
		for (const address of ["/idea", "/en/idea", "/resultados", "/es/resultados", "/nowhere", "/en/nowhere"]) {
			const page = await crawl(request, address);
			expect(page.meta("name", "robots"), address).toBe("noindex");
			expect(page.canonical).toEqual([]);
			expect(page.alternates).toEqual([]);
			expect(page.data).toEqual([]);
		}
	});

	test("the sitemap is well-formed XML with an entry for every listed page", async ({ page, request }) => {
		const sitemap = await (await request.get(`${builtInSite}/sitemap.xml`)).text();
		await open(page, `${builtInSite}/en`);
		const locations = await page.evaluate((text) => {
			const parsed = new DOMParser().parseFromString(text, "application/xml");
			if (parsed.querySelector("parsererror")) return ["no XML"];
			return Array.from(parsed.querySelectorAll("url > loc"), ({ textContent }) => textContent);
		}, sitemap);
		expect(new Set(locations).size).toBe(2 * listedPages.length);
	});

	test("the manifest and its icons exist, in the sizes that they state", async ({ request }) => {
		const manifest = await (await request.get(`${builtInSite}/site.webmanifest`)).json();
		for (const { src, sizes } of manifest.icons) {
			const icon = await request.get(`${builtInSite}${src}`);
			expect(icon.status(), src).toBe(200);
			if (sizes !== "any")
				expect(`${pngSize(await icon.body()).width}x${pngSize(await icon.body()).height}`).toBe(sizes);
		}
		for (const { file, size } of Object.values(icons)) {
			const response = await request.get(`${builtInSite}${file}`);
			const icon = await response.body();
			let png = icon;
			if (file.endsWith(".ico")) {
				expect(response.headers()["content-type"]).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
				// One picture of 32 pixels; the directory entry holds the length and the offset of its PNG.
				expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
				png = icon.subarray(icon.readUInt32LE(18));
				expect(png.length).toBe(icon.readUInt32LE(14));
				expect(icon.length).toBeLessThan(5000);
			}
			expect(pngSize(png), file).toEqual({ width: size, height: size });
		}
	});

	test("client-side navigation updates the tags in the head", async ({ page }) => {
		await open(page, `${builtInSite}/en`);
		const canonical = page.locator('head > link[rel="canonical"]');
		await expect(canonical).toHaveAttribute("href", new URL("/en", sites.group).href);
		await page.getByRole("banner").locator('a[hreflang="es"]:visible').click();
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
		await expect(canonical).toHaveCount(1);
		await expect(canonical).toHaveAttribute("href", new URL("/es", sites.group).href);
		await expect(page.locator('head > meta[property="og:title"]')).toHaveAttribute(
			"content",
			titleWithoutGroup(describePage("/", "es").title),
		);
		await expect(page.locator('head > meta[property="og:locale"]')).toHaveAttribute("content", "es_ES");
	});
});
