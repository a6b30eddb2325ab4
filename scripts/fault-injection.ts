/**
 * `npm run fault-injection`: builds the site, and sends it ideas and then requests for analyses while the process that serves
 * them is killed at random moments and started again (Linux). Counts what is lost, doubled or changed of what was acknowledged,
 * and exits with 1 if anything is.
 */
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { startSite } from "../e2e/site.ts";

const count = 10_000;
const analysesCount = 200;
const kills = 5;
const clients = 32;
const publicKey = "fault-injection";
const state = ".wrangler/fault-injection";

interface Idea {
	email: string;
	message: string;
	/** Every id that was ever answered for it. */
	ids: Set<string>;
}

rmSync(state, { recursive: true, force: true });
const start = () => startSite({ state, settings: { PUBLIC_API_KEY: publicKey } });
let site = await start();
let settled = 0;
let brokenConnections = 0;
const failures: string[] = [];

/** Posts to an endpoint, from a visitor who has not been there before: the rate limits are real and count by address. */
function post(endpoint: string, body: object, timeoutMs = 10_000): Promise<Response> {
	return fetch(`${site.address}/api/${endpoint}`, {
		method: "POST",
		headers: {
			Authorization: `Bearer ${publicKey}`,
			"Content-Type": "application/json",
			"CF-Connecting-IP": `2001:db8:${randomBytes(12).toString("hex").match(/.{4}/g)?.join(":")}`,
			// Visitors share no connection.
			Connection: "close",
		},
		body: JSON.stringify(body),
		signal: AbortSignal.timeout(timeoutMs),
	});
}

/** Sends an idea until it is acknowledged, or refused for a reason that has nothing to do with a dying process. */
async function send(idea: Idea): Promise<void> {
	const { email, message } = idea;
	for (;;) {
		try {
			const answer = await post("analysis-requests", { email, message });
			const body = (await answer.json()) as { id: string };
			if (answer.status === 201) idea.ids.add(body.id);
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
/** Each kill falls somewhere into its own part of a run, so that none comes after the end. */
async function killDuring(total: number): Promise<void> {
	for (let kill = 0; kill < kills; kill += 1) {
		const moment = Math.floor(((kill + Math.random()) * total * 0.95) / kills);
		while (settled < moment) await delay(randomInt(1, 20));
		await site.kill();
		site = await start();
	}
}
await killDuring(count);
await submitting;
// A tenth of what is acknowledged is sent once more.
const again = ideas.filter((_, index) => index % 10 === 0);
await sendAll(again);

/** The text of an analysis, and how long it took in milliseconds; undefined if the connection broke. */
async function analyse(id: string): Promise<{ text: string; ms: number } | undefined> {
	const started = Date.now();
	try {
		const events = await (await post("chat-alianzas", { id, language: "es" }, 240_000)).text();
		const data = events.split("\n\n").flatMap((event) => /^data: (\{.*)/.exec(event)?.[1] ?? []);
		const text = data.map((json) => JSON.parse(json).choices?.[0].delta.content ?? "").join("");
		return events.endsWith("data: [DONE]\n\n") ? { text, ms: Date.now() - started } : undefined;
	} catch {
		return undefined;
	}
}

const analysed = ideas.flatMap(({ ids }) => [...ids].slice(0, 1)).slice(0, analysesCount);
settled = 0;
const killing = killDuring(analysesCount);
const finished = await Promise.all(
	analysed.map(async (id, index) => {
		await delay(index * 100);
		const analysis = await analyse(id);
		settled += 1;
		return analysis;
	}),
);
await killing;
// As a page does, it asks once more if what a killed process has begun breaks off.
const readBack = await Promise.all(
	analysed.map(async (id) => {
		const started = Date.now();
		const read = (await analyse(id)) ?? (await analyse(id));
		return read && { ...read, ms: Date.now() - started };
	}),
);
const changed = readBack.filter((later, index) => finished[index] && finished[index].text !== later?.text);
const longestMs = Math.max(...readBack.map((later) => later?.ms ?? 0));

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
	"finished analyses not read back byte for byte": changed.length,
	"analyses that can't be had after the kills": readBack.filter((later) => !later).length,
};
for (const [what, count] of Object.entries(wrong)) if (count > 0) failures.push(`${count}: ${what}`);
console.table({
	"ideas sent and acknowledged": acknowledged.length,
	kills,
	"connections broken under way, retried": brokenConnections,
	"acknowledged ones sent again": again.length,
	"analyses finished while processes were killed": finished.filter(Boolean).length,
	"longest wait for an analysis after the kills, in s": Math.round(longestMs / 1000),
	...wrong,
});
console.log(failures.length > 0 ? failures.map((what) => `FAILED: ${what}`).join("\n") : "All holds.");
process.exit(failures.length > 0 ? 1 : 0);
