/** What becomes of acknowledged ideas when the process that serves them is killed. */
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { AnalysisRequestCreated } from "#app/contract/ideas.ts";
import type { Finding } from "#tests/bench/finding.ts";
import { emptyState, type Site, startSite } from "#tests/bench/site.ts";
import { publicKey } from "./settings.ts";
import { post } from "./visitor.ts";

const clients = 32;

interface Idea {
	email: string;
	message: string;
	idempotencyKey: string;
	/** Every id that was ever answered for it. */
	ids: Set<string>;
}

export async function killed(quick: boolean): Promise<Finding> {
	const count = quick ? 500 : 10_000;
	const kills = quick ? 2 : 5;
	const start = () => startSite({ state, settings: { PUBLIC_API_KEY: publicKey } });
	const state = emptyState("killed");
	let site = await start();
	let settled = 0;
	let brokenConnections = 0;
	const refused = new Map<number, number>();

	/** Sends an idea until it is acknowledged, or refused for a reason that has nothing to do with a dying process. */
	async function send(idea: Idea): Promise<void> {
		const { email, message, idempotencyKey } = idea;
		for (;;) {
			try {
				const signal = AbortSignal.timeout(10_000);
				const answer = await post(
					site.worker,
					"/analysis-requests",
					{ email, message },
					{ idempotencyKey, signal },
				);
				if (answer.status === 201) {
					const { id } = (await answer.json()) as AnalysisRequestCreated;
					idea.ids.add(id);
					return;
				}
				await answer.body?.cancel();
				// While the process dies, D1 may be gone before the Worker.
				if (answer.status !== 503) {
					refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
					return;
				}
			} catch (error) {
				// Unless nobody listened, the connection broke under way: who knows whether the idea is stored.
				if (!isRefused(error)) brokenConnections += 1;
			}
			await delay(50);
		}
	}

	const ideas = Array.from({ length: count }, (_, index): Idea => {
		const email = `client+${index}@example.org`;
		return { email, message: `Idea ${index}: ${randomUUID()}`, idempotencyKey: randomUUID(), ids: new Set() };
	});
	const waiting = ideas.values();
	const submitting = Promise.all(
		Array.from({ length: clients }, async () => {
			for (const idea of waiting) {
				await send(idea);
				settled += 1;
			}
		}),
	);
	// Each kill falls somewhere into its own part of the run, so that none comes after the end.
	for (let kill = 0; kill < kills; kill += 1) {
		const moment = Math.floor(((kill + Math.random()) * count * 0.95) / kills);
		while (settled < moment) await delay(randomInt(1, 20));
		await site.kill();
		site = await start();
	}
	await submitting;
	const again = ideas.filter((_, index) => index % 10 === 0);
	for (let start = 0; start < again.length; start += clients) {
		await Promise.all(again.slice(start, start + clients).map(send));
	}

	const stored = await storedIdeas(site);
	await site.stop();
	let lost = 0;
	let twice = 0;
	let changed = 0;
	let otherId = 0;
	let withoutOneMail = 0;
	const acknowledged = ideas.filter(({ ids }) => ids.size > 0);
	for (const { email, message, ids } of acknowledged) {
		const [row, ...more] = stored.get(email) ?? [];
		if (!row) lost += 1;
		else {
			if (more.length > 0) twice += 1;
			if (row.message !== message) changed += 1;
			if (ids.size !== 1 || !ids.has(row.id)) otherId += 1;
			if (row.mails !== 1) withoutOneMail += 1;
		}
	}
	const wrong: [what: string, count: number][] = [
		["acknowledged, but not in D1", lost],
		["stored twice", twice],
		["stored otherwise than sent", changed],
		["answered with another id than the row's", otherId],
		["not owed exactly one mail", withoutOneMail],
	];
	const broken = wrong.filter(([, found]) => found > 0).map(([what, found]) => `${found} ideas ${what}`);
	for (const [status, found] of refused) broken.push(`${found} ideas answered ${status}`);
	if (stored.size > count) broken.push(`${stored.size - count} rows that nobody sent`);
	return {
		title: "Ideas while workerd is killed",
		notes: [
			`${clients} clients send ideas, each with an Idempotency-Key, while workerd is killed with SIGKILL at random ` +
				"moments and started again on the same folder. What is not acknowledged is sent again with the same key; a " +
				"tenth of what is acknowledged is sent once more at the end. Then D1 is read.",
		],
		columns: ["what", "count"],
		rows: [
			["ideas sent and acknowledged", String(acknowledged.length)],
			["kills", String(kills)],
			["connections broken under way, retried", String(brokenConnections)],
			["acknowledged ones sent again", String(again.length)],
			...wrong.map(([what, found]) => [what, String(found)]),
		],
		broken,
	};
}

function isRefused(error: unknown): boolean {
	const { cause } = error as { cause?: { code?: string } };
	return cause?.code === "ECONNREFUSED";
}

/** The ideas in D1 with the number of mails owed for each, by address. */
async function storedIdeas(
	site: Site,
): Promise<Map<string, { id: string; message: string; mails: number }[]>> {
	const { results } = await site.database
		.prepare(
			"SELECT id, email, message, (SELECT count(*) FROM outbox WHERE subject_id = idea.id) AS mails FROM analysis_requests AS idea",
		)
		.all<{ id: string; email: string; message: string; mails: number }>();
	return Map.groupBy(results, ({ email }) => email);
}
