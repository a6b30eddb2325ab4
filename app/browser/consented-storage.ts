import { consentedKey, hasConsent } from "./consent.ts";
import type { Purpose } from "./preferences.ts";

/**
 * `localStorage` for one purpose. Without consent to it, reads return null and writes do nothing. Storage errors are
 * ignored.
 */
export function consentedStorage(purpose: Purpose) {
	return {
		read(name: string): string | null {
			if (!hasConsent(purpose)) return null;
			try {
				return localStorage.getItem(consentedKey(purpose, name));
			} catch {
				return null;
			}
		},
		write(name: string, value: string): void {
			if (!hasConsent(purpose)) return;
			try {
				localStorage.setItem(consentedKey(purpose, name), value);
			} catch {}
		},
		remove(name: string): void {
			try {
				localStorage.removeItem(consentedKey(purpose, name));
			} catch {}
		},
	};
}
