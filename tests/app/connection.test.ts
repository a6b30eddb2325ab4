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

it("believes the browser again when it has noticed a change, or the site no longer answers", async () => {
	await isReachable();
	browser.dispatchEvent(new Event("online"));
	expect(seemsOffline()).toBe(true);
	await isReachable();
	vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
	expect(await isReachable()).toBe(false);
	expect(seemsOffline()).toBe(true);
});

it("takes any answer for one, and waits no longer for what may still come", async () => {
	vi.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 502 }));
	vi.mocked(fetch).mockRejectedValueOnce(new DOMException("signal timed out", "TimeoutError"));
	for (let time = 0; time < 2; time += 1) expect(await isReachable()).toBe(true);
});
