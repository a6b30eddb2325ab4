import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { env, mailsFrom, newVisitor, rows, unique } from "#tests/api/fetch-api.ts";
import worker from "#worker/index.ts";
import { counted, entry } from "./pages/fake-server-build.ts";

const site = "https://anella.example";

beforeEach(() => void vi.stubEnv("DEV", false));
afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

/** Asks the Worker's own `fetch`, and waits for the work that goes on after the answer. */
async function ask(address: string, init?: RequestInit): Promise<Response> {
	const context = createExecutionContext();
	const request = new Request(`${site}${address}`, init) as Parameters<typeof worker.fetch>[0];
	const response = await worker.fetch(request, env, context);
	// A copy of a page is made while it is read.
	const body = await response.arrayBuffer();
	await waitOnExecutionContext(context);
	return new Response(body.byteLength > 0 ? body : null, response);
}

/** Stores an idea as the form does, and gives its visitor's e-mail address. */
async function storeIdea(): Promise<string> {
	const email = `${unique("visitor")}@example.org`;
	const { status } = await ask("/api/analysis-requests", {
		method: "POST",
		headers: {
			Authorization: "Bearer public-key",
			"Content-Type": "application/json",
			"CF-Connecting-IP": newVisitor(),
			Origin: site,
		},
		body: JSON.stringify({ email, message: "Solar looms" }),
	});
	expect(status).toBe(201);
	return email;
}

it("responds with JSON to API requests, with generated files, and with pages in the visitor's language", async () => {
	const health = await ask("/api/health");
	expect(health.status).toBe(200);
	expect(health.headers.get("Content-Type")).toBe("application/json");
	const sitemap = await ask("/sitemap.xml");
	expect(sitemap.status).toBe(200);
	expect(await sitemap.text()).toContain("/es/nosotros</loc>");
	const page = await ask("/nosotros", { headers: { "Accept-Language": "es-ES" } });
	expect(page.status).toBe(200);
	expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
	expect(page.headers.get("Vary")).toBe("Accept-Language");
	expect((await ask("/en/nosotros")).headers.get("Vary")).toBeNull();
});

it("renders a page once for all visitors", async () => {
	const before = counted.documents;
	for (const source of ["miss", "memory"]) {
		const { headers } = await ask("/en/empresas");
		expect(headers.get("Server-Timing")).toContain(`"${source}"`);
	}
	expect(counted.documents - before).toBe(1);
});

it("renders the 404 page once for each language, whatever the URL", async () => {
	const before = counted.documents;
	for (let time = 0; time < 20; time += 1) {
		for (const [language, address] of [
			["en", `/${unique("nowhere")}`],
			["en", `/en/${unique("no")}/${unique("where")}?${unique("q")}=1`],
			["en", `/%${time}`],
			["es", `/es/${unique("nowhere")}.php`],
			["es", `/wp-login.php?${unique("q")}`],
			["es", "/es/nosotros/nosotros"],
		] as const) {
			const method = time % 2 ? "HEAD" : "GET";
			const tongue = language === "es" ? `es-${time}, en;q=0.${time % 9}` : `${unique("x")}, fr`;
			const response = await ask(address, { method, headers: { "Accept-Language": tongue } });
			expect(response.status, address).toBe(404);
			expect(response.headers.get("Content-Type"), address).toBe("text/html; charset=utf-8");
			expect(response.headers.get("Content-Language"), address).toBe(language);
			expect(response.headers.get("Cache-Control"), address).toBe("no-store");
		}
	}
	expect(counted.documents - before).toBeLessThanOrEqual(2);
});

it("renders nothing for other methods", async () => {
	const before = { ...counted };
	for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
		const nowhere = unique("nowhere");
		for (const address of ["/en/nosotros", "/en/nosotros.data", `/${nowhere}`, `/es/${nowhere}.data`]) {
			const response = await ask(address, { method });
			expect(response.status, `${method} ${address}`).toBe(405);
			expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
			expect(response.headers.get("Cache-Control")).toBe("no-store");
			expect(response.headers.get("Allow")).toBe("GET, HEAD");
		}
	}
	expect(counted).toEqual(before);
});

it("responds with plain text instead of a page to requests for missing assets", async () => {
	const before = { ...counted };
	for (const address of ["/assets/shell-0ld.js", "/assets/", "/assets/x.data?_routes=root", "/assets/%"]) {
		for (const method of ["GET", "HEAD", "POST"]) {
			const response = await ask(address, { method });
			expect(response.status, address).toBe(404);
			expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
			expect(response.headers.get("Cache-Control")).toBe("no-store");
			expect(await response.text()).toBe("Not Found\n");
		}
	}
	expect(counted).toEqual(before);
});

it("responds with the data of the 404 page, whose loaders do not get the visitor's URL", async () => {
	const before = counted.documents;
	for (const address of ["/nowhere.data", "/es/no/where.data?_routes=root", "/%.data"]) {
		const response = await ask(address);
		expect(response.status, address).toBe(404);
		expect(response.headers.get("Content-Type"), address).toContain("text/x-script");
	}
	expect(counted.documents).toBe(before);
});

it("redirects GET and HEAD from HTTP to HTTPS, and rejects other methods", async () => {
	const plain = (path: string, method: string) =>
		worker.fetch(
			new Request(`http://anella.example${path}`, { method }) as Parameters<typeof worker.fetch>[0],
			env,
			createExecutionContext(),
		);
	for (const path of ["/en?x=1", "/nowhere", "/api/health", "/robots.txt"]) {
		for (const method of ["GET", "HEAD"]) {
			const response = await plain(path, method);
			expect(response.status, path).toBe(308);
			expect(response.headers.get("Location")).toBe(`${site}${path}`);
		}
	}
	for (const path of ["/api/analysis-requests", "/en/contact", "/nowhere"]) {
		const response = await plain(path, "POST");
		expect(response.status, path).toBe(403);
		expect(response.headers.get("Cache-Control")).toBe("no-store");
		expect(await response.json()).toMatchObject({ error: { code: "https_required" } });
	}
});

it("does not name a missing setting in the response", async () => {
	const wrote = vi.spyOn(console, "error").mockImplementation(() => {});
	const unset = { ...env, PUBLIC_API_KEY: "" };
	for (const address of ["/en", "/nowhere", "/en/nosotros.data", "/api/vitals"]) {
		const method = address.startsWith("/api") ? "POST" : "GET";
		const request = new Request(`${site}${address}`, { method }) as Parameters<typeof worker.fetch>[0];
		const context = createExecutionContext();
		const response = await worker.fetch(request, unset, context);
		expect(response.status, address).toBe(503);
		const told = `${await response.text()}${JSON.stringify([...response.headers])}`;
		expect(told, address).not.toMatch(/PUBLIC_API_KEY|setting/i);
		await waitOnExecutionContext(context);
	}
	expect(wrote.mock.calls.join()).toContain("PUBLIC_API_KEY is required");
});

it("routes no page URL to the API, and no API URL to a page", async () => {
	for (const address of ["/api", "/api/", "/api/nothing"]) {
		const response = await ask(address);
		expect(response.status, address).toBe(404);
		expect(response.headers.get("Content-Type"), address).toBe("application/json");
	}
	for (const address of ["/apiary", "/nowhere", "/en/api/health"]) {
		const response = await ask(address);
		expect(response.status, address).toBe(404);
		expect(response.headers.get("Content-Type"), address).not.toContain("json");
	}
});

it("sends security headers, Cache-Control and an id with every kind of response", async () => {
	for (const address of ["/en", "/en/nowhere", "/NOSOTROS", "/api/health", "/api/nothing", "/robots.txt"]) {
		const { headers } = await ask(address);
		expect(headers.get("X-Content-Type-Options"), address).toBe("nosniff");
		// For this host alone: the domain's others are not this site's to bind.
		expect(headers.get("Strict-Transport-Security"), address).toBe("max-age=63072000");
		expect(headers.get("Cache-Control"), address).toBeTruthy();
		expect(headers.get("X-Request-Id"), address).toMatch(/^[\da-f-]{36}$/);
		expect(headers.get("Set-Cookie"), address).toBeNull();
	}
});

it("logs each request, except those for the whistleblower channel", async () => {
	const wrote = vi.spyOn(console, "info").mockImplementation(() => {});
	const response = await ask("/es/denuncias");
	expect(response.status).toBe(200);
	expect(response.headers.get("X-Request-Id")).toBeNull();
	expect(wrote).not.toHaveBeenCalled();
	const logged = await ask("/robots.txt");
	expect(wrote).toHaveBeenCalledOnce();
	expect(wrote.mock.calls.join()).toContain(logged.headers.get("X-Request-Id"));
});

it("logs a failure of the whistleblower channel as a page's, without address, path or visitor", async () => {
	const written: unknown[][] = [];
	for (const level of ["info", "warn", "error"] as const) {
		vi.spyOn(console, level).mockImplementation((...what: unknown[]) => void written.push(what));
	}
	const headers = { "CF-Connecting-IP": newVisitor(), "User-Agent": "zq", "Accept-Language": "es-zq" };
	// Part of the page cache's key: no other request has rendered the page with it.
	const PUBLIC_API_KEY = unique("key");
	vi.spyOn(entry.module, "default").mockImplementationOnce(() => {
		throw new TypeError("zq failed at /es/denuncias");
	});
	const request = new Request(`${site}/es/denuncias?zq`, { headers }) as Parameters<typeof worker.fetch>[0];
	const context = createExecutionContext();
	const response = await worker.fetch(request, { ...env, PUBLIC_API_KEY }, context);
	await response.text();
	await waitOnExecutionContext(context);
	expect(response.status).toBe(500);
	expect(response.headers.get("X-Request-Id")).toBeNull();
	expect(written.map(([line]) => JSON.parse(line as string))).toEqual([
		{ event: "page_failed", name: "TypeError", at: expect.stringMatching(/^[\w.-]+:\d+:\d+$/) },
	]);
});

it("rejects an invalid URL", async () => {
	const request = { url: "https://[/", method: "GET", headers: new Headers() } as never;
	const response = await worker.fetch(request, env, createExecutionContext());
	expect(response.status).toBe(400);
	expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect(await response.json()).toMatchObject({ error: { code: "invalid_input" } });
});

it("is called by the runtime, for requests and for the schedule", async () => {
	const response = await exports.default.fetch(`${site}/api/health`);
	expect(response.status).toBe(200);
	expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
	await response.text();

	const email = await storeIdea();
	await env.DB.prepare("UPDATE outbox SET state = 'pending', due_at = 0").run();
	const before = (await mailsFrom(email)).attempts;
	const context = createExecutionContext();
	await worker.scheduled(createScheduledController({ cron: "* * * * *" }), env, context);
	await waitOnExecutionContext(context);
	expect((await mailsFrom(email)).attempts).toBe(before + 1);
	expect(await rows("SELECT 1 FROM outbox WHERE state = 'pending'")).toEqual([]);
});
