import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { databaseWith, env, rows } from "#tests/api/fetch-api.ts";
import { queueIdeas } from "#tests/mail/queue-ideas.ts";
import worker from "#worker/index.ts";

/** Calls the Worker as a Cron Trigger does, with a slow database, and waits for the work that goes on after it. */
async function triggerCron(scheduledTime: Date): Promise<void> {
	const context = createExecutionContext();
	const DB = databaseWith("batch", (all) => scheduler.wait(50).then(() => env.DB.batch(all as never)));
	worker.scheduled(createScheduledController({ scheduledTime }), { ...env, DB }, context);
	await waitOnExecutionContext(context);
}

test("the scheduled run sends twenty due emails, and applies retention in the first run of an hour only", async () => {
	await queueIdeas("good", 21, 0);
	const ideas = () => rows("SELECT id FROM analysis_requests");
	await triggerCron(new Date(Date.UTC(2027, 0, 1, 10, 59)));
	expect(await rows("SELECT id FROM outbox WHERE state = 'sent'")).toHaveLength(20);
	expect(await ideas()).toHaveLength(21);
	await triggerCron(new Date(Date.UTC(2027, 0, 1, 11, 0)));
	expect(await ideas()).toHaveLength(0);
});
