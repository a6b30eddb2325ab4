import type { Page } from "@playwright/test";
import { names } from "../app/content/placeholders.ts";
import { formatDate } from "../app/i18n/format.ts";
import type { Language } from "../app/i18n/languages.ts";
import { builtInSite } from "./addresses.ts";
import { expect, hydrated, mainlyIn, open, test, words } from "./fixtures.ts";
import { signalPrivacy, turnAway } from "./privacy.ts";

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

		test("has four switches, one of them locked, and leads to both policies", async ({ page }) => {
			await open(page, settings(language));
			await expect(page).toHaveTitle(text.metaTitle.replace("{{group}}", names.group));
			expect(text.metaDescription.length).toBeGreaterThanOrEqual(120);
			expect(text.metaDescription.length).toBeLessThanOrEqual(155);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.title);
			await expect(page.getByRole("switch")).toHaveCount(4);
			await expect(switchOf(page, language, "essential")).toBeChecked();
			await expect(switchOf(page, language, "essential")).toBeDisabled();
			await expectSwitches(page, language, [false, false, false]);
			await expect(page.getByText(text.basis.none)).toBeVisible();
			for (const policy of ["cookie-policy", "privacy-policy"]) {
				await expect(page.getByRole("main").locator(`a[href="/${language}/${policy}"]`)).toBeVisible();
			}
		});

		test("says in words, too, what is on and what is off", async ({ page }) => {
			await open(page, settings(language));
			const row = (kind: "essential" | (typeof optional)[number]) =>
				page.getByRole("listitem").filter({ has: switchOf(page, language, kind) });
			const on = row("performance").getByText(text.on, { exact: true });
			const off = row("performance").getByText(text.off, { exact: true });
			await expect(row("essential").getByText(text.on, { exact: true })).toBeVisible();
			await expect(off).toBeVisible();
			await expect(on).toBeHidden();
			await switchOf(page, language, "performance").check();
			await expect(on).toBeVisible();
			await expect(off).toBeHidden();
		});

		test("saves what is switched on, with version and date, until it is changed", async ({ page }) => {
			await open(page, settings(language));
			await switchOf(page, language, "functionality").check();
			await expect(page.getByText(text.unsaved)).toBeVisible();
			expect(await stored(page)).toBeNull();
			await press(page, text.save);
			await expect(page.getByText(text.toasts.saved.title).first()).toBeVisible();
			await expect(page.getByText(text.unsaved)).toBeHidden();
			const choice = await stored(page);
			expect(choice).toEqual({
				essential: true,
				performance: false,
				functionality: true,
				analytics: false,
				version: 1,
				date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
			});
			await page.reload();
			await hydrated(page);
			await expectSwitches(page, language, [false, true, false]);
			await expect(page.getByText(formatDate(choice.date, language))).toBeVisible();
		});

		test("accepts and rejects all at once", async ({ page }) => {
			await open(page, settings(language));
			await press(page, text.acceptAll);
			await expect(page.getByText(text.toasts.accepted.title).first()).toBeVisible();
			await expectSwitches(page, language, [true, true, true]);
			expect(await stored(page)).toMatchObject({ performance: true, functionality: true, analytics: true });
			await press(page, text.rejectAll);
			await expect(page.getByText(text.toasts.rejected.title).first()).toBeVisible();
			await expectSwitches(page, language, [false, false, false]);
			expect(await stored(page)).toMatchObject({
				essential: true,
				performance: false,
				functionality: false,
				analytics: false,
			});
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

	test("the toasts are called what the specification calls them", () => {
		expect(Object.values(text.toasts).map(({ title }) => title)).toEqual([
			"Preferences Saved",
			"All Cookies Accepted",
			"Preferences Updated",
			"Error",
		]);
	});

	test("what is no choice of this site's, or of an earlier policy, allows nothing", async ({ page }) => {
		const chosen = { essential: true, performance: true, functionality: true, analytics: true };
		const date = new Date().toISOString();
		for (const [value, said] of [
			["{", text.basis.none],
			[JSON.stringify(chosen), text.basis.none],
			[JSON.stringify({ ...chosen, version: 0, date }), text.basis.lapsed.replace("{{years}}", "2")],
		] as const) {
			await open(page, settings("en"));
			await page.evaluate((value) => localStorage.setItem("cookiePreferences", value), value);
			await page.reload();
			await hydrated(page);
			await expect(page.getByText(said)).toBeVisible();
			await expectSwitches(page, "en", [false, false, false]);
		}
	});

	test("the privacy signal is a no, until the visitor says yes", async ({ page, context }) => {
		await signalPrivacy(context);
		await open(page, settings("en"));
		await expect(page.getByText(text.basis.signal)).toBeVisible();
		await expectSwitches(page, "en", [false, false, false]);
		await press(page, text.acceptAll);
		await expectSwitches(page, "en", [true, true, true]);
		await expect(page.getByText(text.basis.signal)).toBeHidden();
		await page.reload();
		await hydrated(page);
		await expectSwitches(page, "en", [true, true, true]);
	});

	test("a choice is noticed in other tabs", async ({ page, context }) => {
		await open(page, settings("en"));
		const other = await context.newPage();
		await open(other, settings("en"));
		await switchOf(page, "en", "analytics").check();
		await press(other, text.acceptAll);
		await expectSwitches(page, "en", [true, true, true]);
		await page.evaluate(() => localStorage.clear());
		await expectSwitches(other, "en", [false, false, false]);
	});

	test("a browser that keeps nothing is told so", async ({ page, context }) => {
		await context.addInitScript(() => {
			Object.defineProperty(window, "localStorage", {
				get() {
					throw new DOMException("denied", "SecurityError");
				},
			});
		});
		await open(page, settings("en"));
		await press(page, text.acceptAll);
		await expect(page.getByText(text.toasts.failed.description).first()).toBeVisible();
		await expectSwitches(page, "en", [false, false, false]);
	});

	test("functionality keeps an idea across visits, and takes it along when it goes", async ({
		page,
		context,
	}) => {
		const { prompt } = words.en.ideaBox;
		const home = `${builtInSite}/en`;
		await open(page, home);
		await page.getByLabel(prompt).fill("Half an idea");
		const visit = async (idea: string) => {
			const tab = await context.newPage();
			await open(tab, home);
			await expect(tab.getByLabel(prompt)).toHaveValue(idea);
			await tab.close();
		};
		await visit("");
		await page.goto(settings("en"));
		await hydrated(page);
		await switchOf(page, "en", "functionality").check();
		await press(page, text.save);
		await visit("Half an idea");
		await open(page, home);
		await page.getByLabel(prompt).fill("Half an idea and more");
		await visit("Half an idea and more");
		await page.goto(settings("en"));
		await hydrated(page);
		await press(page, text.rejectAll);
		expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["cookiePreferences"]);
		await visit("");
	});

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
