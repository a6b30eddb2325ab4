import { pagePaths } from "../app/contract/page-paths.ts";
import { languageOfAddress, pageAddress } from "../app/i18n/addresses.ts";
import { builtInSite } from "./addresses.ts";
import { expect, test, words } from "./fixtures.ts";

// That the pages say the same is the sweep's matter.
test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

	test("every page's menu opens, and its language changes", async ({ page }) => {
		test.slow();
		for (const path of pagePaths) {
			await page.goto(builtInSite + pageAddress(path, "en"));
			await page.getByRole("button", { name: words.en.common.nav.openMenu }).click();
			await page.locator("#menu").getByRole("link", { name: words.en.common.language.es }).click();
			await expect(page).toHaveURL(builtInSite + pageAddress(path, "es"));
			await expect(page.locator("html")).toHaveAttribute("lang", "es");
			await page.goto(builtInSite + pageAddress(path, undefined));
			await expect(page.locator("html")).toHaveAttribute("lang", languageOfAddress(path) ?? "en");
		}
	});

	test("the results say why they are not there, and whom to write to", async ({ page }) => {
		await page.goto(builtInSite + pageAddress("/resultados", "en"));
		await expect(page.locator("noscript p", { hasText: words.en.results.noScript })).toBeVisible();
		await expect(page.locator("noscript a").first()).toHaveAttribute("href", /^mailto:/);
	});
});
