import { Hono } from "hono";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { contactMessage } from "#app/schemas/contact.ts";
import { analysisNotification, idea } from "#app/schemas/ideas.ts";
import {
	type ApiRequestOptions,
	apiRequest,
	databaseWith,
	fetchApi,
	fetchWorker,
	newVisitor,
	site,
	someone,
	storeIdea,
} from "#tests/api/fetch-api.ts";
import { logRequest } from "#worker/http/request-log.ts";

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
	return headers.get("X-Request-Id");
}

const stored = "0f8fad5b-d9cb-469f-a165-70867728950e";
it.each([
	["/", ["/", "/en/", "/es/_.data"]],
	["/nosotros", ["/en/nosotros/", "/es/nosotros/_.data", "/nosotros?utm_source=x&y=50%25"]],
	// The query, which Cloudflare does not add, hides nothing.
	["/contact", ["/contact?x=%23", `/en/contact?fbclid=${stored}`, "/es/contact/_.data?x=%2523denuncias"]],
	["/api/health", [`/api/health?x=%23${stored}`]],
	["/robots.txt", ["/robots.txt"]],
	// Nothing that a visitor typed.
	["unknown", ["/ada@example.com", "/%E0%A4%A", "/toString", "/api/ada", "/api/*"]],
	// The whistleblower channel, however it is spelt.
	[null, ["/denuncias", "/en/denuncias", "/denuncias.data", "/denuncias/_.data", "/DENUNCIAS"]],
	[null, ["/denuncias//", "/%64enuncias", "/es/denuncia", "/en/denuncias/x", "/%E0%A4denuncias"]],
	// An encoded fragment, which may be the id of an analysis, and the id itself.
	[null, ["/nowhere%252523id", "/%E0%A4%23id", "/api/health%23id", "/es/resultados%EF%BC%83id"]],
	[null, ["/es/resultados%3Futm_source=x%23id", `/x${stored.replaceAll("-", "%2D")}`]],
])("the route that is logged is %s for %j", async (route, addresses) => {
	for (const address of addresses) {
		written.length = 0;
		await fetchWorker(address);
		const routes = lines().map((line) => line.route);
		expect(routes, address).toEqual(route === null ? [] : [route]);
	}
});

describe("the log line of a request", () => {
	it("contains its result and the time until the response begins, and its method only if it is a known one", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const slow = new Hono().use(logRequest).all("*", (c) => {
			vi.advanceTimersByTime(1234);
			return c.text("page", 404);
		});
		await slow.request(`${site}/es/nosotros.data`, { method: "PROPFIND" });
		const result = { method: "other", route: "/nosotros", data: true, status: 404, ms: 1234 };
		expect(lines()).toEqual([{ event: "request", request: expect.any(String), ...result }]);
	});

	it("shares its id with all log lines during and after the response, and with no other request", async () => {
		const bodyOf = (name: string) => ({ email: someone(name), message: "Ten letters" });
		const [contact, idea] = await Promise.all([
			loggedCall("/send-contact-email", { body: { ...bodyOf("ada"), name: "Ada" } }),
			loggedCall("/analysis-requests", { body: bodyOf("fail-400") }),
		]);
		const eventsOf = (id: string | null) =>
			lines().flatMap(({ request, event }) => (request === id ? [event] : []));
		expect(eventsOf(contact)).toEqual(["request", "mail_sent"]);
		expect(eventsOf(idea)).toEqual(["request", "mail_dead_lettered"]);
		expect(lines()).toHaveLength(4);
	});
});

describe("contains no personal data", () => {
	// Short, so that it fits into any field.
	const marker = `zq${crypto.randomUUID().slice(0, 8)}`;
	const sender = (script = "ok") => `${script}+${marker}@example.com`;
	const text = `Looms for ${marker}`;
	/** A body of which each text and address has the marker. */
	const bodyOf = ({ shape }: { shape: object }): Record<string, string> =>
		Object.fromEntries(Object.keys(shape).map((name) => [name, /email/i.test(name) ? sender() : text]));
	const visitor = newVisitor();
	const telling = { "User-Agent": marker, Referer: `${site}/?q=${marker}`, Cookie: `visitor=${marker}` };
	const limit: RateLimit = { limit: () => Promise.reject(new TypeError(marker)) };
	const other = `${text} 3`;
	const failing = ["fail-html", "fail-400"].map((script) => ({ email: sender(script), message: other }));

	it.each<[string, Record<string, string>, events: string[], failing?: object[]]>([
		["/analysis-requests", bodyOf(idea), ["mail_attempt_failed", "mail_dead_lettered"], failing],
		["/send-contact-email", bodyOf(contactMessage), ["mail_attempt_failed", "mail_dead_lettered"], failing],
		["/send-analysis-notification", bodyOf(analysisNotification), ["endpoint_failed"]],
		["/chat-alianzas", { message: text }, ["endpoint_failed", "analysis_failed"]],
	])("%s: success, refusals and every failure", async (path, fields, events, bodies = []) => {
		// What the notification and the analysis are about.
		const stored = await fetchApi("/analysis-requests", { body: bodyOf(idea) });
		const isAnalysis = path === "/chat-alianzas";
		const body = isAnalysis ? { ...(await stored.json<{ id: string }>()), ...fields } : fields;
		if (isAnalysis) {
			for (const message of [`${text} #fake:500`, `${text} #fake:error-frame`])
				bodies.push({ message, id: await storeIdea(message) });
		}
		const attempts: ApiRequestOptions[] = [
			{ body },
			...bodies.map((failing) => ({ body: { ...body, ...failing } })),
			{ body, env: { DB: databaseWith("any") } },
			// Another idea: what is sent again is not mailed again.
			{ body: { ...body, message: `${text} 2` }, env: { MAIL_TO: "" } },
			{ body, env: { SUBMISSION_LIMIT: limit, ANALYSIS_LIMIT: limit } },
			{ body: { ...body, email: `no address ${marker}`, userEmail: marker, message: marker.repeat(99) } },
			{ body: `{"message": ${marker}` },
			{ body, headers: { Origin: `https://${marker}.example` } },
			// Over the limit.
			...Array.from({ length: 12 }, () => ({ visitor, body: { ...body, message: "" } })),
		];
		for (const { headers, ...options } of attempts) {
			const all = { visitor: newVisitor(), headers: { ...telling, ...headers }, ...options };
			await loggedCall(`${path}?email=${sender()}`, all);
		}
		const response = lines().find(({ event }) => event === "request");
		expect(response).toMatchObject({ route: `/api${path}` });
		expect(response?.status).toBeLessThan(300);
		expect(lines().map(({ event }) => event)).toEqual(expect.arrayContaining(events));
		// Also where a part of the visitor's address or of an email might show.
		for (const what of written) {
			expect(what).toHaveLength(1);
			for (const text of [marker, visitor, "@example.com", "Looms"]) expect(what[0]).not.toContain(text);
		}
	});
});
