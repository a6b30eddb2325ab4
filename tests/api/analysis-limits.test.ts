import { beforeEach, describe, expect, it, vi } from "vitest";
import { limits } from "#app/schemas/limits.ts";
import { skipPauses } from "#tests/analysis/read-events.ts";
import { setClock } from "#tests/fake-clock.ts";
import { expectError, questionsWith } from "./fetch-api.ts";
import {
	ask,
	interrupted,
	newIdea,
	request,
	shortenPauses,
	storeAnalysis,
	storedOf,
	storeStarts,
} from "./request-analysis.ts";

beforeEach(shortenPauses);

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
		const { id } = await newIdea();
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
