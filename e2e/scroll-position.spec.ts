import type { Locator, Page } from "@playwright/test";
import { builtInSite } from "./addresses.ts";
import { expect, expectTitle, phone, test, translations } from "./fixtures.ts";
import { recordShifts, shiftsOn } from "./layout-shift.ts";
import * as visitor from "./visitor.ts";

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

/** Scrolls as a visitor does who then stays there for a moment. */
async function scrollTo(page: Page, top: number): Promise<void> {
	await page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);
	await expectPosition(page, top);
}

/** Follows a link where it is. A click of Playwright's scrolls first, even to what stays on top of the screen. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

/** Opens a page with its fonts: in other letters its sections would be elsewhere. */
async function openWithFonts(page: Page, address: string): Promise<void> {
	await visitor.open(page, address);
	await page.evaluate(() => document.fonts.ready);
}

const { home, legal, legalNotice, nosotros, termsAndConditions } = translations.en;
const site = `${builtInSite}/en`;

test("a new page starts at its top, is announced, and going back restores the scroll position", async ({
	page,
}) => {
	const said = page.locator("body > [role=status]");
	await visitor.open(page, site);
	await expectTitle(page, home);
	await expect(said).toHaveText("");
	await scrollTo(page, 1500);
	await follow(visitor.linkTo(page, "contentinfo", "/en/legal-notice"));
	await expect(page).toHaveURL(`${site}/legal-notice`);
	await expectTitle(page, legalNotice);
	await expect(said).toHaveText(await page.title());
	await visitor.expectFocusInMain(page);
	await expectPosition(page, 0);

	await scrollTo(page, 900);
	await follow(visitor.linkTo(page, "contentinfo", "/en/nosotros"));
	await expectTitle(page, nosotros);
	await expect(said).toHaveText(await page.title());
	await expectPosition(page, 0);

	await page.goBack();
	await expectTitle(page, legalNotice);
	await expect(said).toHaveText(await page.title());
	await expectPosition(page, 900);
	await page.goBack();
	await expectTitle(page, home);
	await expect(said).toHaveText(await page.title());
	await expectPosition(page, 1500);
	await page.goForward();
	await expectTitle(page, legalNotice);
	await expectPosition(page, 900);
	await page.reload();
	await visitor.hydrated(page);
	// If the fonts load late, the browser keeps the same text in view, not the same position.
	await expect.poll(async () => Math.abs((await position(page)) - 900)).toBeLessThan(200);
});

test("an address or a link with a fragment leads to its section, below the header", async ({ page }) => {
	await openWithFonts(page, site);
	await visitor.open(page, `${site}/cookie-settings#choice`);
	await expectAtTop(page, "choice");
	await page.reload();
	await visitor.hydrated(page);
	await expectAtTop(page, "choice");

	await visitor.open(page, `${site}/nosotros`);
	const link = page.getByRole("main").locator('a[href="/en/empresas#construction"]').first();
	await link.scrollIntoViewIfNeeded();
	expect(await position(page)).toBeGreaterThan(1500);
	await follow(link);
	await expect(page).toHaveURL(`${site}/empresas#construction`);
	await expectAtTop(page, "construction");
	await expect(page.locator("#construction"), "a keyboard goes on in it").toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL(`${site}/nosotros`);
	await expect.poll(() => position(page)).toBeGreaterThan(1500);

	await visitor.open(page, `${site}/contact`);
	await follow(page.getByRole("main").locator('a[href$="#write"]').first());
	await expect(page.locator("#write"), "before the first field of the form").toBeFocused();
});

test("until its scripts arrive, a new page lays out what is near, one that is scrolled all of it", async ({
	page,
}) => {
	const last = page.locator("footer p").last();
	const isLaidOut = () => last.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }));
	/** Whether a text near the end of the page is on the screen. */
	const expectOnScreen = () => expect(page.locator("#future")).toBeInViewport();
	/** Expects the same before and after the scripts have arrived. */
	const navigate = async (start: () => Promise<unknown>, arrives: () => Promise<void>) => {
		const release = await visitor.holdRequests(page, "**/assets/*.js");
		await start();
		await last.waitFor({ state: "attached" });
		expect(await isLaidOut()).toBe(true);
		await arrives();
		release();
		await visitor.hydrated(page);
		await arrives();
	};
	const options = { waitUntil: "commit" } as const;

	await openWithFonts(page, `${site}/contact`);
	await recordShifts(page);
	const release = await visitor.holdRequests(page, "**/assets/*.js");
	await page.goto(`${site}/nosotros`, options);
	await last.waitFor({ state: "attached" });
	expect(await isLaidOut()).toBe(false);
	// A reader who goes to the end at once stays there, and sees nothing move, also in a browser that does not anchor it.
	const top = () => last.evaluate((text) => Math.round(text.getBoundingClientRect().top));
	await expect
		.poll(() =>
			page.evaluate(async () => {
				document.documentElement.style.overflowAnchor = "none";
				window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
				for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
				return document.body.scrollHeight - innerHeight - scrollY;
			}),
		)
		.toBeLessThan(2);
	const before = await top();
	release();
	await visitor.hydrated(page);
	await visitor.settled(page);
	expect(Math.abs((await top()) - before)).toBeLessThan(3);
	expect(await shiftsOn(page, 0.01)).toEqual([]);
	await page.locator("#future").evaluate((text) => text.scrollIntoView({ behavior: "instant" }));
	await expectOnScreen();

	await navigate(() => page.reload(options), expectOnScreen);
	await navigate(
		() => page.goto(`${site}/empresas#construction`, options),
		() => expectAtTop(page, "construction"),
	);
	await navigate(() => page.goBack(options), expectOnScreen);
});

test("the contents lead from section to section and mark it; back and forward lead to where each was left", async ({
	page,
}) => {
	await openWithFonts(page, `${site}/terms-and-conditions`);
	const main = page.getByRole("main");
	await page.setViewportSize(phone.viewport);
	await main.locator("summary", { hasText: legal.contents }).click();
	const contents = main.getByRole("navigation", { name: legal.contents });
	const left: number[] = [];
	for (const [id, further] of [
		["use", 0],
		["liability", 300],
		["termination", 0],
	] as const) {
		await follow(main.locator(`a[href$="#${id}"]:visible`).first());
		await expect(page).toHaveURL(`${site}/terms-and-conditions#${id}`);
		await expectAtTop(page, id);
		await expect(page.locator(`#${id}`)).toBeFocused();
		await scrollTo(page, (await position(page)) + further);
		left.push(await position(page));
	}
	const expectMarked = ({ title }: { title: string }) =>
		expect(contents.locator("[aria-current]").last()).toHaveText(new RegExp(title));
	await expectMarked(termsAndConditions.sections.termination);
	await page.goBack();
	await expectPosition(page, left[1] ?? Number.NaN);
	await page.goForward();
	await expectPosition(page, left[2] ?? Number.NaN);
	// A section is marked once its title is in the upper three tenths of the screen.
	const title = page.locator("#governing-law");
	for (const [share, section] of [
		[0.31, termsAndConditions.sections.termination],
		[0.29, termsAndConditions.sections["governing-law"]],
	] as const) {
		const { top, height } = await title.evaluate((element) => ({
			top: element.getBoundingClientRect().top,
			height: innerHeight,
		}));
		await scrollTo(page, Math.round((await position(page)) + top - share * height));
		await expectMarked(section);
	}
	// Also after a jump past other titles to where none is.
	await scrollTo(page, 0);
	await expect(contents.locator("[aria-current]")).toHaveCount(0);
	await scrollTo(page, left[1] ?? Number.NaN);
	await expectMarked(termsAndConditions.sections.liability);
	// Of another text, they are closed.
	await follow(visitor.linkTo(page, "contentinfo", "/en/legal-notice"));
	await expectTitle(page, legalNotice);
	await expect(contents).toBeHidden();
});

test("the language switch keeps page and scroll position", async ({ page }) => {
	await openWithFonts(page, `${site}/terms-and-conditions?from=mail#confidentiality`);
	await expectAtTop(page, "confidentiality");
	await page.locator("#termination").evaluate((section) => section.scrollIntoView());
	const place = await position(page);
	await follow(page.getByRole("banner").locator('a[hreflang="es"]:visible'));
	await expect(page.locator("html")).toHaveAttribute("lang", "es");
	// No page reads a query, and none takes it along. The hash would lead back to the section.
	await expect(page).toHaveURL(`${builtInSite}/es/terms-and-conditions`);
	await expectTitle(page, translations.es.termsAndConditions);
	await expect(page.locator("body > [role=status]")).toHaveText(await page.title());
	// The texts above differ in length.
	await expect.poll(async () => Math.abs((await position(page)) - place)).toBeLessThan(200);
	await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute("href", /\/es\/terms/);
	await page.goBack();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expectTitle(page, termsAndConditions);
	await expectPosition(page, place);
});
