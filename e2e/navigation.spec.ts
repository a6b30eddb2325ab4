import type { Locator, Page } from "@playwright/test";
import { names } from "../app/content/placeholders.ts";
import { builtInSite } from "./addresses.ts";
import {
	expect,
	expectFocusInMain,
	hydrated,
	mainlyIn,
	open,
	tabsAt,
	test,
	translations,
} from "./fixtures.ts";

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function expectPosition(page: Page, expected: number): Promise<void> {
	await expect.poll(async () => Math.abs((await position(page)) - expected), "distance").toBeLessThan(8);
}

/** Expects that a section begins right below the header that stays on top, and not under it. */
async function expectAtTop(page: Page, id: string): Promise<void> {
	const distance = () =>
		page.evaluate((section) => {
			const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
			return (document.getElementById(section)?.getBoundingClientRect().top ?? -Infinity) - header;
		}, id);
	await expect.poll(distance, `${id} below the header`).toBeGreaterThanOrEqual(0);
	await expect.poll(distance, `${id} on the first screen`).toBeLessThan(120);
}

/** Which heading of the page the middle of the screen stands under, counted from the first. */
function partInView(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			[...document.querySelectorAll("main :is(h1, h2, h3)")].filter(
				(heading) => heading.getBoundingClientRect().top < innerHeight / 2,
			).length - 1,
	);
}

/** Scrolls as a visitor does who then stays there for a moment. */
async function scrollTo(page: Page, top: number): Promise<void> {
	await page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);
	await expectPosition(page, top);
}

/** Follows a link where it is. A click of Playwright's scrolls first, even to what stays on top of the screen. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

const titleOf = (metaTitle: string) => metaTitle.replaceAll("{{group}}", names.group);

for (const { language, tag } of mainlyIn("en")) {
	test.describe(`navigation (${language})`, { tag }, () => {
		test.use({ contextOptions: { reducedMotion: "reduce" } });
		const { home, about, legalNotice, terms } = translations[language];
		const site = `${builtInSite}/${language}`;
		const other = language === "en" ? "es" : "en";

		test("a new page starts at its top, and going back restores the scroll position", {
			tag: "@phone",
		}, async ({ page }) => {
			await open(page, site);
			await expect(page).toHaveTitle(titleOf(home.metaTitle));
			await scrollTo(page, 1500);
			await follow(page.getByRole("contentinfo").getByRole("link", { name: legalNotice.name }));
			await expect(page).toHaveURL(`${site}/legal-notice`);
			await expect(page).toHaveTitle(titleOf(legalNotice.metaTitle));
			await expectFocusInMain(page);
			await expectPosition(page, 0);

			await scrollTo(page, 900);
			await follow(page.getByRole("contentinfo").locator(`a[href="/${language}/nosotros"]`));
			await expect(page).toHaveTitle(titleOf(about.metaTitle));
			await expectPosition(page, 0);

			await page.goBack();
			await expect(page).toHaveTitle(titleOf(legalNotice.metaTitle));
			await expectPosition(page, 900);
			await page.goBack();
			await expect(page).toHaveTitle(titleOf(home.metaTitle));
			await expectPosition(page, 1500);
			await page.goForward();
			await expect(page).toHaveTitle(titleOf(legalNotice.metaTitle));
			await expectPosition(page, 900);
			const part = await partInView(page);
			await page.reload();
			await hydrated(page);
			// If the fonts load late, the browser keeps the same text in view, not the same position.
			await expect.poll(() => partInView(page), "part in view").toBe(part);
			await expect(page).toHaveTitle(titleOf(legalNotice.metaTitle));
			await expect(page.locator("html")).toHaveAttribute("lang", language);
		});

		test("a URL with a fragment scrolls to its section, below the header", { tag: "@phone" }, async ({
			page,
		}) => {
			// So that the fonts are in the cache: in other letters a reload would find the section elsewhere.
			await open(page, site);
			await page.evaluate(() => document.fonts.ready);
			for (const [path, id] of [
				["/terms-and-conditions", "confidentiality"],
				["/empresas", "platform"],
				["/cookie-settings", "choice"],
			] as const) {
				await open(page, `${site}${path}#${id}`);
				await expectAtTop(page, id);
				await page.reload();
				await hydrated(page);
				await expectAtTop(page, id);
			}
		});

		test("a link to a section of another page scrolls to it, from far down this page too", async ({
			page,
		}) => {
			await open(page, `${site}/nosotros`);
			await page.evaluate(() => document.fonts.ready);
			const link = page.getByRole("main").locator(`a[href="/${language}/empresas#construction"]`).first();
			await link.scrollIntoViewIfNeeded();
			expect(await position(page)).toBeGreaterThan(1500);
			await follow(link);
			await expect(page).toHaveURL(`${site}/empresas#construction`);
			await expectAtTop(page, "construction");
			await expect(page.locator("#construction"), "a keyboard goes on in it").toBeFocused();
			await page.keyboard.press("Tab");
			await expect(page.locator("#construction a:focus")).toBeInViewport();
			await page.goBack();
			await expect(page).toHaveURL(`${site}/nosotros`);
			await expect.poll(() => position(page)).toBeGreaterThan(1500);
		});

		test("the table of contents scrolls to a section and marks it, and going back restores the position", {
			tag: "@phone",
		}, async ({ page }) => {
			await open(page, `${site}/terms-and-conditions`);
			const contents = page
				.getByRole("main")
				.getByRole("navigation", { name: translations[language].legal.contents });
			const fold = page
				.getByRole("main")
				.locator("summary", { hasText: translations[language].legal.contents });
			if (await fold.isVisible()) await fold.click();
			const start = await position(page);
			await follow(contents.locator("a:visible", { hasText: terms.sections.termination.title }));
			await expect(page).toHaveURL(/#termination$/);
			await expectAtTop(page, "termination");
			await expect(contents.locator("[aria-current]").last()).toHaveText(
				new RegExp(terms.sections.termination.title),
			);
			await page.goBack();
			await expect(page).toHaveURL(`${site}/terms-and-conditions`);
			await expectPosition(page, start);
			await page.goForward();
			await expect(page).toHaveURL(/#termination$/);
			await expectAtTop(page, "termination");
			await expect(page.locator("html")).toHaveAttribute("lang", language);
		});

		test("links to sections lead there one after the other, and back and forward to where each was left", async ({
			page,
		}) => {
			await open(page, `${site}/terms-and-conditions`);
			await page.evaluate(() => document.fonts.ready);
			const left: number[] = [];
			for (const [id, further] of [
				["use", 0],
				["liability", 300],
				["termination", 0],
				["confidentiality", 150],
			] as const) {
				await follow(page.getByRole("main").locator(`a[href$="#${id}"]:visible`).first());
				await expect(page).toHaveURL(`${site}/terms-and-conditions#${id}`);
				await expectAtTop(page, id);
				await expect(page.locator(`#${id}`)).toBeFocused();
				await scrollTo(page, (await position(page)) + further);
				left.push(await position(page));
			}
			for (const place of [2, 1, 0]) {
				await page.goBack();
				await expectPosition(page, left[place] ?? Number.NaN);
			}
			for (const place of [1, 2, 3]) {
				await page.goForward();
				await expectPosition(page, left[place] ?? Number.NaN);
			}
			await follow(page.getByRole("main").locator(`a[href$="#confidentiality"]:visible`).first());
			await expectAtTop(page, "confidentiality");
		});

		test("the language switch keeps page and scroll position, in a section too", async ({ page }) => {
			const change = async () => {
				await follow(page.getByRole("banner").locator(`a[hreflang="${other}"]:visible`));
				await expect(page.locator("html")).toHaveAttribute("lang", other);
			};
			await open(page, `${site}/terms-and-conditions?from=mail#confidentiality`);
			await page.evaluate(() => document.fonts.ready);
			await expectAtTop(page, "confidentiality");
			await page.locator("#termination").evaluate((section) => section.scrollIntoView());
			const place = await position(page);
			await change();
			// No page reads a query, and none takes it along. The hash would lead back to the section.
			await expect(page).toHaveURL(`${builtInSite}/${other}/terms-and-conditions`);
			await expect(page).toHaveTitle(titleOf(translations[other].terms.metaTitle));
			// The texts above differ in length.
			await expect.poll(async () => Math.abs((await position(page)) - place)).toBeLessThan(200);
			await page.goBack();
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			await expect(page).toHaveTitle(titleOf(terms.metaTitle));
			await expectPosition(page, place);

			await open(page, `${site}/nosotros`);
			await scrollTo(page, 1200);
			const part = await partInView(page);
			expect(part).toBeGreaterThan(0);
			await change();
			await expect(page).toHaveTitle(titleOf(translations[other].about.metaTitle));
			await expect.poll(() => partInView(page), "part in view").toBe(part);
		});

		test("a link navigates without a document load, in a view transition, and marks the current page", async ({
			page,
		}) => {
			await open(page, site);
			await page.evaluate(() => {
				const start = document.startViewTransition.bind(document);
				document.startViewTransition = (update) => {
					document.body.dataset.transitions = `${Number(document.body.dataset.transitions ?? 0) + 1}`;
					return start(update);
				};
			});
			const transitions = () => page.evaluate(() => document.body.dataset.transitions);
			const current = page.getByRole("contentinfo").locator("[aria-current]");
			await expect(page.getByRole("banner").locator("[aria-current=page]").first()).toHaveAttribute(
				"href",
				`/${language}`,
			);
			await expect(current).toHaveCount(0);
			await page.getByRole("contentinfo").locator(`a[href="/${language}/nosotros"]`).press("Enter");
			await expect(page).toHaveTitle(titleOf(about.metaTitle));
			await expect(current).toHaveAttribute("href", `/${language}/nosotros`);
			await expect(current).toHaveAttribute("aria-current", "page");
			expect(await transitions(), "in the same document").toBe("1");

			// A link to where the visitor is leaves nothing to go back to.
			const length = await page.evaluate(() => history.length);
			await follow(current);
			await expect.poll(transitions).toBe("2");
			expect(await page.evaluate(() => history.length)).toBe(length);
		});

		test("a middle click or a click with Control opens a link in a new tab", async ({ page }) => {
			await open(page, site);
			const link = page.getByRole("contentinfo").locator(`a[href="/${language}/nosotros"]`);
			await link.click({ button: "middle" });
			await expect.poll(() => tabsAt(page, `${site}/nosotros`)).toBe(1);
			await link.click({ modifiers: ["ControlOrMeta"] });
			await expect.poll(() => tabsAt(page, `${site}/nosotros`)).toBe(2);
			await expect(page).toHaveURL(site);
		});

		test("the title of each new page is announced to screen readers", async ({ page }) => {
			await open(page, site);
			const said = page.locator("body > [role=status]");
			await expect(said).toHaveText("");
			await follow(page.getByRole("contentinfo").locator(`a[href="/${language}/nosotros"]`));
			await expect(said).toHaveText(titleOf(about.metaTitle));
			await follow(page.getByRole("contentinfo").getByRole("link", { name: legalNotice.name }));
			await expect(said).toHaveText(titleOf(legalNotice.metaTitle));
			await follow(page.getByRole("banner").locator(`a[hreflang="${other}"]:visible`));
			await expect(said).toHaveText(titleOf(translations[other].legalNotice.metaTitle));
			await page.goBack();
			await expect(said).toHaveText(titleOf(legalNotice.metaTitle));
		});

		test("page data is prefetched on hover, focus and touch", async ({ page }) => {
			await open(page, site);
			const link = page.getByRole("contentinfo").locator(`a[href="/${language}/nosotros"]`);
			const fetched = page.locator(`link[rel=prefetch][href^="/${language}/nosotros.data"]`);
			await expect(fetched).toHaveCount(0);
			for (const [mean, leave] of [
				[() => link.hover(), () => page.getByRole("contentinfo").locator("p").first().hover()],
				[() => link.focus(), () => link.blur()],
			] as const) {
				await mean();
				await expect(fetched).toHaveCount(1);
				await leave();
				await expect(fetched).toHaveCount(0);
			}
			await link.hover();
			await expect(fetched).toHaveCount(1);
			await page.mouse.down();
			expect(await fetched.count(), "the press takes nothing back").toBe(1);
			await page.getByRole("contentinfo").locator("p").first().hover();
			await page.mouse.up();
			await link.blur();
			await expect(fetched).toHaveCount(0);
			await link.dispatchEvent("touchstart");
			await expect(fetched).toHaveCount(1);
		});
	});
}

test.describe("the menu on a wide screen", () => {
	test.use({ viewport: { width: 1280, height: 800 } });

	test("Explore leads to the top of the home page, and back to where the visitor was", async ({ page }) => {
		const explore = page.getByRole("banner").getByRole("link", { name: translations.en.common.nav.explore });
		await open(page, `${builtInSite}/en/nosotros`);
		await page.evaluate(() => document.fonts.ready);
		await scrollTo(page, 2500);
		await follow(explore);
		await expect(page).toHaveURL(`${builtInSite}/en`);
		await expectPosition(page, 0);
		await scrollTo(page, 900);
		await follow(explore);
		await expectPosition(page, 0);
		await page.goBack();
		await expect(page).toHaveURL(`${builtInSite}/en/nosotros`);
		await expectPosition(page, 2500);
	});

	test("opens home in a new tab on a click with Control, without scrolling this page", async ({ page }) => {
		await open(page, `${builtInSite}/en`);
		await scrollTo(page, 900);
		const explore = page.getByRole("banner").getByRole("link", { name: translations.en.common.nav.explore });
		const { x, y, width, height } = (await explore.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
		// By the mouse itself: a click of Playwright's scrolls first.
		await page.keyboard.down("ControlOrMeta");
		await page.mouse.click(x + width / 2, y + height / 2);
		await page.keyboard.up("ControlOrMeta");
		await expect.poll(() => tabsAt(page, `${builtInSite}/en`)).toBe(2);
		expect(await position(page)).toBe(900);
	});

	test("marks the current page in forced colours", async ({ page }) => {
		await page.emulateMedia({ forcedColors: "active" });
		await open(page, `${builtInSite}/en/nosotros`);
		const menu = page.getByRole("banner").getByRole("navigation", { name: translations.en.common.nav.label });
		/** How the strip between a link and the header's lower edge looks. */
		const below = async (name: string) => {
			const box = await menu.getByRole("link", { name, exact: true }).boundingBox();
			if (!box) throw new Error(`${name} is not shown`);
			const clip = { x: box.x + box.width / 2 - 4, y: box.y + box.height, width: 8, height: 12 };
			return (await page.screenshot({ clip })).toString("base64");
		};
		const { about, companiesPage, investors } = translations.en;
		expect(await below(companiesPage.name)).toBe(await below(investors.name));
		expect(await below(about.name)).not.toBe(await below(companiesPage.name));
	});
});
