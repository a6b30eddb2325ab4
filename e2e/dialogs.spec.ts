import type { Page } from "@playwright/test";
import { connectedSite } from "./addresses.ts";
import { expect, hydrated, open, sendIdea, tabsAt, test, uniqueEmail, words } from "./fixtures.ts";

/** Sends an idea from the home page, and goes back to the page before while it is on its way: until it is let go. */
async function leaveWhileSending(page: Page, then: "continue" | "abort"): Promise<() => void> {
	await open(page, `${connectedSite}/en/nosotros`);
	await page.getByRole("banner").locator('a[href="/en"]').first().click();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route("**/api/analysis-requests", async (route) => {
		await held;
		await route[then]();
	});
	await sendIdea(page, "en", "Compost", uniqueEmail());
	await expect(page.getByRole("button", { name: words.en.dialogs.email.sending })).toBeVisible();
	await page.goBack();
	return release;
}

test("a dialog that is left while it sends does not lead to the results later", async ({ page }) => {
	// The page that the visitor goes back to comes later than the answer.
	const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<void>();
	await page.route("**/nosotros.data*", async (route) => {
		await onItsWay;
		await route.continue();
	});
	const release = await leaveWhileSending(page, "continue");
	await expect(page).toHaveURL(`${connectedSite}/en/nosotros`);
	const notified = page.waitForResponse("**/api/send-analysis-notification");
	release();
	await notified;
	await page.waitForTimeout(1000);
	await expect(page).toHaveURL(`${connectedSite}/en/nosotros`);
	arrive();
	await expect(page.getByRole("heading", { name: words.en.about.purpose.title })).toBeVisible();
	await expect(page).toHaveURL(`${connectedSite}/en/nosotros`);
});

test("who leaves the page while a form is sent is told all the same that it failed", async ({ page }) => {
	const release = await leaveWhileSending(page, "abort");
	await expect(page.getByRole("heading", { name: words.en.about.purpose.title })).toBeVisible();
	release();
	await expect(page.getByText(words.en.dialogs.email.errorDescription).first()).toBeVisible();
});

test("what opens the contact dialog is the same element before and after hydration", async ({ page }) => {
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(`${connectedSite}/en`, { waitUntil: "commit" });
	const opener = page.getByRole("main").getByRole("link", { name: words.en.dialogs.contact.title });
	await opener.focus();
	const early = await opener.elementHandle();
	letGo();
	await hydrated(page);
	await expect.poll(() => opener.evaluate((now, before) => now === before, early)).toBe(true);
	await expect(opener).toBeFocused();
	await expect(opener).toHaveAttribute("aria-haspopup", "dialog");

	await opener.click({ modifiers: ["ControlOrMeta"] });
	await expect.poll(() => tabsAt(page, `${connectedSite}/en/contact`)).toBe(1);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await opener.click();
	await expect(page.getByRole("dialog", { name: words.en.dialogs.contact.title })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(opener).toBeFocused();
});

test("changing the language keeps a half-written idea", { tag: "@phone" }, async ({ page }) => {
	await open(page, `${connectedSite}/en`);
	await page.getByLabel(words.en.ideaBox.prompt).fill("A half-written");
	const menu = page.getByRole("button", { name: words.en.common.nav.openMenu });
	const small = await menu.isVisible();
	if (small) await menu.click();
	const place = small ? page.locator("#menu") : page.getByRole("banner");
	await place.locator('a[hreflang="es"]:visible').click();
	await expect(page).toHaveURL(`${connectedSite}/es`);
	await expect(page.getByLabel(words.es.ideaBox.prompt)).toHaveValue("A half-written");
});
