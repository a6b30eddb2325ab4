import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { isLanguage } from "../i18n/languages.ts";
import { measuredPath } from "../i18n/localized-paths.ts";
import type { Vital } from "../schemas/vitals.ts";
import { currentConsent, hasConsent, onConsentChange } from "./consent.ts";
import { post } from "./post.ts";

let started = false;

/** Measurements since the last report, by an id that is not sent. */
const pending = new Map<string, Vital>();

/** Rounds to whole milliseconds, and CLS to two decimals: exact values could identify a visit. */
function roundValue(name: string, value: number): number {
	return name === "CLS" ? Math.round(value * 100) / 100 : Math.round(value);
}

function record({ id, name, value, rating, navigationURL, navigationStartTime = 0 }: Metric) {
	const { allowed, date } = currentConsent();
	// Skips pages that were loaded before the visitor gave consent.
	if (!allowed.performance || !date || Date.parse(date) > performance.timeOrigin + navigationStartTime)
		return;
	const path = measuredPath(new URL(navigationURL ?? location.href).pathname);
	const language = document.documentElement.lang;
	if (!path || !isLanguage(language)) return;
	pending.set(id, { name, value: roundValue(name, value), rating, path, language });
}

/** Starts measuring, and reports whenever the page becomes hidden. */
export function reportWebVitals(publicApiKey: string): void {
	if (started) return;
	started = true;
	for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(record, { reportSoftNavs: true });
	onConsentChange(() => {
		if (!hasConsent("performance")) pending.clear();
	});
	// web-vitals listens in the capturing phase, so its last measurements are there by now.
	addEventListener("visibilitychange", () => {
		if (document.visibilityState !== "hidden") return;
		if (pending.size > 0) {
			const vitals = [...pending.values()];
			// The page may be unloading. A report that fails is lost.
			post(publicApiKey, "vitals", { vitals }, { keepalive: true }).catch(() => {});
		}
		pending.clear();
	});
}
