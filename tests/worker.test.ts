import { beforeEach, expect, it, vi } from "vitest";
import { captureLog, env, errorOf, fetchWorker, newVisitor, site, unique } from "#tests/api/fetch-api.ts";
import { counted, entry } from "./pages/fake-server-build.ts";

beforeEach(() => void vi.stubEnv("DEV", false));

it.each([
	["/en", 200, "text/html; charset=utf-8"],
	["/en/nowhere", 404, "text/html; charset=utf-8"],
	["/en/nosotros.data", 200, "text/x-script"],
	["/apiary", 404, "text/html; charset=utf-8"],
	["/NOSOTROS", 308, null],
	["/api/health", 200, "application/json"],
	["/api", 404, "application/json"],
	["/api/nothing", 404, "application/json"],
	["/sitemap.xml", 200, "application/xml; charset=utf-8"],
])("answers %s with %i, %s, security headers, Cache-Control and an id", async (address, status, type) => {
	const response = await fetchWorker(address, { redirect: "manual" });
	expect(response.status).toBe(status);
	const { headers } = response;
	expect(headers.get("Content-Type")).toBe(type);
	expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000");
	expect(headers.get("Content-Security-Policy")).toMatch(/^default-src '/);
	expect(headers.get("Cache-Control")).toBeTruthy();
	expect(headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
	expect(headers.get("Set-Cookie")).toBeNull();
});

it.each([
	["/nosotros", "es", "Accept-Language"],
	["/en/nosotros", "en", null],
	["/terms-and-conditions", "en", null],
	["/denuncias", "es", null],
])("answers %s in the visitor's language or the address's own: %s", async (address, language, vary) => {
	const { headers } = await fetchWorker(address, { headers: { "Accept-Language": "es-ES" } });
	expect(headers.get("Content-Language")).toBe(language);
	expect(headers.get("Vary")).toBe(vary);
	expect(headers.get("Cache-Control")).toBe("no-cache");
});

it("renders a page once for all visitors, and again for other settings", async () => {
	const before = counted.documents;
	for (const [source, settings] of [
		["miss", {}],
		["memory", {}],
		["miss", { PUBLIC_API_KEY: "other" }],
		["miss", { TURNSTILE_SITE_KEY: "site" }],
		["memory", { TURNSTILE_SITE_KEY: "site" }],
	] as const) {
		const { headers } = await fetchWorker("/en/empresas", { env: settings });
		expect(headers.get("Server-Timing")).toContain(`"${source}"`);
		const turnstile = "TURNSTILE_SITE_KEY" in settings;
		expect(headers.get("Content-Security-Policy")?.includes("challenges.cloudflare.com")).toBe(turnstile);
	}
	expect(counted.documents - before).toBe(3);
});

it("redirects other spellings of a page for a day, with the query", async () => {
	const { status, headers } = await fetchWorker("/ES/Nosotros/?q=1", { redirect: "manual" });
	expect([status, headers.get("Location")]).toEqual([308, "/es/nosotros?q=1"]);
	expect(headers.get("Cache-Control")).toBe("public, max-age=86400");
});

const idea = "0f8fad5b-d9cb-469f-a165-70867728950e";

it.each([
	[`/es/resultados%23${idea}.es`, `/es/resultados#${idea}.es`],
	[`/resultados%2523${idea}?x=y&z=//evil.example`, `/resultados?x=y&z=//evil.example#${idea}`],
	[`/es/resultados?utm_source=x%23${idea}&y=z`, `/es/resultados?utm_source=x#${idea}`],
	[`/resultados/?mc_eid=x%2523${idea}`, `/resultados?mc_eid=x#${idea}`],
	["/empresas?x=1%23terrana", "/empresas?x=1#terrana"],
	["/empresas?x=%EF%BC%83terrana", "/empresas?x=#terrana"],
	["/empresas?x=%25EF%B9%9Fterrana", "/empresas?x=#terrana"],
	["/empresas%23terrana.?x=1%23y", "/empresas?x=1#terrana"],
	["/en/empresas%3Fq%23//evil.example%0d%0aX:%20y", "/en/empresas#evil"],
	["//EN//politica-esg/%252523goal-7", "/en/politica-esg#goal-7"],
])("redirects the encoded fragment of %s, which no cache or log keeps", async (address, location) => {
	const lines = captureLog("info", "warn", "error");
	const { status, headers } = await fetchWorker(site + address, { redirect: "manual" });
	expect([status, headers.get("Location")]).toEqual([308, location]);
	expect(headers.get("Cache-Control")).toBe("no-store");
	expect(headers.get("X-Request-Id")).toBeNull();
	for (const missing of ["/es/nowhere%23id", "/es/nowhere?x=%23id", `/es/resultados/${idea}`])
		expect((await fetchWorker(missing)).status).toBe(404);
	expect((await fetchWorker(address, { method: "POST" })).status).toBe(405);
	expect(lines).toEqual([]);
});

it("renders the 404 page once for each language, whatever the URL", async () => {
	const before = counted.documents;
	for (const [language, address] of [
		["en", `/en/${unique("no")}/${unique("where")}?${unique("q")}=1`],
		["en", "/%"],
		["es", `/wp-login.php?${unique("q")}`],
		["es", "/es/nosotros/nosotros"],
	] as const) {
		const init = { headers: { "Accept-Language": `${language}-${unique("x")}, fr;q=0.5` } };
		const { status, headers } = await fetchWorker(address, init);
		expect(status, address).toBe(404);
		expect(headers.get("Content-Language"), address).toBe(language);
		expect(headers.get("Cache-Control"), address).toBe("no-store");
	}
	expect(counted.documents - before).toBeLessThanOrEqual(2);
});

it("lets browsers keep the data of a page that a link has prefetched for ten seconds, and no other data", async () => {
	for (const [address, purpose, cacheControl] of [
		["/nosotros.data", "prefetch", "private, max-age=10"],
		["/en/nosotros.data?_routes=en%2Fnosotros", "prefetch", "private, max-age=10"],
		["/nosotros.data", "", "no-cache"],
		["/nowhere.data", "prefetch", "no-store"],
	] as const) {
		const { headers } = await fetchWorker(address, { headers: { "Sec-Purpose": purpose } });
		expect(headers.get("Cache-Control"), `${purpose} ${address}`).toBe(cacheControl);
		if (address === "/nosotros.data") expect(headers.get("Vary")).toMatch(/Accept-Language/i);
	}
});

it("renders nothing for other methods and for missing assets", async () => {
	const before = { ...counted };
	const pages = ["/en/nosotros", "/en/nosotros.data", "/nowhere", "/idea.data"];
	for (const [methods, addresses, status, text, allow] of [
		[["POST", "PUT", "OPTIONS", "PROPFIND"], pages, 405, "Method Not Allowed\n", "GET, HEAD"],
		[["PUT"], ["/es/idea"], 405, "Method Not Allowed\n", "GET, HEAD, POST"],
		[["GET", "POST"], ["/assets/libraries-0ld.js", "/assets/x.data?_routes=root"], 404, "Not Found\n", null],
	] as const) {
		for (const address of addresses) {
			for (const method of methods) {
				const response = await fetchWorker(address, { method });
				expect(response, `${method} ${address}`).toMatchObject({ status, text });
				expect(response.headers.get("Allow")).toBe(allow);
				expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
				expect(response.headers.get("Cache-Control")).toBe("no-store");
			}
		}
	}
	expect(counted).toEqual(before);
});

it("responds with the data of the 404 page, whose loaders do not get the visitor's URL", async () => {
	const before = counted.documents;
	for (const address of ["/nowhere.data", "/es/no/where.data?_routes=root", "/%.data"]) {
		const { status, headers } = await fetchWorker(address);
		expect(status, address).toBe(404);
		expect(headers.get("Content-Type"), address).toContain("text/x-script");
	}
	expect(counted.documents).toBe(before);
});

it("redirects GET and HEAD from HTTP to HTTPS, and rejects other methods", async () => {
	const plain = (path: string, method: string) =>
		fetchWorker(`http://anella.example${path}`, { method, redirect: "manual" });
	for (const path of ["/en?x=1", "/api/health", "/robots.txt"]) {
		for (const method of ["GET", "HEAD"]) {
			const { status, headers } = await plain(path, method);
			expect([status, headers.get("Location")]).toEqual([308, `https://anella.example${path}`]);
			expect(headers.get("Cache-Control")).toBe("public, max-age=86400");
		}
		const { status, headers, text } = await plain(path, "POST");
		expect([status, headers.get("Cache-Control")]).toEqual([403, "no-store"]);
		expect(JSON.parse(text)).toMatchObject({ error: { code: "https_required" } });
	}
	for (const host of ["localhost:8787", "127.0.0.1", "[::1]:8787"]) {
		expect((await fetchWorker(`http://${host}/en`)).status, host).toBe(200);
	}
});

it("does not name a missing setting in the response", async () => {
	const lines = captureLog("error");
	for (const address of ["/en", "/en/nosotros.data", "/contact"]) {
		const { status, headers, text } = await fetchWorker(address, { env: { PUBLIC_API_KEY: "" } });
		expect(status, address).toBe(503);
		expect(`${text}${JSON.stringify([...headers])}`, address).not.toMatch(/PUBLIC_API_KEY|setting/i);
	}
	expect(lines.map(({ message }) => message)).toEqual(Array(3).fill("PUBLIC_API_KEY is required"));
});

it("logs nothing of the whistleblower channel, not even a failure", async () => {
	const lines = captureLog("info", "warn", "error");
	vi.spyOn(entry.module, "default").mockImplementationOnce(() => {
		throw new TypeError("zq failed at /es/denuncias");
	});
	const { status, headers } = await fetchWorker("/es/denuncias?zq", {
		headers: { "CF-Connecting-IP": newVisitor(), "User-Agent": "zq", "Accept-Language": "es-zq" },
		// Part of the page cache's key: no other request has rendered the page with it.
		env: { PUBLIC_API_KEY: unique("key") },
	});
	expect(status).toBe(500);
	expect(headers.get("X-Request-Id")).toBeNull();
	expect(lines).toEqual([]);
});

it("answers a page whose rendering cannot start with plain text, and logs where it failed", async () => {
	const lines = captureLog("error");
	const CF_VERSION_METADATA = {
		get id() {
			throw new RangeError("zq\n    at zq.js:1:1");
		},
	};
	// Part of the page cache's key, as above.
	const env = { CF_VERSION_METADATA, PUBLIC_API_KEY: unique("key") };
	const response = await fetchWorker("/en/contact", { env });
	expect(response).toMatchObject({ status: 500, text: "Internal Server Error\n" });
	const position = (file: string) => expect.stringMatching(new RegExp(`^${file}:\\d+:\\d+$`));
	const at = [position("worker.test.ts"), position("render.ts"), ...Array(3).fill(position("[\\w.-]+"))];
	expect(lines).toEqual([{ event: "page_failed", request: expect.any(String), name: "RangeError", at }]);
});

it("rejects an invalid URL", async () => {
	const { default: worker } = await import("#worker/index.ts");
	const request = { url: "https://[/", method: "GET", headers: new Headers() } as never;
	const response = (await worker.fetch(request, env, {} as ExecutionContext)) as Response;
	expect(response.status).toBe(400);
	expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect((await errorOf(response)).code).toBe("invalid_input");
});
