import type { Page } from "@playwright/test";
import { builtInSite } from "./addresses.ts";
import { expect, open, test, translations } from "./fixtures.ts";
import { hidePage } from "./privacy.ts";

const text = translations.en.cookieSettings;
const settings = `${builtInSite}/en/cookie-settings`;

const performanceSwitch = (page: Page) => page.getByRole("switch", { name: text.kinds.performance.label });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.describe("consent", () => {
	test("web vitals are sent while performance is allowed, and never from the whistleblower channel", async ({
		page,
	}) => {
		const reports: { status: number; body: { vitals: Record<string, unknown>[] } }[] = [];
		page.on("response", async (response) => {
			if (!response.url().endsWith("/api/vitals")) return;
			reports.push({ status: response.status(), body: response.request().postDataJSON() });
		});
		await open(page, settings);
		await performanceSwitch(page).check();
		await press(page, text.save);
		// Of the page that was there before, nothing is told.
		await page.waitForLoadState("networkidle");
		await hidePage(page);
		await page.waitForTimeout(300);
		expect(reports).toHaveLength(0);
		await open(page, `${builtInSite}/es`);
		await page.waitForLoadState("networkidle");
		await page.getByRole("heading", { level: 1 }).click();
		const before = reports.length;
		await hidePage(page);
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
			await hidePage(page);
			await page.waitForTimeout(300);
			expect(reports).toHaveLength(count);
		};
		await open(page, `${builtInSite}/es/denuncias`);
		await page.waitForLoadState("networkidle");
		await expectNoMore();
		await open(page, settings);
		await press(page, text.rejectAll);
		await expect(performanceSwitch(page)).not.toBeChecked();
		await expectNoMore();
		await open(page, `${builtInSite}/es`);
		await page.waitForLoadState("networkidle");
		await expectNoMore();
	});

	test("measurements are discarded when performance is no longer allowed", async ({ page }) => {
		const reports: { vitals: { path: string }[] }[] = [];
		page.on("request", (request) => {
			if (request.url().endsWith("/api/vitals")) reports.push(request.postDataJSON());
		});
		await open(page, settings);
		await press(page, text.acceptAll);
		await open(page, `${builtInSite}/en/nosotros`);
		await page.waitForLoadState("networkidle");
		// The router's own links, so that the page and what it measured stay.
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: translations.en.cookieSettings.name })
			.click();
		await expect(page).toHaveURL(settings);
		await press(page, text.rejectAll);
		await press(page, text.acceptAll);
		await hidePage(page);
		await page.waitForTimeout(300);
		expect(reports.flatMap(({ vitals }) => vitals)).toEqual([]);
	});
});
