import { useSyncExternalStore } from "react";
import { type Consent, currentConsent, noConsent, onConsentChange } from "./consent.ts";

/** The current consent; `noConsent` on the server and during hydration. */
export function useConsent(): Consent {
	return useSyncExternalStore(onConsentChange, currentConsent, () => noConsent);
}
