import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { startFakeMailChannels } from "#tests/fakes/mailchannels.ts";
import type { BenchOptions, Finding } from "../bench/run-parts.ts";
import { emptyState, type Site, startSite } from "../bench/workerd-site.ts";
import { requeue } from "../outbox-queries.ts";
import { settingsWithMail } from "./settings.ts";
import { post } from "./visitor.ts";

/** How the fake mail service can be told to take no mail for now, and what that is. */
const outages = {
	hang: "no answer",
	500: "500",
	502: "502",
	429: "429",
	401: "401",
	html: "an error page in HTML",
	202: "202 that holds `failed`",
	garbage: "202 with half an answer",
	cut: "connection cut",
};
/** How it can be told to refuse mails for good. */
const refusals = ["400", "403", "413"];
const nobodyListens = "connection refused";
const answerLost = "taken, but the answer got lost";

interface Owed {
	/** What failed when it came in. */
	failure: string;
	email: string;
	message: string;
}

/** Scheduled runs at once: they would take the same mails if they could. */
const runsAtOnce = 2;

/** What becomes of the mails that are owed while the mail service fails in every way. */
export async function mail({ site: checkout, quick }: BenchOptions): Promise<Finding> {
	const each = quick ? 2 : 10;
	const reserved = await startFakeMailChannels();
	const port = Number(new URL(reserved.origin).port);
	await reserved.close();
	const settings = settingsWithMail(reserved.url);
	const site = await startSite({ checkout, state: emptyState("mail"), settings });
	const owed: Owed[] = [];
	const broken: string[] = [];

	/** Runs the scheduled handler, several times at once, with every pending mail due. */
	async function runScheduled(): Promise<void> {
		await site.database.prepare("UPDATE outbox SET due_at = 0 WHERE state = 'pending'").run();
		await Promise.all(Array.from({ length: runsAtOnce }, () => site.scheduled(Date.now())));
	}

	/** Lets ideas and messages come in, each tried once after its answer, and then the scheduled runs try. */
	async function submitDuring(failure: string): Promise<void> {
		for (let index = 0; index < each; index += 1) {
			const email = `visitor+${owed.length}@example.org`;
			const message = `Mail ${randomUUID()}`;
			owed.push({ failure, email, message });
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

	/** The mail service is well again: the scheduled runs follow until nothing is pending. */
	async function recover(): Promise<void> {
		fake.fail();
		for (let run = 0; run < 50 && (await count(site, "state = 'pending'")) > 0; run += 1)
			await runScheduled();
	}

	/** Expects so many mails to be parked, and puts them back as `npm run outbox -- --requeue all` does. */
	async function putBack(expected: number, failure: string): Promise<void> {
		const parked = await count(site, "state = 'failed'");
		if (parked !== expected) broken.push(`${failure}: ${parked} mails were parked, not ${expected}`);
		await site.database.batch(requeue("all").map((statement) => site.database.prepare(statement)));
	}

	await submitDuring(nobodyListens);
	const fake = await startFakeMailChannels({ port });
	for (const [way, failure] of Object.entries(outages)) {
		fake.fail(way);
		await submitDuring(failure);
	}
	const early = fake.mails().length;
	await recover();
	await putBack(0, "outages");
	for (const status of refusals) {
		fake.fail(status);
		await submitDuring(status);
		await putBack(each, status);
		await recover();
	}
	fake.fail("lost");
	await submitDuring(answerLost);
	await recover();
	const unsent = await count(site, "state <> 'sent'");
	await site.stop();
	await fake.close();

	if (early > 0) broken.push(`${early} mails arrived while the service failed`);
	if (unsent > 0) broken.push(`${unsent} mails do not count as sent after the service has recovered`);
	const mails = Map.groupBy(fake.mails(), ({ replyTo }) => replyTo?.email);
	const rows = Object.entries(Object.groupBy(owed, ({ failure }) => failure)).map(([failure, some = []]) => {
		let missing = 0;
		let doubled = 0;
		for (const { email, message } of some) {
			const copies = mails.get(email) ?? [];
			if (copies.length === 0) missing += 1;
			if (copies.length > 1) doubled += 1;
			if (new Set(copies.map(({ headers }) => headers["X-Outbox-Id"])).size > 1)
				broken.push(`the mail of ${email} came again under another X-Outbox-Id`);
			if (copies.some(({ text }) => !text.includes(message)))
				broken.push(`the mail of ${email} says something else`);
		}
		if (missing > 0) broken.push(`${failure}: ${missing} mails missing`);
		// Only the service knows that it took a mail whose answer got lost: that one has to come again.
		if (doubled > 0 && failure !== answerLost) broken.push(`${failure}: ${doubled} mails doubled`);
		return {
			"came in during": failure,
			mails: some.length,
			arrived: some.length - missing,
			missing,
			doubled,
		};
	});
	return {
		title: "Mails while the mail service fails",
		notes: [
			`Ideas and contact messages come in while the mail service fails in one way after the other; each mail is tried after its answer, and by ${runsAtOnce} scheduled runs at once. Then the service recovers, and scheduled runs follow. What was refused for good (${refusals.join(", ")}) is put back as \`npm run outbox -- --requeue all\` does it. A mail whose answer got lost comes a second time, with the same X-Outbox-Id.`,
		],
		rows,
		broken,
	};
}

async function count({ database }: Site, condition: string): Promise<number> {
	return Number(
		await database.prepare(`SELECT count(*) AS count FROM outbox WHERE ${condition}`).first("count"),
	);
}
