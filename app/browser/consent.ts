import { useSyncExternalStore } from "react";
import {
	denyAll,
	type Preferences,
	type Purpose,
	parseChoice,
	purposes,
	serializeChoice,
} from "../schemas/preferences.ts";
import { lastingStorage } from "./storage.ts";

const key = "cookiePreferences";

export interface Consent {
	allowed: Preferences;
	/**
	 * `chosen`: the visitor's choice. Otherwise nothing is allowed, because of Global Privacy Control (`signal`), because
	 * the choice has expired (`lapsed`), or because there is none (`none`).
	 */
	basis: "chosen" | "signal" | "lapsed" | "none";
	/** ISO date and time of the choice, if `chosen`. */
	date?: string;
}

const noConsent: Consent = { allowed: denyAll, basis: "none" };

/** The consent that follows from the stored choice and Global Privacy Control; the choice has priority. */
function readConsent(): Consent {
	const choice = parseChoice(lastingStorage.read(key), new Date());
	if (choice && !choice.lapsed) return { allowed: choice.preferences, basis: "chosen", date: choice.date };
	const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
	return { allowed: denyAll, basis: globalPrivacyControl ? "signal" : choice ? "lapsed" : "none" };
}

let cached = noConsent;

/** The current consent: the same object until it changes, as `useSyncExternalStore` requires. In the browser only. */
export function currentConsent(): Consent {
	const consent = readConsent();
	if (JSON.stringify(consent) !== JSON.stringify(cached)) cached = consent;
	return cached;
}

/** Whether a purpose is allowed. Check it right before every use. In the browser only. */
export function hasConsent(purpose: Purpose): boolean {
	return currentConsent().allowed[purpose];
}

const listeners = new Set<() => void>();

/** Calls the listener when consent changes, in this tab or another. Returns the function that unsubscribes. */
export function onConsentChange(listener: () => void): () => void {
	// Only other tabs cause this event; its key is null after `localStorage.clear()`.
	const onStorage = (event: StorageEvent) => {
		if (event.key === key || event.key === null) listener();
	};
	listeners.add(listener);
	addEventListener("storage", onStorage);
	return () => {
		listeners.delete(listener);
		removeEventListener("storage", onStorage);
	};
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
	for (const listener of listeners) listener();
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
