import { useSyncExternalStore } from "react";
import {
	type Choice,
	denyAll,
	type Preferences,
	type Purpose,
	purposes,
	readChoice,
	serializeChoice,
} from "../schemas/preferences.ts";
import { lastingStorage } from "./storage.ts";

const key = "cookiePreferences";

/** Without a date there is no choice that counts, and nothing is allowed. */
export type Consent = Pick<Choice, "allowed"> & Partial<Choice>;

const noConsent: Consent = { allowed: denyAll };

let cached = noConsent;

/** The current consent: the same object until it changes, as `useSyncExternalStore` requires. In the browser only. */
export function currentConsent(): Consent {
	const consent = readChoice(lastingStorage.readJson(key), new Date()) ?? noConsent;
	if (JSON.stringify(consent) !== JSON.stringify(cached)) cached = consent;
	return cached;
}

/** Whether a purpose is allowed. Check it right before every use. In the browser only. */
export function hasConsent(purpose: Purpose): boolean {
	return currentConsent().allowed[purpose];
}

/** Calls the listener when consent may have changed, in this tab or another. Returns the function that unsubscribes. */
export function onConsentChange(listener: () => void): () => void {
	addEventListener("storage", listener);
	return () => removeEventListener("storage", listener);
}

/** The current consent; `noConsent` on the server and during hydration. */
export function useConsent(): Consent {
	return useSyncExternalStore(onConsentChange, currentConsent, () => noConsent);
}

/**
 * Stores the visitor's choice and deletes the data that it no longer allows.
 *
 * @returns false if the browser did not store it; the old choice is deleted all the same
 */
export function saveChoice(preferences: Preferences): boolean {
	const text = serializeChoice(preferences, new Date());
	// First, so that the old choice is gone even if the new one cannot be stored.
	lastingStorage.write(key, "");
	lastingStorage.write(key, text);
	deleteWithoutConsent();
	// The browser tells the other tabs only.
	dispatchEvent(new StorageEvent("storage"));
	return lastingStorage.read(key) === text;
}

/** The `localStorage` key of an item that needs consent. */
export function consentedKey(purpose: Purpose, name: string): string {
	return `${purpose}:${name}`;
}

export function deleteWithoutConsent(): void {
	const { allowed } = currentConsent();
	try {
		for (const name of Object.keys(localStorage)) {
			if (purposes.some((purpose) => !allowed[purpose] && name.startsWith(consentedKey(purpose, "")))) {
				lastingStorage.write(name, "");
			}
		}
	} catch {}
}
