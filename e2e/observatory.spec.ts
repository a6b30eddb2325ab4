import { readdirSync } from "node:fs";
import { pagePaths } from "../app/contract/page-paths.ts";
import { reports } from "../app/group/documents.ts";
import { pageAddress } from "../app/i18n/addresses.ts";
import { languages } from "../app/i18n/languages.ts";
import { icons } from "../app/seo/icons.ts";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import { grade } from "./observatory.ts";

test.describe.configure({ mode: "parallel" });

interface Question {
	site?: string;
	status?: number;
	init?: RequestInit;
}

/** Asks, expects the status, and expects the Observatory's top marks for the answer. */
async function expectTopMarks(address: string, { site = builtInSite, status = 200, init }: Question = {}) {
	const name = `${init?.method ?? "GET"} ${address} ${status}`;
	const [response, preflight] = await Promise.all([
		fetch(`${site}${address}`, { redirect: "manual", ...init }),
		fetch(`${site}${address}`, {
			method: "OPTIONS",
			headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "GET" },
		}),
	]);
	expect(response.status, name).toBe(status);
	const { grade: found, faults } = await grade(response, preflight);
	expect({ found, faults }, name).toEqual({ found: "A+", faults: [] });
	return response;
}

test("the analyzers find what is wrong", async () => {
	const bare = (init?: ResponseInit) =>
		Object.defineProperty(new Response("x", init), "url", { value: builtInSite });
	const naked = await grade(bare(), bare());
	expect(naked.grade).toBe("D");
	expect(naked.faults).toContain("csp-not-implemented -25");
	const good = await fetch(`${builtInSite}/robots.txt`);
	const headers = new Headers(good.headers);
	expect((await grade(bare({ headers }), bare())).grade).toBe("A+");
	headers.set("Content-Security-Policy", "script-src 'self' 'unsafe-inline'");
	expect((await grade(bare({ headers }), bare())).faults).toContain("csp-implemented-with-unsafe-inline -20");
	headers.append("Set-Cookie", "visitor=1");
	await expect(grade(bare({ headers }), bare())).rejects.toThrow("sets a cookie");
});

for (const { title, paths, tag } of [
	{ title: "a page", paths: ["/contact"] as const, tag: [] },
	{ title: "every page", paths: pagePaths, tag: "@full" },
]) {
	test(`${title}, rendered and kept, and the router's data for it`, { tag }, async () => {
		test.setTimeout(120_000);
		for (const path of paths) {
			for (const language of [undefined, ...languages]) {
				const address = pageAddress(path, language);
				await expectTopMarks(address);
				const kept = await expectTopMarks(address);
				const etag = kept.headers.get("ETag") ?? "";
				await expectTopMarks(address, { status: 304, init: { headers: { "If-None-Match": etag } } });
				await expectTopMarks(`${address === "/" ? "/_" : address}.data`);
			}
		}
	});
}

test("what a visitor gets who asks for the wrong thing", async () => {
	for (const address of ["/nowhere", "/es/nowhere", "/en/nowhere.data", "/%00", "/assets/gone-abc.js"]) {
		await expectTopMarks(address, { status: 404 });
	}
	await expectTopMarks("/en", { status: 405, init: { method: "POST", body: "x" } });
	await expectTopMarks("/robots.txt", { status: 405, init: { method: "POST", body: "x" } });
});

test("files that the Worker writes", async () => {
	for (const address of [
		"/robots.txt",
		"/sitemap.xml",
		"/llms.txt",
		"/site.webmanifest",
		"/.well-known/security.txt",
	]) {
		await expectTopMarks(address);
	}
});

test("static files of every kind", async () => {
	const assets = readdirSync("build/client/assets");
	for (const kind of [".js", ".css", ".woff2", ".svg"]) {
		const file = assets.find((name) => name.endsWith(kind));
		expect(file, `a ${kind} file`).toBeDefined();
		const response = await expectTopMarks(`/assets/${file}`);
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
	}
	for (const address of [
		"/favicon.svg",
		...Object.values(icons).map(({ file }) => file),
		...languages.map((language) => `/social/${language}/${readdirSync(`public/social/${language}`)[0]}`),
		...Object.values(reports),
	]) {
		const response = await expectTopMarks(address);
		const tag = response.headers.get("ETag") ?? "";
		await expectTopMarks(address, { status: 304, init: { headers: { "If-None-Match": tag } } });
	}
});

test("calls that succeed, stream, refuse and fail", async ({ visitor }) => {
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
	await expectTopMarks("/api/health");
	await expectTopMarks("/api/analysis-requests", { status: 201, init: init(idea) });
	await expectTopMarks("/api/send-contact-email", { init: init(contact) });
	await expectTopMarks("/api/chat-alianzas", { init: init({ message: idea.message }) });
	await expectTopMarks("/api/chat-alianzas", { site: connectedSite, init: init({ message: idea.message }) });
	await expectTopMarks("/api/vitals", {
		status: 204,
		init: init({ vitals: [{ name: "LCP", value: 1200, rating: "good", path: "/", language: "en" }] }),
	});
	await expectTopMarks("/api/analysis-requests", { status: 400, init: init({}) });
	await expectTopMarks("/api/analysis-requests", {
		status: 401,
		init: init(idea, { Authorization: "Bearer x" }),
	});
	await expectTopMarks("/api/vitals", {
		status: 403,
		init: init(idea, { Origin: "https://elsewhere.example" }),
	});
	await expectTopMarks("/api/vitals", { status: 413, init: init({ padding: "x".repeat(20_000) }) });
	await expectTopMarks("/api/vitals", { status: 415, init: init(idea, { "Content-Type": "text/plain" }) });
	await expectTopMarks("/api/send-analysis-notification", {
		status: 404,
		init: init({ userEmail: "nobody@example.org", message: "never stored" }),
	});
	await expectTopMarks("/api/analysis-requests", { status: 405 });
	await expectTopMarks("/api/health", { status: 405, init: { method: "DELETE" } });
	await expectTopMarks("/api/nothing", { status: 404 });
	for (let count = 0; count < 5; count++) await fetch(`${builtInSite}/api/send-contact-email`, init({}));
	await expectTopMarks("/api/send-contact-email", { status: 429, init: init(contact) });
});
