import { globSync, readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";

let isReachable: (pathname?: string) => Promise<boolean>;
let seemsOffline: () => boolean;
const browser = Object.assign(new EventTarget(), { onLine: false });

beforeEach(async () => {
	browser.onLine = false;
	vi.stubGlobal("navigator", browser);
	vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
	vi.stubGlobal("location", { pathname: "/en" });
	vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response()));
	vi.resetModules();
	({ isReachable, seemsOffline } = await import("#app/browser/connection.ts"));
});

it("asks the site itself, and believes its answer more than the browser", async () => {
	expect(seemsOffline()).toBe(true);
	expect(await isReachable()).toBe(true);
	expect(seemsOffline()).toBe(false);
	await isReachable("/en/denuncias");
	for (const address of ["/en", "/en/denuncias"])
		expect(fetch).toHaveBeenCalledWith(address, expect.objectContaining({ method: "HEAD" }));
});

it.each([
	[
		"the site no longer answers",
		async () => {
			vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
			expect(await isReachable()).toBe(false);
		},
	],
	["the browser has noticed a change", () => browser.dispatchEvent(new Event("online"))],
])("believes the browser again when %s", async (_, happens) => {
	await isReachable();
	await happens();
	expect(seemsOffline()).toBe(true);
});

it("an answer is an answer, whatever it says", async () => {
	vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 502 }));
	expect(await isReachable()).toBe(true);
});

it.each(["TimeoutError", "AbortError"])("what takes long may still come: %s", async (name) => {
	vi.mocked(fetch).mockRejectedValue(new DOMException("signal timed out", name));
	expect(await isReachable()).toBe(true);
});

it("nothing else asks the browser whether it is online", () => {
	const files = globSync("app/**/*.{ts,tsx,js}").filter((file) =>
		/onLine\b/.test(readFileSync(file, "utf8")),
	);
	expect(files).toEqual(["app/browser/connection.ts"]);
});
