import { useSyncExternalStore } from "react";
import { type Consent, currentConsent, noConsent, onConsentChange } from "./consent.ts";

/** What the visitor allows, kept up to date; nothing on the server and while its HTML is taken over. */
export function useConsent(): Consent {
	return useSyncExternalStore(onConsentChange, currentConsent, () => noConsent);
}
