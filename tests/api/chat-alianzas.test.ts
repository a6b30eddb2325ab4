import { describe, expect, inject, it, vi } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import { readAll, skipPauses } from "#tests/analysis/read-events.ts";
import { analysisOf } from "#tests/fakes/openai.ts";
import { fakeTurnstileToken } from "#tests/fakes/turnstile.ts";
import {
	askFake,
	captureErrorEvents,
	env,
	expectError,
	expectMisconfigured,
	fetchApi,
	questionsWith,
	rows,
	someone,
	turnstileOn as turnstile,
	unique,
} from "./fetch-api.ts";

/** Stores an idea, and gives its id. */
async function store(message: string, env: object = {}): Promise<string> {
	const turnstileToken = fakeTurnstileToken({ hostname: "anella.example", action: "analysis-requests" });
	const body = { email: someone(), message, turnstileToken };
	return (await (await fetchApi("/analysis-requests", { body, env })).json<{ id: string }>()).id;
}

/** Requests an analysis, and reads it to its end. */
async function request(body: object, env: object = {}) {
	const response = await fetchApi("/chat-alianzas", { body, env });
	const language = response.headers.get("Content-Language");
	return { status: response.status, language, ...(await readAll(response.body)) };
}

/** Requests an analysis, and goes away after its first text. */
async function leave(body: object) {
	const visitor = new AbortController();
	const response = await fetchApi("/chat-alianzas", { body, signal: visitor.signal });
	const reader = (response.body as ReadableStream<Uint8Array>).getReader();
	for (let pieces = 0; pieces < 3; pieces++) await reader.read();
	visitor.abort();
}

const storedOf = (idea: string) =>
	rows<{
		text: string;
		model: string;
		language: string;
		finished_at: number | null;
		lease_end: number;
		draft: string;
	}>("SELECT * FROM analyses WHERE idea = ? ORDER BY rowid", idea);

/** Stores a row as a writer that was killed leaves it. */
const storeDraft = (idea: string, draft: string, leaseEnd: number) =>
	rows(
		"INSERT INTO analyses (idea, language, text, model, started_at, lease_end, draft, draft_model) VALUES (?, 'en', '', '', 0, ?, ?, 'fake')",
		idea,
		leaseEnd,
		draft,
	);

/** A `created` that no analysis of today has reached. */
const now = () => Math.floor(Date.now() / 1000);

/** A database that counts its statements, of one kind or all. */
function countStatements() {
	const statements: string[] = [];
	const DB = new Proxy(env.DB, {
		get(target, name) {
			const method = Reflect.get(target, name) as (query: string) => unknown;
			return (query: string) => {
				if (name === "prepare") statements.push(query);
				return method.call(target, query);
			};
		},
	});
	return { DB, statements };
}

/** Reads a response as it comes: each piece of bytes with the time of its arrival, in milliseconds since 1970. */
async function readTimed(body: object, settings: object = {}) {
	const response = await fetchApi("/chat-alianzas", { body, env: settings });
	const [copy, rest] = (response.body as ReadableStream<Uint8Array>).tee();
	const whole = readAll(rest);
	const firstText = (async () => {
		const decoder = new TextDecoder();
		for await (const bytes of copy) {
			if (/"content":"[^"]/.test(decoder.decode(bytes))) return Date.now();
		}
		return Number.POSITIVE_INFINITY;
	})();
	return { whole, firstText };
}

/** Lets the model write the other half of this idea's analysis. */
const letContinue = (message: string) => askFake(inject("fakeOpenAI"), "/__continue", { contains: message });

const noModel = { OPENAI_API_KEY: "" };

describe("the analysis of a stored idea", () => {
	it("is written once, and given to every later request, with the idea and the time", async () => {
		const message = unique("Reciclar las redes de pesca de nuestros barcos para hilo");
		const id = await store(message);
		const first = await request({ message, id, language: "en" });
		expect(first).toMatchObject({ status: 200, done: true, text: analysisOf(message), language: "es" });
		const [row] = await storedOf(id);
		expect(row).toMatchObject({ text: first.text, model: "fake", language: "es", lease_end: 0 });
		const later = await request({ id, language: "en" });
		expect(later).toMatchObject({ done: true, text: first.text, language: "es" });
		expect((await request({ id: id.toUpperCase() })).text).toBe(first.text);
		expect(later.chunks[0]).toMatchObject({
			idea: message,
			choices: [{ delta: { role: "assistant", content: "" } }],
		});
		const created = Math.floor((row?.finished_at ?? 0) / 1000);
		expect(later.chunks[1]).toMatchObject({ created, model: "fake", language: "es" });
		expect(await request({ id }, { OPENAI_MODEL: "" })).toMatchObject({ done: true, text: first.text });
		expect(await questionsWith(message)).toHaveLength(1);
	});

	it("is written once for requests at the same time", async () => {
		const message = unique("Old nets into yarn");
		const id = await store(message);
		const all = await Promise.all([1, 2, 3].map(() => request({ id })));
		for (const each of all) expect(each).toMatchObject({ done: true, text: analysisOf(message) });
		expect(await questionsWith(message)).toHaveLength(1);
	});

	it("is written to its end when the reader goes away, and then given to the next request", async () => {
		const message = unique("Old nets into yarn");
		const id = await store(message);
		await leave({ id });
		expect(await request({ id })).toMatchObject({ done: true, text: analysisOf(message) });
		expect(await questionsWith(message)).toMatchObject([{ aborted: false }]);
	});

	it("is stored as unfinished if it can't be written on, and the next request writes it anew", async () => {
		const id = await store(`${unique("Old nets")} #fake:stall`);
		vi.useFakeTimers({ toFake: ["setTimeout"] });
		await leave({ id });
		await vi.waitFor(async () => {
			vi.advanceTimersByTime(25_000);
			expect(await storedOf(id)).toMatchObject([
				{ draft: expect.stringContaining("**"), finished_at: null, lease_end: 0 },
			]);
		});
		vi.useRealTimers();
		await rows("UPDATE analysis_requests SET message = 'Old nets' WHERE id = ?", id);
		expect(await request({ id })).toMatchObject({ done: true, text: analysisOf("Old nets") });
	});

	it("is taken over at the end of the lease of a writer that was killed", async () => {
		const message = unique("Old nets into yarn");
		const id = await store(message);
		const lease = Date.now() + 1000;
		await storeDraft(id, "", lease);
		expect(await request({ id })).toMatchObject({ done: true, text: analysisOf(message) });
		expect(Date.now()).toBeGreaterThanOrEqual(lease);
	});

	it("is replaced if another one is asked for, unless that fails", async () => {
		const message = unique("Old nets into yarn");
		const id = await store(message);
		const newerThan = (await request({ id })).chunks.at(-1)?.created;
		await rows("UPDATE analyses SET text = 'before' WHERE idea = ?", id);
		const failed = await request(
			{ id, newerThan },
			{ OPENAI_MODEL: "fake", OPENAI_BASE_URL: "http://127.0.0.1:1" },
		);
		expect(failed).toMatchObject({ errors: [{ code: "upstream" }], aborted: true });
		expect((await request({ id })).text).toBe("before");
		const all = await Promise.all([1, 2].map(() => request({ id, newerThan })));
		for (const each of all) expect(each).toMatchObject({ done: true, text: analysisOf(message) });
		expect(await storedOf(id)).toMatchObject([{ text: analysisOf(message), lease_end: 0 }]);
		expect(await questionsWith(message)).toHaveLength(2);
	});

	it("is in the idea's language by a model, and in another one on request, each stored by itself", async () => {
		const message = unique("Volem reciclar les xarxes de pesca amb vosaltres");
		const id = await store(message);
		expect(await request({ id, language: "en" })).toMatchObject({ language: "ca", done: true });
		expect(await request({ id, language: "en", writeIn: "en" })).toMatchObject({
			language: "en",
			done: true,
		});
		expect(await request({ id, language: "es" })).toMatchObject({ language: "ca" });
		expect(await storedOf(id)).toMatchObject([{ language: "ca" }, { language: "en" }]);
		const asked = (await questionsWith(message)).map(({ body }) => JSON.stringify(body));
		expect(asked).toEqual([
			expect.stringContaining("Write in Catalan, also if"),
			expect.stringContaining("Write in English, also if"),
		]);
	});

	it("is in Spanish by the built-in analyst where the idea is in Catalan, unless another is asked for", async () => {
		skipPauses();
		const id = await store(unique("Volem reciclar les xarxes de pesca amb vosaltres"));
		const first = await request({ id, language: "en" }, noModel);
		expect(first).toMatchObject({ language: "es", text: expect.stringContaining("Leemos el catalán") });
		expect(await request({ id, language: "es" }, noModel)).toMatchObject({
			language: "es",
			text: first.text,
		});
		expect(await request({ id, language: "es", writeIn: "en" }, noModel)).toMatchObject({ language: "en" });
	});

	it("is in the first page's language by the built-in analyst where the language is not known", async () => {
		skipPauses();
		const id = await store(unique("Reciclatge xarxes"));
		expect(await request({ id, language: "en" }, noModel)).toMatchObject({ language: "en", done: true });
		expect(await request({ id, language: "es" }, noModel)).toMatchObject({ language: "en" });
	});

	it("is the built-in analyst's if the model fails, does not count, and the next visit asks the model", async () => {
		skipPauses();
		const message = unique("Volem reciclar les xarxes de pesca amb vosaltres");
		const id = await store(message);
		const down = { OPENAI_BASE_URL: "http://127.0.0.1:1" };
		const instead = await request({ id, language: "en" }, down);
		expect(instead).toMatchObject({ done: true, text: expect.stringContaining("Leemos el catalán") });
		expect(instead.chunks.at(-1)).toMatchObject({ model: "built-in-stand-in", language: "es" });
		expect(await request({ id, language: "en" }, down)).toMatchObject({ done: true, text: instead.text });
		vi.useRealTimers();
		expect(await request({ id })).toMatchObject({ done: true, text: analysisOf(message), language: "ca" });
		expect(await rows("SELECT count, started FROM analysis_counts WHERE idea = ?", id)).toEqual([
			{ count: 1, started: 3 },
		]);
	});

	it("is read to its end by who joins while the built-in analyst stands in for the model", async () => {
		const id = await store(unique("Old nets into yarn"));
		const down = { OPENAI_BASE_URL: "http://127.0.0.1:1" };
		const [first, joined] = await Promise.all([request({ id }, down), request({ id }, down)]);
		expect(first).toMatchObject({ done: true, errors: [] });
		expect(joined).toMatchObject({ done: true, text: first.text });
	});

	it("takes six statements of D1 if it is written within two seconds", async () => {
		const { DB, statements } = countStatements();
		const id = await store(unique("Old nets into yarn"));
		expect(await request({ id }, { DB, MODEL_ANALYSES_PER_DAY: "1000000" })).toMatchObject({ done: true });
		expect(statements).toHaveLength(6);
	});

	it("fails, and says so in the log, if D1 fails before it is written, and is given if D1 fails after", async () => {
		const errors = captureErrorEvents();
		const failing = (prefix: string) =>
			new Proxy(env.DB, {
				get(target, name) {
					const method = Reflect.get(target, name) as (query: string) => unknown;
					return (query: string) => {
						const isMeant = name === "prepare" && query.startsWith(prefix);
						if (isMeant) throw new Error("D1_ERROR: gone");
						return method.call(target, query);
					};
				},
			});
		const id = await store(unique("Old nets into yarn"));
		const before = await request({ id }, { DB: failing("insert") });
		expect(before).toMatchObject({ errors: [{ code: "upstream" }], aborted: true });
		expect(errors).toEqual(["endpoint_failed"]);
		vi.useFakeTimers({ toFake: ["Date"] });
		expect(await request({ id }, { DB: failing("update") })).toMatchObject({ done: true });
		expect(errors).toEqual(["endpoint_failed", "analysis_not_stored"]);
		// The lease of the one that was not stored.
		vi.setSystemTime(Date.now() + 10_001);
		expect(await request({ id })).toMatchObject({ done: true });
		expect(await storedOf(id)).toMatchObject([{ finished_at: expect.any(Number) }]);
	});

	it("is not there for an unknown id, an erased one, or another text", async () => {
		const message = unique("Old nets into yarn");
		const id = await store(message);
		for (const body of [
			{ id: crypto.randomUUID() },
			{ id: "x", message },
			{ id, message: "Something else" },
		]) {
			await expectError(fetchApi("/chat-alianzas", { body }), 404, "not_found");
		}
		await request({ id });
		await rows("DELETE FROM analysis_requests WHERE id = ?", id);
		await expectError(fetchApi("/chat-alianzas", { body: { id } }), 404, "not_found");
	});

	it("does not come back if the idea is erased while it is written", async () => {
		const message = `${unique("Old nets")} #fake:half`;
		const id = await store(message);
		await leave({ id });
		const { body } = await fetchApi("/chat-alianzas", { body: { id } });
		await rows("DELETE FROM analysis_requests WHERE id = ?", id);
		await rows("DELETE FROM analyses WHERE idea = ?", id);
		expect(await readAll(body)).toMatchObject({ done: false, errors: [{ code: "upstream" }] });
		await vi.waitFor(
			async () => expect(await questionsWith(message)).toMatchObject([{ aborted: true }]),
			5_000,
		);
		expect(await storedOf(id)).toEqual([]);
	});
});

describe("an analysis that is being written", () => {
	it("is read by others from where it is, at once and to the end, and the model is asked once", async () => {
		const message = `${unique("Old nets into yarn")} #fake:half`;
		const id = await store(message);
		const { DB, statements } = countStatements();
		const started = Date.now();
		const first = await readTimed({ id }, { DB });
		await vi.waitFor(
			async () => expect(await storedOf(id)).toMatchObject([{ draft: expect.stringContaining("**") }]),
			5000,
		);
		const opened = Date.now();
		const second = countStatements();
		const reader = await readTimed({ id }, { DB: second.DB });
		expect((await reader.firstText) - opened).toBeLessThan(2500);
		await letContinue(message);
		const [written, read] = await Promise.all([first.whole, reader.whole]);
		expect(written).toMatchObject({ done: true, text: analysisOf(message) });
		expect(read).toMatchObject({ done: true, text: written.text });
		expect(read.chunks.filter(({ choices }) => choices[0].delta.content).length).toBeGreaterThan(1);
		expect(read.chunks.at(-1)).toMatchObject({
			created: written.chunks.at(-1)?.created,
			model: "fake",
			language: "en",
		});
		expect(await questionsWith(message)).toHaveLength(1);
		const seconds = (Date.now() - started) / 1000;
		expect(statements.length + second.statements.length).toBeLessThanOrEqual(seconds + 6);
		await scheduler.wait(2500);
		expect(statements.length + second.statements.length).toBeLessThanOrEqual(seconds + 6);
	});

	it("is joined by who asks for a newer one, also while there is a finished one", async () => {
		const message = `${unique("Old nets into yarn")} #fake:half`;
		const id = await store(message);
		const newerThan = now();
		await storeDraft(id, "", 0);
		await rows(
			"UPDATE analyses SET text = 'before', model = 'fake', finished_at = ? WHERE idea = ?",
			newerThan * 1000,
			id,
		);
		const first = await readTimed({ id, newerThan });
		await vi.waitFor(
			async () => expect(await storedOf(id)).toMatchObject([{ draft: expect.stringContaining("**") }]),
			5000,
		);
		expect((await request({ id })).text).toBe("before");
		const second = await readTimed({ id, newerThan });
		await second.firstText;
		await letContinue(message);
		const { text } = await first.whole;
		expect(await second.whole).toMatchObject({ done: true, text });
		expect(await request({ id, newerThan })).toMatchObject({ done: true, text });
		expect(await questionsWith(message)).toHaveLength(1);
	});

	it("is taken over ten seconds after its writer was killed, and who had read some of it starts over", async () => {
		const message = unique("Old nets into yarn");
		const id = await store(message);
		await storeDraft(id, "**What we", Date.now() + 1500);
		const { raw, text, done, aborted, errors } = await request({ id });
		expect({ text, done, aborted, errors }).toEqual({
			text: "**What we",
			done: false,
			aborted: true,
			errors: [],
		});
		expect(raw).not.toContain("error");
		expect(await request({ id })).toMatchObject({ done: true, text: analysisOf(message) });
	});

	it("is broken off for its reader, without an error, if another request begins anew", async () => {
		const id = await store(unique("Old nets into yarn"));
		await storeDraft(id, "One 🎣", Date.now() + 20_000);
		const { whole, firstText } = await readTimed({ id });
		await firstText;
		await rows("UPDATE analyses SET draft = 'Two', lease_end = ? WHERE idea = ?", Date.now() + 20_000, id);
		expect(await whole).toMatchObject({ text: "One 🎣", done: false, aborted: true, errors: [] });
	});

	it("stops, and its reader starts over, if it has lost its lease", async () => {
		const message = `${unique("Old nets into yarn")} #fake:half`;
		const id = await store(message);
		const { whole, firstText } = await readTimed({ id });
		await firstText;
		await rows("UPDATE analyses SET started_at = started_at + 1 WHERE idea = ?", id);
		expect(await whole).toMatchObject({ done: false, aborted: true, errors: [] });
		expect(await questionsWith(message)).toMatchObject([{ aborted: true }]);
		expect(await storedOf(id)).toMatchObject([{ draft: "" }]);
	});
});

it("stores how an analysis ended, and says so each time", async () => {
	const id = await store(`${unique("Old nets")} #fake:finish-reason-max_tokens`);
	const endings = [await request({ id }), await request({ id })].map(({ chunks }) => {
		const { created, choices } = chunks.at(-1) ?? {};
		return { created, finish: choices?.[0].finish_reason };
	});
	const created = Math.floor(((await storedOf(id))[0]?.finished_at ?? 0) / 1000);
	expect(endings).toEqual([1, 2].map(() => ({ created, finish: "length" })));
});

describe("an analysis newer than a time", () => {
	it("is the stored one if that is newer, else written, with a later time", async () => {
		const message = unique("Old nets into yarn");
		const id = await store(message);
		const first = await request({ id });
		const { created = 0 } = first.chunks.at(-1) ?? {};
		expect((await request({ id, newerThan: created - 1 })).text).toBe(first.text);
		expect(await questionsWith(message)).toHaveLength(1);
		const second = await request({ id, newerThan: created });
		expect(second.chunks.at(-1)?.created).toBeGreaterThan(created);
		expect((await request({ id, newerThan: created })).chunks.at(-1)?.created).toBe(
			second.chunks.at(-1)?.created,
		);
		expect(await questionsWith(message)).toHaveLength(2);
	});

	it.each([-1, 1.5, "now", true])("must be a time: %j", async (newerThan) => {
		const issues = [{ field: "newerThan", code: "newer_than_invalid" }];
		const error = { code: "invalid_input", message: expect.any(String), issues };
		const body = { message: "Old nets", newerThan };
		await expectError(fetchApi("/chat-alianzas", { body }), 400, error);
	});
});

describe("the analyses of an idea on a day", () => {
	it("are those that were finished: then another one is refused until midnight, and the last one is given", async () => {
		const message = unique("Old nets into yarn");
		const id = await store(message);
		let newerThan = 0;
		for (let count = 0; count < limits.analysesPerDay; count++)
			newerThan = (await request({ id, newerThan })).chunks.at(-1)?.created ?? 0;
		const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
		vi.useFakeTimers({ now: midnight - 90_000, toFake: ["Date"] });
		const refused = fetchApi("/chat-alianzas", { body: { id, newerThan } });
		const headers = await expectError(refused, 429, "analysis_limit_reached");
		expect(headers.get("Retry-After")).toBe("90");
		await expectError(
			fetchApi("/chat-alianzas", { body: { id, writeIn: "es" } }),
			429,
			"analysis_limit_reached",
		);
		expect(await request({ id })).toMatchObject({ done: true });
		expect(await questionsWith(message)).toHaveLength(limits.analysesPerDay);
		vi.setSystemTime(midnight);
		expect(await request({ id, newerThan })).toMatchObject({ done: true });
	});

	it("are not used up by analyses that fail", async () => {
		const id = await store(`${unique("Old nets")} #fake:cut`);
		for (let count = 0; count <= limits.analysesPerDay; count++) await request({ id });
		expect(await request({ id })).toMatchObject({ status: 200, errors: [{ code: "interrupted" }] });
		expect(await storedOf(id)).toMatchObject([{ draft: expect.stringContaining("**"), finished_at: null }]);
	});

	it("are started a limited number of times, whoever breaks off: then the built-in analyst answers, and nothing is stored", async () => {
		const message = `${unique("Old nets")} #fake:cut`;
		const id = await store(message);
		for (let count = 0; count < limits.analysisStartsPerDay; count++) await request({ id });
		const broken = await storedOf(id);
		skipPauses();
		for (const more of [{}, { message }, { newerThan: now() }, { writeIn: "es" }]) {
			const { status, done, chunks } = await request({ id, ...more });
			expect({ status, done }).toEqual({ status: 200, done: true });
			expect(chunks[0]).toMatchObject({ idea: message });
			expect(chunks.at(-1)).toMatchObject({ model: "built-in-stand-in" });
		}
		vi.useRealTimers();
		expect(await storedOf(id)).toEqual(broken);
		expect(await questionsWith(message)).toHaveLength(limits.analysisStartsPerDay);
		// One that was finished before is given, and not replaced.
		await rows("UPDATE analyses SET text = 'before', model = 'fake', finished_at = 1 WHERE idea = ?", id);
		expect(await request({ id })).toMatchObject({ done: true, text: "before" });
		const newer = fetchApi("/chat-alianzas", { body: { id, newerThan: now() } });
		await expectError(newer, 429, "analysis_limit_reached");
	});

	it("can be joined while the last one is written, which nobody starts again if it fails", async () => {
		const id = await store(unique("Old nets"));
		const day = new Date().toISOString().slice(0, 10);
		await rows(
			"INSERT INTO analysis_counts VALUES (?, ?, ?, ?)",
			day,
			id,
			limits.analysesPerDay - 1,
			limits.analysisStartsPerDay,
		);
		await storeDraft(id, "", Date.now() + 2500);
		const joined = await request({ id });
		expect(joined).toMatchObject({ status: 200, text: "", done: false, aborted: true, errors: [] });
		skipPauses();
		expect((await request({ id })).chunks.at(-1)).toMatchObject({ model: "built-in-stand-in" });
	});
});

it("does not ask the model more often than the owner allows in a day, and answers all the same", async () => {
	await rows("DELETE FROM analysis_counts WHERE idea = 'model'");
	const message = unique("Old nets into yarn");
	for (const [MODEL_ANALYSES_PER_DAY, model] of [
		["0", "built-in"],
		["1", "fake"],
		["2", "fake"],
		["2", "built-in-stand-in"],
	]) {
		const seen = await request({ message }, { MODEL_ANALYSES_PER_DAY });
		expect(seen).toMatchObject({ done: true });
		expect(seen.chunks.at(-1)?.model).toBe(model);
	}
	const wrong = { body: { message }, env: { MODEL_ANALYSES_PER_DAY: "-1" } };
	await expectMisconfigured("/chat-alianzas", wrong, "MODEL_ANALYSES_PER_DAY must be a whole number");
});

it("refuses an idea that is not stored, and another text with a stored id, if Turnstile is on", async () => {
	const message = unique("Old nets into yarn");
	const id = await store("Something else", turnstile);
	for (const body of [{ message }, { message, id }, { message, id: crypto.randomUUID() }]) {
		await expectError(fetchApi("/chat-alianzas", { body, env: turnstile }), 404, "not_found");
	}
	expect(await questionsWith(message)).toEqual([]);
	expect(await request({ id }, turnstile)).toMatchObject({ done: true });
});

it("refuses a request with neither an id nor an idea", async () => {
	const issues = [{ field: "message", code: "idea_required" }];
	const error = { code: "invalid_input", message: expect.any(String), issues };
	await expectError(fetchApi("/chat-alianzas", { body: {} }), 400, error);
});

it.each([
	["es", "**Qué pasa ahora**"],
	["en", "**What happens next**"],
	[undefined, "**What happens next**"],
])(
	"lets the built-in analyst alone write that of a suspect idea, in the page's language, else the idea's: %s",
	async (language, says) => {
		const message = unique("May I send my CV?");
		const sent = await fetchApi("/analysis-requests", { body: { email: someone(), message, topic: "x" } });
		const { id } = await sent.json<{ id: string }>();
		const day = { MODEL_ANALYSES_PER_DAY: "1" };
		for (const newerThan of [0, now()]) {
			const { text, chunks } = await request({ id, language, newerThan }, day);
			expect(text).toContain(says);
			expect(chunks.map(({ model }) => model)).toEqual(chunks.map(() => "built-in"));
		}
		expect(await questionsWith(message)).toEqual([]);
		expect(await rows("SELECT idea FROM analysis_counts")).toEqual([{ idea: id }]);
	},
);

it("refuses a language that the site has not", async () => {
	const answer = fetchApi("/chat-alianzas", { body: { message: "An idea", language: "fr" } });
	const issues = [{ field: "language", code: "language_invalid" }];
	await expectError(answer, 400, { code: "invalid_input", message: expect.any(String), issues });
});
