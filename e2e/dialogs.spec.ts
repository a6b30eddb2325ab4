import type { Page } from "@playwright/test";
import { connectedSite } from "./addresses.ts";
import { expect, holdRequests, open, sendIdea, test, translations, uniqueEmail } from "./fixtures.ts";

/** Sends an idea from the home page and goes back while the request is held; the returned function releases it. */
async function leaveWhileSending(page: Page, then: "continue" | "abort"): Promise<() => void> {
	await open(page, `${connectedSite}/en/nosotros`);
	await page.getByRole("banner").locator('a[href="/en"]').first().click();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	const release = await holdRequests(page, "**/api/analysis-requests", then);
	await sendIdea(page, "en", "Compost", uniqueEmail());
	await expect(page.getByRole("button", { name: translations.en.dialogs.email.sending })).toBeVisible();
	await page.goBack();
	return release;
}

test("navigating away while an idea is being sent does not lead to the results later", async ({ page }) => {
	// The page that the visitor goes back to comes later than the answer.
	const releasePage = await holdRequests(page, "**/nosotros.data*");
	const release = await leaveWhileSending(page, "continue");
	await expect(page).toHaveURL(`${connectedSite}/en/nosotros`);
	const notified = page.waitForResponse("**/api/send-analysis-notification");
	release();
	await notified;
	await page.waitForTimeout(1000);
	await expect(page).toHaveURL(`${connectedSite}/en/nosotros`);
	releasePage();
	await expect(page.getByRole("heading", { name: translations.en.about.purpose.title })).toBeVisible();
	await expect(page).toHaveURL(`${connectedSite}/en/nosotros`);
});

test("a failed form is reported even after the visitor has left the page", async ({ page }) => {
	const release = await leaveWhileSending(page, "abort");
	await expect(page.getByRole("heading", { name: translations.en.about.purpose.title })).toBeVisible();
	release();
	await expect(page.getByText(translations.en.dialogs.email.errorDescription).first()).toBeVisible();
});

test("changing the language keeps an unfinished idea", { tag: "@phone" }, async ({ page }) => {
	await open(page, `${connectedSite}/en`);
	await page.getByLabel(translations.en.ideaBox.prompt).fill("A half-written");
	const menu = page.getByRole("button", { name: translations.en.common.nav.openMenu });
	const small = await menu.isVisible();
	if (small) await menu.click();
	const place = small ? page.locator("#menu") : page.getByRole("banner");
	await place.locator('a[hreflang="es"]:visible').click();
	await expect(page).toHaveURL(`${connectedSite}/es`);
	await expect(page.getByLabel(translations.es.ideaBox.prompt)).toHaveValue("A half-written");
});
