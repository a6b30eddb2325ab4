import {
	type Choice,
	denyAll,
	type Preferences,
	type Purpose,
	parseChoice,
	purposes,
	serializeChoice,
} from "./preferences.ts";

const key = "cookiePreferences";

/** What is allowed, and why. */
export interface Consent {
	allowed: Preferences;
	/**
	 * `chosen`: the visitor said so. Otherwise nothing is allowed: `signal`, because the browser asks for that by Global
	 * Privacy Control; `lapsed`, because the choice counts no more; `none`, because there was none.
	 */
	basis: "chosen" | "signal" | "lapsed" | "none";
	/** ISO date and time of the choice, if it was `chosen`. */
	date?: string;
}

/** Before anything is known, as on the server. */
export const noConsent: Consent = { allowed: denyAll, basis: "none" };

/** What a stored choice and the browser's signal amount to: a choice made here outdoes the signal. */
export function consentFrom(choice: Choice | undefined, globalPrivacyControl: boolean): Consent {
	if (choice && !choice.lapsed) return { allowed: choice.preferences, basis: "chosen", date: choice.date };
	return { allowed: denyAll, basis: globalPrivacyControl ? "signal" : choice ? "lapsed" : "none" };
}

function readStored(): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function hasGlobalPrivacyControl(): boolean {
	return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

let cached = noConsent;

/** What is allowed at this moment, the same object as long as nothing changes. In the browser only. */
export function currentConsent(): Consent {
	const consent = consentFrom(parseChoice(readStored(), new Date()), hasGlobalPrivacyControl());
	if (JSON.stringify(consent) !== JSON.stringify(cached)) cached = consent;
	return cached;
}

/** Whether the visitor has allowed this. To be asked right before every use. In the browser only. */
export function hasConsent(purpose: Purpose): boolean {
	return currentConsent().allowed[purpose];
}

const listeners = new Set<() => void>();

/** Tells when consent changes, in this tab or another. */
export function onConsentChange(listener: () => void): () => void {
	// A storage event comes from another tab only; its key is null when that tab cleared everything.
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

/**
 * Keeps the visitor's choice, and forgets at once what it no longer allows to remember.
 *
 * @returns false if the browser doesn't keep it: then nothing is chosen
 */
export function saveChoice(preferences: Preferences): boolean {
	const text = serializeChoice(preferences, new Date());
	try {
		// Should there be no room for the new choice, the old one must not stay.
		localStorage.removeItem(key);
		localStorage.setItem(key, text);
	} catch {}
	deleteWithoutConsent();
	for (const listener of listeners) listener();
	return readStored() === text;
}

/** The name under which something that needs consent is stored: it says what for. */
export function consentedKey(purpose: Purpose, name: string): string {
	return `${purpose}:${name}`;
}

/** Removes what was stored for a purpose that is not allowed, or no longer. */
export function deleteWithoutConsent(): void {
	const { allowed } = currentConsent();
	try {
		for (const name of Object.keys(localStorage)) {
			if (purposes.some((purpose) => !allowed[purpose] && name.startsWith(consentedKey(purpose, "")))) {
				localStorage.removeItem(name);
			}
		}
	} catch {}
}
