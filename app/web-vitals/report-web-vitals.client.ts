import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { sendVitals } from "../api-client/vitals.ts";
import { currentConsent, hasConsent, onConsentChange } from "../consent/consent.ts";
import { isLanguage } from "../i18n/languages.ts";
import { parseLocalizedPath } from "../i18n/localized-paths.ts";
import { measuredPaths } from "../navigation/page-paths.ts";
import type { Vital } from "../schemas/vitals.ts";

let started = false;

/** Measurements since the last report, each by an id that never leaves the browser. */
const pending = new Map<string, Vital>();
const reportedIds = new Set<string>();

/** The page that an address leads to, if it may be measured. */
function measuredPath(url: string) {
	const { path } = parseLocalizedPath(new URL(url).pathname);
	return measuredPaths.find((measured) => measured === path);
}

/** Exact figures could tell one visit from another: whole milliseconds, and a score of two decimals. */
function roundValue(name: string, value: number): number {
	return name === "CLS" ? Math.round(value * 100) / 100 : Math.round(value);
}

function record({ id, name, value, rating, navigationURL, navigationStartTime = 0 }: Metric) {
	const { allowed, date } = currentConsent();
	// Of a page that was there before the consent, nothing is measured.
	if (!allowed.performance || !date || Date.parse(date) > performance.timeOrigin + navigationStartTime)
		return;
	const path = measuredPath(navigationURL ?? location.href);
	const language = document.documentElement.lang;
	if (!path || !isLanguage(language) || reportedIds.has(id)) return;
	pending.set(id, { name, value: roundValue(name, value), rating, path, language });
}

/** Measures from now on how fast pages load and answer, and reports it whenever the visitor turns away from one. */
export function reportWebVitals(publicApiKey: string): void {
	if (started) return;
	started = true;
	for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(record, { reportSoftNavs: true });
	onConsentChange(() => {
		if (!hasConsent("performance")) pending.clear();
	});
	// The measures listen in the capturing phase, so that they have had their last word by now.
	addEventListener("visibilitychange", () => {
		if (document.visibilityState !== "hidden") return;
		// Consent may be gone by now, and a visit to the whistleblower channel is not to be seen in our log.
		if (pending.size > 0 && hasConsent("performance") && measuredPath(location.href)) {
			sendVitals(publicApiKey, [...pending.values()]);
			for (const id of pending.keys()) reportedIds.add(id);
		}
		pending.clear();
	});
}
