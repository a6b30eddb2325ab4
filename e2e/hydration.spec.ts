import type { Page } from "@playwright/test";
import { limits } from "../app/schemas/limits.ts";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, holdRequests, hydrated, open, tabsAt, test, translations } from "./fixtures.ts";

test.describe("before hydration", () => {
	/** Opens the home page with its early script running and React's part of the page held back. */
	async function openBeforeHydration(page: Page, go: (page: Page) => Promise<unknown>): Promise<() => void> {
		const release = await holdRequests(page, "**/assets/shell-*.js");
		const earlyTags = page.waitForResponse(/early-tags/).then((response) => response.finished());
		await go(page);
		await earlyTags;
		return release;
	}

	const openHome = (page: Page) => page.goto(`${builtInSite}/en`, { waitUntil: "commit" });

	test("text typed into the idea box is kept and can be sent", async ({ page }) => {
		const release = await openBeforeHydration(page, openHome);
		const box = page.getByLabel(translations.en.ideaBox.prompt);
		await box.pressSequentially("Cardboard from 120 offices");
		release();
		await hydrated(page);
		await expect(box).toHaveValue("Cardboard from 120 offices");
		await box.press("End");
		await box.pressSequentially(" a year");
		await page.getByRole("button", { name: translations.en.ideaBox.analyze, exact: true }).click();
		await expect(page.getByRole("dialog", { name: translations.en.dialogs.email.title })).toBeVisible();
		await expect(box).toHaveValue("Cardboard from 120 offices a year");
		await page.reload();
		await hydrated(page);
		await expect(box, "the draft").toHaveValue("Cardboard from 120 offices a year");
	});

	test("a quick tag fills the idea box and is inserted before typed text", async ({ page }) => {
		const release = await openBeforeHydration(page, openHome);
		const box = page.getByLabel(translations.en.ideaBox.prompt);
		const { renewableEnergy, sdgProjects } = translations.en.ideaBox.tag;
		for (const tag of [sdgProjects, renewableEnergy]) {
			await page.getByRole("button", { name: tag, exact: true }).click();
			await expect(box).toHaveValue(`${tag}. `);
			await expect(box).toBeFocused();
		}
		await page.keyboard.type("Solar roofs");
		await page.getByRole("button", { name: sdgProjects, exact: true }).click();
		const whole = `${sdgProjects}. ${renewableEnergy}. Solar roofs`;
		await expect(box).toHaveValue(whole);
		release();
		await hydrated(page);
		await expect(box).toHaveValue(whole);
		await expect(
			page.getByRole("button", { name: translations.en.ideaBox.analyze, exact: true }),
		).toBeEnabled();
		await page.getByRole("button", { name: sdgProjects, exact: true }).click();
		await expect(box, "one press inserts it once").toHaveValue(`${sdgProjects}. ${whole}`);
	});

	test("a quick tag that does not fit says so once the page is hydrated", async ({ page }) => {
		const release = await openBeforeHydration(page, openHome);
		const { ideaBox } = translations.en;
		const text = "a".repeat(limits.ideaMax - 5);
		await page.getByLabel(ideaBox.prompt).fill(text);
		await page.getByRole("button", { name: ideaBox.tag.sdgProjects, exact: true }).click();
		release();
		await expect(page.getByRole("alert")).toHaveText(
			ideaBox.noRoomForTag.replace("{{ideaMax}}", `${limits.ideaMax}`),
		);
		await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(text);
	});

	test("a quick tag is inserted before the draft stored for the tab", async ({ page }) => {
		await open(page, `${builtInSite}/en`);
		const box = page.getByLabel(translations.en.ideaBox.prompt);
		await box.fill("Solar roofs for six warehouses");
		const release = await openBeforeHydration(page, () => page.reload({ waitUntil: "commit" }));
		const { sdgProjects } = translations.en.ideaBox.tag;
		await page.getByRole("button", { name: sdgProjects, exact: true }).click();
		release();
		await hydrated(page);
		await expect(box).toHaveValue(`${sdgProjects}. Solar roofs for six warehouses`);
	});
});

test("the contact dialog's opener stays the same element when React hydrates", async ({ page }) => {
	const release = await holdRequests(page, "**/assets/*.js");
	await page.goto(`${connectedSite}/en`, { waitUntil: "commit" });
	const opener = page.getByRole("main").getByRole("link", { name: translations.en.dialogs.contact.title });
	await opener.focus();
	const early = await opener.elementHandle();
	release();
	await hydrated(page);
	await expect.poll(() => opener.evaluate((now, before) => now === before, early)).toBe(true);
	await expect(opener).toBeFocused();
	await expect(opener).toHaveAttribute("aria-haspopup", "dialog");

	await opener.click({ modifiers: ["ControlOrMeta"] });
	await expect.poll(() => tabsAt(page, `${connectedSite}/en/contact`)).toBe(1);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await opener.click();
	await expect(page.getByRole("dialog", { name: translations.en.dialogs.contact.title })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(opener).toBeFocused();
});

test("a cookie switch that was changed before hydration is saved as changed", async ({ page }) => {
	const { kinds, save } = translations.en.cookieSettings;
	const release = await holdRequests(page, "**/assets/*.js");
	await page.goto(`${builtInSite}/en/cookie-settings`, { waitUntil: "commit" });
	await page.getByRole("switch", { name: kinds.functionality.label }).check();
	release();
	await hydrated(page);
	const expectSwitches = async () => {
		for (const kind of ["performance", "functionality", "analytics"] as const) {
			const toggle = page.getByRole("switch", { name: kinds[kind].label });
			await expect(toggle).toBeChecked({ checked: kind === "functionality" });
		}
	};
	await expectSwitches();
	await page.getByRole("button", { name: save, exact: true }).click();
	const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("cookiePreferences") ?? "null"));
	await expect.poll(stored).toMatchObject({ performance: false, functionality: true });
	await expectSwitches();
});
