import type { Language } from "../i18n/languages.ts";
import type { FormCall } from "../schemas/bot-protection.ts";
import { FormCheckError } from "./turnstile-error.ts";

/** What is used here of Turnstile's own script. Source: its documentation, widget configurations. */
interface TurnstileApi {
	render(place: HTMLElement, parameters: Record<string, unknown>): string;
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
	/** The call that the form makes. */
	action: FormCall;
	language: Language;
}

/** A widget in a form. */
export interface TurnstileWidget {
	/**
	 * The token for one call. Asked again, it gets another one.
	 * @throws FormCheckError
	 */
	takeToken(): Promise<string>;
	remove(): void;
}

/** Turnstile wants its script from this very address. */
const scriptAddress = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Milliseconds that a visitor waits for a token before the form gives up. */
const patience = 20_000;

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
			reject(new FormCheckError("failed"));
		};
		script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail());
		script.onerror = fail;
		script.src = scriptAddress;
		document.head.appendChild(script);
	});
	return api;
}

/**
 * Loads Turnstile and puts its widget into a place of a form. It shows itself only if it has something to ask; then the
 * place is marked with `data-shown`.
 * @throws FormCheckError if the script cannot be loaded
 */
export async function openTurnstile(
	place: HTMLElement,
	{ siteKey, action, language }: WidgetOptions,
): Promise<TurnstileWidget> {
	const turnstile = await loadApi();
	let token: string | undefined;
	let problem: FormCheckError["reason"] | undefined;
	/** The token was taken, or there will be none: only a reset brings the next one. */
	let over = false;
	let wake = () => {};

	function change(nextToken?: string, nextProblem?: FormCheckError["reason"]) {
		token = nextToken;
		problem = nextProblem;
		over = nextProblem === "failed";
		if (nextProblem) place.dataset.shown = "";
		wake();
	}

	const widget = turnstile.render(place, {
		sitekey: siteKey,
		action,
		language,
		theme: "auto",
		size: place.clientWidth < flexibleWidth ? "compact" : "flexible",
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
					setTimeout(resolve, patience);
				});
			}
			if (!token) {
				over = problem !== "unanswered";
				throw new FormCheckError(problem ?? "failed");
			}
			const taken = token;
			token = undefined;
			over = true;
			return taken;
		},
		remove: () => turnstile.remove(widget),
	};
}
