import type { Language } from "../i18n/languages.ts";
import type { FormEndpoint } from "../schemas/forms.ts";
import { TurnstileError } from "./form-errors.tsx";

/** The part of `window.turnstile` that is used here. Source: Turnstile's documentation, widget configurations. */
interface TurnstileApi {
	render(container: HTMLElement, parameters: Record<string, unknown>): string;
	reset(widget: string): void;
	remove(widget: string): void;
}

declare global {
	interface Window {
		turnstile?: TurnstileApi;
	}
}

export type TurnstileWidget = Awaited<ReturnType<typeof openTurnstile>>;

/** Turnstile must not be proxied or self-hosted. Source: its documentation, client-side rendering. */
const scriptUrl = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

const tokenTimeoutMs = 20_000;

/** Minimum width of the flexible widget, in pixels. Source: Turnstile's documentation, widget sizes. */
const flexibleWidth = 300;

let api: Promise<TurnstileApi> | undefined;

/** Loads Turnstile's script once; after a failure the next call retries. */
function loadApi(): Promise<TurnstileApi> {
	api ??= new Promise<TurnstileApi>((resolve, reject) => {
		const script = document.createElement("script");
		const fail = () => {
			script.remove();
			api = undefined;
			reject(new TurnstileError("turnstile"));
		};
		script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail());
		script.onerror = fail;
		script.src = scriptUrl;
		document.head.appendChild(script);
	});
	return api;
}

/**
 * Loads Turnstile and renders its widget. It is invisible unless it needs an interaction, and then sets `data-shown`
 * on the container.
 *
 * @param action the endpoint that the form calls
 * @throws TurnstileError if the script cannot be loaded
 */
export async function openTurnstile(
	container: HTMLElement,
	{ siteKey, action, language }: { siteKey: string; action: FormEndpoint; language: Language },
) {
	const turnstile = await loadApi();
	let token: string | undefined;
	let isUsed = false;
	/** Whether the widget waits for the visitor. */
	let isAsking = false;
	let resolveWait = () => {};
	const widget = turnstile.render(container, {
		sitekey: siteKey,
		action,
		language,
		theme: "auto",
		size: container.clientWidth < flexibleWidth ? "compact" : "flexible",
		appearance: "interaction-only",
		"response-field": false,
		// Also in place of a token that has expired, and once a new try of the widget's own succeeds.
		callback(newToken: string) {
			token = newToken;
			isAsking = false;
			resolveWait();
		},
		"expired-callback"() {
			token = undefined;
		},
		"before-interactive-callback"() {
			token = undefined;
			isAsking = true;
			container.dataset.shown = "";
			resolveWait();
		},
		// Without it Turnstile throws. It tries again by itself.
		"error-callback": () => true,
	});

	return {
		/** Returns a token for one request, each call another one. Throws a `TurnstileError`. */
		async getToken(): Promise<string> {
			if (isUsed) turnstile.reset(widget);
			isUsed = false;
			if (!token && !isAsking) {
				await new Promise<void>((resolve) => {
					resolveWait = resolve;
					setTimeout(resolve, tokenTimeoutMs);
				});
			}
			if (!token) throw new TurnstileError(isAsking ? "turnstileUnanswered" : "turnstile");
			const current = token;
			token = undefined;
			isUsed = true;
			return current;
		},
		remove: () => turnstile.remove(widget),
	};
}
