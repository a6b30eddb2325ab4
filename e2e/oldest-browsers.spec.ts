import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, localized, pagePaths, test, translations } from "./fixtures.ts";
import { removeNewerInterfaces } from "./newer-interfaces.ts";
import * as visitor from "./visitor.ts";

const { common, cookieSettings, empresas } = translations.en;

test.describe("with only the interfaces that the oldest supported browsers have", () => {
	test.beforeEach(({ page }) => removeNewerInterfaces(page));

	test("the newer ones are gone, and every page hydrates without an error", async ({ page }) => {
		await page.goto(`${builtInSite}/en`);
		const gone = () => ["any" in AbortSignal, "popover" in HTMLElement.prototype, "withResolvers" in Promise];
		expect(await page.evaluate(gone)).toEqual([false, false, false]);
		const kept = () => ["timeout" in AbortSignal, "toSorted" in Array.prototype];
		expect(await page.evaluate(kept)).toEqual([true, true]);
		for (const path of pagePaths) await visitor.open(page, builtInSite + localized(path, "en"));
	});

	test("an idea is analysed, a message sent, a choice saved", async ({ page }) => {
		await visitor.open(page, `${connectedSite}/en`);
		await visitor.submitIdea(page, "en", "Coffee grounds for compost");
		await visitor.expectAnalysis(page, "en");

		await visitor.linkTo(page, "banner", "/en/contact").click();
		const form = page.getByRole("main").locator("form");
		await visitor.fillContactForm(form, "en");
		await visitor.sendContactForm(form, "en");
		await visitor.expectMessageSent(page, "en");

		await visitor.linkTo(page, "contentinfo", "/en/cookie-settings").click();
		await page.getByRole("button", { name: cookieSettings.acceptAll }).click();
		await expect(page.getByText(cookieSettings.toasts.accepted.title).first()).toBeVisible();
		await page.getByRole("banner").locator('a[hreflang="es"]:visible').click();
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
	});

	test("styles and markup without popovers show the page, and a link to the others", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.route("**/*", async (route) => {
			const kind = route.request().resourceType();
			if (kind !== "document" && kind !== "stylesheet") return route.continue();
			const response = await route.fetch();
			const body = await response.text();
			// What such a browser makes of the selector: none that it knows.
			const withoutPopovers = (styles: string) => styles.replace(/(?<!\\):popover-open/g, ":unheard-of");
			if (kind === "stylesheet") return route.fulfill({ response, body: withoutPopovers(body) });
			const headers = { ...response.headers(), "content-security-policy": "" };
			const changed = body
				.replace(/<style[\s\S]*?<\/style>/g, withoutPopovers)
				.replace(/popover="auto"/g, "");
			return route.fulfill({ response, headers, body: changed });
		});
		await visitor.open(page, `${builtInSite}/en/nosotros`);
		const { nav } = common;
		await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
		const isMainAtTheMiddle = () =>
			page.evaluate(() => document.elementFromPoint(195, 300)?.closest("main") !== null);
		expect(await isMainAtTheMiddle()).toBe(true);
		await expect(page.getByRole("button", { name: nav.openMenu })).toBeHidden();
		await page.getByRole("banner").getByRole("link", { name: nav.menu, exact: true }).click();
		const link = visitor.linkTo(page, "contentinfo", "/en/empresas");
		await expect(link).toBeInViewport();
		await link.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(empresas.hero.title);
		await expect.poll(isMainAtTheMiddle).toBe(true);
	});
});
