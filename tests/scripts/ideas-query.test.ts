import { expect, test } from "vitest";
import { env, rows } from "#tests/api/fetch-api.ts";
import { queueIdeas } from "#tests/mail/queue-ideas.ts";
import { applyRetention } from "#worker/retention.ts";
import { entriesQuery } from "../../scripts/operator/ideas-format.ts";

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
