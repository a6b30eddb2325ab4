/**
 * `npm run smoke -- https://…`: checks a running site, after a deployment or behind `npm start`. It writes nothing. Exits with
 * 1 if a check fails.
 */

import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { languages } from "../../app/i18n/languages.ts";
import { securityHeaders } from "../../worker/http/security-headers.ts";
import { refuse } from "../arguments.ts";

const usage =
	"usage: npm run smoke -- https://the-site.example [--version <id> [--wait <seconds>] [--worker <name>]] [--other-commit]";
const { positionals, values } = parseArgs({
	allowPositionals: true,
	// The version that must respond, and for how long a check that fails is repeated: a new version responds everywhere within a
	// minute, a new domain gets its certificate within minutes, and one lost request is no reason to roll back. And the Worker,
	// whose requests then carry a header that selects the version, even at 0 %. And whether the site is of another commit, whose
	// headers and languages may differ: only health and a page are checked.
	options: {
		version: { type: "string" },
		wait: { type: "string", default: "60" },
		worker: { type: "string" },
		"other-commit": { type: "boolean", default: false },
	},
});
const { version, wait, worker, "other-commit": isOtherCommit } = values;
const [address = "", ...rest] = positionals;
const isOneUrl = rest.length === 0 && /^https?:\/\/./.test(address) && URL.canParse(address);
if (!isOneUrl || !/^\d+$/.test(wait) || (worker && !version))
	refuse(usage, "one URL is needed, and a version to select one");
const base = new URL("/", address);
const waitMs = version ? Number(wait) * 1000 : 0;

/** Sends a request that fails after 15 s. It follows no redirect unless told to. */
const send = (url: URL, headers = {}, redirect: RequestRedirect = "manual") =>
	fetch(url, { headers, redirect, signal: AbortSignal.timeout(15_000) });

/**
 * Sends a request, and expects a status and, from this commit, the security headers and no cookie.
 * @returns the response's headers and text
 */
async function request(path: string, status: number, redirect?: RequestRedirect) {
	// developers.cloudflare.com/workers/versions-and-deployments/version-overrides
	const override = worker && { "Cloudflare-Workers-Version-Overrides": `${worker}="${version}"` };
	const response = await send(new URL(path, base), override || {}, redirect);
	const { headers } = response;
	const text = await response.text();
	assert(response.status === status, `${path} answers ${response.status}, not ${status}`);
	if (isOtherCommit) return { headers, text };
	for (const [name, value] of securityHeaders)
		assert(headers.get(name) === value, `${path} has ${name}: ${headers.get(name)}`);
	const policy = headers.get("Content-Security-Policy") ?? "";
	const isStrict = /^default-src ('none'|'self'; object-src 'none');/.test(policy);
	assert(isStrict, `${path} has the policy: ${policy}`);
	assert(!headers.has("Set-Cookie"), `${path} sets a cookie`);
	return { headers, text };
}

let failures = 0;
/** Runs a check, again if it fails while there is time, and prints its result, with the text that the check may return. */
async function check(name: string, run: () => Promise<unknown>, until = Date.now() + waitMs): Promise<void> {
	try {
		const detail = await run();
		console.log(`✓ ${name}${typeof detail === "string" ? ` (${detail})` : ""}`);
	} catch (error) {
		if (Date.now() < until) {
			await setTimeout(2000);
			return check(name, run, until);
		}
		failures += 1;
		const { message, cause } = error as Error;
		console.log(`✗ ${name}\n    ${message}${cause instanceof Error ? `: ${cause.message}` : ""}`);
	}
}

await check("health", async () => {
	const { text } = await request("/api/health", 200);
	const { status, version: found } = JSON.parse(text) as { status: string; version?: string };
	assert(status === "ok" && found, `/api/health says ${text}`);
	assert(!version || found === version, `/api/health is answered by version ${found}`);
	return `version ${found}`;
});

if (isOtherCommit) {
	await check("page", () => request("/", 200, "follow"));
} else {
	for (const language of languages) {
		await check(`page in ${language}, with its scripts and styles`, async () => {
			const { text } = await request(`/${language}`, 200);
			assert(text.includes(`<html lang="${language}"`), `/${language} is in another language`);
			assert(/<style\b[^>]*>[^<]/.test(text), "the page has no styles");
			const files = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
			assert(/\.js\b/.test([...files].join()), "the page loads no script");
			for (const file of files) {
				const cached = (await request(file, 200)).headers.get("Cache-Control") ?? "";
				assert(cached.includes("immutable"), `${file} has Cache-Control: ${cached}`);
			}
			return `${files.size} files`;
		});
	}

	await check("404 pages", async () => {
		for (const path of [`/${crypto.randomUUID()}`, `/assets/${crypto.randomUUID()}.js`]) {
			const { headers } = await request(path, 404);
			assert(headers.get("Cache-Control") === "no-store", `the 404 of ${path} may be stored`);
		}
	});

	// A local server has no HTTPS, and a preview is outside the zone. Two paths, because static files are served without the Worker.
	if (base.protocol === "https:" && !base.host.endsWith(".workers.dev")) {
		await check("HTTP redirects to HTTPS", async () => {
			for (const path of ["/en", "/favicon.svg"]) {
				const plain = new URL(path, `http://${base.host}`);
				const { status, headers } = await send(plain);
				const isRedirect = [301, 308].includes(status) && headers.get("Location")?.startsWith("https://");
				assert(isRedirect, `${plain} answers ${status}: switch on “Always Use HTTPS” for the zone`);
			}
		});
	}
}

console.log(failures === 0 ? `\n${base}: all checks passed.` : `\n${failures} checks failed.`);
process.exitCode = failures > 0 ? 1 : 0;
