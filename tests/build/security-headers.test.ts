import { readdirSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { reports } from "#app/content/group.ts";
import { securityHeaders } from "#worker/http/security-headers.ts";
import { call } from "./site.ts";

const site = inject("builtInSite");
const script = `/assets/${readdirSync("build/client/assets").find((name) => name.endsWith(".js"))}`;

test.each<[status: number, address: string, init?: RequestInit]>([
	[200, "/en/contact?only=here"],
	[200, "/en/contact.data"],
	[404, "/es/nowhere"],
	[405, "/en", { method: "POST", body: "x" }],
	[200, "/robots.txt"],
	[200, script],
	[200, reports.en],
	[200, "/social/en/nosotros.png"],
	[200, "/api/chat-alianzas", call({ message: "Solar looms" })],
])("a %i of %s has every security header and leaves no cookie", async (status, address, init) => {
	const response = await fetch(new URL(address, site), { redirect: "manual", ...init });
	expect(response.status).toBe(status);
	const given = Object.fromEntries(response.headers);
	const expected = securityHeaders.map(([name, value]) => [name.toLowerCase(), value]);
	const readers = address.startsWith("/social/") ? "cross-origin" : "same-origin";
	expect(given).toMatchObject({ ...Object.fromEntries(expected), "cross-origin-resource-policy": readers });
	// No other site may read an answer, and none leaves something in the browser.
	for (const name of ["access-control-allow-origin", "set-cookie"]) expect(given).not.toHaveProperty(name);
	const policy = given["content-security-policy"];
	expect(policy).toMatch(/^default-src ('none'|'self'); (.+; )?frame-ancestors 'none'$/);
	// Browsers style the page that they show a PDF in by themselves.
	if (address !== reports.en) expect(policy).not.toContain("unsafe-");
	expect(given["cache-control"]).toBeTruthy();
	if (address === script) expect(given["cache-control"]).toBe("public, max-age=31536000, immutable");
});
