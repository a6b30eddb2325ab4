import { expect, test } from "vitest";
import { env, rows, runStatements } from "#tests/api/fetch-api.ts";
import { queueIdeas } from "#tests/mail/queue-ideas.ts";
import { applyRetention } from "#worker/retention.ts";
import { analysisQueries, entriesQuery } from "../../scripts/operator/ideas-format.ts";

test("the operator’s list has a mail as sent after retention has deleted its row, and a waiting one as pending", async () => {
	const now = Date.now();
	await queueIdeas("ideas", 2, now - 40 * 86_400_000);
	await env.DB.prepare(
		"UPDATE outbox SET state = 'sent', sent_at = created_at WHERE id = (SELECT min(id) FROM outbox)",
	).run();
	await applyRetention(env, now);
	expect(await rows("SELECT state FROM outbox")).toEqual([{ state: "pending" }]);
	const mails = (await rows<{ mail: string }>(entriesQuery)).map(({ mail }) => mail);
	expect(mails.sort()).toEqual(["pending", "sent"]);
});

test("an idea is read with what was written of each analysis, finished or not", async () => {
	const [{ idea = "" } = {}] = await queueIdeas("draft", 1);
	await env.DB.exec(
		`INSERT INTO analyses VALUES ('${idea}', 'en', '', '', 0, NULL, 0, 'stop', 'Half', 'large'),
		('${idea}', 'es', 'Todo', 'small', 0, 1000, 0, 'stop', '', '')`.replaceAll("\n", ""),
	);
	expect(await runStatements(analysisQueries(idea))).toEqual({
		ideas: [{ text: "An idea" }],
		analyses: [{ text: "en, large, not finished\n\nHalf" }, { text: "es, small\n\nTodo" }],
	});
});
