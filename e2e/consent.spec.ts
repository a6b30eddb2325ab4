import type { Page } from "@playwright/test";
import type { Language } from "../app/i18n/languages.ts";
import { builtInSite } from "./addresses.ts";
import { expect, hydrated, mainlyIn, open, test, words } from "./fixtures.ts";
import { turnAway } from "./privacy.ts";

const optional = ["performance", "functionality", "analytics"] as const;

const settings = (language: Language) => `${builtInSite}/${language}/cookie-settings`;

const switchOf = (page: Page, language: Language, kind: "essential" | (typeof optional)[number]) =>
	page.getByRole("switch", { name: words[language].cookieSettings.kinds[kind].label });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function expectSwitches(page: Page, language: Language, on: readonly boolean[]): Promise<void> {
	for (const [index, kind] of optional.entries()) {
		await expect(switchOf(page, language, kind)).toBeChecked({ checked: on[index] === true });
	}
}

/** What is stored under the choice's key. */
const stored = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem("cookiePreferences") ?? "null"));

for (const { language, locale, tag } of mainlyIn("en")) {
	test.describe(`cookie settings (${language})`, { tag }, () => {
		test.use({ locale });
		const text = words[language].cookieSettings;

		test("counts what was switched before the page could listen", async ({ page }) => {
			const { promise, resolve: letGo } = Promise.withResolvers<void>();
			await page.route("**/assets/*.js", async (route) => {
				await promise;
				await route.continue();
			});
			await page.goto(settings(language), { waitUntil: "commit" });
			await switchOf(page, language, "functionality").check();
			letGo();
			await hydrated(page);
			await expectSwitches(page, language, [false, true, false]);
			await press(page, text.save);
			await expect.poll(() => stored(page)).toMatchObject({ performance: false, functionality: true });
			await expectSwitches(page, language, [false, true, false]);
		});

		test.describe("without JavaScript", () => {
			test.use({ javaScriptEnabled: false });

			test("says that nothing is kept or measured", async ({ page }) => {
				await page.goto(settings(language));
				await expect(page.locator("noscript p", { hasText: text.noScript })).toBeVisible();
				await expect(page.getByText(text.kinds.performance.text)).toBeVisible();
			});
		});
	});
}

test.describe("consent", () => {
	const text = words.en.cookieSettings;

	test("performance sends how fast pages are, but for the whistleblower channel, while it is allowed", async ({
		page,
	}) => {
		const reports: { status: number; body: { vitals: Record<string, unknown>[] } }[] = [];
		page.on("response", async (response) => {
			if (!response.url().endsWith("/api/vitals")) return;
			reports.push({ status: response.status(), body: response.request().postDataJSON() });
		});
		await open(page, settings("en"));
		await switchOf(page, "en", "performance").check();
		await press(page, text.save);
		// Of the page that was there before, nothing is told.
		await page.waitForLoadState("networkidle");
		await turnAway(page);
		await page.waitForTimeout(300);
		expect(reports).toHaveLength(0);
		await open(page, `${builtInSite}/es`);
		await page.waitForLoadState("networkidle");
		await page.getByRole("heading", { level: 1 }).click();
		const before = reports.length;
		await turnAway(page);
		await expect.poll(() => reports.length).toBe(before + 1);
		const { status, body } = reports.at(-1) ?? { status: 0, body: { vitals: [] } };
		expect(status).toBe(204);
		expect(Object.keys(body)).toEqual(["vitals"]);
		expect(body.vitals.map(({ name }) => name)).toEqual(
			expect.arrayContaining(["TTFB", "FCP", "LCP", "CLS"]),
		);
		for (const vital of body.vitals) {
			expect(Object.keys(vital).sort()).toEqual(["language", "name", "path", "rating", "value"]);
			expect(vital).toMatchObject({ path: "/", language: "es" });
		}

		const expectNoMore = async () => {
			const count = reports.length;
			await turnAway(page);
			await page.waitForTimeout(300);
			expect(reports).toHaveLength(count);
		};
		await open(page, `${builtInSite}/es/denuncias`);
		await page.waitForLoadState("networkidle");
		await expectNoMore();
		await open(page, settings("en"));
		await press(page, text.rejectAll);
		await expectSwitches(page, "en", [false, false, false]);
		await expectNoMore();
		await open(page, `${builtInSite}/es`);
		await page.waitForLoadState("networkidle");
		await expectNoMore();
	});

	test("what was measured is forgotten when performance is no longer allowed", async ({ page }) => {
		const reports: { vitals: { path: string }[] }[] = [];
		page.on("request", (request) => {
			if (request.url().endsWith("/api/vitals")) reports.push(request.postDataJSON());
		});
		await open(page, settings("en"));
		await press(page, text.acceptAll);
		await open(page, `${builtInSite}/en/nosotros`);
		await page.waitForLoadState("networkidle");
		// The router's own links, so that the page and what it measured stay.
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: words.en.common.footer.cookieSettings })
			.click();
		await expect(page).toHaveURL(settings("en"));
		await press(page, text.rejectAll);
		await press(page, text.acceptAll);
		await turnAway(page);
		await page.waitForTimeout(300);
		expect(reports.flatMap(({ vitals }) => vitals)).toEqual([]);
	});
});
