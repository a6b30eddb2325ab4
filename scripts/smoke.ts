/**
 * `npm run smoke -- https://…`: checks a running site, after a deployment or behind `npm start`. It writes nothing. Exits with
 * 1 if a check fails.
 */
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { languages } from "../app/i18n/languages.ts";
import { securityHeaders } from "../worker/security-headers.ts";

const usage =
	"usage: npm run smoke -- https://the-site.example [--version <id> [--worker <name>]] [--not-at https://…]";

function refuse(): never {
	console.error(usage);
	process.exit(2);
}

function readArguments() {
	try {
		return parseArgs({
			allowPositionals: true,
			options: {
				// The version that must respond.
				version: { type: "string" },
				// Name of the Worker; requests then carry a header that selects the version, even at 0 %.
				worker: { type: "string" },
				// URL at which the site must not respond.
				"not-at": { type: "string" },
			},
		});
	} catch {
		return refuse();
	}
}

const {
	positionals: [argument, ...rest],
	values: { version, worker, "not-at": elsewhere },
} = readArguments();
const base = argument && rest.length === 0 && URL.canParse(argument) ? new URL("/", argument) : undefined;
if (!base || !/^https?:$/.test(base.protocol) || (worker && !version)) refuse();
if (elsewhere !== undefined && !URL.canParse(elsewhere)) refuse();

/** Selects the version (developers.cloudflare.com/workers/versions-and-deployments/version-overrides). */
const override: Record<string, string> =
	worker && version ? { "Cloudflare-Workers-Version-Overrides": `${worker}="${version}"` } : {};

/** Timeout of a request. */
const timeoutMs = 15_000;

/** Longest wait until a new version responds everywhere. */
const propagationMs = 60_000;
const pollIntervalMs = 2_000;

/** Sends a request, and expects a status, the security headers and no cookie. */
async function request(address: string, status: number, init: RequestInit = {}): Promise<Response> {
	const response = await fetch(new URL(address, base), {
		redirect: "manual",
		signal: AbortSignal.timeout(timeoutMs),
		...init,
		headers: { ...override, ...(init.headers as Record<string, string> | undefined) },
	});
	expect(response.status === status, `${address} answers ${response.status}, not ${status}`);
	for (const [name, value] of securityHeaders) {
		const found = response.headers.get(name);
		expect(found === value, `${address} has ${name}: ${found}`);
	}
	const policy = response.headers.get("Content-Security-Policy") ?? "";
	expect(
		/^default-src ('none'|'self'; object-src 'none');/.test(policy),
		`${address} has the policy: ${policy}`,
	);
	expect(!response.headers.has("Set-Cookie"), `${address} sets a cookie`);
	return response;
}

/** @throws with the message if the condition is false */
function expect(condition: boolean, message: string): void {
	if (!condition) throw new Error(message);
}

const checks: Record<string, () => Promise<string | undefined>> = {};

if (version) {
	checks["expected version"] = async () => {
		const until = Date.now() + propagationMs;
		for (;;) {
			let answers = "nothing";
			try {
				const response = await request("/api/health", 200);
				answers = String(((await response.json()) as { version?: string }).version);
			} catch (error) {
				if (Date.now() > until) throw error;
			}
			if (answers === version) return version;
			expect(Date.now() < until, `/api/health is answered by version ${answers}`);
			await setTimeout(pollIntervalMs);
		}
	};
}

for (const language of languages) {
	checks[`page in ${language}, with its scripts and styles`] = async () => {
		const page = await request(`/${language}`, 200);
		const html = await page.text();
		expect(html.includes(`<html lang="${language}"`), `/${language} is in another language`);
		expect(/<style\b[^>]*>[^<]/.test(html), "the page has no styles");
		const assets = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
		expect(
			[...assets].some((file) => file.endsWith(".js")),
			"the page loads no script",
		);
		for (const file of assets) {
			const asset = await request(file, 200);
			const cached = asset.headers.get("Cache-Control") ?? "";
			expect(cached.includes("immutable"), `${file} has Cache-Control: ${cached}`);
			await asset.body?.cancel();
		}
		return `${assets.size} files`;
	};
}

checks["304 for an unchanged page"] = async () => {
	const { headers } = await request("/en", 200, { method: "HEAD" });
	const tag = headers.get("ETag");
	expect(tag !== null, "/en has no ETag");
	await request("/en", 304, { headers: { "If-None-Match": tag ?? "" } });
	return tag ?? undefined;
};

checks.health = async () => {
	const response = await request("/api/health", 200);
	const health = (await response.json()) as { status: string; version?: string };
	expect(health.status === "ok" && Boolean(health.version), `/api/health says ${JSON.stringify(health)}`);
	return `version ${health.version}`;
};

checks["401 without the API key"] = async () => {
	const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
	const response = await request("/api/analysis-requests", 401, init);
	const { error } = (await response.json()) as { error?: { code: string } };
	expect(error?.code === "unauthorized", "/api/analysis-requests returns another error");
	return undefined;
};

checks["404 pages"] = async () => {
	for (const address of [`/${crypto.randomUUID()}`, `/assets/${crypto.randomUUID()}.js`]) {
		const response = await request(address, 404);
		expect(response.headers.get("Cache-Control") === "no-store", `the 404 of ${address} may be stored`);
		await response.body?.cancel();
	}
	return undefined;
};

checks["security.txt"] = async () => {
	const text = await (await request("/.well-known/security.txt", 200)).text();
	const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
	expect(/^Contact: mailto:\S+@\S+$/m.test(text), "security.txt names no contact");
	expect(expires > Date.now(), "security.txt has expired");
	return undefined;
};

// A local server has no HTTPS.
if (base.protocol === "https:") {
	checks["HTTP redirects to HTTPS"] = async () => {
		// Two URLs, because static files are served without the Worker.
		for (const path of ["/en", "/favicon.svg"]) {
			const plain = new URL(path, base);
			plain.protocol = "http:";
			const response = await fetch(plain, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
			await response.body?.cancel();
			const location = response.headers.get("Location") ?? "";
			expect(
				[301, 308].includes(response.status) && location.startsWith("https://"),
				`${plain} answers ${response.status} ${location}: switch on “Always Use HTTPS” for the zone`,
			);
		}
		return undefined;
	};
}

if (elsewhere) {
	checks[`nothing at ${elsewhere}`] = async () => {
		let response: Response;
		try {
			response = await fetch(new URL("/en", elsewhere), { signal: AbortSignal.timeout(timeoutMs) });
		} catch {
			return "no connection";
		}
		await response.body?.cancel();
		// The Worker adds an id to every response.
		const isSite = response.ok || response.headers.has("X-Request-Id");
		expect(!isSite, `${elsewhere} answers ${response.status}: workers_dev and preview_urls must be false`);
		return `${response.status}`;
	};
}

let failures = 0;
for (const [name, check] of Object.entries(checks)) {
	try {
		const detail = await check();
		console.log(`✓ ${name}${detail ? ` (${detail})` : ""}`);
	} catch (error) {
		failures += 1;
		const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
		console.log(`✗ ${name}\n    ${error instanceof Error ? error.message : error}${cause}`);
	}
}
console.log(
	failures === 0 ? `\n${base}: all checks passed.` : `\n${failures} of ${Object.keys(checks).length} failed.`,
);
process.exit(failures > 0 ? 1 : 0);
