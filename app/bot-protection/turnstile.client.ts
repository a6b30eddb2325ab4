import type { Language } from "../i18n/languages.ts";
import type { FormEndpoint } from "../schemas/bot-protection.ts";
import { TurnstileError } from "./turnstile-error.ts";

/** What is used here of Turnstile's own script. Source: its documentation, widget configurations. */
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

interface WidgetOptions {
	siteKey: string;
	/** The endpoint that the form calls. */
	action: FormEndpoint;
	language: Language;
}

/** A widget in a form. */
export interface TurnstileWidget {
	/**
	 * The token for one request. Asked again, it gets another one.
	 * @throws TurnstileError
	 */
	getToken(): Promise<string>;
	remove(): void;
}

/** Turnstile wants its script from this very address. */
const scriptUrl = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Milliseconds that a visitor waits for a token before the form gives up. */
const tokenTimeoutMs = 20_000;

/** Narrower than this, in pixels, only the compact widget fits. */
const flexibleWidth = 300;

let api: Promise<TurnstileApi> | undefined;

/** Loads Turnstile's script once; a failure is forgotten, so that the next call tries again. */
function loadApi(): Promise<TurnstileApi> {
	api ??= new Promise<TurnstileApi>((resolve, reject) => {
		const script = document.createElement("script");
		const fail = () => {
			script.remove();
			api = undefined;
			reject(new TurnstileError("failed"));
		};
		script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail());
		script.onerror = fail;
		script.src = scriptUrl;
		document.head.appendChild(script);
	});
	return api;
}

/**
 * Loads Turnstile and renders its widget into a container in a form. The widget shows itself only if it has something to ask; then the
 * container is marked with `data-shown`.
 * @throws TurnstileError if the script cannot be loaded
 */
export async function openTurnstile(
	container: HTMLElement,
	{ siteKey, action, language }: WidgetOptions,
): Promise<TurnstileWidget> {
	const turnstile = await loadApi();
	let token: string | undefined;
	let failure: TurnstileError["reason"] | undefined;
	/** The token was taken, or there will be none: only a reset brings the next one. */
	let needsReset = false;
	let resolveWait = () => {};

	function update(nextToken?: string, nextFailure?: TurnstileError["reason"]) {
		token = nextToken;
		failure = nextFailure;
		needsReset = nextFailure === "failed";
		if (nextFailure) container.dataset.shown = "";
		resolveWait();
	}

	const widget = turnstile.render(container, {
		sitekey: siteKey,
		action,
		language,
		theme: "auto",
		size: container.clientWidth < flexibleWidth ? "compact" : "flexible",
		appearance: "interaction-only",
		"response-field": false,
		callback: (newToken: string) => update(newToken),
		// The widget renews it by itself.
		"expired-callback": () => update(),
		"before-interactive-callback": () => update(undefined, "unanswered"),
		"timeout-callback": () => update(undefined, "unanswered"),
		"unsupported-callback": () => update(undefined, "failed"),
		"error-callback": (code: string) => {
			console.error(`Turnstile: ${code}`);
			update(undefined, "failed");
			// Else it would be written to the console once more.
			return true;
		},
	});

	return {
		async getToken() {
			if (needsReset) {
				needsReset = false;
				failure = undefined;
				turnstile.reset(widget);
			}
			if (!token && !failure) {
				await new Promise<void>((resolve) => {
					resolveWait = resolve;
					setTimeout(resolve, tokenTimeoutMs);
				});
			}
			if (!token) {
				needsReset = failure !== "unanswered";
				throw new TurnstileError(failure ?? "failed");
			}
			const current = token;
			token = undefined;
			needsReset = true;
			return current;
		},
		remove: () => turnstile.remove(widget),
	};
}
