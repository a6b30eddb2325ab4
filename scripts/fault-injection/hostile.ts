import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { streamDone } from "#app/schemas/analysis-stream.ts";
import { startFakeMailChannels } from "#tests/fakes/mailchannels.ts";
import type { BenchOptions, BenchResult } from "../bench/run-parts.ts";
import { emptyState, startSite } from "../bench/workerd-site.ts";
import { calls, type HostileRequest, hostileRequest } from "./hostile-requests.ts";
import { settingsWithMail } from "./settings.ts";
import { readRows } from "./stored-rows.ts";
import { newVisitor, post } from "./visitor.ts";

const seed = 20_261_122;
const longestMs = 5_000;
/** A round of them lasts as long as its slowest: an analysis, which is written at the pace of reading. */
const atOnce = 100;
/** Further failures would add little. */
const enoughFaults = 5;

/** What the site makes of hostile requests: what it answers, how fast, and what it stores of them. */
export async function hostile({ site: checkout, quick }: BenchOptions): Promise<BenchResult> {
	const wanted = quick ? 1_000 : 10_000;
	const failures: string[] = [];
	const mailService = await startFakeMailChannels();
	const site = await startSite({
		checkout,
		state: emptyState("hostile"),
		settings: settingsWithMail(mailService.url),
		onLog(line) {
			// What workerd logs when a Worker throws.
			if (/^Uncaught.*jsg/.test(line)) failures.push(line.slice(0, 300));
		},
	});
	const tables = await schemaOf(site.database);
	/** By their hundreds, such as `4xx`. */
	const answers = new Map<string, number>();
	let slowest = 0;

	/** @returns what is wrong with the answer, if something is */
	async function failureOf(request: HostileRequest): Promise<string | undefined> {
		const started = performance.now();
		const answer = await send(site.worker, request).catch((error) => `was not answered: ${error}`);
		slowest = Math.max(slowest, performance.now() - started);
		if (typeof answer === "string") return answer;
		// The Worker's answers have its headers; what workerd itself refuses never gets there.
		const hundreds = answer.byWorker ? `${Math.floor(answer.status / 100)}xx` : "refused by workerd";
		answers.set(hundreds, (answers.get(hundreds) ?? 0) + 1);
		return answer.byWorker ? wrongAnswer(request, answer) : undefined;
	}

	const batch = fc.array(hostileRequest, { minLength: atOnce, maxLength: atOnce });
	for (let sent = 0; sent < wanted && failures.length < enoughFaults; sent += 10 * atOnce) {
		const { failed, errorInstance } = await fc.check(
			fc.asyncProperty(batch, async (requests) => {
				const problems = await Promise.all(requests.map(failureOf));
				const index = problems.findIndex((text) => text !== undefined);
				if (index >= 0) throw new Error(`${problems[index]}: ${JSON.stringify(requests[index])}`);
			}),
			{ seed: seed + sent, numRuns: 10, interruptAfterTimeLimit: 60_000 },
		);
		if (failed) failures.push((errorInstance as Error).message.slice(0, 1000));
	}

	if (slowest > longestMs) failures.push(`the slowest answer took ${slowest.toFixed(0)} ms`);
	// The last mails are on their way.
	await delay(2_000);
	const { rows, forbidden } = await readRows(site.database);
	failures.push(...forbidden.slice(0, enoughFaults));
	const unsent = await site.database.prepare("SELECT last_error FROM outbox WHERE state <> 'sent'").first();
	if (unsent) failures.push(`not taken by the mail service: ${JSON.stringify(unsent)}`);
	if ((await schemaOf(site.database)) !== tables) failures.push("the tables have changed");
	const idea = { email: "ada@example.org", message: "Compost from hotels" };
	for (const ordinary of [fetch(`${site.worker}/es`), post(site.worker, "/analysis-requests", idea)]) {
		const { ok, url, status } = await ordinary;
		if (!ok) failures.push(`${url} is answered ${status} afterwards`);
	}
	await site.stop();
	await mailService.close();
	return {
		title: "Hostile requests",
		notes: [
			`Requests that fast-check makes up from the seed ${seed}, ${atOnce} at once: calls and addresses, odd methods, headers, encodings, JSON and paths. No answer of the Worker may be a 5xx or take longer than ${longestMs / 1000} s; then every row of D1 is held against the contract.`,
		],
		rows: Object.entries({
			...Object.fromEntries([...answers].sort()),
			"slowest answer, ms": Math.round(slowest),
			"rows stored": rows,
			"rows that may not be there": forbidden.length,
			"mails sent of them": mailService.mails().length,
		}).map(([what, count]) => ({ what, count })),
		failures,
	};
}

interface Answer {
	status: number;
	byWorker: boolean;
	contentType: string;
	body: string;
}

/** Sends it over a connection of its own, unless it says otherwise from a visitor who has not been there before. */
function send(site: string, { method, target, headers, body }: HostileRequest): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const options = {
			method,
			path: target,
			headers: { "CF-Connecting-IP": newVisitor(), ...headers, "Content-Length": body.length },
			agent: false as const,
			signal: AbortSignal.timeout(2 * longestMs),
		};
		const sent = request(site, options, (response) => {
			const { statusCode: status = 0, headers } = response;
			response.setEncoding("utf8");
			response.toArray().then((pieces) => {
				const byWorker = "permissions-policy" in headers;
				resolve({ status, byWorker, contentType: headers["content-type"] ?? "", body: pieces.join("") });
			}, reject);
		});
		sent.on("error", reject).end(body, "latin1");
	});
}

/** What is wrong with an answer of the Worker, if something is. */
function wrongAnswer(
	{ method, target }: HostileRequest,
	{ status, contentType, body }: Answer,
): string | undefined {
	if (status >= 500) return `answered ${status}`;
	if (!(target in calls) || method === "HEAD") return undefined;
	if (status >= 400 && !/^\{"error":\{"code":"/.test(body))
		return `answered ${status} in another shape than errors have`;
	const isStream = contentType.startsWith("text/event-stream");
	return isStream && !body.endsWith(`data: ${streamDone}\n\n`) ? "an analysis that does not end" : undefined;
}

/** The statements that made the tables. */
async function schemaOf(database: D1Database): Promise<string> {
	const { results } = await database.prepare("SELECT sql FROM sqlite_master ORDER BY name").all();
	return JSON.stringify(results);
}
