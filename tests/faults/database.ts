/** What the calls answer while D1 fails, what they leave behind, and what becomes of the same calls afterwards. */
import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import type { ApiError } from "#app/contract/errors.ts";
import type { AnalysisNotification } from "#app/contract/ideas.ts";
import type { Finding } from "#tests/bench/finding.ts";
import { emptyState, startSite } from "#tests/bench/site.ts";
import { startMailChannelsDouble } from "#tests/doubles/mailchannels.ts";
import { mailSettings, publicKey } from "./settings.ts";
import { post } from "./visitor.ts";

/** The calls that need D1, by path, each with a body that is the visitor's own. */
const calls = {
	"/analysis-requests": (email: string) => ({ email, message: `Idea of ${email}` }),
	"/send-contact-email": (email: string) => ({ name: "Ada", email, message: `Message of ${email}` }),
	"/send-analysis-notification": (userEmail: string) => ({ userEmail, message: `Idea of ${userEmail}` }),
};
type Path = keyof typeof calls;
const storing: readonly Path[] = ["/analysis-requests", "/send-contact-email"];

interface Failure {
	name: string;
	/** The calls that cannot be answered then. */
	concerns: readonly Path[];
	begin(database: D1Database, file: string): Promise<() => unknown>;
}

const failures: Failure[] = [
	tableIsGone("analysis_requests", ["/analysis-requests", "/send-analysis-notification"]),
	tableIsGone("contact_messages", ["/send-contact-email"]),
	tableIsGone("outbox", Object.keys(calls) as Path[]),
	tableIsGone("idempotency_keys", storing),
	{
		name: "the last row of a batch is refused",
		concerns: storing,
		async begin(database) {
			await database.exec(
				"CREATE TRIGGER refuse AFTER INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'refused'); END",
			);
			return () => database.exec("DROP TRIGGER refuse");
		},
	},
	{
		name: "another process holds the database",
		concerns: storing,
		async begin(_, file) {
			const other = new DatabaseSync(file);
			other.exec("BEGIN IMMEDIATE");
			return () => other.close();
		},
	},
];

function tableIsGone(table: string, concerns: readonly Path[]): Failure {
	return {
		name: `${table} is gone`,
		concerns,
		async begin(database) {
			await database.exec(`ALTER TABLE ${table} RENAME TO away`);
			return () => database.exec(`ALTER TABLE away RENAME TO ${table}`);
		},
	};
}

interface Submission {
	path: Path;
	body: unknown;
	idempotencyKey: string;
}

export async function database(quick: boolean): Promise<Finding> {
	const each = quick ? 2 : 20;
	const mailService = await startMailChannelsDouble();
	const state = emptyState("database");
	const site = await startSite({
		state,
		settings: { PUBLIC_API_KEY: publicKey, ...mailSettings(mailService.url) },
	});
	const file = databaseFile(state);
	const broken: string[] = [];
	const rows: string[][] = [];
	const send = ({ path, body, idempotencyKey }: Submission) =>
		post(site.worker, path, body, { idempotencyKey });

	for (const { name, concerns, begin } of failures) {
		const submissions = concerns.flatMap((path) =>
			Array.from({ length: each }, (): Submission => {
				const body = calls[path](`${randomUUID()}@example.org`);
				return { path, body, idempotencyKey: randomUUID() };
			}),
		);
		// A notification is about an idea that is stored already.
		for (const { path, body } of submissions) {
			if (path !== "/send-analysis-notification") continue;
			const { userEmail, message } = body as AnalysisNotification;
			const answer = await post(site.worker, "/analysis-requests", { email: userEmail, message });
			if (answer.status !== 201) throw new Error(`an idea was answered ${answer.status}`);
		}
		await allMailsSent(site.database);
		const before = await counts(site.database);
		const mailsBefore = mailService.mails().length;

		const end = await begin(site.database, file);
		let asSpecified = 0;
		for (const answer of await Promise.all(submissions.map(send))) {
			const { error } = (await answer.json()) as Partial<ApiError>;
			if (answer.status === 503 && error?.code === "unavailable") asSpecified += 1;
		}
		await end();
		const left = await counts(site.database);
		const mailsMeanwhile = mailService.mails().length - mailsBefore;

		let repeated = 0;
		for (const answer of await Promise.all(submissions.map(send))) if (answer.ok) repeated += 1;
		await allMailsSent(site.database);
		const after = await counts(site.database);
		const stored = submissions.filter(({ path }) => storing.includes(path)).length;
		const newRows = after.rows - before.rows;
		const newMails = mailService.mails().length - mailsBefore;

		if (asSpecified !== submissions.length) {
			broken.push(`${name}: ${submissions.length - asSpecified} answers are not the specified error`);
		}
		const leftOver = left.rows + left.mails + left.keys - before.rows - before.mails - before.keys;
		if (leftOver !== 0) broken.push(`${name}: ${leftOver} rows are left of what was refused`);
		if (mailsMeanwhile > 0) broken.push(`${name}: ${mailsMeanwhile} mails went out for what was refused`);
		if (repeated !== submissions.length) {
			broken.push(`${name}: ${submissions.length - repeated} calls failed afterwards too`);
		}
		if (newRows !== stored || after.mails - before.mails !== stored || newMails !== stored) {
			broken.push(`${name}: ${stored} submissions became ${newRows} rows and ${newMails} mails afterwards`);
		}
		rows.push([
			name,
			...[submissions.length, asSpecified, leftOver, mailsMeanwhile, repeated, newRows, newMails].map(String),
		]);
	}
	await site.stop();
	await mailService.close();
	return {
		title: "Submissions while D1 fails",
		notes: [
			`${Object.keys(calls).join(", ")}: ${each} of each that D1's failure concerns, at once. Then D1 is well again, ` +
				"and the same bodies are sent with the same keys.",
		],
		columns: [
			"D1",
			"calls",
			"503 unavailable",
			"rows left of them",
			"mails meanwhile",
			"succeeded afterwards",
			"rows then",
			"mails then",
		],
		rows,
		broken,
	};
}

/** The file in which the local D1 keeps the tables, beside one about all its databases. */
function databaseFile(state: string): string {
	const files = globSync(`${state}/d1/*/*.sqlite`).filter((file) => !file.endsWith("/metadata.sqlite"));
	if (files.length !== 1) throw new Error(`there are ${files.length} databases in ${state}`);
	return files[0] as string;
}

/** How many rows there are: of visitors, of mails, of keys. */
async function counts(database: D1Database): Promise<{ rows: number; mails: number; keys: number }> {
	const found = await database
		.prepare(
			`SELECT (SELECT count(*) FROM analysis_requests) + (SELECT count(*) FROM contact_messages) AS rows,
				(SELECT count(*) FROM outbox) AS mails, (SELECT count(*) FROM idempotency_keys) AS keys`,
		)
		.first<{ rows: number; mails: number; keys: number }>();
	if (!found) throw new Error("D1 does not answer");
	return found;
}

/** Waits until every mail that is owed has been sent, which is tried right after the answer. */
async function allMailsSent(database: D1Database): Promise<void> {
	const deadline = Date.now() + 30_000;
	while (await database.prepare("SELECT id FROM outbox WHERE state <> 'sent'").first()) {
		if (Date.now() > deadline) throw new Error("mails that are owed are not sent");
		await delay(50);
	}
}
