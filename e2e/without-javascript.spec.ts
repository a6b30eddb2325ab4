import type { Page } from "@playwright/test";
import { pagePaths } from "../app/contract/page-paths.ts";
import { languageOfAddress, pageAddress } from "../app/i18n/addresses.ts";
import { builtInSite } from "./addresses.ts";
import { expect, open, test, words } from "./fixtures.ts";

/** What is to be read in a page's content; but for forms, and for what is there instead of them. */
function contentOf(page: Page): Promise<string> {
	return page.getByRole("main").evaluate((main) => {
		const shown = (node: Node): string => {
			if (node instanceof Text) {
				const visible = node.parentElement?.checkVisibility({
					visibilityProperty: true,
					opacityProperty: true,
				});
				return visible ? node.data : "";
			}
			if (!(node instanceof Element) || node.matches("noscript, form")) return "";
			return [...node.childNodes].map(shown).join(" ");
		};
		return shown(main).replace(/\s+/g, " ").trim();
	});
}

test.describe("without JavaScript", { tag: "@once" }, () => {
	for (const path of pagePaths) {
		test(`${path} says the same, its menu opens, and its language changes`, async ({ page, browser }) => {
			const viewport = { width: 390, height: 844 };
			const context = await browser.newContext({ javaScriptEnabled: false, viewport });
			const plain = await context.newPage();
			await plain.goto(builtInSite + pageAddress(path, "en"));
			const read = { en: await contentOf(plain), es: "" };
			const mail = plain.locator("noscript a").first();
			// With JavaScript, the results without an idea are the home page.
			if (path === "/resultados") {
				await expect(plain.locator("noscript p", { hasText: words.en.results.noScript })).toBeVisible();
				await expect(mail).toHaveAttribute("href", /^mailto:/);
			}
			await plain.getByRole("button", { name: words.en.common.nav.openMenu }).click();
			await plain.locator("#menu").getByRole("link", { name: words.en.common.language.es }).click();
			await expect(plain).toHaveURL(builtInSite + pageAddress(path, "es"));
			await expect(plain.locator("html")).toHaveAttribute("lang", "es");
			read.es = await contentOf(plain);
			await plain.goto(builtInSite + pageAddress(path, undefined));
			await expect(plain.locator("html")).toHaveAttribute("lang", languageOfAddress(path) ?? "en");
			await context.close();

			if (path === "/resultados") return;
			await page.setViewportSize(viewport);
			for (const language of ["en", "es"] as const) {
				await open(page, builtInSite + pageAddress(path, language));
				expect(read[language].length, language).toBeGreaterThan(200);
				expect(await contentOf(page)).toBe(read[language]);
			}
		});
	}
});
