import { builtInSite, connectedSite } from "./addresses.ts";
import { expectAccessible, expectContrast } from "./axe.ts";
import { expect, phone, test, translations } from "./fixtures.ts";
import { outOfPlace, type Window } from "./text-overflow.ts";
import * as visitor from "./visitor.ts";

/** The smallest window. Low ones are those of keyboard.spec.ts. */
const smallest: Window = [320, 640, "large"];

/** So high that a dialog with errors does not scroll: axe tells nothing of a line that is cut. */
const viewport = { width: 390, height: 1100 };

/** Hides what is behind a dialog, or what floats above the results, while the rest is looked at for its room. */
const behind = "main, body > :is(footer, aside)";
const floating = "article .sticky:has(> .frame > button)";

test.describe("on a phone", () => {
	test.use({ ...phone, viewport, colorScheme: "dark" });

	test("the menu, dialogs, results and toasts are accessible, light and dark, and have room for large letters", async ({
		page,
	}) => {
		test.slow();
		const { common, dialogs, resultados: results } = translations.es;
		const dialog = page.getByRole("dialog");
		const look = async (state: string, hidden: string) => {
			await expectAccessible(page, `${state}, dark`);
			await page.emulateMedia({ colorScheme: "light" });
			await expectContrast(page, `${state}, light`);
			await page.emulateMedia({ colorScheme: "dark" });
			const styles = `${hidden} { visibility: hidden !important } :is(dialog, #menu) { visibility: visible }
				[class*=modal-actions] { position: static !important }`;
			expect.soft(await outOfPlace(page, [smallest], styles), state).toEqual([]);
			await page.setViewportSize(viewport);
		};
		await visitor.open(page, `${connectedSite}/es`);
		await page.getByRole("button", { name: common.nav.openMenu }).click();
		await look("menu", behind);
		await page.keyboard.press("Escape");
		await visitor.describeIdea(page, "es", "Compost");
		await page.setViewportSize({ width: 844, height: 390 });
		await expect(dialog.getByLabel(dialogs.email.label)).toBeInViewport({ ratio: 1 });
		await expect(dialog.getByRole("button", { name: dialogs.email.confirm })).toBeInViewport({ ratio: 1 });
		await expect(dialog.locator(".modal-actions")).not.toHaveCSS("background-color", /, 0\)$/);
		await look("e-mail dialog", behind);
		await page.keyboard.press("Escape");

		const idea = `Aerogeneradores para una papelera ${crypto.randomUUID()} #fake:half`;
		await visitor.submitIdea(page, "es", idea);
		await expect(page.getByRole("article").getByRole("heading", { level: 2 }).nth(1)).toBeAttached();
		await page.setViewportSize({ width: 844, height: 390 });
		const title = await page.getByRole("heading", { level: 1 }).boundingBox();
		const stop = await page.getByRole("button", { name: results.stop }).boundingBox();
		expect(stop?.y, "the floating controls are below the title").toBeGreaterThan(
			(title?.y ?? 0) + (title?.height ?? 0),
		);
		await look("results, streaming", floating);
		await visitor.continueAnalysis(idea);
		await visitor.expectAnalysis(page, "es");
		await look("results, done", floating);

		await page.getByRole("main").getByText(results.contact).click();
		await visitor.sendContactForm(dialog, "es");
		await expect(dialog.getByText(dialogs.validation.name_required)).toBeAttached();
		await look("contact dialog with errors", behind);
		await page.keyboard.press("Escape");
		await page.context().grantPermissions(["clipboard-write"]);
		await page.getByRole("button", { name: results.copy }).click();
		await expect(page.getByText(results.copied)).toBeVisible();
		// It stays while it has the focus.
		const toast = page.getByRole("region", { name: dialogs.toasts.region });
		await toast.getByRole("button").focus();
		await look("toast", behind);
		// At the lower edge of the window, where the toast is.
		const link = page.getByRole("main").getByRole("link").last();
		await link.evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().top - innerHeight + 120));
		await link.focus();
		const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
		expect(y + height, "what has the focus is above it").toBeLessThan((await toast.boundingBox())?.y ?? 0);
		await toast.getByRole("button").press("Escape");
		await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: "instant" }));
		await expect(page.getByText(common.badge.by)).toBeVisible();
		await expectAccessible(page, "scrolled down, with the studio's badge");
	});
});

test("the home page's figures have the colours of their legend, and its patterns are drawn, in print and in forced colours too, and are never shown in part", async ({
	page,
}) => {
	const { home } = translations.en;
	await visitor.open(page, `${builtInSite}/en`);
	const section = page.getByRole("region", { name: home.figures.title });
	const ribbons = section.getByRole("img").first();
	const pattern = page.locator(".sector-pattern").first();
	// With reduced motion, each change of colours is a short transition.
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const paper = { forcedColors: "none", media: "print", colorScheme: "dark" } as const;
	for (const media of [{ forcedColors: "active" } as const, paper]) {
		await page.emulateMedia(media);
		const [ribbon, legend] = await section.locator("figure").evaluate((figure) => {
			const [, mark] = figure.querySelectorAll("figcaption [aria-hidden]");
			const drawn = figure.querySelector("use:last-of-type");
			return [getComputedStyle(drawn as Element).stroke, getComputedStyle(mark as Element).backgroundColor];
		});
		expect(legend, "the legend's colour").toBe(ribbon);
		expect(ribbon, "dark, as the ground is light").toMatch(/^oklch\(0\.45 /);
		await expect(pattern).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
		await expect(pattern).toHaveCSS("print-color-adjust", "exact");
	}
	await page.emulateMedia({ media: "screen" });
	await ribbons.evaluate((drawing) => {
		const { top, height } = drawing.getBoundingClientRect();
		window.scrollTo({ top: scrollY + top + height / 2 - innerHeight, behavior: "instant" });
	});
	await expect(ribbons).toHaveCSS("clip-path", "none");
});
