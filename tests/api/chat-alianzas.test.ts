import { describe, expect, it, vi } from "vitest";
import { readAll } from "#tests/analysis/read-events.ts";
import { fakeTurnstileToken } from "#tests/fakes/turnstile.ts";
import {
	captureLog,
	expectError,
	fetchApi,
	questionsWith,
	rows,
	someone,
	turnstileOn as turnstile,
	unique,
} from "./fetch-api.ts";

/** Stores an idea, and gives its id. */
async function store(message: string, env: object): Promise<string> {
	const turnstileToken = fakeTurnstileToken({ hostname: "anella.example", action: "analysis-requests" });
	const body = { email: someone(), message, turnstileToken };
	return (await (await fetchApi("/analysis-requests", { body, env })).json<{ id: string }>()).id;
}

/** Statuses of so many requests at once, each by another visitor, that are read to the end. */
async function statuses(count: number, body: object, env: object): Promise<number[]> {
	const request = async () => {
		const response = await fetchApi("/chat-alianzas", { body, env });
		await response.text();
		return response.status;
	};
	return (await Promise.all(Array.from({ length: count }, request))).sort();
}

describe.each([
	["with Turnstile", turnstile],
	["without Turnstile", {}],
])("a stored idea, %s", (_, env) => {
	it("is analysed five times a day, whoever requests it, and then refused with an error of its own", async () => {
		const message = unique("Old nets into yarn");
		const id = await store(` ${message}`, env);
		const body = { message: `${message} `, id };
		expect(await statuses(7, body, env)).toEqual([200, 200, 200, 200, 200, 429, 429]);
		expect(await questionsWith(message)).toHaveLength(5);
		const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
		vi.useFakeTimers({ now: midnight - 90_000, toFake: ["Date"] });
		const refused = fetchApi("/chat-alianzas", { body, env });
		const headers = await expectError(refused, 429, "analysis_limit_reached");
		expect(headers.get("Retry-After")).toBe("90");
		vi.setSystemTime(midnight);
		expect(await statuses(1, body, env)).toEqual([200]);
	});

	it("is counted by itself, also if another visitor had the same one", async () => {
		const message = unique("Renewable Energy.");
		const id = await store(message, env);
		expect(await statuses(6, { message, id }, env)).toContain(429);
		expect(await statuses(1, { message, id: await store(message, env) }, env)).toEqual([200]);
	});
});

it("refuses an idea that is not stored, and another text with a stored id, if Turnstile is on", async () => {
	const message = unique("Old nets into yarn");
	const id = await store("Something else", turnstile);
	for (const body of [{ message }, { message, id }, { message, id: crypto.randomUUID() }]) {
		await expectError(fetchApi("/chat-alianzas", { body, env: turnstile }), 404, "not_found");
	}
	expect(await questionsWith(message)).toEqual([]);
});

it("counts an idea that is not stored by its text, whatever id is given", async () => {
	const message = unique("Old nets into yarn");
	for (const id of [undefined, crypto.randomUUID(), "whatever", undefined, undefined]) {
		expect(await statuses(1, { message, id }, {})).toEqual([200]);
	}
	const body = { message: ` ${message}`, id: crypto.randomUUID() };
	await expectError(fetchApi("/chat-alianzas", { body }), 429, "analysis_limit_reached");
	expect(await statuses(1, { message: `${message}!` }, {})).toEqual([200]);
});

it.each([
	["es", "**Qué pasa ahora**"],
	["en", "**What happens next**"],
	[undefined, "**What happens next**"],
])(
	"lets the built-in analyst answer a bot in the page's language, else the idea's: %s",
	async (language, says) => {
		const lines = captureLog("info");
		const message = "May I send my CV?";
		const response = await fetchApi("/chat-alianzas", { body: { message, language, website: "filled" } });
		expect((await readAll(response.body)).text).toContain(says);
		expect(lines[0]).toEqual({ event: "honeypot_filled", endpoint: "chat-alianzas" });
		expect(await rows("SELECT 1 FROM analysis_counts")).toEqual([]);
	},
);

it("refuses a language that the site has not", async () => {
	const answer = fetchApi("/chat-alianzas", { body: { message: "An idea", language: "fr" } });
	const issues = [{ field: "language", code: "language_invalid" }];
	await expectError(answer, 400, { code: "invalid_input", message: expect.any(String), issues });
});
