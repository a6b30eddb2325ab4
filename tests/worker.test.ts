import { beforeEach, expect, test, vi } from "vitest";
import { sites } from "#app/content/group.ts";
import { captureLog, fetchWorker, site, unique } from "#tests/api/fetch-api.ts";
import { counted, entry } from "./pages/fake-server-build.ts";

beforeEach(() => void vi.stubEnv("DEV", false));

test.each([
	["/nosotros", "es", "Accept-Language"],
	["/en/nosotros", "en", null],
	["/terms-and-conditions", "en", null],
	["/denuncias", "es", null],
])("the Worker answers %s in the visitor's language or the address's own: %s", async (address, ...told) => {
	const { headers } = await fetchWorker(address, { headers: { "Accept-Language": "es-ES" } });
	expect([headers.get("Content-Language"), headers.get("Vary")]).toEqual(told);
	expect(headers.get("Cache-Control")).toBe("no-cache");
});

test("the Worker renders a page once for all visitors, without their request, and again for other settings", async () => {
	const rendered = vi.spyOn(entry.module, "default");
	for (const [source, settings, withTurnstile] of [
		["miss", {}, false],
		["memory", {}, false],
		["miss", { PUBLIC_API_KEY: "other" }, false],
		["miss", { TURNSTILE_SITE_KEY: "site" }, true],
		["memory", { TURNSTILE_SITE_KEY: "site" }, true],
	] as const) {
		const { headers } = await fetchWorker("/en/empresas?q=1", { env: settings });
		expect(headers.get("Server-Timing")).toContain(`"${source}"`);
		const policy = headers.get("Content-Security-Policy") ?? "";
		expect(policy.includes("challenges.cloudflare.com")).toBe(withTurnstile);
	}
	const urls = rendered.mock.calls.map(([request]) => request.url);
	expect(urls).toEqual(Array(3).fill(`${sites.group}/en/empresas`));
});

test.each([
	["/_.data", "prefetch;prerender", 200, "private, max-age=10"],
	["/_.data", "", 200, "no-cache"],
	["/%.data", "prefetch", 404, "no-store"],
])("only data that is prefetched is kept, for the navigation: %s, %s", async (address, purpose, ...told) => {
	const { status, headers } = await fetchWorker(address, { headers: { "Sec-Purpose": purpose } });
	expect([status, headers.get("Cache-Control")]).toEqual(told);
});

const idea = "0f8fad5b-d9cb-469f-a165-70867728950e";

test.each<[address: string, location: string, isLogged?: boolean, caching?: string]>([
	["/ES/Nosotros/?q=1", "/es/nosotros?q=1", true, "public, max-age=86400"],
	[`/resultados%2523${idea}?x=y&z=//evil.example`, `/resultados?x=y&z=//evil.example#${idea}`],
	// The path alone decides whether it is logged, and the query is left out.
	[`/es/resultados?utm_source=x%25EF%25bc%2583${idea}&y=z`, `/es/resultados?utm_source=x#${idea}`, true],
	["/empresas%23terrana.?x=1%23y", "/empresas?x=1#terrana"],
	["/empresas?x=1%EF%B9%9Fterrana", "/empresas?x=1#terrana", true],
	["//EN//politica-esg/%252523goal-7", "/en/politica-esg#goal-7"],
	[`/es/resultados%EF%BC%83${idea.toUpperCase()}.es%3Futm=x`, `/es/resultados#${idea}.es`],
])("%s is redirected, and no cache or log keeps an encoded fragment", async (...row) => {
	const [address, location, isLogged = false, caching = "no-store"] = row;
	const lines = captureLog("info", "warn", "error");
	const { status, headers } = await fetchWorker(site + address, { redirect: "manual" });
	expect([status, headers.get("Location")]).toEqual([308, location]);
	expect(headers.get("Cache-Control")).toBe(caching);
	expect((await fetchWorker(address, { method: "POST" })).status).toBe(405);
	expect([headers.has("X-Request-Id"), lines.length > 0]).toEqual([isLogged, isLogged]);
	expect(JSON.stringify(lines)).not.toContain(idea);
});

test("the Worker renders the 404 page once for each language, whatever the URL", async () => {
	const before = counted.documents;
	for (const [language, address] of [
		["en", `/en/${unique("no")}/${unique("where")}?${unique("q")}=1%23x`],
		["en", "/%"],
		["es", `/wp-login.php?${unique("q")}`],
		["es", "/es/nosotros/nosotros"],
	] as const) {
		const init = { headers: { "Accept-Language": `${language}-${unique("x")}, fr;q=0.5` } };
		const { status, headers } = await fetchWorker(address, init);
		const told = ["Content-Language", "Cache-Control", "ETag"].map((name) => headers.get(name));
		expect([status, ...told], address).toEqual([404, language, "no-store", null]);
	}
	expect(counted.documents - before).toBeLessThanOrEqual(2);
});

test.each([
	["PUT", "/en/nosotros", 405, "Method Not Allowed\n", "GET, HEAD"],
	["POST", "/idea.data", 405, "Method Not Allowed\n", "GET, HEAD"],
	["PUT", "/es/idea", 405, "Method Not Allowed\n", "GET, HEAD, POST"],
	["GET", "/assets/libraries-0ld.js", 404, "Not Found\n", null],
])("the Worker renders nothing for %s %s", async (method, address, status, text, allow) => {
	const before = { ...counted };
	const response = await fetchWorker(address, { method });
	expect(response).toMatchObject({ status, text });
	expect(response.headers.get("Allow")).toBe(allow);
	expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(counted).toEqual(before);
});

test("the Worker redirects GET and HEAD from HTTP to HTTPS, and rejects other methods", async () => {
	const ask = (host: string, method = "GET") =>
		fetchWorker(`http://${host}/en?x=1`, { method, redirect: "manual" });
	for (const method of ["GET", "HEAD"]) {
		const { status, headers } = await ask("anella.example", method);
		expect([status, headers.get("Location")]).toEqual([308, "https://anella.example/en?x=1"]);
		expect(headers.has("X-Request-Id")).toBe(true);
	}
	const { status, text } = await ask("anella.example", "POST");
	expect([status, JSON.parse(text).error.code]).toEqual([403, "https_required"]);
	for (const host of ["localhost:8787", "192.0.2.1", "[::1]:8787"])
		expect((await ask(host)).status, host).toBe(200);
});

test.each(["/en", "/en/nosotros.data"])(
	"a missing setting is named in the log, and not in %s",
	async (address) => {
		const lines = captureLog("error");
		const { status, headers, text } = await fetchWorker(address, { env: { PUBLIC_API_KEY: "" } });
		expect(status).toBe(503);
		expect(`${text}${JSON.stringify([...headers])}`).not.toMatch(/PUBLIC_API_KEY|setting/i);
		expect(lines).toMatchObject([{ event: "setting_invalid", message: "PUBLIC_API_KEY is required" }]);
	},
);

test("the log has nothing of the whistleblower channel, not even a failure", async () => {
	const lines = captureLog("info", "warn", "error");
	vi.spyOn(entry.module, "default").mockImplementationOnce(() => {
		throw new TypeError("zq failed at /es/denuncias");
	});
	// Part of the page cache's key: no other request has rendered the page with it.
	const env = { PUBLIC_API_KEY: unique("key") };
	const { status, headers } = await fetchWorker("/es/denuncias?zq", { env });
	expect(status).toBe(500);
	expect(headers.get("X-Request-Id")).toBeNull();
	expect(lines).toEqual([]);
});

test("a visitor who leaves before the answer is no failure in the log", async () => {
	const lines = captureLog("error");
	await fetchWorker("/en/contact.data", { signal: AbortSignal.abort() });
	expect(lines).toEqual([]);
});

test("the Worker answers a page whose rendering cannot start with plain text, and logs where it failed", async () => {
	const lines = captureLog("error");
	const CF_VERSION_METADATA = {
		get id() {
			throw new RangeError("zq\n    at zq.js:1:1");
		},
	};
	const env = { CF_VERSION_METADATA, PUBLIC_API_KEY: unique("key") };
	const response = await fetchWorker("/en/contact", { env });
	expect(response).toMatchObject({ status: 500, text: "Internal Server Error\n" });
	// Neither the message nor a line of it that looks like a call.
	const at = [/^worker\.test\.ts:\d+:\d+$/, /^render\.ts:/].map((call) => expect.stringMatching(call));
	expect(lines).toMatchObject([{ event: "page_failed", name: "RangeError", at: expect.arrayContaining(at) }]);
	expect(JSON.stringify(lines)).not.toContain("zq");
});
