import { beforeEach, describe, expect, it, vi } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import { skipPauses } from "#tests/analysis/read-events.ts";
import { setClock } from "#tests/fake-clock.ts";
import { claimAnalysis, updateClaimed } from "#worker/db/analyses.ts";
import { openDatabase } from "#worker/db/database.ts";
import { env, expectError, questionsWith, rows } from "./fetch-api.ts";
import {
	ask,
	countsOf,
	interrupted,
	newIdea,
	now,
	request,
	shortenPauses,
	storeAnalysis,
	storeCounts,
	storedOf,
} from "./request-analysis.ts";

beforeEach(shortenPauses);

describe("the analyses of an idea on a day", () => {
	it("are those that were finished: then another one is refused until midnight, and the last one is given", async () => {
		const { id, message } = await newIdea();
		await storeCounts(id, limits.analysesPerDay - 1, 1);
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

	it("are started a limited number of times, whoever breaks off: then the built-in analyst answers, and nothing is stored", async () => {
		const { id, message } = await newIdea({ habit: "no-finish" });
		await storeCounts(id, 0, limits.analysisStartsPerDay - 1);
		expect(await request({ id })).toMatchObject({ errors: [{ code: "interrupted" }] });
		const broken = await storedOf(id);
		skipPauses();
		for (const more of [{}, { newerThan: now() }, { writeIn: "es" }]) {
			const { done, chunks, last } = await request({ id, ...more });
			expect(done).toBe(true);
			expect(chunks[0]).toMatchObject({ idea: message });
			expect(last).toMatchObject({ model: "built-in-stand-in" });
		}
		vi.useRealTimers();
		expect(await storedOf(id)).toEqual(broken);
		expect(await questionsWith(message)).toHaveLength(1);
		// One that was finished before is given, and not replaced.
		await storeAnalysis(id, { finishedAt: 1 });
		expect(await request({ id })).toMatchObject({ done: true, text: "before" });
		await expectError(ask({ id, newerThan: now() }), 429, "analysis_limit_reached");
	});

	it("are started no more often by requests at the same time", async () => {
		const { id } = await newIdea();
		await storeCounts(id, 0, limits.analysisStartsPerDay - 1);
		await Promise.all([request({ id, writeIn: "en" }), request({ id, writeIn: "es" })]);
		expect(await storedOf(id)).toHaveLength(1);
	});

	it.each([
		["finished", limits.analysesPerDay, 1],
		["started", 0, limits.analysisStartsPerDay],
	])(
		"can be used up (%s): the last one is joined, nobody starts another if it fails, and the built-in analyst's is given",
		async (_, finished, started) => {
			const { id } = await newIdea();
			await storeCounts(id, finished, started);
			setClock();
			await storeAnalysis(id, { leaseEnd: Date.now() + 3_000 });
			expect(await request({ id })).toMatchObject({ status: 200, text: "", ...interrupted });
			await storeAnalysis(id, { finishedAt: 1, model: "built-in-stand-in" });
			expect(await request({ id })).toMatchObject({ done: true, text: "before" });
		},
	);

	it("are not counted as finished if they could not be stored", async () => {
		const { id } = await newIdea();
		const database = openDatabase(env.DB);
		const claimed = await claimAnalysis(database, id, "en", 0, Date.now());
		await rows("UPDATE analyses SET started_at = started_at + 1");
		const stored = updateClaimed(
			database,
			claimed ?? expect.fail(),
			{ text: "whole" },
			{ countedAt: Date.now() },
		);
		expect(await stored).toBe(false);
		expect(await countsOf(id)).toEqual([{ count: 0, started: 1 }]);
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
