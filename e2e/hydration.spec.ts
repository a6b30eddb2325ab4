import type { Page } from "@playwright/test";
import { denyAll, serializeChoice } from "../app/schemas/preferences.ts";
import { builtInSite } from "./addresses.ts";
import { expect, expectTitle, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const { cookieSettings, dialogs, ideaBox } = translations.en;
const { sdgProjects, renewableEnergy } = ideaBox.tag;

test.describe("before hydration", () => {
	const box = (page: Page) => page.getByLabel(ideaBox.prompt);
	const press = (page: Page, tag: string) => page.getByRole("button", { name: tag, exact: true }).click();

	/** Opens the home page with its early script running and React's part of the page held back. */
	async function openBeforeHydration(page: Page): Promise<() => void> {
		const release = await visitor.holdRequests(page, "**/assets/libraries-*.js");
		const earlyTags = page.waitForResponse(/idea-box-tags/).then((response) => response.finished());
		await page.goto(`${builtInSite}/en`, { waitUntil: "commit" });
		await earlyTags;
		return release;
	}

	test("text typed into the idea box is kept and can be sent", async ({ page }) => {
		let release = await openBeforeHydration(page);
		await box(page).pressSequentially("Cardboard from 120 offices");
		release();
		await visitor.hydrated(page);
		await expect(box(page)).toHaveValue("Cardboard from 120 offices");
		await box(page).press("End");
		await box(page).pressSequentially(" a year");
		await page.getByRole("button", { name: ideaBox.analyze, exact: true }).click();
		await expect(page.getByRole("dialog", { name: dialogs.email.title })).toBeVisible();
		await expect(box(page)).toHaveValue("Cardboard from 120 offices a year");

		// By now there is a draft, which it replaces.
		release = await openBeforeHydration(page);
		await box(page).pressSequentially("Glass");
		release();
		await visitor.hydrated(page);
		await expect(box(page)).toHaveValue("Glass");
		expect(await page.evaluate(() => sessionStorage.ideaDraft), "as a draft").toBe("Glass");
	});

	test("quick tags fill the idea box and are inserted once, before what is typed", async ({ page }) => {
		let release = await openBeforeHydration(page);
		for (const tag of [sdgProjects, renewableEnergy]) {
			await press(page, tag);
			await expect(box(page)).toHaveValue(`${tag}. `);
			await expect(box(page)).toBeFocused();
		}
		await page.keyboard.press("Control+z");
		await expect(box(page)).toHaveValue(`${sdgProjects}. `);
		await press(page, renewableEnergy);
		await page.keyboard.type("Solar roofs");
		const typed = `${renewableEnergy}. Solar roofs`;
		await expect(box(page)).toHaveValue(typed);
		release();
		await visitor.hydrated(page);
		await expect(box(page)).toHaveValue(typed);
		await press(page, sdgProjects);
		const tagged = `${sdgProjects}. ${typed}`;
		await expect(box(page)).toHaveValue(tagged);

		// On a reload, the draft stored for the tab comes with React. One that is another tag is replaced.
		for (const [draft, kept] of [
			[tagged, tagged],
			[`${sdgProjects}. `, ""],
		] as const) {
			await box(page).fill(draft);
			release = await openBeforeHydration(page);
			await press(page, renewableEnergy);
			release();
			await visitor.hydrated(page);
			await expect(box(page)).toHaveValue(`${renewableEnergy}. ${kept}`);
		}
	});
});

test.describe("before hydration, Back and Forward load the page of the address, once:", () => {
	const { contact, resultados } = translations.en;
	for (const [name, first, second, shown] of [
		["Back, without a language in the address", "/contact?from=mail", "/nosotros", contact],
		["Forward, to an analysis", "/en", "/en/resultados#example", resultados],
		["Back, within a page", "/en/contact", "/en/contact?from=mail#write", contact],
	] as const) {
		test(name, async ({ page }) => {
			const isBack = name.startsWith("Back");
			let documents = 0;
			await visitor.open(page, builtInSite + first);
			// As the router leaves it in the history.
			const state = { usr: null, key: "a", idx: 1 };
			await page.evaluate(([path, state]) => history.pushState(state, "", path), [second, state] as const);
			if (!isBack) await page.goBack();
			const release = await visitor.holdRequests(page, "**/assets/libraries-*.js");
			page.on("request", (request) => {
				if (request.isNavigationRequest()) documents += 1;
			});
			await page.reload({ waitUntil: "commit" });
			await page.evaluate((isBack) => history.go(isBack ? -1 : 1), isBack);
			await expect(page).toHaveURL(builtInSite + (isBack ? first : second));
			release();
			await expectTitle(page, shown);
			await visitor.hydrated(page);
			expect(documents).toBe(name.endsWith("within a page") ? 1 : 2);
			if (shown === resultados) await expect(page.locator("blockquote")).toHaveText(resultados.example.idea);
		});
	}
});

test("a shared link says what is loading, and keeps its analysis in the other language, before hydration", async ({
	page,
}) => {
	const release = await visitor.holdRequests(page, "**/assets/libraries-*.js");
	const early = page.waitForResponse(/keep-fragment/).then((response) => response.finished());
	await page.goto(`${builtInSite}/en/resultados#example`, { waitUntil: "commit" });
	await expect(page.getByText(translations.en.resultados.loading)).toBeInViewport();
	await early;
	await page.getByRole("link", { name: translations.en.common.language.es }).click();
	await expect(page).toHaveURL(`${builtInSite}/es/resultados#example`);
	release();
	await expect(page.locator("blockquote")).toHaveText(translations.es.resultados.example.idea);
});

test("an archived copy of a page, at an address that the site does not have, stays as it was sent", async ({
	page,
}) => {
	const copy = `${builtInSite}/web/20261129/https://anella.example/en/legal-notice`;
	await page.route(copy, async (route) =>
		route.fulfill({ response: await route.fetch({ url: `${builtInSite}/en/legal-notice` }) }),
	);
	await page.goto(copy);
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
	const { title } = translations.en.legalNotice;
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("a browser that does not tell what was requested, as against fingerprinting, hydrates its pages", async ({
	page,
}) => {
	await page.addInitScript(() => Object.assign(performance, { getEntriesByType: () => [] }));
	await visitor.open(page, `${builtInSite}/en/contact`);
});

test("a menu that was opened before hydration stays open, and can be closed afterwards", async ({ page }) => {
	const { common, nosotros } = translations.en;
	await page.setViewportSize({ width: 390, height: 844 });
	const release = await visitor.holdRequests(page, "**/assets/*.js");
	await page.goto(`${builtInSite}/en/contact`, { waitUntil: "commit" });
	const button = page.getByRole("button", { name: common.nav.openMenu });
	await button.click();
	const link = page.locator("#menu").getByRole("link", { name: nosotros.name });
	await expect(link).toBeVisible();
	release();
	await visitor.hydrated(page);
	for (const visible of [false, true]) {
		await button.press("Enter");
		await expect(link).toBeVisible({ visible });
	}
	await link.click();
	await expect(page).toHaveURL(`${builtInSite}/en/nosotros`);
	await expect(link).toBeHidden();
});

test.describe("though an extension changes the page before hydration,", () => {
	// React says that it renders the page, or its content, anew.
	test.use({ expectedProblems: /React error #418/ });

	test("a choice of cookies cannot be sent before, by a button or Enter, and is saved as it was switched", async ({
		page,
	}) => {
		const stored = serializeChoice({ ...denyAll, performance: true }, new Date());
		await page.addInitScript((stored) => localStorage.setItem("cookiePreferences", stored), stored);
		const release = await visitor.holdRequests(page, "**/assets/*.js");
		await page.goto(`${builtInSite}/en/cookie-settings`, { waitUntil: "commit" });
		const choice = page.getByRole("switch", { name: cookieSettings.kinds.functionality.label });
		await choice.check();
		await expect(page.getByRole("main").locator("button:enabled")).toHaveCount(0);
		await choice.press("Enter");
		await page.evaluate(() => {
			for (const form of document.forms)
				form.insertAdjacentElement("afterbegin", document.createElement("div"));
		});
		release();
		await visitor.hydrated(page);
		await page.getByRole("button", { name: cookieSettings.save, exact: true }).click();
		await expect
			.poll(() => page.evaluate(() => JSON.parse(localStorage.cookiePreferences ?? "null")))
			.toMatchObject({ performance: true, functionality: true, analytics: false });
		await expect(choice).toBeChecked();
	});
});
