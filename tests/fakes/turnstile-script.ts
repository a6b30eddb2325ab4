import type { Page } from "@playwright/test";

/** What the fake of Turnstile's script does when a widget is rendered. */
export type WidgetScript =
	/** Gives a token at once. */
	| "passes"
	/** Asks the visitor to tick a box, and then gives one. */
	| "asks";

interface Parameters {
	action: string;
	callback(token: string): void;
	"before-interactive-callback"(): void;
}

/** Plays Turnstile's script in the browser, for end-to-end and component tests. The tokens are those of `tests/fakes/turnstile.ts`. */
export function fakeTurnstile(script: WidgetScript): void {
	const runs: (() => void)[] = [];
	let isReset = false;
	const run = (place: HTMLElement, parameters: Parameters) => {
		const { action } = parameters;
		const pass = () => {
			const token = { hostname: location.hostname, action, nonce: crypto.randomUUID() };
			parameters.callback(`fake.${btoa(JSON.stringify(token))}`);
		};
		if (script === "asks" && !isReset) {
			const box = document.createElement("button");
			box.type = "button";
			box.textContent = "I am a person";
			box.style.cssText = "width:100%;height:65px;border:1px solid";
			box.onclick = pass;
			place.appendChild(box);
			parameters["before-interactive-callback"]();
		} else pass();
	};
	const turnstile = {
		render(place: HTMLElement, parameters: Parameters) {
			const index = runs.push(() => run(place, parameters)) - 1;
			setTimeout(() => runs[index]?.(), 50);
			return String(index);
		},
		reset(id: string) {
			isReset = true;
			setTimeout(() => runs[Number(id)]?.(), 50);
		},
		remove() {},
	};
	Object.assign(window, { turnstile });
}

/**
 * Lets the fake answer for Turnstile's script in a page: it passes everybody.
 * @returns the addresses that were asked for on Turnstile's host, as they come
 */
export async function playTurnstile(page: Page): Promise<string[]> {
	const asked: string[] = [];
	await page.route("https://challenges.cloudflare.com/**", (route) => {
		asked.push(route.request().url());
		return route.fulfill({ contentType: "text/javascript", body: `(${fakeTurnstile})("passes")` });
	});
	return asked;
}
