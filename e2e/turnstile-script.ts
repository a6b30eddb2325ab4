import type { Page } from "@playwright/test";

/** What the fake of Turnstile's script does when a widget is rendered. */
export type WidgetScript =
	/** Gives a token at once. */
	| "passes"
	/** Asks the visitor to tick a box, and then gives one. */
	| "asks"
	/** Fails, at first and after each reset, until the page has `turnstileWorks`. */
	| "fails";

/** What the page did with the fake, in `window.turnstileCalls`. */
export interface TurnstileCalls {
	rendered: { sitekey: string; action: string; language: string; theme: string; size: string }[];
	resets: number;
	removals: number;
}

/** Plays Turnstile's script in the browser, for end-to-end and component tests. The tokens are those of `tests/fakes/turnstile.ts`. */
export function fakeTurnstile(script: WidgetScript): void {
	const calls: TurnstileCalls = { rendered: [], resets: 0, removals: 0 };
	interface Parameters {
		sitekey: string;
		action: string;
		language: string;
		theme: string;
		size: string;
		callback(token: string): void;
		"error-callback"(code: string): unknown;
		"before-interactive-callback"(): void;
	}
	const widgets: { place: HTMLElement; parameters: Parameters }[] = [];
	const run = (index: number) => {
		const widget = widgets[index];
		if (!widget) return;
		const { place, parameters } = widget;
		const { action } = parameters;
		const pass = () => {
			const token = { hostname: location.hostname, action, nonce: crypto.randomUUID() };
			parameters.callback(`fake.${btoa(JSON.stringify(token))}`);
		};
		if (script === "fails" && !("turnstileWorks" in window)) parameters["error-callback"]("300010");
		else if (script === "asks" && calls.resets === 0) {
			const box = document.createElement("button");
			box.type = "button";
			box.textContent = "I am a person";
			box.style.cssText = "width:100%;height:65px;border:1px solid";
			box.onclick = pass;
			place.appendChild(box);
			parameters["before-interactive-callback"]();
		} else pass();
	};
	Object.assign(window, {
		turnstileCalls: calls,
		turnstile: {
			render(place: HTMLElement, parameters: Parameters) {
				const { sitekey, action, language, theme, size } = parameters;
				calls.rendered.push({ sitekey, action, language, theme, size });
				const index = widgets.push({ place, parameters }) - 1;
				setTimeout(run, 50, index);
				return String(index);
			},
			reset(id: string) {
				calls.resets += 1;
				setTimeout(run, 50, Number(id));
			},
			remove() {
				calls.removals += 1;
			},
		},
	});
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
