import type { BrowserContext, Page } from "@playwright/test";

/** The page is turned away from, as when another tab comes to the front. */
export async function turnAway(page: Page): Promise<void> {
	await page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	});
}

/** The visitor's browser sends the Global Privacy Control signal. */
export async function signalPrivacy(context: BrowserContext): Promise<void> {
	await context.addInitScript(() =>
		Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
	);
}
