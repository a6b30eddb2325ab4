import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { pagePaths } from "#app/pages.ts";
import { type ApiRequestOptions, apiRequest, env, newVisitor, rows, unique } from "#tests/api/fetch-api.ts";
import { api } from "#worker/api/index.ts";
import { log } from "#worker/log.ts";
import { serverTiming } from "#worker/pages/server-timing.ts";
import { loggedRoute, withRequestLog } from "#worker/request-log.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Whatever is written to the console, by whatever name. */
const written: unknown[][] = [];
beforeEach(() => {
	for (const level of ["debug", "log", "info", "warn", "error", "trace", "dir"] as const) {
		vi.spyOn(console, level).mockImplementation((...what: unknown[]) => void written.push(what));
	}
});
afterEach(() => {
	vi.restoreAllMocks();
	written.length = 0;
});

const lines = () => written.map(([line]) => JSON.parse(line as string) as Record<string, unknown>);

/** Calls the API as the Worker does, reads the whole answer, and waits for the work that goes on after it. */
async function loggedCall(path: string, options: ApiRequestOptions = {}) {
	const context = createExecutionContext();
	const asked = apiRequest(path, options);
	const response = await withRequestLog(asked, new URL(asked.url).pathname, async () =>
		api.fetch(asked, { ...env, ...options.env }, context),
	);
	const text = await readAll(response);
	await waitOnExecutionContext(context);
	return { response, text };
}

/** The body as far as it goes: an analysis that fails is broken off. */
async function readAll({ body }: Response): Promise<string> {
	let text = "";
	try {
		for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
	} catch {}
	return text;
}

/** Asks for a page that is answered like this. */
async function visit(address: string, init?: RequestInit, answer = new Response("page")) {
	const url = new URL(address, "https://anella.example");
	return withRequestLog(new Request(url, init), url.pathname, async () => {
		log("warn", "on_the_way");
		return answer;
	});
}

describe("loggedRoute", () => {
	it("returns the path of a page, for any language and spelling of the URL", () => {
		for (const path of pagePaths) {
			for (const language of [undefined, ...languages]) {
				const address = localizedPath(path, language);
				const route = path === "/denuncias" ? null : path;
				expect(loggedRoute(address)).toBe(route);
				if (address !== "/") {
					expect(loggedRoute(`${address}/`)).toBe(route);
					expect(loggedRoute(`${address}.data`)).toBe(route);
				}
				expect(loggedRoute(`${address.replace(/\/$/, "")}/_.data`)).toBe(route);
			}
		}
	});

	it("returns the pathname of endpoints and files", async () => {
		for (const address of [
			"/api/analysis-requests",
			"/api/send-analysis-notification",
			"/api/chat-alianzas",
			"/api/send-contact-email",
			"/api/vitals",
			"/api/health",
			"/robots.txt",
			"/.well-known/security.txt",
		]) {
			expect(loggedRoute(address)).toBe(address);
		}
	});

	it.each([
		"/ada@example.com",
		"/es/ada",
		"/api",
		"/api/ada",
		"/api/health/ada",
		"/api/*",
		"/%E0%A4%A",
		"/toString",
		"/NOSOTROS",
	])("repeats nothing of %s", (address) => {
		expect(loggedRoute(address)).toBe("unknown");
	});

	it.each([
		"/denuncias//",
		"/DENUNCIAS",
		"/%64enuncias",
		"/es/denuncia",
		"/ca/denuncias",
		"/en/denuncias/x",
		"/%E0%A4denuncias",
	])("takes %s for the whistleblower channel", (address) => {
		expect(loggedRoute(address)).toBeNull();
	});
});

describe("the log line of a request", () => {
	it("contains the result of an API request, with the response's id", async () => {
		const { response } = await loggedCall("/vitals?who=ada", { headers: { Authorization: null } });
		expect(response.headers.get("X-Request-Id")).toMatch(uuid);
		expect(lines()).toEqual([
			{
				event: "request",
				request: response.headers.get("X-Request-Id"),
				method: "POST",
				route: "/api/vitals",
				status: 401,
				ms: expect.any(Number),
			},
		]);
	});

	it("contains the language and the source of a page", async () => {
		const headers = { "Server-Timing": serverTiming("memory", 0), "Content-Language": "es" };
		await visit("/es/nosotros?q=ada", {}, new Response("page", { headers }));
		expect(lines()[1]).toMatchObject({ route: "/nosotros", language: "es", source: "memory", status: 200 });
		const unchanged = { "Server-Timing": serverTiming("memory", 0) };
		await visit(
			"/nosotros",
			{ headers: { "Accept-Language": "es-ES,es;q=0.9" } },
			new Response(null, { status: 304, headers: unchanged }),
		);
		expect(lines()[3]).toMatchObject({ route: "/nosotros", language: "es", source: "memory", status: 304 });
	});

	it("distinguishes data requests, and contains known methods only", async () => {
		await visit("/es/nosotros.data", { method: "PROPFIND" });
		expect(lines()[1]).toMatchObject({ route: "/nosotros", data: true, method: "other" });
	});

	it("measures the time until the response begins", async () => {
		await withRequestLog(new Request("https://anella.example/"), "/", async () => {
			await scheduler.wait(40);
			return new Response();
		});
		expect(lines()[0]?.ms).toBeGreaterThanOrEqual(35);
		expect(lines()[0]?.ms).toBeLessThan(1000);
	});

	it("shares its id with all log lines during and after the response, and with no other request", async () => {
		const mails = { body: { name: "Ada", email: `${unique("ada")}@example.com`, message: "Ten letters" } };
		const [one, two] = await Promise.all([
			loggedCall("/send-contact-email", mails),
			loggedCall("/analysis-requests", {
				body: { email: `${unique("fail-400")}@example.com`, message: "An idea" },
			}),
		]);
		const events = (id: string | null) =>
			lines()
				.filter((line) => line.request === id)
				.map(({ event }) => event);
		expect(events(one.response.headers.get("X-Request-Id"))).toEqual(["request", "mail_sent"]);
		const [, second] = [one, two].map(({ response }) => response.headers.get("X-Request-Id"));
		expect(events(second ?? null)[0]).toBe("request");
		expect(events(second ?? null)[1]).toMatch(/^mail_/);
		expect(lines()).toHaveLength(4);
	});
});

describe("the whistleblower channel", () => {
	it.each(["/denuncias", "/es/denuncias", "/en/denuncias/", "/es/denuncias.data", "/denuncias/_.data"])(
		"%s leaves no line and gets no id",
		async (address) => {
			const response = await visit(address, { headers: { Referer: "https://anella.example/" } });
			expect(response.headers.has("X-Request-Id")).toBe(false);
			expect(written).toEqual([]);
			await visit("/");
			expect(lines().map(({ event }) => event)).toEqual(["on_the_way", "request"]);
		},
	);
});

describe("contains no personal data", () => {
	const marker = `zq${crypto.randomUUID().replaceAll("-", "")}`;
	const sender = (script = "ok") => `${script}+${marker}@example.com`;
	const idea = `Looms for ${marker}`;
	const bodies: Record<string, (script?: string) => Record<string, string>> = {
		"/analysis-requests": (script) => ({ email: sender(script), message: idea }),
		"/send-analysis-notification": (script) => ({ userEmail: sender(script), message: idea }),
		"/chat-alianzas": (script = "") => ({ message: `${idea} ${script}` }),
		"/send-contact-email": (script) => ({
			name: marker,
			email: sender(script),
			company: marker,
			message: idea,
		}),
	};
	const telling = {
		"User-Agent": marker,
		Referer: `https://anella.example/?q=${marker}`,
		Cookie: `visitor=${marker}`,
		"X-Forwarded-For": marker,
		"Accept-Language": `es-${marker}`,
	};
	const visitor = newVisitor();

	async function expectNothingOf(texts: string[]) {
		expect(written.length).toBeGreaterThan(0);
		for (const what of written) {
			expect(what).toHaveLength(1);
			expect(() => JSON.parse(what[0] as string)).not.toThrow();
			for (const text of texts) expect(what[0]).not.toContain(text);
		}
	}

	/** Looks for the marker also where a part of the visitor's address or of an e-mail might show. */
	const expectNothing = () => expectNothingOf([marker, visitor, "@example.com", "Looms"]);

	const failing = {
		d1: {
			DB: new Proxy(env.DB, {
				get() {
					throw new Error(`D1_ERROR: disk full`);
				},
			}),
		},
		query: {
			DB: new Proxy(env.DB, {
				get(target, name) {
					if (name === "prepare") return () => target.prepare("SELECT * FROM no_such_table");
					const value = Reflect.get(target, name) as unknown;
					return typeof value === "function" ? value.bind(target) : value;
				},
			}),
		},
		mail: { MAILCHANNELS_BASE_URL: "http://localhost:1" },
		mailSettings: { MAIL_TO: "" },
		limit: {
			SUBMISSION_LIMIT: {
				limit: () => Promise.reject(new TypeError(marker)),
			} as unknown as RateLimit,
		},
	};

	it.each(Object.keys(bodies))("%s: success, refusals and every failure", async (path) => {
		const body = bodies[path] as NonNullable<(typeof bodies)[string]>;
		const attempt = (options: ApiRequestOptions) =>
			loggedCall(`${path}?email=${sender()}`, {
				visitor: newVisitor(),
				...options,
				headers: { ...telling, ...options.headers },
			});
		await attempt({ body: body() });
		for (const settings of Object.values(failing)) await attempt({ body: body(), env: settings });
		await attempt({
			body: { ...body(), email: `no address ${marker}`, userEmail: marker, message: marker.repeat(99) },
		});
		await attempt({ body: `{"message": ${marker}` });
		await attempt({ body: marker, headers: { "Content-Type": marker } });
		await attempt({ body: body(), headers: { Authorization: `Bearer ${marker}` } });
		await attempt({ body: body(), headers: { Origin: `https://${marker}.example` } });
		await attempt({ body: body(), headers: { "Idempotency-Key": `${marker} ${marker}` } });
		const key = { "Idempotency-Key": `${marker}-${path.slice(1)}` };
		await attempt({ body: body(), headers: key });
		await attempt({ body: { ...body(), message: `${idea} again` }, headers: key });
		await attempt({ method: "PUT" });
		for (let count = 0; count < 12; count++) {
			await attempt({ visitor, body: { ...body(), message: "" } });
		}
		await expectNothing();
	});

	it.each(["fail-400", "fail-500", "fail-html", "fail-202", "fail-garbage"])(
		"a mail service that answers %s",
		async (script) => {
			await loggedCall("/send-contact-email", { body: bodies["/send-contact-email"]?.(script) });
			await expectNothing();
			await env.DB.exec("DELETE FROM outbox");
		},
	);

	it.each(["500", "429", "error-frame", "cut", "no-finish", "empty"])(
		"a model that answers %s",
		async (behaviour) => {
			const { text } = await loggedCall("/chat-alianzas", {
				body: bodies["/chat-alianzas"]?.(`#fake:${behaviour}`),
			});
			expect(text).toContain('"error"');
			expect(lines().map(({ event }) => event)).toContain("analysis_failed");
			await expectNothing();
		},
		20_000,
	);

	it("unknown URLs", async () => {
		await loggedCall(`/${marker}/${sender()}?q=${marker}`, { headers: telling });
		await visit(`/es/${marker}?q=${marker}`, { method: "POST", headers: telling, body: marker });
		await expectNothing();
	});

	it("really sent the marker", async () => {
		expect(await rows("SELECT id FROM analysis_requests WHERE message = ?", idea)).not.toEqual([]);
	});
});
