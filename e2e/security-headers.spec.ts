import { readdirSync } from "node:fs";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

const assets = readdirSync("build/client/assets");

/** What `tests/http/security-headers.test.ts` proves of the headers' values, the whole build has to send with every kind of response. */
test("every response has the headers for which the HTTP Observatory gives its top grade", async ({
	visitorAddress,
}) => {
	const call = (body: object, key = "end-to-end"): RequestInit => ({
		method: "POST",
		headers: {
			Authorization: `Bearer ${key}`,
			"Content-Type": "application/json",
			"CF-Connecting-IP": visitorAddress,
		},
		body: JSON.stringify(body),
	});
	const notUtf8 = {
		method: "POST",
		headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: builtInSite },
		body: "name=%ff",
	};
	const idea = { email: "ada@example.org", message: "Solar looms" };
	const page = "/en/contact?only=here";
	await (await fetch(builtInSite + page)).text();
	const kept = await fetch(builtInSite + page);
	expect(kept.headers.get("Server-Timing")).toContain('"memory"');
	const policy = kept.headers.get("Content-Security-Policy");
	expect(policy).toMatch(/; script-src 'self'( 'sha256-[\w+/]{43}=')+; frame-src 'none'; style-src 'self' /);
	// Browsers report what it blocks, but never a visit to the whistleblower page.
	expect(policy).toContain("; report-uri /api/problems;");
	for (const address of ["/denuncias", "/denuncias", "/en/denuncias"]) {
		const { headers } = await fetch(builtInSite + address);
		expect(headers.get("Content-Security-Policy"), address).not.toContain("report");
	}

	const asked: [status: number, address: string, init?: RequestInit][] = [
		[200, "/es/contact?only=here"],
		[200, page],
		[304, page, { headers: { "If-None-Match": kept.headers.get("ETag") ?? "" } }],
		[200, "/en/contact.data"],
		[404, "/es/nowhere"],
		[404, "/en/nowhere.data"],
		[404, "/assets/gone-abc.js"],
		[405, "/en", { method: "POST", body: "x" }],
		[400, "/contact", notUtf8],
		[200, "/robots.txt"],
		...[".js", ".woff2", ".svg"].map((kind): [number, string] => [
			200,
			`/assets/${assets.find((name) => name.endsWith(kind))}`,
		]),
		[200, "/favicon.svg"],
		[200, "/documents/non-financial-report-2024.pdf"],
		[200, `/social/en/${readdirSync("public/social/en")[0]}`],
		[200, "/api/health"],
		[201, "/api/analysis-requests", call(idea)],
		[401, "/api/analysis-requests", call(idea, "x")],
		[404, "/api/nothing"],
		[200, `${connectedSite}/api/chat-alianzas`, call({ message: "Solar looms" })],
	];
	for (const [status, address, init] of asked) {
		const name = `${init?.method ?? "GET"} ${address}`;
		const response = await fetch(new URL(address, builtInSite), { redirect: "manual", ...init });
		expect(response.status, name).toBe(status);
		const headers = Object.fromEntries(response.headers);
		expect(headers, name).toMatchObject({
			"strict-transport-security": "max-age=63072000",
			"x-content-type-options": "nosniff",
			"referrer-policy": "strict-origin-when-cross-origin",
			"permissions-policy": expect.stringContaining("camera=()"),
			"cross-origin-opener-policy": "same-origin",
			"cross-origin-resource-policy": address.startsWith("/social/") ? "cross-origin" : "same-origin",
			"content-security-policy": expect.stringMatching(
				/^default-src ('none'|'self'; object-src 'none'; media-src 'none'; worker-src 'none'); .*base-uri 'none'.*frame-ancestors 'none'$/,
			),
		});
		// No other site may read an answer, and none leaves something in the browser.
		expect(Object.keys(headers), name).not.toContain("access-control-allow-origin");
		expect(Object.keys(headers), name).not.toContain("set-cookie");
		const policy = headers["content-security-policy"];
		expect(policy, name).toMatch(/form-action '(none|self)'/);
		// Browsers style the page that they show a PDF in by themselves.
		if (!address.startsWith("/documents/")) expect(policy, name).not.toContain("unsafe-");
		if (status !== 304) expect(headers["cache-control"], name).toBeTruthy();
		if (name.startsWith("GET /assets/") && status === 200) {
			expect(headers["cache-control"], name).toBe("public, max-age=31536000, immutable");
		}
	}
});
