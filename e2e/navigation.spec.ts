import type { Page } from "@playwright/test";
import { builtInSite } from "./addresses.ts";
import { expect, expectTitle, phone, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const { common, home, ideaBox, legalNotice, nosotros, resultados } = translations.en;
const site = `${builtInSite}/en`;
const aboutLink = (page: Page) => visitor.linkTo(page, "contentinfo", "/en/nosotros");

test("a link navigates without a document load, and marks the current page", async ({ page }) => {
	await visitor.open(page, site);
	await page.evaluate(() => {
		document.body.dataset.document = "first";
	});
	const current = page.getByRole("contentinfo").locator("[aria-current=page]");
	await aboutLink(page).press("Enter");
	await expectTitle(page, nosotros);
	await expect(current).toHaveAttribute("href", "/en/nosotros");
	// A link to where the visitor is leads to its top, and leaves nothing to go back to.
	await current.click();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expectTitle(page, home);
	await expect(page.locator("body"), "in the same document").toHaveAttribute("data-document", "first");
});

for (const [reducedMotion, moved] of [
	["reduce", /^$/],
	["no-preference", /ring/],
] as const) {
	test(`only the way to an analysis is a view transition, with ${reducedMotion} for motion`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		await page.addInitScript(() => {
			const start = document.startViewTransition?.bind(document);
			// A busy machine takes longer than the page may stand still.
			ViewTransition.prototype.skipTransition = () => {};
			document.startViewTransition = (update) => {
				const transition = start(update);
				transition.ready.then(() => {
					// The results are there by now.
					const shown = document.querySelector("article") ? document.getAnimations() : [];
					const animations = shown.map(({ effect }) => effect as KeyframeEffect);
					// Without motion, what changes is there after 0.01 ms.
					const moving = animations.filter((effect) => Number(effect.getTiming().duration) > 1);
					const { dataset } = document.documentElement;
					dataset.moved = `${dataset.moved ?? ""}${moving.flatMap(({ pseudoElement }) => pseudoElement ?? [])};`;
				});
				return transition;
			};
		});
		const transitions = async () =>
			(await page.locator("html").getAttribute("data-moved"))?.split(";") ?? [""];
		await visitor.open(page, `${site}/nosotros`);
		await page.getByRole("banner").locator('a[href="/en"]').first().click();
		await expectTitle(page, home);
		await visitor.submitIdea(page, "en", "Compost");
		await page.goBack();
		await expectTitle(page, home);
		await page.goForward();
		await expectTitle(page, resultados);
		await expect.poll(transitions).toEqual([expect.stringMatching(moved), ""]);
	});
}

test("page data is prefetched on hover, but for the whistleblower page, and not requested again by the navigation", async ({
	page,
}) => {
	await visitor.open(page, site);
	const fetched = page.locator("link[rel=prefetch][href*='.data']");
	const sizes = () =>
		page.evaluate(() =>
			performance.getEntriesByType("resource").flatMap((entry) => {
				const { name, transferSize } = entry as PerformanceResourceTiming;
				return name.includes("/nosotros.data") ? transferSize : [];
			}),
		);
	await expect(fetched).toHaveCount(0);
	// The whistleblower page is asked for by nothing but a press.
	await visitor.linkTo(page, "contentinfo", "/en/denuncias").focus();
	await aboutLink(page).hover();
	await expect.poll(sizes).toHaveLength(1);
	await expect(fetched).toHaveCount(1);
	await aboutLink(page).click();
	await expectTitle(page, nosotros);
	expect(await sizes()).toEqual([expect.any(Number), 0]);
});

test("the header's links, or else its menu button, can be pressed at every width", async ({ page }) => {
	await visitor.open(page, `${site}/idea`);
	const header = page.getByRole("banner");
	const button = header.getByRole("button", { name: common.nav.openMenu });
	const menu = page.getByRole("navigation", { name: common.nav.menu });
	for (const width of [320, 767, 768, 1023, 1024]) {
		await page.setViewportSize({ width, height: 800 });
		const small = await button.isVisible();
		if (small) await button.click();
		const place = small ? menu : header.getByRole("navigation", { name: common.nav.label });
		// Playwright only clicks what is visible and not covered.
		await place.getByRole("link", { name: nosotros.name }).click({ trial: true });
		await page.keyboard.press("Escape");
		await expect(header.getByRole("link", { name: nosotros.name }), `links at ${width}`).toBeVisible({
			visible: !small,
		});
	}
});

test("two quick Backs or Forwards leave the page of the address, also beside an analysis", async ({
	page,
}) => {
	const visited = [
		["/en/nosotros", nosotros],
		["/en/legal-notice", legalNotice],
		["/en", home],
		["/en/resultados", resultados],
	] as const;
	// As on a busy machine: a view transition begins late.
	await page.addInitScript(() => {
		const start = document.startViewTransition?.bind(document);
		if (!start) return;
		document.startViewTransition = (update) => {
			const { dataset } = document.documentElement;
			const pending = (change: number) => {
				dataset.transitions = `${Number(dataset.transitions ?? 0) + change}`;
			};
			pending(1);
			const transition = start(async () => {
				await new Promise((resolve) => setTimeout(resolve, 100));
				if (typeof update === "function") await update();
			});
			transition.finished.finally(() => pending(-1)).catch(() => {});
			return transition;
		};
	});
	const present = () => visited.findIndex(([path]) => path === new URL(page.url()).pathname);
	const expectPageOfAddress = async () => {
		await expect(page.locator("html")).toHaveAttribute("data-transitions", "0");
		await visitor.settled(page);
		await expectTitle(page, visited[present()]?.[1] ?? { metaTitle: "none" });
	};
	await visitor.open(page, `${builtInSite}/en/nosotros`);
	await visitor.linkTo(page, "contentinfo", "/en/legal-notice").click();
	await page.getByRole("banner").locator('a[href="/en"]').first().click();
	await visitor.submitIdea(page, "en", "Compost");
	await visitor.expectAnalysis(page, "en");
	// From the last pages backwards, and from the first ones forwards.
	for (const [start, delta, pause] of [
		[3, -1, 10],
		[0, 1, 20],
	] as const) {
		if (start !== present()) await page.evaluate((steps) => history.go(steps), start - present());
		await expect.poll(present).toBe(start);
		await expectPageOfAddress();
		await page.evaluate(
			async ([delta, pause]) => {
				const step = () => (delta < 0 ? navigation.back() : navigation.forward());
				const first = step();
				await new Promise((resolve) => setTimeout(resolve, pause));
				// The second may take the place of the first.
				await Promise.allSettled([first.finished, step().finished]);
			},
			[delta, pause] as const,
		);
		expect(present()).not.toBe(start);
		await expectPageOfAddress();
	}
});

test("the language switch in the menu keeps a half-written idea", async ({ page }) => {
	await page.setViewportSize(phone.viewport);
	await visitor.open(page, `${builtInSite}/en`);
	await page.getByLabel(ideaBox.prompt).fill("A half-written");
	await page.getByRole("button", { name: common.nav.openMenu }).click();
	await page.locator('#menu a[hreflang="es"]').click();
	await expect(page).toHaveURL(`${builtInSite}/es`);
	await expect(page.getByLabel(translations.es.ideaBox.prompt)).toHaveValue("A half-written");
});
