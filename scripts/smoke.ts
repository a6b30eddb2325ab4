/**
 * `npm run smoke -- https://…`: checks a running site, after a deployment or behind `npm start`. It writes nothing. Exits with
 * 1 if a check fails.
 */
import { setTimeout } from "node:timers/promises";
import { languages } from "../app/i18n/languages.ts";
import { securityHeaders } from "../worker/security-headers.ts";
import { readArguments, refuse } from "./arguments.ts";

const usage = "usage: npm run smoke -- https://the-site.example [--version <id> [--worker <name>]]";
const {
	positionals: [address = "", ...rest],
	values: { version, worker },
} = readArguments(usage, {
	allowPositionals: true,
	options: {
		// The version that must respond.
		version: { type: "string" },
		// Name of the Worker; requests then carry a header that selects the version, even at 0 %.
		worker: { type: "string" },
	},
});
const isOneUrl = rest.length === 0 && /^https?:\/\/./.test(address) && URL.canParse(address);
if (!isOneUrl || (worker && !version)) refuse(usage, "one URL is needed, and a version to select one");
const base = new URL("/", address);

const timeoutMs = 15_000;
/** Longest wait until a new version responds everywhere. */
const propagationMs = 60_000;
const pollIntervalMs = 2_000;

/** @throws with the message if the condition is false */
function expect(condition: boolean, message: string): void {
	if (!condition) throw new Error(message);
}

/** Sends a request, and expects a status, the security headers and no cookie. Returns the response and its text. */
async function request(path: string, status: number, init: RequestInit = {}) {
	const headers = new Headers(init.headers);
	// developers.cloudflare.com/workers/versions-and-deployments/version-overrides
	if (worker) headers.set("Cloudflare-Workers-Version-Overrides", `${worker}="${version}"`);
	const signal = AbortSignal.timeout(timeoutMs);
	const response = await fetch(new URL(path, base), { redirect: "manual", signal, ...init, headers });
	const text = await response.text();
	expect(response.status === status, `${path} answers ${response.status}, not ${status}`);
	for (const [name, value] of securityHeaders) {
		const found = response.headers.get(name);
		expect(found === value, `${path} has ${name}: ${found}`);
	}
	const policy = response.headers.get("Content-Security-Policy") ?? "";
	const isStrict = /^default-src ('none'|'self'; object-src 'none');/.test(policy);
	expect(isStrict, `${path} has the policy: ${policy}`);
	expect(!response.headers.has("Set-Cookie"), `${path} sets a cookie`);
	return { headers: response.headers, text };
}

let failures = 0;
/** Runs a check and prints its result, with the text that the check may return. */
async function check(name: string, run: () => Promise<unknown>): Promise<void> {
	try {
		const detail = await run();
		console.log(`✓ ${name}${typeof detail === "string" ? ` (${detail})` : ""}`);
	} catch (error) {
		failures += 1;
		const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
		console.log(`✗ ${name}\n    ${error instanceof Error ? error.message : error}${cause}`);
	}
}

await check("health", async () => {
	const until = Date.now() + propagationMs;
	for (;;) {
		try {
			const { text } = await request("/api/health", 200);
			const { status, version: found } = JSON.parse(text) as { status: string; version?: string };
			expect(status === "ok" && Boolean(found), `/api/health says ${text}`);
			expect(!version || found === version, `/api/health is answered by version ${found}`);
			return `version ${found}`;
		} catch (error) {
			if (!version || Date.now() > until) throw error;
			await setTimeout(pollIntervalMs);
		}
	}
});

for (const language of languages) {
	await check(`page in ${language}, with its scripts and styles`, async () => {
		const { text } = await request(`/${language}`, 200);
		expect(text.includes(`<html lang="${language}"`), `/${language} is in another language`);
		expect(/<style\b[^>]*>[^<]/.test(text), "the page has no styles");
		const files = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
		expect(/\.js\b/.test([...files].join()), "the page loads no script");
		for (const file of files) {
			const cached = (await request(file, 200)).headers.get("Cache-Control") ?? "";
			expect(cached.includes("immutable"), `${file} has Cache-Control: ${cached}`);
		}
		return `${files.size} files`;
	});
}

await check("304 for an unchanged page", async () => {
	const tag = (await request("/en", 200, { method: "HEAD" })).headers.get("ETag");
	expect(tag !== null, "/en has no ETag");
	await request("/en", 304, { headers: { "If-None-Match": `${tag}` } });
	return tag;
});

await check("401 without the API key", async () => {
	const headers = { "Content-Type": "application/json" };
	const { text } = await request("/api/analysis-requests", 401, { method: "POST", headers, body: "{}" });
	expect(text.includes('"code":"unauthorized"'), `/api/analysis-requests says ${text}`);
});

await check("404 pages", async () => {
	for (const path of [`/${crypto.randomUUID()}`, `/assets/${crypto.randomUUID()}.js`]) {
		const { headers } = await request(path, 404);
		expect(headers.get("Cache-Control") === "no-store", `the 404 of ${path} may be stored`);
	}
});

await check("security.txt", async () => {
	const { text } = await request("/.well-known/security.txt", 200);
	expect(/^Contact: mailto:\S+@\S+$/m.test(text), "security.txt names no contact");
	const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
	expect(expires > Date.now(), "security.txt has expired");
});

// A local server has no HTTPS. Two paths, because static files are served without the Worker.
if (base.protocol === "https:") {
	await check("HTTP redirects to HTTPS", async () => {
		for (const path of ["/en", "/favicon.svg"]) {
			const plain = new URL(path, base);
			plain.protocol = "http:";
			const signal = AbortSignal.timeout(timeoutMs);
			const { status, headers } = await fetch(plain, { redirect: "manual", signal });
			const isRedirect = [301, 308].includes(status) && headers.get("Location")?.startsWith("https://");
			expect(Boolean(isRedirect), `${plain} answers ${status}: switch on “Always Use HTTPS” for the zone`);
		}
	});
}

console.log(failures === 0 ? `\n${base}: all checks passed.` : `\n${failures} checks failed.`);
process.exit(failures > 0 ? 1 : 0);
