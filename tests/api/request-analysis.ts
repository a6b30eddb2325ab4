/** What the tests of analyses over HTTP have in common. */
import { expect, vi } from "vitest";
import { readAll } from "#tests/analysis/read-events.ts";
import { fetchApi, rows, storeIdea, unique } from "./fetch-api.ts";

export const { wait } = scheduler;

/** Shortens the pauses of writers and readers, also where a test has set the clock, which goes on as if they were not. */
export function shortenPauses() {
	vi.spyOn(scheduler, "wait").mockImplementation((ms, options) => {
		if (vi.isFakeTimers()) vi.setSystemTime(Date.now() + ms);
		return wait.call(scheduler, ms / 100, options);
	});
}

/** Stores an idea of which the model writes in a way (`habit`). */
export async function newIdea(
	{ text = "Old nets into yarn", habit = "ok", topic = "" } = {},
	env: object = {},
) {
	const message = `${unique(text)} #fake:${habit}`;
	return { id: await storeIdea(message, topic, env), message };
}

export const ask = (body: object, env: object = {}) => fetchApi("/chat-alianzas", { body, env });

/** Requests an analysis, and reads it to its end. */
export async function request(body: object, env: object = {}) {
	const response = await ask(body, env);
	const read = await readAll(response.body);
	const last = read.chunks.at(-1);
	return { status: response.status, language: last?.language, last, ...read };
}

export const storedOf = (idea: string) => rows("SELECT * FROM analyses WHERE idea = ? ORDER BY rowid", idea);

/** Stores an analysis as a writer has left it: as a draft, or finished. */
export const storeAnalysis = (
	idea: string,
	{ draft = "", leaseEnd = 0, startedAt = 0, finishedAt = null as number | null, model = "fake" },
) =>
	rows(
		`REPLACE INTO analyses (idea, language, text, model, started_at, finished_at, lease_end, draft, draft_model)
		VALUES (?, 'en', 'before', ?, ?, ?, ?, ?, 'fake')`,
		...[idea, model, startedAt, finishedAt, leaseEnd, draft],
	);

const today = () => new Date().toISOString().slice(0, 10);
export const storeStarts = (idea: string, started: number) =>
	rows("INSERT INTO analysis_counts VALUES (?, ?, 0, ?)", today(), idea, started);
export const startsOf = (idea: string) => rows("SELECT started FROM analysis_counts WHERE idea = ?", idea);

/** A `created` that no analysis of today has reached. */
export const now = () => Math.floor(Date.now() / 1000);

/** Who asks again gets another text. */
export const interrupted = {
	done: false,
	aborted: true,
	errors: [expect.objectContaining({ code: "interrupted" })],
};
