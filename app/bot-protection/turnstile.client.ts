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
	takeToken(): Promise<string>;
	remove(): void;
}

/** Turnstile wants its script from this very address. */
const scriptAddress = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

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
		script.src = scriptAddress;
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
	let problem: TurnstileError["reason"] | undefined;
	/** The token was taken, or there will be none: only a reset brings the next one. */
	let over = false;
	let wake = () => {};

	function change(nextToken?: string, nextProblem?: TurnstileError["reason"]) {
		token = nextToken;
		problem = nextProblem;
		over = nextProblem === "failed";
		if (nextProblem) container.dataset.shown = "";
		wake();
	}

	const widget = turnstile.render(container, {
		sitekey: siteKey,
		action,
		language,
		theme: "auto",
		size: container.clientWidth < flexibleWidth ? "compact" : "flexible",
		appearance: "interaction-only",
		"response-field": false,
		callback: (given: string) => change(given),
		// The widget renews it by itself.
		"expired-callback": () => change(),
		"before-interactive-callback": () => change(undefined, "unanswered"),
		"timeout-callback": () => change(undefined, "unanswered"),
		"unsupported-callback": () => change(undefined, "failed"),
		"error-callback": (code: string) => {
			console.error(`Turnstile: ${code}`);
			change(undefined, "failed");
			// Else it would be written to the console once more.
			return true;
		},
	});

	return {
		async takeToken() {
			if (over) {
				over = false;
				problem = undefined;
				turnstile.reset(widget);
			}
			if (!token && !problem) {
				await new Promise<void>((resolve) => {
					wake = resolve;
					setTimeout(resolve, tokenTimeoutMs);
				});
			}
			if (!token) {
				over = problem !== "unanswered";
				throw new TurnstileError(problem ?? "failed");
			}
			const taken = token;
			token = undefined;
			over = true;
			return taken;
		},
		remove: () => turnstile.remove(widget),
	};
}
