import type { BrowserContext, Page } from "@playwright/test";

/** Makes the page hidden, as when the visitor switches to another tab. */
export async function hidePage(page: Page): Promise<void> {
	await page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	});
}

/** Makes the browser send the Global Privacy Control signal. */
export async function signalPrivacy(context: BrowserContext): Promise<void> {
	await context.addInitScript(() =>
		Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
	);
}
