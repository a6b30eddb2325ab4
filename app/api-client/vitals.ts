import type { Vital } from "../schemas/vitals.ts";
import { post } from "./post.ts";

/** Sends measurements, also while the page is being left. Nobody waits for it, and what is lost is lost. */
export function sendVitals(publicApiKey: string, vitals: Vital[]): void {
	post(publicApiKey, "vitals", { vitals }, { keepalive: true }).catch(() => {});
}
