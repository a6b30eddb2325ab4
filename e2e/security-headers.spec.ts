import { readdirSync } from "node:fs";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

interface Question {
	site?: string;
	status?: number;
	init?: RequestInit;
}

/** Asks, and expects the status and the headers for which the HTTP Observatory gives its top grade. */
async function expectSecure(address: string, { site = builtInSite, status = 200, init }: Question = {}) {
	const name = `${init?.method ?? "GET"} ${address}`;
	const response = await fetch(`${site}${address}`, { redirect: "manual", ...init });
	expect(response.status, name).toBe(status);
	const { headers } = response;
	const isShared = address.startsWith("/social/");
	for (const [header, value] of [
		["Strict-Transport-Security", "max-age=63072000"],
		["X-Content-Type-Options", "nosniff"],
		["Referrer-Policy", "strict-origin-when-cross-origin"],
		["Cross-Origin-Opener-Policy", "same-origin"],
		["Cross-Origin-Resource-Policy", isShared ? "cross-origin" : "same-origin"],
	] as const) {
		expect(headers.get(header), `${name}: ${header}`).toBe(value);
	}
	for (const feature of ["camera", "geolocation", "microphone", "payment"]) {
		expect(headers.get("Permissions-Policy"), name).toContain(`${feature}=()`);
	}
	const policy = headers.get("Content-Security-Policy") ?? "";
	expect(policy, name).toMatch(
		/^default-src ('none'|'self'; object-src 'none'; media-src 'none'; worker-src 'none'); /,
	);
	expect(policy, name).toContain("base-uri 'none'");
	expect(policy, name).toContain("frame-ancestors 'none'");
	expect(policy, name).toMatch(/form-action '(none|self)'/);
	// Browsers style the page that they show a PDF in by themselves.
	if (!address.startsWith("/documents/")) expect(policy, name).not.toContain("unsafe-");
	// No other site may read an answer, and none leaves something in the browser.
	expect(headers.get("Access-Control-Allow-Origin"), name).toBeNull();
	expect(headers.has("Set-Cookie"), name).toBe(false);
	if (status !== 304) expect(headers.get("Cache-Control"), name).toBeTruthy();
	return response;
}

test("a page, rendered and cached, not modified, its data, and what is no page", async () => {
	const pagePolicy = (inline: string) =>
		new RegExp(
			`^default-src 'self'; object-src 'none'; media-src 'none'; worker-src 'none'; script-src 'self' ${inline}; frame-src 'none'; style-src 'self' ${inline}; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$`,
		);
	const address = "/en/contact?only=here";
	const policyOf = (response: Response) => response.headers.get("Content-Security-Policy");
	const page = await expectSecure(address);
	await page.text();
	const kept = await expectSecure(address);
	expect(kept.headers.get("Server-Timing")).toContain('"memory"');
	expect(policyOf(kept)).toMatch(pagePolicy("'sha256-[\\w+/]{43}='( 'sha256-[\\w+/]{43}=')*"));
	const etag = kept.headers.get("ETag") ?? "";
	await expectSecure(address, { status: 304, init: { headers: { "If-None-Match": etag } } });
	await expectSecure("/en/contact.data");
	for (const path of ["/nowhere", "/es/nowhere", "/en/nowhere.data", "/assets/gone-abc.js", "/design"]) {
		await expectSecure(path, { status: 404 });
	}
	await expectSecure("/en", { status: 405, init: { method: "POST", body: "x" } });
});

test("generated files and static ones of every kind", async () => {
	const generated = ["/robots.txt", "/sitemap.xml", "/llms.txt", "/site.webmanifest"];
	for (const address of [...generated, "/.well-known/security.txt"]) await expectSecure(address);
	const assets = readdirSync("build/client/assets");
	for (const kind of [".js", ".woff2", ".svg"]) {
		const file = assets.find((name) => name.endsWith(kind));
		const response = await expectSecure(`/assets/${file}`);
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
	}
	for (const address of ["/favicon.svg", "/favicon.ico", "/documents/non-financial-report-2024.pdf"]) {
		await expectSecure(address);
	}
	await expectSecure(`/social/en/${readdirSync("public/social/en")[0]}`);
});

test("API requests that succeed, stream, are refused and fail", async ({ visitorAddress }) => {
	const init = (body: unknown, key = "end-to-end"): RequestInit => ({
		method: "POST",
		headers: {
			Authorization: `Bearer ${key}`,
			"Content-Type": "application/json",
			"CF-Connecting-IP": visitorAddress,
		},
		body: JSON.stringify(body),
	});
	const idea = { email: "ada@example.org", message: "Solar looms" };
	await expectSecure("/api/health");
	await expectSecure("/api/analysis-requests", { status: 201, init: init(idea) });
	await expectSecure("/api/chat-alianzas", { site: connectedSite, init: init({ message: "Solar looms" }) });
	await expectSecure("/api/analysis-requests", { status: 401, init: init(idea, "x") });
	await expectSecure("/api/nothing", { status: 404 });
	for (let count = 0; count < 5; count++) await fetch(`${builtInSite}/api/send-contact-email`, init({}));
	await expectSecure("/api/send-contact-email", { status: 429, init: init({}) });
});
