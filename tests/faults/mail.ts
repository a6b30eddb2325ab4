/** What becomes of the mails that are owed while the mail service fails in every way. */
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Finding } from "#tests/bench/finding.ts";
import { emptyState, type Site, startSite } from "#tests/bench/site.ts";
import { startMailChannelsDouble } from "#tests/doubles/mailchannels.ts";
import { requeue } from "../../scripts/outbox-queries.ts";
import { mailSettings, publicKey } from "./settings.ts";
import { post } from "./visitor.ts";

/** How the mail double can be told to take no mail for now, and what that is. */
const outages = [
	["hang", "no answer"],
	["500", "500"],
	["502", "502"],
	["429", "429"],
	["401", "401"],
	["html", "an error page in HTML"],
	["202", "202 that holds `failed`"],
	["garbage", "202 with half an answer"],
	["cut", "connection cut"],
] as const;
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
/** Far more runs than the mails need. */
const mostRecoveryRuns = 50;

export async function mail(quick: boolean): Promise<Finding> {
	const each = quick ? 2 : 10;
	const reserved = await startMailChannelsDouble();
	const port = Number(new URL(reserved.origin).port);
	await reserved.close();
	const site = await startSite({
		state: emptyState("mail"),
		settings: { PUBLIC_API_KEY: publicKey, ...mailSettings(reserved.url) },
	});
	const owed: Owed[] = [];
	const broken: string[] = [];

	/** Runs the scheduled handler, several times at once, with every pending mail due. */
	async function runScheduled(): Promise<void> {
		await site.database.prepare("UPDATE outbox SET due_at = 0 WHERE state = 'pending'").run();
		await Promise.all(Array.from({ length: runsAtOnce }, () => site.scheduled(Date.now())));
	}

	/** Lets ideas and messages come in, each tried once after its answer, and then the scheduled runs try. */
	async function suffer(failure: string): Promise<void> {
		const submissions = Array.from({ length: each }, (_, index): Owed => {
			return {
				failure,
				email: `visitor+${owed.length + index}@example.org`,
				message: `Mail ${randomUUID()}`,
			};
		});
		owed.push(...submissions);
		await Promise.all(
			submissions.map(async ({ email, message }, index) => {
				const answer = await (index % 2 === 0
					? post(site.worker, "/analysis-requests", { email, message })
					: post(site.worker, "/send-contact-email", { name: "Ada", email, message }));
				if (!answer.ok) throw new Error(`a submission was answered ${answer.status}`);
				await answer.body?.cancel();
			}),
		);
		const deadline = Date.now() + 30_000;
		while ((await count(site, "state <> 'sent' AND last_error IS NULL")) > 0) {
			if (Date.now() > deadline) throw new Error(`a mail was not tried: ${failure}`);
			await delay(50);
		}
		await runScheduled();
	}

	/** The mail service is well again: the scheduled runs follow until nothing is pending. */
	async function recover(): Promise<void> {
		double.fail();
		for (let run = 0; run < mostRecoveryRuns && (await count(site, "state = 'pending'")) > 0; run += 1) {
			await runScheduled();
		}
	}

	/** Expects so many mails to be parked, and puts them back as `npm run outbox -- --requeue all` does. */
	async function putBack(expected: number, failure: string): Promise<void> {
		const parked = await count(site, "state = 'failed'");
		if (parked !== expected) broken.push(`${failure}: ${parked} mails were parked, not ${expected}`);
		await site.database.batch(requeue("all").map((statement) => site.database.prepare(statement)));
	}

	await suffer(nobodyListens);
	const double = await startMailChannelsDouble({ port });
	for (const [way, failure] of outages) {
		double.fail(way);
		await suffer(failure);
	}
	const early = double.mails().length;
	await recover();
	await putBack(0, "outages");
	for (const status of refusals) {
		double.fail(status);
		await suffer(status);
		await putBack(each, status);
		await recover();
	}
	double.fail("lost");
	await suffer(answerLost);
	await recover();
	const unsent = await count(site, "state <> 'sent'");
	await site.stop();
	await double.close();

	if (early > 0) broken.push(`${early} mails arrived while the service failed`);
	if (unsent > 0) broken.push(`${unsent} mails do not count as sent after the service has recovered`);
	const mails = Map.groupBy(double.mails(), ({ replyTo }) => replyTo?.email);
	const rows = [nobodyListens, ...outages.map(([, failure]) => failure), ...refusals, answerLost].map(
		(failure) => {
			let missing = 0;
			let doubled = 0;
			for (const { email, message } of owed.filter((mail) => mail.failure === failure)) {
				const copies = mails.get(email) ?? [];
				const ids = new Set(copies.map(({ headers }) => headers["X-Outbox-Id"]));
				if (copies.length === 0) missing += 1;
				if (copies.length > 1) doubled += 1;
				if (ids.size > 1) broken.push(`the mail of ${email} came again under another X-Outbox-Id`);
				if (copies.some(({ text }) => !text.includes(message)))
					broken.push(`the mail of ${email} says something else`);
			}
			if (missing > 0) broken.push(`${failure}: ${missing} mails missing`);
			// Nobody but the service knows that it took a mail whose answer got lost: that one has to come again.
			if (doubled > 0 && failure !== answerLost) broken.push(`${failure}: ${doubled} mails doubled`);
			return [failure, ...[each, each - missing, missing, doubled].map(String)];
		},
	);
	return {
		title: "Mails while the mail service fails",
		notes: [
			"Ideas and contact messages come in while the mail service fails in one way after the other; each mail is tried " +
				`after its answer, and by ${runsAtOnce} scheduled runs at once. Then the service recovers, and scheduled ` +
				"runs follow until nothing is pending. Back-off is not waited for: before each run the due times are moved " +
				`in D1. Nothing is parked but what was refused for good (${refusals.join(", ")}), and that is put back as ` +
				"`npm run outbox -- --requeue all` does it.",
			"A mail whose answer got lost has to come a second time, since only the service knows that it took it: with the " +
				"same X-Outbox-Id.",
		],
		columns: ["came in during", "mails", "arrived", "missing", "doubled"],
		rows,
		broken,
	};
}

async function count(site: Site, condition: string): Promise<number> {
	const row = await site.database
		.prepare(`SELECT count(*) AS count FROM outbox WHERE ${condition}`)
		.first<{ count: number }>();
	return row?.count ?? 0;
}
