import type { Page } from "@playwright/test";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expectAccessible, expectContrast } from "./axe.ts";
import { expect, phone, test, translations } from "./fixtures.ts";
import { outOfPlace, type Window } from "./text-overflow.ts";
import * as visitor from "./visitor.ts";

test.describe("on a phone", () => {
	test.use({ ...phone, colorScheme: "dark" });

	test("axe finds nothing on the dialogs, the results and a page that is scrolled down, light and dark", async ({
		page,
	}) => {
		const { common, resultados: results } = translations.en;
		const look = async (state: string) => {
			await expectAccessible(page, state);
			await page.emulateMedia({ colorScheme: "light" });
			await expectContrast(page, `${state}, light`);
			await page.emulateMedia({ colorScheme: "dark" });
		};
		await visitor.open(page, `${connectedSite}/en`);
		await visitor.describeIdea(page, "en", "Compost");
		await look("e-mail dialog");
		await page.keyboard.press("Escape");
		const idea = `Wind turbines for a paper mill ${crypto.randomUUID()} #fake:half`;
		await visitor.submitIdea(page, "en", idea);
		await expect(page.getByRole("article").getByRole("heading", { level: 2 }).first()).toBeVisible();
		await look("results, streaming");
		await visitor.continueAnalysis(idea);
		await visitor.expectAnalysis(page, "en");
		await look("results, done");
		await page.getByRole("main").getByText(results.contact).click();
		await visitor.sendContactForm(page.getByRole("dialog"), "en");
		await look("contact dialog with errors");
		await visitor.open(page, `${connectedSite}/en/cookie-settings`);
		await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: "instant" }));
		await expect(page.getByText(common.badge.by)).toBeVisible();
		await look("scrolled down, with the studio's badge");
	});
});

/** The smallest window. Low ones are those of keyboard.spec.ts. */
const smallest: Window = [320, 640, "large"];

/** Expects that what is shown has room on small screens. */
async function expectRoom(page: Page, state: string, hidden: string): Promise<void> {
	const styles = `${hidden} { visibility: hidden !important } :is(dialog, #menu) { visibility: visible }
		[class*=modal-actions] { position: static !important }`;
	expect.soft(await outOfPlace(page, [smallest], styles), state).toEqual([]);
}

test("the menu, the dialogs, the results and toasts have room on small screens and for large letters", async ({
	page,
}) => {
	test.slow();
	const { common, dialogs, resultados: results } = translations.es;
	const behind = "main, body > :is(footer, aside)";
	const floating = "article .sticky:has(> .frame > button)";
	const dialog = page.getByRole("dialog");
	await page.setViewportSize({ width: 844, height: 390 });
	await visitor.open(page, `${connectedSite}/es`);
	await page.getByRole("button", { name: common.nav.openMenu }).click();
	await expectRoom(page, "menu", behind);
	await page.keyboard.press("Escape");
	await visitor.describeIdea(page, "es", "Compost");
	await expect(dialog.getByLabel(dialogs.email.label)).toBeInViewport({ ratio: 1 });
	await expect(dialog.getByRole("button", { name: dialogs.email.confirm })).toBeInViewport({ ratio: 1 });
	await expectRoom(page, "e-mail dialog", behind);
	await page.keyboard.press("Escape");

	const idea = `Aerogeneradores para una papelera ${crypto.randomUUID()} #fake:half`;
	await visitor.submitIdea(page, "es", idea);
	await expect(page.getByRole("article").getByRole("heading", { level: 2 }).nth(1)).toBeAttached();
	const title = await page.getByRole("heading", { level: 1 }).boundingBox();
	const stop = await page.getByRole("button", { name: results.stop }).boundingBox();
	expect(stop?.y, "the floating controls are below the title").toBeGreaterThan(
		(title?.y ?? 0) + (title?.height ?? 0),
	);
	await expectRoom(page, "results, streaming", floating);
	await visitor.continueAnalysis(idea);
	await visitor.expectAnalysis(page, "es");
	await expectRoom(page, "results, done", floating);

	await page.getByRole("main").getByText(results.contact).click();
	await visitor.sendContactForm(dialog, "es");
	await expect(dialog.getByText(dialogs.validation.name_required)).toBeAttached();
	await expectRoom(page, "contact dialog with errors", behind);
	await page.keyboard.press("Escape");
	await page.context().grantPermissions(["clipboard-write"]);
	await page.getByRole("button", { name: results.copy }).click();
	await expect(page.getByText(results.copied)).toBeVisible();
	// It stays while it has the focus.
	await page.getByRole("region", { name: dialogs.toasts.region }).getByRole("button").focus();
	await expectRoom(page, "toast", behind);
});

test("the home page's figures have the colours of their legend, in print and in forced colours too, and are never shown in part", async ({
	page,
}) => {
	const { home } = translations.en;
	await visitor.open(page, `${builtInSite}/en`);
	const section = page.getByRole("region", { name: home.figures.title });
	const ribbons = section.getByRole("img").first();
	for (const media of [{ forcedColors: "active" }, { forcedColors: "none", media: "print" }] as const) {
		await page.emulateMedia(media);
		const [ribbon, legend] = await section.locator("figure").evaluate((figure) => {
			const [, mark] = figure.querySelectorAll("figcaption [aria-hidden]");
			const drawn = figure.querySelector("use:last-of-type");
			return [getComputedStyle(drawn as Element).stroke, getComputedStyle(mark as Element).backgroundColor];
		});
		expect(legend, "the legend's colour").toBe(ribbon);
	}
	await page.emulateMedia({ media: "screen", reducedMotion: "no-preference" });
	await ribbons.evaluate((drawing) => {
		const { top, height } = drawing.getBoundingClientRect();
		window.scrollTo({ top: scrollY + top + height / 2 - innerHeight, behavior: "instant" });
	});
	await expect(ribbons).toHaveCSS("clip-path", "none");
});
