import { expect, test } from "vitest";
import { captureLog, databaseWith, env, rows } from "#tests/api/fetch-api.ts";
import { applyRetention } from "#worker/retention.ts";

const day = 86_400_000;
const now = Date.UTC(2027, 2, 31, 12);
const yearAgo = Date.UTC(2026, 2, 31, 12);

/** An idea with its analysis, and a message, with a mail each, stored at that moment. */
const storeBoth = (name: string, at: number, state = "pending") =>
	env.DB.batch(
		[
			"INSERT INTO analysis_requests VALUES ('idea ' || ?1, 'a@example.org', 'Text', ?2, 0)",
			`INSERT INTO analyses (idea, language, text, model, started_at, finished_at, lease_end)
			VALUES ('idea ' || ?1, 'es', 'Text', 'model', ?2, ?2, 0)`,
			`INSERT INTO contact_messages (id, name, email, message, created_at)
			VALUES ('message ' || ?1, 'A visitor', 'visitor@example.org', 'Text', ?2)`,
			`INSERT INTO outbox (id, kind, subject_id, state, due_at, created_at, sent_at)
			SELECT '1 ' || ?1, 'analysis_request', 'idea ' || ?1, ?3, ?2, ?2 - 1, ?2
			UNION SELECT '2 ' || ?1, 'contact_message', 'message ' || ?1, ?3, ?2, ?2 - 1, ?2`,
		].map((query) => env.DB.prepare(query).bind(name, at, ...(query.includes("?3") ? [state] : []))),
	);

const idsIn = async (table: string) =>
	(await rows<{ id: string }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);

test("retention deletes ideas and messages after twelve months, and their emails, to the millisecond", async () => {
	await storeBoth("old", yearAgo);
	await storeBoth("old and failed", yearAgo, "failed");
	await storeBoth("young", yearAgo + 1);
	const lines = captureLog("warn");
	// The second time nothing is left to delete or to log.
	for (const _time of [1, 2]) await applyRetention(env, now);
	expect(await idsIn("analysis_requests")).toEqual(["idea young"]);
	expect(await rows("SELECT idea FROM analyses")).toEqual([{ idea: "idea young" }]);
	expect(await idsIn("contact_messages")).toEqual(["message young"]);
	expect(await idsIn("outbox")).toEqual(["1 young", "2 young"]);
	const deleted = { analyses: 2, ideas: 2, contactMessages: 2, unsentEmails: 4, sentEmails: 0 };
	expect(lines).toEqual([{ event: "retention_applied", ...deleted, analysisCounts: 0 }]);
});

test("retention deletes sent emails after 30 days, but none that is pending, as one that was maybe sent is", async () => {
	await storeBoth("sent", now - 30 * day, "sent");
	await storeBoth("just sent", now - 30 * day + 1, "sent");
	await storeBoth("pending", now - 200 * day);
	await storeBoth("long sent", yearAgo, "sent");
	const lines = captureLog("info");
	await applyRetention(env, now);
	expect(lines).toMatchObject([{ event: "retention_applied", unsentEmails: 0, sentEmails: 2 }]);
	expect(await idsIn("outbox")).toEqual(["1 just sent", "1 pending", "2 just sent", "2 pending"]);
	expect(await idsIn("analysis_requests")).toHaveLength(3);
});

test("how often ideas were analysed is deleted once the day is over", async () => {
	await rows("INSERT INTO analysis_counts VALUES ('2027-03-30', '1', 5, 6), ('2027-03-31', '1', 5, 6)");
	await applyRetention(env, now);
	expect(await rows("SELECT day FROM analysis_counts")).toEqual([{ day: "2027-03-31" }]);
});

test("retention deletes nothing, and says so, while the database fails", async () => {
	await storeBoth("old", yearAgo);
	const lines = captureLog("error");
	await applyRetention({ ...env, DB: databaseWith("batch") }, now);
	expect(await idsIn("outbox")).toHaveLength(2);
	expect(lines).toEqual([{ event: "retention_failed", reason: expect.stringMatching(/^D1_ERROR: the/) }]);
});
