import { readdirSync } from "node:fs";
import { reports } from "../app/content/documents.ts";
import { languages } from "../app/i18n/languages.ts";
import { localizedPath } from "../app/i18n/localized-paths.ts";
import { icons } from "../app/layout/icons.ts";
import { pagePaths } from "../app/pages.ts";
import { securityHeaders } from "../worker/security-headers.ts";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

test.describe.configure({ mode: "parallel" });

interface Question {
	site?: string;
	status?: number;
	init?: RequestInit;
}

/** Asks, and expects the status and the headers for which the HTTP Observatory gives its top grade. */
async function expectSecure(address: string, { site = builtInSite, status = 200, init }: Question = {}) {
	const name = `${init?.method ?? "GET"} ${address} ${status}`;
	const response = await fetch(`${site}${address}`, { redirect: "manual", ...init });
	expect(response.status, name).toBe(status);
	const { headers } = response;
	for (const [header, value] of securityHeaders) {
		const shared = header === "Cross-Origin-Resource-Policy" && address.startsWith("/social/");
		expect(headers.get(header), `${name}: ${header}`).toBe(shared ? "cross-origin" : value);
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
	if (headers.get("Content-Type")?.startsWith("text/html")) {
		// Scripts of other sites, which would need `integrity`.
		expect(await response.clone().text(), name).not.toMatch(/<script[^>]+src="(https?:)?\/\//);
	}
	return response;
}

for (const { title, paths, tag } of [
	{ title: "a page", paths: ["/contact"] as const, tag: [] },
	{ title: "every page", paths: pagePaths, tag: "@full" },
]) {
	test(`${title}, rendered and cached, and its data request`, { tag }, async () => {
		test.setTimeout(120_000);
		for (const path of paths) {
			for (const language of [undefined, ...languages]) {
				const address = localizedPath(path, language);
				await expectSecure(address);
				const kept = await expectSecure(address);
				const etag = kept.headers.get("ETag") ?? "";
				await expectSecure(address, { status: 304, init: { headers: { "If-None-Match": etag } } });
				await expectSecure(`${address === "/" ? "/_" : address}.data`);
			}
		}
	});
}

test("unknown URLs and wrong methods", async () => {
	for (const address of ["/nowhere", "/es/nowhere", "/en/nowhere.data", "/%00", "/assets/gone-abc.js"]) {
		await expectSecure(address, { status: 404 });
	}
	await expectSecure("/en", { status: 405, init: { method: "POST", body: "x" } });
	await expectSecure("/robots.txt", { status: 405, init: { method: "POST", body: "x" } });
});

test("files that the Worker generates", async () => {
	for (const address of [
		"/robots.txt",
		"/sitemap.xml",
		"/llms.txt",
		"/site.webmanifest",
		"/.well-known/security.txt",
	]) {
		await expectSecure(address);
	}
});

test("static files of every kind", async () => {
	const assets = readdirSync("build/client/assets");
	for (const kind of [".js", ".woff2", ".svg"]) {
		const file = assets.find((name) => name.endsWith(kind));
		expect(file, `a ${kind} file`).toBeDefined();
		const response = await expectSecure(`/assets/${file}`);
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
	}
	for (const address of [
		"/favicon.svg",
		"/favicon.ico",
		...Object.values(icons).map(({ file }) => file),
		...languages.map((language) => `/social/${language}/${readdirSync(`public/social/${language}`)[0]}`),
		...Object.values(reports),
	]) {
		const response = await expectSecure(address);
		const tag = response.headers.get("ETag") ?? "";
		await expectSecure(address, { status: 304, init: { headers: { "If-None-Match": tag } } });
	}
});

test("API requests that succeed, stream, are refused and fail", async ({ visitor }) => {
	const init = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
		method: "POST",
		headers: {
			Authorization: "Bearer end-to-end",
			"Content-Type": "application/json",
			"CF-Connecting-IP": visitor,
			...headers,
		},
		body: JSON.stringify(body),
	});
	const idea = { email: "ada@example.org", message: "Solar looms" };
	const contact = { name: "Ada", email: "ada@example.org", message: "Let us talk about looms." };
	await expectSecure("/api/health");
	await expectSecure("/api/analysis-requests", { status: 201, init: init(idea) });
	await expectSecure("/api/send-contact-email", { init: init(contact) });
	await expectSecure("/api/chat-alianzas", { init: init({ message: idea.message }) });
	await expectSecure("/api/chat-alianzas", { site: connectedSite, init: init({ message: idea.message }) });
	await expectSecure("/api/vitals", {
		status: 204,
		init: init({ vitals: [{ name: "LCP", value: 1200, rating: "good", path: "/", language: "en" }] }),
	});
	await expectSecure("/api/analysis-requests", { status: 400, init: init({}) });
	await expectSecure("/api/analysis-requests", {
		status: 401,
		init: init(idea, { Authorization: "Bearer x" }),
	});
	await expectSecure("/api/vitals", {
		status: 403,
		init: init(idea, { Origin: "https://elsewhere.example" }),
	});
	await expectSecure("/api/vitals", { status: 413, init: init({ padding: "x".repeat(20_000) }) });
	await expectSecure("/api/vitals", { status: 415, init: init(idea, { "Content-Type": "text/plain" }) });
	await expectSecure("/api/send-analysis-notification", {
		status: 404,
		init: init({ userEmail: "nobody@example.org", message: "never stored" }),
	});
	await expectSecure("/api/analysis-requests", { status: 405 });
	await expectSecure("/api/health", { status: 405, init: { method: "DELETE" } });
	await expectSecure("/api/nothing", { status: 404 });
	for (let count = 0; count < 5; count++) await fetch(`${builtInSite}/api/send-contact-email`, init({}));
	await expectSecure("/api/send-contact-email", { status: 429, init: init(contact) });
});
