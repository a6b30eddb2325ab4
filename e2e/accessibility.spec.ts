import type { Page } from "@playwright/test";
import { builtInSite, connectedSite } from "./addresses.ts";
import { adoptStyles, expectAccessible } from "./axe.ts";
import { expect, test, translations } from "./fixtures.ts";
import { textOverflow } from "./text-overflow.ts";
import * as visitor from "./visitor.ts";

for (const { language, colorScheme, viewport } of [
	{ language: "en", colorScheme: "dark", viewport: { width: 390, height: 844 } },
	{ language: "es", colorScheme: "light", viewport: { width: 1280, height: 800 } },
] as const) {
	test.describe(`axe (${language}, ${colorScheme}, ${viewport.width})`, () => {
		test.use({ colorScheme, viewport });

		test("finds nothing on the dialogs, the results and a page that is scrolled down", async ({ page }) => {
			const { common, resultados: results } = translations[language];
			await visitor.open(page, `${connectedSite}/${language}`);
			await visitor.describeIdea(page, language, "Compost");
			await expectAccessible(page, "e-mail dialog");
			await page.keyboard.press("Escape");
			const idea = `Wind turbines for a paper mill ${crypto.randomUUID()} #fake:half`;
			await visitor.submitIdea(page, language, idea);
			await expect(page.getByRole("article").getByRole("heading", { level: 2 }).first()).toBeVisible();
			await expectAccessible(page, "results, streaming");
			await visitor.continueAnalysis(idea);
			await visitor.expectAnalysis(page, language);
			await expectAccessible(page, "results, done");
			await page.getByRole("main").getByText(results.contact).click();
			await visitor.sendContactForm(page.getByRole("dialog"), language);
			await expectAccessible(page, "contact dialog with errors");
			await visitor.open(page, `${connectedSite}/${language}/cookie-settings`);
			await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: "instant" }));
			await expect(page.getByText(common.badge.by)).toBeVisible();
			await expectAccessible(page, "scrolled down, with the studio's badge");
		});
	});
}

const landscape = { width: 844, height: 390 };

/** Shows the page on small screens, with large letters or with the spacing of WCAG 1.4.12, and checks what is in sight. */
async function expectRoom(page: Page, state: string, hidden: string): Promise<void> {
	const settings = await page.context().newCDPSession(page);
	for (const [width, height, letters, spacing] of [
		[320, 640, 32, ""],
		[320, 640, 16, "line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em"],
		[landscape.width, landscape.height, 16, ""],
	] as const) {
		await page.setViewportSize({ width, height });
		await settings.send("Page.setFontSizes", { fontSizes: { standard: letters } });
		await expect(page.locator("html")).toHaveCSS("font-size", `${letters}px`);
		const spaced = spacing.replaceAll(/(;|$)/g, " !important$1");
		const restore = await adoptStyles(
			page,
			`${hidden} { visibility: hidden !important } :is(dialog, #menu) { visibility: visible }
			[class*=modal-actions] { position: static !important } * { ${spacing && spaced} }`,
		);
		// It waits until the new styles apply.
		const misplaced = await textOverflow(page);
		// Text in a drawing is part of it, and icons have no text.
		const beyond = await page.locator("a:visible, button:visible, main svg text:visible").evaluateAll((all) =>
			all
				.filter((element) => {
					const limit = (element.closest("dialog") ?? document.documentElement).getBoundingClientRect();
					const { left, right } = element.getBoundingClientRect();
					return left < limit.left - 1 || right > limit.right + 1;
				})
				.map(({ outerHTML }) => outerHTML),
		);
		expect.soft([...beyond, ...misplaced], `${state}, ${width}, ${letters}px ${spacing}`).toEqual([]);
		await restore();
	}
	await settings.detach();
}

test("the home page, the menu, the dialogs, the results and toasts have room on small screens, for large letters and for spaced text", async ({
	page,
}) => {
	test.slow();
	const { common, dialogs, resultados: results } = translations.es;
	const behind = "main, body > :is(footer, aside)";
	const dialog = page.getByRole("dialog");
	await page.setViewportSize(landscape);
	await visitor.open(page, `${connectedSite}/es`);
	await expectRoom(page, "home page", "body > aside");
	await page.getByRole("button", { name: common.nav.openMenu }).click();
	await expectRoom(page, "menu", behind);
	await page.keyboard.press("Escape");
	await visitor.describeIdea(page, "es", "Compost");
	await expect(dialog.getByLabel(dialogs.email.label)).toBeInViewport({ ratio: 1 });
	await expect(dialog.getByRole("button", { name: dialogs.email.confirm })).toBeInViewport({ ratio: 1 });
	expect((await dialog.boundingBox())?.width, "uses the width where there is little height").toBeGreaterThan(
		700,
	);
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
	const floating = "article .sticky:has(> .frame > button)";
	await expectRoom(page, "results, streaming", floating);
	await visitor.continueAnalysis(idea);
	await visitor.expectAnalysis(page, "es");
	await expectRoom(page, "results, done", floating);

	await page.getByRole("main").getByText(results.contact).click();
	await expect(dialog.getByRole("button", { name: dialogs.contact.send })).toBeInViewport({ ratio: 1 });
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

test("the home page's figures keep their colours in print and in forced colours, and are never shown in part", async ({
	page,
}) => {
	const { home } = translations.en;
	await visitor.open(page, `${builtInSite}/en`);
	const section = page.getByRole("region", { name: home.figures.title });
	const ribbons = section.getByRole("img").first();
	const colours = () =>
		section.locator("figure").evaluate((figure) => ({
			page: getComputedStyle(document.body).getPropertyValue("--color-reed"),
			section: getComputedStyle(figure).getPropertyValue("--color-reed"),
			ribbon: getComputedStyle(figure.querySelector("use:last-of-type") as Element).stroke,
			legend: getComputedStyle(figure.querySelectorAll("figcaption [aria-hidden]")[1] as Element)
				.backgroundColor,
		}));
	for (const media of [{ forcedColors: "active" }, { forcedColors: "none", media: "print" }] as const) {
		await page.emulateMedia(media);
		const found = await colours();
		expect(found.section).toBe(found.page);
		expect(found.legend).toBe(found.ribbon);
	}
	await page.emulateMedia({ media: "screen", reducedMotion: "no-preference" });
	await ribbons.evaluate((drawing) => {
		const { top, height } = drawing.getBoundingClientRect();
		window.scrollTo({ top: scrollY + top + height / 2 - innerHeight, behavior: "instant" });
	});
	await expect(ribbons).toHaveCSS("clip-path", "none");
});
