import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { AnalysisRequestCreated } from "#app/schemas/ideas.ts";
import type { Options, Result } from "./run-parts.ts";
import { post, publicKey } from "./visitor.ts";
import { emptyState, startSite } from "./workerd-site.ts";

const clients = 32;

interface Idea {
	email: string;
	message: string;
	/** Every id that was ever answered for it. */
	ids: Set<string>;
}

/** What becomes of acknowledged ideas when the process that serves them is killed. */
export async function killed({ quick }: Options): Promise<Result> {
	const count = quick ? 500 : 10_000;
	const kills = quick ? 2 : 5;
	const state = emptyState("killed");
	const start = () => startSite({ state, settings: { PUBLIC_API_KEY: publicKey } });
	let site = await start();
	let settled = 0;
	let brokenConnections = 0;
	const failures: string[] = [];

	/** Sends an idea until it is acknowledged, or refused for a reason that has nothing to do with a dying process. */
	async function send({ email, message, ids }: Idea): Promise<void> {
		for (;;) {
			try {
				const signal = AbortSignal.timeout(10_000);
				const answer = await post(site.worker, "/api/analysis-requests", { email, message }, signal);
				const body = (await answer.json()) as AnalysisRequestCreated;
				if (answer.status === 201) ids.add(body.id);
				// While the process dies, D1 may be gone before the Worker.
				else if (answer.status !== 503) failures.push(`an idea was answered ${answer.status}`);
				if (answer.status !== 503) return;
			} catch (error) {
				// Unless the connection was refused, it broke after the request was sent, so the idea may be stored or not.
				const { cause } = error as { cause?: { code?: string } };
				if (cause?.code !== "ECONNREFUSED") brokenConnections += 1;
			}
			await delay(50);
		}
	}

	async function sendAll(ideas: Idea[]): Promise<void> {
		const waiting = ideas.values();
		const client = async () => {
			for (const idea of waiting) {
				await send(idea);
				settled += 1;
			}
		};
		await Promise.all(Array.from({ length: clients }, client));
	}

	const ideas = Array.from({ length: count }, (_, index): Idea => {
		const email = `client+${index}@example.org`;
		return { email, message: `Idea ${index}: ${randomUUID()}`, ids: new Set() };
	});
	const submitting = sendAll(ideas);
	// Each kill falls somewhere into its own part of the run, so that none comes after the end.
	for (let kill = 0; kill < kills; kill += 1) {
		const moment = Math.floor(((kill + Math.random()) * count * 0.95) / kills);
		while (settled < moment) await delay(randomInt(1, 20));
		await site.kill();
		site = await start();
	}
	await submitting;
	const again = ideas.filter((_, index) => index % 10 === 0);
	await sendAll(again);

	const { results } = await site.database
		.prepare(
			"SELECT id, email, message, (SELECT count(*) FROM outbox WHERE subject_id = idea.id) AS mails FROM analysis_requests AS idea",
		)
		.all<{ id: string; email: string; message: string; mails: number }>();
	await site.stop();
	const stored = Map.groupBy(results, ({ email }) => email);
	const acknowledged = ideas.filter(({ ids }) => ids.size > 0);
	const found = (isWrong: (rows: typeof results, idea: Idea) => boolean) =>
		acknowledged.filter((idea) => isWrong(stored.get(idea.email) ?? [], idea)).length;
	const wrong = {
		"acknowledged, but not in D1": found((rows) => rows.length === 0),
		"stored twice": found((rows) => rows.length > 1),
		"stored otherwise than sent": found((rows, { message }) => rows.some((row) => row.message !== message)),
		"answered with another id than the row's": found(
			(rows, { ids }) => ids.size > 1 || rows.some(({ id }) => !ids.has(id)),
		),
		"not owed exactly one mail": found((rows) => rows.some(({ mails }) => mails !== 1)),
		"stored, but sent by nobody": stored.size - found((rows) => rows.length > 0),
	};
	for (const [what, count] of Object.entries(wrong)) if (count > 0) failures.push(`${count} ideas ${what}`);
	return {
		note: `${clients} clients send ideas while workerd is killed with SIGKILL at random moments and started again on the same folder. What is not acknowledged is sent again; a tenth of what is acknowledged is sent once more at the end. Then D1 is read.`,
		rows: Object.entries({
			"ideas sent and acknowledged": acknowledged.length,
			kills,
			"connections broken under way, retried": brokenConnections,
			"acknowledged ones sent again": again.length,
			...wrong,
		}).map(([what, count]) => ({ what, count })),
		failures,
	};
}
