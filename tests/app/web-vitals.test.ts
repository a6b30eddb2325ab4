import { expect, test, vi } from "vitest";
import { reportWebVitals } from "#app/browser/report-web-vitals.client.ts";
import { serializeChoice } from "#app/schemas/preferences.ts";

const { measured } = vi.hoisted(() => ({ measured: [] as ((metric: object) => void)[] }));
vi.mock("web-vitals", () => {
	const measure = (record: (metric: object) => void) => measured.push(record);
	return { onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure };
});

const day = 24 * 60 * 60 * 1000;

test("a page reports rounded measurements in a request that outlives the page", () => {
	const preferences = { performance: true, functionality: false, analytics: false };
	const stored = serializeChoice(preferences, new Date(Date.now() - day));
	vi.stubGlobal("localStorage", { getItem: () => stored });
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("location", new URL("https://site.example/es/nosotros"));
	const shown = { documentElement: { lang: "es" }, visibilityState: "visible" };
	vi.stubGlobal("document", shown);
	const page = new EventTarget();
	vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
	const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
	vi.stubGlobal("fetch", fetched);
	// Consent may come twice.
	for (let time = 0; time < 2; time += 1) reportWebVitals("key");
	expect(measured).toHaveLength(5);
	const about = { rating: "good", navigationURL: "https://site.example/es/contact" };
	measured[0]?.({ ...about, id: "1", name: "CLS", value: 0.01234 });
	measured[1]?.({ ...about, id: "2", name: "FCP", value: 812.7 });
	// Of a page that was loaded before the visitor gave consent.
	measured[2]?.({ ...about, id: "4", name: "INP", value: 8, navigationStartTime: -2 * day });
	page.dispatchEvent(new Event("visibilitychange"));
	expect(fetched).not.toHaveBeenCalled();
	shown.visibilityState = "hidden";
	page.dispatchEvent(new Event("visibilitychange"));
	const [url, { body, keepalive }] = fetched.mock.lastCall ?? ["", {}];
	expect({ url, keepalive }).toEqual({ url: "/api/vitals", keepalive: true });
	expect(JSON.parse(String(body))).toEqual({
		vitals: [
			{ name: "CLS", value: 0.01, rating: "good", path: "/contact", language: "es" },
			{ name: "FCP", value: 813, rating: "good", path: "/contact", language: "es" },
		],
	});
});
