import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import type { ApiErrorBody } from "#app/schemas/errors.ts";
import { startFakeMailChannels } from "#tests/fakes/mailchannels.ts";
import type { BenchOptions, BenchResult } from "../bench/run-parts.ts";
import { emptyState, startSite } from "../bench/workerd-site.ts";
import { settingsWithMail } from "./settings.ts";
import { post } from "./visitor.ts";

/** The endpoints that store something, each with a function that creates a unique body. */
const calls = {
	"/analysis-requests": (email: string) => ({ email, message: `Idea of ${email}` }),
	"/send-contact-email": (email: string) => ({ name: "Ada", email, message: `Message of ${email}` }),
};
type Path = keyof typeof calls;
const allPaths = Object.keys(calls) as Path[];

interface Failure {
	name: string;
	/** The endpoints that fail then. */
	concerns: Path[];
	/** @returns a function that ends the failure */
	begin(database: D1Database, file: string): Promise<() => unknown>;
}

function tableIsGone(table: string, concerns = allPaths): Failure {
	return {
		name: `${table} is missing`,
		concerns,
		async begin(database) {
			await database.exec(`ALTER TABLE ${table} RENAME TO away`);
			return () => database.exec(`ALTER TABLE away RENAME TO ${table}`);
		},
	};
}

const d1Failures: Failure[] = [
	tableIsGone("analysis_requests", ["/analysis-requests"]),
	tableIsGone("contact_messages", ["/send-contact-email"]),
	tableIsGone("outbox"),
	tableIsGone("idempotency_keys"),
	{
		name: "the last row of a batch is refused",
		concerns: allPaths,
		async begin(database) {
			await database.exec(
				"CREATE TRIGGER refuse AFTER INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'refused'); END",
			);
			return () => database.exec("DROP TRIGGER refuse");
		},
	},
	{
		name: "another process holds the database",
		concerns: allPaths,
		async begin(_, file) {
			const other = new DatabaseSync(file);
			other.exec("BEGIN IMMEDIATE");
			return () => other.close();
		},
	},
];

/** Checks responses and stored rows while D1 fails, and that the same requests succeed afterwards. */
export async function database({ site: checkout, quick }: BenchOptions): Promise<BenchResult> {
	const each = quick ? 2 : 20;
	const mailService = await startFakeMailChannels();
	const state = emptyState("database");
	const site = await startSite({ checkout, state, settings: settingsWithMail(mailService.url) });
	const failures: string[] = [];
	const rows: BenchResult["rows"] = [];

	for (const { name, concerns, begin } of d1Failures) {
		const submissions = concerns.flatMap((path) =>
			Array.from({ length: each }, () => ({
				path,
				body: calls[path](`${randomUUID()}@example.org`),
				options: { idempotencyKey: randomUUID() },
			})),
		);
		const sendAll = () =>
			Promise.all(submissions.map(({ path, body, options }) => post(site.worker, path, body, options)));
		const before = await countRows(site.database);
		const mailsBefore = mailService.mails().length;

		const end = await begin(site.database, databaseFile(state));
		const answers = await sendAll();
		await end();
		const bodies = await Promise.all(
			answers.map((answer) => answer.json() as Promise<Partial<ApiErrorBody>>),
		);
		const asSpecified = bodies.filter(
			({ error }, index) => answers[index]?.status === 503 && error?.code === "unavailable",
		).length;
		const left = await countRows(site.database);
		const mailsMeanwhile = mailService.mails().length - mailsBefore;

		const succeeded = (await sendAll()).filter(({ ok }) => ok).length;
		await allMailsSent(site.database);
		const after = await countRows(site.database);
		const mails = mailService.mails().length - mailsBefore;
		const found = {
			calls: submissions.length,
			"503 unavailable": asSpecified,
			"rows left of them": left.visitors + left.others - before.visitors - before.others,
			"mails meanwhile": mailsMeanwhile,
			"succeeded afterwards": succeeded,
			"rows then": after.visitors - before.visitors,
			"mails then": mails,
		};
		const all = submissions.length;
		const expected = [all, all, 0, 0, all, all, all];
		if (Object.values(found).some((count, index) => count !== expected[index]))
			failures.push(`${name}: ${JSON.stringify(found)}, not ${expected.join(", ")}`);
		rows.push({ D1: name, ...found });
	}
	await site.stop();
	await mailService.close();
	return {
		title: "Submissions while D1 fails",
		notes: [
			`${allPaths.join(", ")}: ${each} of each that D1's failure concerns, at once. Then D1 recovers, and the same bodies are sent with the same keys.`,
		],
		rows,
		failures,
	};
}

/** The file in which the local D1 keeps the tables, beside one about all its databases. */
function databaseFile(state: string): string {
	const files = globSync(`${state}/d1/*/*.sqlite`).filter((file) => !file.endsWith("/metadata.sqlite"));
	if (files.length !== 1) throw new Error(`there are ${files.length} databases in ${state}`);
	return files[0] as string;
}

/** How many rows visitors have written, and how many there are besides. */
async function countRows(database: D1Database): Promise<{ visitors: number; others: number }> {
	const found = await database
		.prepare(
			`SELECT (SELECT count(*) FROM analysis_requests) + (SELECT count(*) FROM contact_messages) AS visitors,
				(SELECT count(*) FROM outbox) + (SELECT count(*) FROM idempotency_keys) AS others`,
		)
		.first<{ visitors: number; others: number }>();
	if (!found) throw new Error("D1 does not answer");
	return found;
}

/** Waits until every email has been sent. The first attempt follows the response. */
async function allMailsSent(database: D1Database): Promise<void> {
	const deadline = Date.now() + 30_000;
	while (await database.prepare("SELECT id FROM outbox WHERE state <> 'sent'").first()) {
		if (Date.now() > deadline) throw new Error("emails in the outbox are not sent");
		await delay(50);
	}
}
