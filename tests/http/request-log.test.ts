import { Hono } from "hono";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
	type ApiRequestOptions,
	apiRequest,
	databaseWith,
	fetchApi,
	fetchWorker,
	newVisitor,
	site,
	someone,
} from "#tests/api/fetch-api.ts";
import { logRequest } from "#worker/http/request-log.ts";
import { log } from "#worker/log.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Whatever is written to the console, by whatever name. */
const written: unknown[][] = [];
beforeEach(() => {
	written.length = 0;
	vi.stubEnv("DEV", false);
	for (const level of ["debug", "log", "info", "warn", "error", "trace", "dir"] as const) {
		vi.spyOn(console, level).mockImplementation((...what: unknown[]) => void written.push(what));
	}
});

const lines = () => written.map(([line]) => JSON.parse(line as string) as Record<string, unknown>);

/** Calls the API, reads the whole answer, and waits for the work that goes on after it. */
async function loggedCall(path: string, options: ApiRequestOptions = {}) {
	const { headers } = await fetchWorker(apiRequest(path, options), { env: options.env ?? {} });
	return { id: headers.get("X-Request-Id") };
}

/** Asks for a page that fails. */
const visit = (address: string, init?: RequestInit) =>
	new Hono()
		.use(logRequest)
		.all("*", (c) => {
			log("error", "page_failed");
			return c.text("page");
		})
		.request(site + address, init);

describe("the route that is logged", () => {
	const stored = "0f8fad5b-d9cb-469f-a165-70867728950e";
	it.each([
		["/", ["/", "/es", "/en/", "/es/_.data"]],
		["/nosotros", ["/nosotros", "/en/nosotros/", "/nosotros.data", "/es/nosotros/_.data"]],
		["/api/analysis-requests", ["/api/analysis-requests"]],
		["/api/health", ["/api/health"]],
		["/robots.txt", ["/robots.txt"]],
		// Nothing that a visitor typed.
		["unknown", ["/ada@example.com", "/es/ada", "/%E0%A4%A", "/toString", "/api/ada", "/api/*"]],
		// The whistleblower channel, however it is spelt.
		[null, ["/denuncias", "/en/denuncias", "/es/denuncias/", "/denuncias.data", "/denuncias/_.data"]],
		[null, ["/denuncias//", "/DENUNCIAS", "/%64enuncias", "/es/denuncia", "/ca/denuncias"]],
		[null, ["/en/denuncias/x", "/%E0%A4denuncias"]],
		// An encoded fragment, which may be the id of an analysis.
		[
			null,
			["/es/resultados%23id", "/resultados%2523id", "/nowhere%252523id", "/%E0%A4%23id", "/api/health%23id"],
		],
		[null, ["/es/resultados%EF%BC%83id", "/es/resultados?utm_source=x%23id", "/nowhere?x=%2523id"]],
		// The id itself.
		[
			null,
			[`/es/resultados/${stored}`, `/${stored.toUpperCase()}.data`, `/x${stored.replaceAll("-", "%2D")}`],
		],
		["/nosotros", ["/nosotros?utm_source=x&y=50%25"]],
		["/api/health", [`/api/health?x=%23${stored}`]],
	])("is %s for %j", async (route, addresses) => {
		for (const address of addresses) {
			written.length = 0;
			await fetchWorker(address);
			expect(
				lines().map((line) => line.route),
				address,
			).toEqual(route === null ? [] : [route]);
		}
	});
});

describe("the log line of a request", () => {
	it("contains the result of an API request, with the response's id", async () => {
		const { id: request } = await loggedCall("/vitals?who=ada", { headers: { Authorization: null } });
		expect(request).toMatch(uuid);
		const result = { method: "POST", route: "/api/vitals", status: 401, ms: expect.any(Number) };
		expect(lines()).toEqual([{ event: "request", request, ...result }]);
	});

	it("distinguishes data requests, and contains known methods only", async () => {
		await visit("/es/nosotros.data", { method: "PROPFIND" });
		expect(lines()[1]).toMatchObject({ route: "/nosotros", data: true, method: "other" });
	});

	it("measures the time until the response begins", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		vi.spyOn(console, "error").mockImplementation(() => void vi.advanceTimersByTime(1234));
		await visit("/");
		expect(lines()).toMatchObject([{ ms: 1234 }]);
	});

	it("shares its id with all log lines during and after the response, and with no other request", async () => {
		const bodyOf = (name: string) => ({ email: someone(name), message: "Ten letters" });
		const [contact, idea] = await Promise.all([
			loggedCall("/send-contact-email", { body: { ...bodyOf("ada"), name: "Ada" } }),
			loggedCall("/analysis-requests", { body: bodyOf("fail-400") }),
		]);
		const eventsOf = ({ id }: { id: string | null }) =>
			lines().flatMap(({ request, event }) => (request === id ? [event] : []));
		expect(eventsOf(contact)).toEqual(["request", "mail_sent"]);
		expect(eventsOf(idea)).toEqual(["request", expect.stringMatching(/^mail_/)]);
		expect(lines()).toHaveLength(4);
	});
});

it("the whistleblower channel leaves no line and gets no id", async () => {
	for (const address of ["/denuncias", "/en/denuncias/", "/es/denuncias.data", "/denuncias/_.data"]) {
		const response = await visit(address, { headers: { Referer: site } });
		expect(response.headers.has("X-Request-Id")).toBe(false);
	}
	expect(written).toEqual([]);
	await visit("/");
	expect(lines().map(({ event }) => event)).toEqual(["page_failed", "request"]);
});

describe("contains no personal data", () => {
	const marker = `zq${crypto.randomUUID().replaceAll("-", "")}`;
	const sender = (script = "ok") => `${script}+${marker}@example.com`;
	const idea = `Looms for ${marker}`;
	const bodies: Record<string, Record<string, string>> = {
		"/analysis-requests": { email: sender(), message: idea },
		"/send-analysis-notification": { userEmail: sender(), message: idea },
		"/chat-alianzas": { message: idea },
		"/send-contact-email": { name: marker, email: sender(), company: marker, message: idea },
	};
	const storesSubmission = ["/analysis-requests", "/send-contact-email"];
	const visitor = newVisitor();
	const telling = {
		"User-Agent": marker,
		Referer: `${site}/?q=${marker}`,
		Cookie: `visitor=${marker}`,
		"X-Forwarded-For": marker,
		"Accept-Language": `es-${marker}`,
	};
	const limit: RateLimit = { limit: () => Promise.reject(new TypeError(marker)) };

	/** Looks for the marker also where a part of the visitor's address or of an e-mail might show. */
	function expectNothing() {
		expect(written.length).toBeGreaterThan(0);
		for (const what of written) {
			expect(what).toHaveLength(1);
			expect(() => JSON.parse(what[0] as string)).not.toThrow();
			for (const text of [marker, visitor, "@example.com", "Looms"]) expect(what[0]).not.toContain(text);
		}
	}

	it.each(Object.entries(bodies))("%s: success, refusals and every failure", async (path, body) => {
		const attempts: ApiRequestOptions[] = [
			{ body },
			{ body, env: { DB: databaseWith("any") } },
			// Another idea each: what is sent again is not mailed again.
			{ body: { ...body, message: `${idea} 2` }, env: { MAILCHANNELS_BASE_URL: "http://127.0.0.1:1" } },
			{ body: { ...body, message: `${idea} 3` }, env: { MAIL_TO: "" } },
			{ body, env: { SUBMISSION_LIMIT: limit, ANALYSIS_LIMIT: limit } },
			{ body: { ...body, email: `no address ${marker}`, userEmail: marker, message: marker.repeat(99) } },
			{ body: `{"message": ${marker}` },
			{ body: marker, headers: { "Content-Type": marker } },
			{ body, headers: { Authorization: `Bearer ${marker}` } },
			{ body, headers: { Origin: `https://${marker}.example` } },
			// Over the limit.
			...Array.from({ length: 12 }, () => ({ visitor, body: { ...body, message: "" } })),
		];
		// What the notification is about.
		await fetchApi("/analysis-requests", { body: bodies["/analysis-requests"] });
		for (const { headers, ...options } of attempts) {
			const all = { visitor: newVisitor(), headers: { ...telling, ...headers }, ...options };
			await loggedCall(`${path}?email=${sender()}`, all);
		}
		const response = lines().find(({ event }) => event === "request");
		expect(response).toMatchObject({ route: `/api${path}` });
		expect(response?.status).toBeLessThan(300);
		if (storesSubmission.includes(path)) {
			const mailEvents = ["mail_sent", "mail_attempt_failed", "mail_delivery_skipped"];
			expect(lines().map(({ event }) => event)).toEqual(expect.arrayContaining(mailEvents));
		}
		expectNothing();
	});

	it.each([
		...["fail-400", "fail-500", "fail-html", "fail-202", "fail-garbage"].map((script) => ["mail", script]),
		...["500", "429", "error-frame", "cut", "no-finish", "empty"].map((script) => ["model", script]),
	])("a %s service that answers %s", async (service, script) => {
		const isMail = service === "mail";
		const path = isMail ? "/send-contact-email" : "/chat-alianzas";
		const more = isMail ? { email: sender(script) } : { message: `${idea} #fake:${script}` };
		await loggedCall(path, { body: { ...bodies[path], ...more } });
		const event = expect.stringMatching(isMail ? /^mail_/ : /^analysis_failed$/);
		expect(lines()).toContainEqual(expect.objectContaining({ event }));
		expectNothing();
	});
});
