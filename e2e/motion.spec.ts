import { builtInSite } from "./addresses.ts";
import { expect, open, test, translations } from "./fixtures.ts";

test("pages change by a view transition that keeps the header in place", async ({ page }) => {
	await open(page, `${builtInSite}/en/nowhere`);
	await page.evaluate(() => {
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			document.documentElement.dataset.transitions = "1";
			return start(update);
		};
	});
	await page.getByRole("main").getByRole("link", { name: translations.en.notFound.home }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(translations.en.home.hero.title);
	await expect(page.locator("html")).toHaveAttribute("data-transitions", "1");
	await expect(page.locator("body > header")).toHaveCSS("view-transition-name", "header");
});

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("nothing is animated", async ({ page }) => {
		await open(page, `${builtInSite}/en`);
		for (const place of [0, 0.25, 0.5, 0.75, 1]) {
			await page.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), place);
			// Transitions take a hundredth of a millisecond, so that what waits for their end still hears of it.
			const lasting = () =>
				document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
			expect(await page.evaluate(`(${lasting})().length`)).toBe(0);
		}
	});
});
