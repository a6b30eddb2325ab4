import { builtInSite } from "./addresses.ts";
import {
	expect,
	holdRequests,
	hydrated,
	mainlyIn,
	open,
	submitIdea,
	test,
	translations,
	uniqueEmail,
} from "./fixtures.ts";
import { fontsShown, recordShifts, shiftsOn } from "./layout-shift.ts";

for (const { language, locale, tag } of mainlyIn("en")) {
	test.describe(`layout shift (${language})`, { tag }, () => {
		test.use({ locale });
		const { results } = translations[language];

		test("does not occur when the fonts load late on a first visit, nor on a second visit with cached fonts", {
			tag: "@phone",
		}, async ({ page }) => {
			await recordShifts(page);
			const releaseFonts = await holdRequests(page, "**/*.woff2");
			await page.goto(`${builtInSite}/${language}`, { waitUntil: "commit" });
			await hydrated(page);
			await page.waitForTimeout(300);
			releaseFonts();
			await fontsShown(page);
			expect(await shiftsOn(page)).toEqual([]);
			await page.unroute("**/*.woff2");

			await open(page, `${builtInSite}/${language}/contact`);
			await fontsShown(page);
			expect(await shiftsOn(page)).toEqual([]);
			const loaded = await page.evaluate(() =>
				[...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
			);
			expect(loaded.join()).toContain("Bricolage Grotesque");
			expect(loaded.join()).toContain("Instrument Sans");
		});

		test("does not occur while an analysis is streamed", { tag: "@phone" }, async ({ page }) => {
			await open(page, `${builtInSite}/${language}`);
			await fontsShown(page);
			await recordShifts(page);
			await open(page, `${builtInSite}/${language}`);
			await fontsShown(page);
			await submitIdea(page, language, "Cardboard from 120 offices", uniqueEmail());
			await expect(page.getByText(results.completedBuiltIn)).toBeVisible({ timeout: 30_000 });
			expect(await shiftsOn(page)).toEqual([]);
		});
	});
}
