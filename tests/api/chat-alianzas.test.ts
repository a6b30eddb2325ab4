import { beforeEach, describe, expect, inject, it, vi } from "vitest";
import { analysisHeadings } from "#app/schemas/analysis-layout.ts";
import { limits } from "#app/schemas/limits.ts";
import { readAll, skipPauses } from "#tests/analysis/read-events.ts";
import { setClock } from "#tests/fake-clock.ts";
import { analysisOf } from "#tests/fakes/openai.ts";
import {
	apiRequest,
	askFake,
	captureLog,
	databaseWith,
	env,
	expectError,
	fetchApi,
	fetchWorker,
	questionsWith,
	rows,
	storeIdea,
	turnstileOn as turnstile,
	unique,
} from "./fetch-api.ts";

const { wait } = scheduler;

// Shortens the pauses of writers and readers, also where a test has set the clock, which goes on as if they were not.
beforeEach(() => {
	vi.spyOn(scheduler, "wait").mockImplementation((ms, options) => {
		if (vi.isFakeTimers()) vi.setSystemTime(Date.now() + ms);
		return wait.call(scheduler, ms / 100, options);
	});
});

/** Stores an idea of which the model writes in a way (`habit`). */
async function newIdea({ text = "Old nets into yarn", habit = "ok", topic = "" } = {}, env: object = {}) {
	const message = `${unique(text)} #fake:${habit}`;
	return { id: await storeIdea(message, topic, env), message };
}

const ask = (body: object, env: object = {}) => fetchApi("/chat-alianzas", { body, env });

/** Requests an analysis, and reads it to its end. */
async function request(body: object, env: object = {}) {
	const response = await ask(body, env);
	const read = await readAll(response.body);
	const last = read.chunks.at(-1);
	return { status: response.status, language: last?.language, last, ...read };
}

const storedOf = (idea: string) => rows("SELECT * FROM analyses WHERE idea = ? ORDER BY rowid", idea);

/** Stores an analysis as a writer has left it: as a draft, or finished. */
const storeAnalysis = (
	idea: string,
	{ draft = "", leaseEnd = 0, startedAt = 0, finishedAt = null as number | null, model = "fake" },
) =>
	rows(
		`REPLACE INTO analyses (idea, language, text, model, started_at, finished_at, lease_end, draft, draft_model)
		VALUES (?, 'en', 'before', ?, ?, ?, ?, ?, 'fake')`,
		...[idea, model, startedAt, finishedAt, leaseEnd, draft],
	);

const storeStarts = (idea: string, started: number) =>
	rows("INSERT INTO analysis_counts VALUES (date(), ?, 0, ?)", idea, started);
const startsOf = (idea: string) => rows("SELECT started FROM analysis_counts WHERE idea = ?", idea);

/** A `created` that no analysis of today has reached. */
const now = () => Math.floor(Date.now() / 1000);

/** Who asks again gets another text. */
const interrupted = { done: false, aborted: true, errors: [{ code: "interrupted" }] };

/** Requests an analysis of which the model writes half, and reads it to its end; `begun` resolves with its first text. */
async function begin(body: object, visitor = new AbortController(), env = {}) {
	const { body: stream } = await fetchApi("/chat-alianzas", { body, signal: visitor.signal, env });
	const [copy = null, rest = null] = stream?.tee() ?? [];
	const begun = (async () => {
		for await (const text of copy?.pipeThrough(new TextDecoderStream()) ?? [])
			if (/"content":"[^"]/.test(text)) return;
	})();
	return { whole: readAll(rest), begun };
}

/** Requests an analysis, and goes away after its first text. */
async function leave(body: object, env = {}) {
	const visitor = new AbortController();
	await (await begin(body, visitor, env)).begun;
	visitor.abort();
}

const someDraft = expect.stringContaining("**");

/** Lets the model write the other half of this idea's analysis. */
const letContinue = (message: string) => askFake(inject("fakeOpenAI"), "/__continue", { contains: message });

/** A service that refuses each request. */
const down = { OPENAI_BASE_URL: `${inject("fakeOpenAI")}/down` };

describe("the analysis of a stored idea", () => {
	it("is written once, and given to every later request with the idea, the time and how it ended", async () => {
		const text = "Reciclar las redes de pesca de nuestros barcos para hilo";
		const { id, message } = await newIdea({ text, habit: "finish-reason-max_tokens" });
		const first = await request({ message, id, language: "en" }, { MODEL_ANALYSES_PER_DAY: "1000000" });
		expect(first).toMatchObject({ done: true, text: analysisOf(message), language: "es", finish: "length" });
		const later = await request({ id: id.toUpperCase(), language: "en" }, { OPENAI_MODEL: "" });
		expect(later).toMatchObject({ done: true, text: first.text, language: "es" });
		const { created, choices } = first.last ?? {};
		expect(later.chunks).toMatchObject([
			{ idea: message, ideaLanguage: "es", choices: [{ delta: { role: "assistant", content: "" } }] },
			{ created, model: "fake", language: "es" },
			{ created, choices },
		]);
		expect(await questionsWith(message)).toHaveLength(1);
	});

	it("is written to its end when the reader goes away, and then given to the next request", async () => {
		const { id, message } = await newIdea();
		// The runtime goes on for what is awaited after the answer, and no longer.
		await fetchWorker(apiRequest("/chat-alianzas", { body: { id }, signal: AbortSignal.abort() }));
		expect(await storedOf(id)).toMatchObject([{ finished_at: expect.any(Number) }]);
		expect(await request({ id })).toMatchObject({ done: true, text: analysisOf(message) });
		expect(await questionsWith(message)).toMatchObject([{ aborted: false }]);
	});

	it("is written and counted once for requests at the same time", async () => {
		const { id, message } = await newIdea();
		for (const each of await Promise.all([1, 2, 3].map(() => request({ id }))))
			expect(each).toMatchObject({ done: true, text: analysisOf(message) });
		expect([await questionsWith(message), await startsOf(id)]).toMatchObject([[{}], [{ started: 1 }]]);
	});

	it("is stored as unfinished if it can't be written on, and the next request writes it anew in its language", async () => {
		const { id } = await newIdea({ habit: "stall" });
		vi.useFakeTimers({ toFake: ["setTimeout"] });
		// A model that may be silent for longer than is waited for nobody.
		await leave({ id }, { OPENAI_REASONING_EFFORT: "low" });
		vi.advanceTimersByTime(25_000);
		await vi.waitFor(async () => {
			expect(await storedOf(id)).toMatchObject([{ draft: someDraft, finished_at: null, lease_end: 0 }]);
		});
		vi.useRealTimers();
		const text = "Hilo con las redes de los barcos para nosotros";
		await rows("UPDATE analysis_requests SET message = ? WHERE id = ?", text, id);
		const written = { done: true, text: expect.stringContaining(text), language: "en" };
		expect(await request({ id })).toMatchObject(written);
	});

	it("is replaced if it is not newer than asked for, by one with a later time, unless that fails", async () => {
		const { id, message } = await newIdea();
		await request({ id });
		// Of a second that is not over when it is replaced.
		const newerThan = now() + 60;
		const change = "UPDATE analyses SET text = 'before', finished_at = ? WHERE idea = ?";
		await rows(change, newerThan * 1000, id);
		const failed = await request({ id, newerThan }, down);
		expect(failed).toMatchObject({ errors: [{ code: "upstream" }], aborted: true });
		for (const kept of [{ id }, { id, newerThan: newerThan - 1 }])
			expect((await request(kept)).text).toBe("before");
		const all = await Promise.all([1, 2].map(() => request({ id, newerThan })));
		for (const each of [...all, await request({ id, newerThan })]) {
			expect(each).toMatchObject({ done: true, text: analysisOf(message) });
			expect(each.last?.created).toBeGreaterThan(newerThan);
		}
		expect(await questionsWith(message)).toHaveLength(2);
	});

	it("is in the idea's language by a model, and in another one on request, each stored by itself", async () => {
		const { id, message } = await newIdea({ text: "Nous voulons recycler nos filets avec vous" });
		expect(await request({ id, language: "en" })).toMatchObject({ language: "fr", done: true });
		expect(await request({ id, writeIn: "en" })).toMatchObject({ language: "en", done: true });
		// It opens with the first one, also once that has been written anew.
		for (const newerThan of [now(), 0])
			expect(await request({ id, language: "es", newerThan })).toMatchObject({ language: "fr" });
		const asked = (await questionsWith(message)).map(({ body }) => JSON.stringify(body));
		expect(asked).toEqual([
			expect.stringContaining("Write in French, also if"),
			expect.stringContaining("Write in English, also if"),
			expect.stringContaining("Write in French, also if"),
		]);
	});

	it("is the built-in analyst's if the model fails, also for who joins, and the next visit asks the model", async () => {
		const { id } = await newIdea({ text: "Volem reciclar les xarxes de pesca amb vosaltres" });
		skipPauses();
		const asked = { id, language: "en" };
		const [instead, joined] = await Promise.all([request(asked, down), request(asked, down)]);
		expect(instead).toMatchObject({ done: true, text: expect.stringMatching(/(?<!leer tu texto\.) Leemos/) });
		expect(instead.last).toMatchObject({ model: "built-in-stand-in", language: "es" });
		expect(joined).toMatchObject({ done: true, text: instead.text });
		expect(await request(asked, down)).toMatchObject({ done: true, text: instead.text });
		vi.useRealTimers();
		const heading = expect.stringContaining(`**${analysisHeadings.ca.next}**`);
		expect(await request({ id })).toMatchObject({ done: true, text: heading, language: "ca" });
		expect(await startsOf(id)).toEqual([{ started: 3 }]);
	});

	it.each([
		["once: it is stored all the same", 1, [], 1],
		["twice: it is given", 2, ["analysis_not_stored"], 2],
	])(
		"if D1 fails as it is stored %s, and the model is asked as often as it must",
		async (_, times, logged, asked) => {
			const errors = captureLog("error");
			let left = times;
			const DB = databaseWith("prepare", (query) => {
				if (query.includes('"finished_at" = ?') && left-- > 0) throw new Error("D1_ERROR: gone");
				return env.DB.prepare(query);
			});
			const { id, message } = await newIdea();
			expect(await request({ id }, { DB })).toMatchObject({ done: true });
			expect(errors.map(({ event }) => event)).toEqual(logged);
			// After the lease of the one that was not stored.
			setClock(Date.now() + 10_001);
			expect(await request({ id })).toMatchObject({ done: true });
			expect(await questionsWith(message)).toHaveLength(asked);
		},
	);

	it("is not there for an unknown id, an erased one, nor another text, however the accents of its own are encoded", async () => {
		const { id, message } = await newIdea({ text: "Papel de Ávila" }, turnstile);
		const unknown = [{ id: crypto.randomUUID() }, { id: "x", message }, { id, message: "Another" }];
		for (const body of unknown) await expectError(ask(body, turnstile), 404, "not_found");
		// As it was stored while accents were kept as characters of their own.
		const decomposed = message.normalize("NFD");
		await rows("UPDATE analysis_requests SET message = ? WHERE id = ?", decomposed, id);
		for (const typed of [message, decomposed])
			expect(await request({ id, message: typed }, turnstile)).toMatchObject({ done: true });
		await rows("DELETE FROM analysis_requests WHERE id = ?", id);
		await expectError(ask({ id }), 404, "not_found");
	});

	it("does not come back if the idea is erased while it is written", async () => {
		const { id, message } = await newIdea({ habit: "half" });
		await leave({ id });
		const { body } = await ask({ id });
		await rows("DELETE FROM analysis_requests WHERE id = ?", id);
		await rows("DELETE FROM analyses WHERE idea = ?", id);
		expect(await readAll(body)).toMatchObject({ done: false, errors: [{ code: "upstream" }] });
		const stopped = async () => expect(await questionsWith(message)).toMatchObject([{ aborted: true }]);
		await vi.waitFor(stopped, 5000);
		expect(await storedOf(id)).toEqual([]);
	});

	it("is by the built-in analyst alone if the idea is suspect", async () => {
		const { id, message } = await newIdea({ topic: "x" });
		skipPauses();
		for (const newerThan of [0, now()]) {
			const { chunks } = await request({ id, newerThan }, { MODEL_ANALYSES_PER_DAY: "1" });
			expect(new Set(chunks.map(({ model }) => model))).toEqual(new Set(["built-in"]));
		}
		expect(await questionsWith(message)).toEqual([]);
	});
});

describe("an analysis that is being written", () => {
	it("is joined by who asks for a newer one, also if it is the last one of the day, and the model is asked once", async () => {
		const { id, message } = await newIdea({ habit: "half" });
		await storeStarts(id, limits.analysesPerDay - 1);
		const newerThan = now();
		await storeAnalysis(id, { finishedAt: newerThan * 1000, draft: "**Half" });
		const first = await begin({ id, newerThan });
		await vi.waitFor(async () => expect(await storedOf(id)).toMatchObject([{ draft: someDraft }]), 5000);
		expect((await request({ id })).text).toBe("before");
		const second = await begin({ id, newerThan });
		await second.begun;
		await letContinue(message);
		const [written, read] = await Promise.all([first.whole, second.whole]);
		expect(written).toMatchObject({ done: true, text: analysisOf(message) });
		expect(read).toMatchObject({ done: true, text: written.text });
		const created = written.chunks.at(-1)?.created;
		expect(read.chunks.at(-1)).toMatchObject({ created, model: "fake", language: "en" });
		expect(await questionsWith(message)).toHaveLength(1);
	});

	it("is saved every two seconds with a new lease, also after a save that D1 has rejected", async () => {
		const { id, message } = await newIdea({ habit: "half" });
		const start = Date.now();
		setClock(start);
		const second = () => (Date.now() - start) / 1000;
		const saves: number[] = [];
		const prepare = (query: string) => {
			if (query.startsWith("update") && second() === 4) throw new Error("D1_ERROR: overloaded");
			if (/^update .*"lease_end" = \?/.test(query)) saves.push(second());
			return env.DB.prepare(query);
		};
		vi.spyOn(scheduler, "wait").mockImplementation(async (ms, options) => {
			vi.setSystemTime(Date.now() + ms);
			if (second() < 10) return;
			await letContinue(message);
			// Until the text is whole.
			await wait.call(scheduler, 60_000, options);
		});
		expect(await request({ id }, { DB: databaseWith("prepare", prepare) })).toMatchObject({ done: true });
		expect(new Set(saves)).toEqual(new Set([2, 6, 8, 10]));
		expect(vi.mocked(scheduler.wait).mock.lastCall?.[1]?.signal?.aborted, "is saved no more").toBe(true);
	});

	it("is not asked for any more once its reader has gone", async () => {
		const { id } = await newIdea();
		await storeAnalysis(id, { draft: "One", leaseEnd: Date.now() + 10_000 });
		const visitor = new AbortController();
		vi.spyOn(scheduler, "wait").mockImplementation(async () => visitor.abort());
		const prepare = vi.fn((query: string) => env.DB.prepare(query));
		const asked = apiRequest("/chat-alianzas", { body: { id }, signal: visitor.signal });
		await fetchWorker(asked, { env: { DB: databaseWith("prepare", prepare) } });
		expect(prepare).toHaveBeenCalledOnce();
	});

	it("is taken over when the lease of a writer ends that was killed, and who had read some of it starts over", async () => {
		const { id, message } = await newIdea();
		setClock();
		await storeAnalysis(id, { draft: "**What we", leaseEnd: Date.now() + 3_000 });
		expect(await request({ id })).toMatchObject({ text: "**What we", ...interrupted });
		await storeAnalysis(id, { leaseEnd: Date.now() + 3_000 });
		expect(await request({ id })).toMatchObject({ done: true, text: analysisOf(message) });
	});

	it.each([
		["stops", "started_at = 9", false],
		["is not called whole", "lease_end = 0", true],
	])("%s if it is no longer its writer's, and its reader starts over: %s", async (_, lost, isWhole) => {
		const { id, message } = await newIdea({ habit: "half" });
		const later: typeof wait = (ms, given) => wait.call(scheduler, given ? 60_000 : ms, given);
		if (isWhole) vi.mocked(scheduler.wait).mockImplementation(later); // Not saved before its end.
		const { whole, begun } = await begin({ id });
		await begun;
		await rows(`UPDATE analyses SET ${lost}, draft = '' WHERE idea = ?`, id);
		if (isWhole) await letContinue(message);
		expect(await whole).toMatchObject(interrupted);
		expect(await questionsWith(message)).toMatchObject([{ aborted: !isWhole }]);
		expect(await storedOf(id)).toMatchObject([{ draft: "" }]);
	});
});

describe("the analyses of an idea on a day", () => {
	it("are so many, whoever breaks off: then another one is refused until midnight, and the last one is given", async () => {
		const { id, message } = await newIdea();
		await storeStarts(id, limits.analysesPerDay - 1);
		const newerThan = (await request({ id })).last?.created;
		const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
		setClock(midnight - 90_000);
		for (const more of [{ newerThan }, { writeIn: "es" }]) {
			const headers = await expectError(ask({ id, ...more }), 429, "analysis_limit_reached");
			expect(headers.get("Retry-After")).toBe("90");
		}
		expect(await request({ id })).toMatchObject({ done: true });
		expect(await questionsWith(message)).toHaveLength(1);
		vi.setSystemTime(midnight);
		expect(await request({ id, newerThan })).toMatchObject({ done: true });
	});

	it("are started no more often by requests at the same time", async () => {
		const [{ id }] = await Promise.all([newIdea(), newIdea()]);
		await storeStarts(id, limits.analysesPerDay - 1);
		await Promise.all([request({ id, writeIn: "en" }), request({ id, writeIn: "es" })]);
		expect(await storedOf(id)).toHaveLength(1);
	});

	it("can be used up: the last one is joined, nobody starts another if it fails, and the built-in analyst's is given", async () => {
		const { id } = await newIdea();
		await storeStarts(id, limits.analysesPerDay);
		setClock();
		await storeAnalysis(id, { leaseEnd: Date.now() + 3_000 });
		expect(await request({ id })).toMatchObject({ status: 200, text: "", ...interrupted });
		await expectError(ask({ id }), 429, "analysis_limit_reached");
		await storeAnalysis(id, { finishedAt: 1, model: "built-in-stand-in" });
		expect(await request({ id })).toMatchObject({ done: true, text: "before" });
	});
});

it("does not ask the model more often than the owner allows in a day, and answers all the same", async () => {
	for (const [MODEL_ANALYSES_PER_DAY, models] of [
		["0", ["built-in"]],
		["1", ["built-in-stand-in", "fake"]],
	] as const) {
		const ideas = await Promise.all(models.map(() => newIdea()));
		skipPauses();
		const all = await Promise.all(ideas.map(({ id }) => request({ id }, { MODEL_ANALYSES_PER_DAY })));
		expect(all.map(({ last }) => last?.model).sort()).toEqual(models);
		vi.useRealTimers();
	}
});

it("of a text that is not stored is the built-in analyst's in the language of the page, with and without Turnstile, and nothing of it is kept", async () => {
	// In Spanish, but not for certain.
	const message = unique("Cartón y madera");
	skipPauses();
	for (const settings of [{}, turnstile]) {
		const { done, chunks, last } = await request({ message, language: "en" }, settings);
		expect([done, chunks[0]?.idea, chunks[0]?.ideaLanguage]).toEqual([true, message, undefined]);
		expect(last).toMatchObject({ model: "built-in", language: "en" });
	}
	expect(await questionsWith(message)).toEqual([]);
	expect(await rows("SELECT idea FROM analyses UNION SELECT idea FROM analysis_counts")).toEqual([]);
});
