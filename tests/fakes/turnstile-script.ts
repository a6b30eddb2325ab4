import type { Page } from "@playwright/test";

interface Parameters {
	action: string;
	callback(token: string): void;
}

/** Plays Turnstile's script in the browser: it passes everybody. The tokens are those of `tests/fakes/turnstile.ts`. */
export function fakeTurnstile(): void {
	const passes: (() => void)[] = [];
	const pass = (id: string) => void setTimeout(() => passes[Number(id)]?.(), 50);
	const turnstile = {
		render(_place: HTMLElement, { action, callback }: Parameters) {
			const id = String(passes.length);
			passes.push(() => {
				const token = { hostname: location.hostname, action, nonce: crypto.randomUUID() };
				callback(`fake.${btoa(JSON.stringify(token))}`);
			});
			pass(id);
			return id;
		},
		reset: pass,
		remove() {},
	};
	Object.assign(window, { turnstile });
}

/**
 * Lets the fake answer for Turnstile's script in a page.
 * @returns the addresses that were asked for on Turnstile's host, as they come
 */
export async function playTurnstile(page: Page): Promise<string[]> {
	const asked: string[] = [];
	await page.route("https://challenges.cloudflare.com/**", (route) => {
		asked.push(route.request().url());
		return route.fulfill({ contentType: "text/javascript", body: `(${fakeTurnstile})()` });
	});
	return asked;
}
