import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { startFakeMailChannels } from "#tests/fakes/mailchannels.ts";
import type { BenchOptions, BenchResult } from "../bench/run-parts.ts";
import { emptyState, type Site, startSite } from "../bench/workerd-site.ts";
import { requeue } from "../outbox-queries.ts";
import { settingsWithMail } from "./settings.ts";
import { post } from "./visitor.ts";

/** Temporary failures of the fake mail service, and their names in the table. */
const outages = {
	hang: "no response",
	500: "500",
	502: "502",
	429: "429",
	401: "401",
	403: "403",
	html: "an error page in HTML",
	202: "202 that holds `failed`",
	garbage: "202 with half a response",
	cut: "connection cut",
};
/** Responses that reject an email permanently. */
const refusals = ["400", "413"];
const connectionRefused = "connection refused";
const responseLost = "accepted, response lost";

interface ExpectedEmail {
	/** The failure during which it was submitted. */
	failure: string;
	email: string;
	message: string;
}

/** Concurrent scheduled runs, which must not send the same email twice. */
const runsAtOnce = 2;

/** Checks that every email is delivered once although the mail service fails in every way. */
export async function mail({ site: checkout, quick }: BenchOptions): Promise<BenchResult> {
	const each = quick ? 2 : 10;
	const reserved = await startFakeMailChannels();
	const port = Number(new URL(reserved.origin).port);
	await reserved.close();
	const settings = settingsWithMail(reserved.url);
	const site = await startSite({ checkout, state: emptyState("mail"), settings });
	const expected: ExpectedEmail[] = [];
	const failures: string[] = [];

	/** Runs the scheduled handler several times at once, with every pending email due. */
	async function runScheduled(): Promise<void> {
		await site.database.prepare("UPDATE outbox SET due_at = 0 WHERE state = 'pending'").run();
		await Promise.all(Array.from({ length: runsAtOnce }, () => site.scheduled(Date.now())));
	}

	/** Submits ideas and messages, waits for the first attempt to send each email, then runs the scheduled handler. */
	async function submitDuring(failure: string): Promise<void> {
		for (let index = 0; index < each; index += 1) {
			const email = `visitor+${expected.length}@example.org`;
			const message = `Mail ${randomUUID()}`;
			expected.push({ failure, email, message });
			const answer = await (index % 2 === 0
				? post(site.worker, "/analysis-requests", { email, message })
				: post(site.worker, "/send-contact-email", { name: "Ada", email, message }));
			if (!answer.ok) throw new Error(`a submission was answered ${answer.status}`);
			await answer.body?.cancel();
		}
		const deadline = Date.now() + 30_000;
		while ((await count(site, "state <> 'sent' AND last_error IS NULL")) > 0) {
			if (Date.now() > deadline) throw new Error(`a mail was not tried: ${failure}`);
			await delay(50);
		}
		await runScheduled();
	}

	/** Ends the failure, and runs the scheduled handler until nothing is pending. */
	async function recover(): Promise<void> {
		fake.fail();
		for (let run = 0; run < 50 && (await count(site, "state = 'pending'")) > 0; run += 1)
			await runScheduled();
	}

	/** Expects this number of permanently failed emails, and requeues them as `npm run outbox -- --requeue all` does. */
	async function requeueAll(expectedCount: number, failure: string): Promise<void> {
		const failed = await count(site, "state = 'failed'");
		if (failed !== expectedCount)
			failures.push(`${failure}: ${failed} emails failed permanently, not ${expectedCount}`);
		await site.database.batch(requeue("all").map((statement) => site.database.prepare(statement)));
	}

	await submitDuring(connectionRefused);
	const fake = await startFakeMailChannels({ port });
	for (const [way, failure] of Object.entries(outages)) {
		fake.fail(way);
		await submitDuring(failure);
	}
	const early = fake.mails().length;
	await recover();
	await requeueAll(0, "outages");
	for (const status of refusals) {
		fake.fail(status);
		await submitDuring(status);
		await requeueAll(each, status);
		await recover();
	}
	fake.fail("lost");
	await submitDuring(responseLost);
	await recover();
	const unsent = await count(site, "state <> 'sent'");
	await site.stop();
	await fake.close();

	if (early > 0) failures.push(`${early} mails arrived while the service failed`);
	if (unsent > 0) failures.push(`${unsent} mails do not count as sent after the service has recovered`);
	const mails = Map.groupBy(fake.mails(), ({ replyTo }) => replyTo?.email);
	const rows = Object.entries(Object.groupBy(expected, ({ failure }) => failure)).map(
		([failure, some = []]) => {
			let missing = 0;
			let doubled = 0;
			for (const { email, message } of some) {
				const copies = mails.get(email) ?? [];
				if (copies.length === 0) missing += 1;
				if (copies.length > 1) doubled += 1;
				if (new Set(copies.map(({ headers }) => headers["X-Outbox-Id"])).size > 1)
					failures.push(`the mail of ${email} came again under another X-Outbox-Id`);
				if (copies.some(({ text }) => !text.includes(message)))
					failures.push(`the mail of ${email} has another text`);
			}
			if (missing > 0) failures.push(`${failure}: ${missing} mails missing`);
			// The Worker cannot know that an email was accepted if the response was lost, so it has to send it again.
			if (doubled > 0 && failure !== responseLost) failures.push(`${failure}: ${doubled} mails doubled`);
			return {
				"submitted during": failure,
				mails: some.length,
				arrived: some.length - missing,
				missing,
				doubled,
			};
		},
	);
	return {
		title: "Mails while the mail service fails",
		notes: [
			`Ideas and contact messages come in while the mail service fails in one way after the other; each mail is tried after its answer, and by ${runsAtOnce} scheduled runs at once. Then the service recovers, and scheduled runs follow. What was rejected permanently (${refusals.join(", ")}) is requeued as \`npm run outbox -- --requeue all\` does. An email whose response was lost arrives a second time, with the same X-Outbox-Id.`,
		],
		rows,
		failures,
	};
}

async function count({ database }: Site, condition: string): Promise<number> {
	return Number(
		await database.prepare(`SELECT count(*) AS count FROM outbox WHERE ${condition}`).first("count"),
	);
}
