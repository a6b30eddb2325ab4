import type { Page } from "@playwright/test";
import type { Language } from "../app/i18n/languages.ts";
import { builtInSite } from "./addresses.ts";
import { expect, mainlyIn, open, test, translations } from "./fixtures.ts";

/** Scrolls there; again, should the router have gone back to where the visitor was before. */
async function scrollTo(page: Page, top: number): Promise<void> {
	await expect(async () => {
		await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
		await page.waitForTimeout(100);
		expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(Math.min(top, 800));
	}).toPass();
}

const badgeOf = (page: Page, language: Language) =>
	page.getByRole("complementary", { name: translations[language].common.badge.label });

test("a closed badge stays hidden for the session of the tab", async ({ page, context }) => {
	await open(page, `${builtInSite}/en`);
	await scrollTo(page, 2000);
	const badge = badgeOf(page, "en");
	await badge.getByRole("button", { name: translations.en.dialogs.close, exact: true }).click();
	await expect(badge).toBeHidden();
	await page.reload();
	await scrollTo(page, 2000);
	await page.waitForTimeout(200);
	await expect(badge).toBeHidden();
	const next = await context.newPage();
	await open(next, `${builtInSite}/en`);
	await scrollTo(next, 2000);
	await expect(badgeOf(next, "en")).toBeVisible();
});

for (const { language, locale, tag } of mainlyIn("es")) {
	test.describe(`studio's badge (${language})`, { tag }, () => {
		test.use({ locale });
		test("covers no text where it is in the margin", async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			// The narrowest window with room for it there.
			await page.setViewportSize({ width: 1024, height: 768 });
			await open(page, `${builtInSite}/${language}/nosotros`);
			for (let top = 900; top < 4000; top += 333) {
				await scrollTo(page, top);
				await expect(badgeOf(page, language)).toBeVisible();
				await page.waitForTimeout(350);
				/** Texts that are seen beside or below the badge and go on behind it. */
				const covered = await badgeOf(page, language).evaluate((badge) => {
					const box = badge.getBoundingClientRect();
					const found: string[] = [];
					const texts = document.createTreeWalker(
						document.querySelector("main") as Element,
						NodeFilter.SHOW_TEXT,
					);
					const range = document.createRange();
					for (let text = texts.nextNode(); text; text = texts.nextNode()) {
						if (!text.parentElement?.checkVisibility() || text.parentElement.closest(".sr-only, svg"))
							continue;
						range.selectNodeContents(text);
						for (const { left, right, top, bottom } of range.getClientRects()) {
							if (left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top) continue;
							const beside = left < box.left - 1 || right > box.right + 1;
							const below = bottom > box.bottom + 1 && box.bottom < innerHeight - 1;
							if (beside || below) found.push(text.textContent ?? "");
						}
					}
					return found;
				});
				expect(covered, `${top} pixels down`).toEqual([]);
			}
		});

		test("covers nothing at the end of the page, and is not printed", { tag: "@phone" }, async ({ page }) => {
			await open(page, `${builtInSite}/${language}`);
			await scrollTo(page, 100_000);
			const badge = badgeOf(page, language);
			await expect(badge).toBeVisible();
			// It slides in.
			await page.waitForTimeout(400);
			const covered = await badge.evaluate((element) => {
				const box = element.getBoundingClientRect();
				return [...document.querySelectorAll("footer a, footer address, footer span")]
					.filter((other) => {
						const { left, right, top, bottom } = other.getBoundingClientRect();
						return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
					})
					.map((other) => other.textContent);
			});
			expect(covered).toEqual([]);
			await page.emulateMedia({ media: "print" });
			await expect(badge).toBeHidden();
		});
	});
}
