import { post } from "../forms/post.ts";
import type { Vital } from "../schemas/vitals.ts";

/** Sends measurements, also while the page unloads. Errors are ignored. */
export function sendVitals(publicApiKey: string, vitals: Vital[]): void {
	post(publicApiKey, "vitals", { vitals }, { keepalive: true }).catch(() => {});
}
