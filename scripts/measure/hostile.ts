import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import * as z from "zod";
import { streamDone } from "#app/schemas/analysis-stream.ts";
import { contactMessage } from "#app/schemas/contact.ts";
import { analysisRequest } from "#app/schemas/ideas.ts";
import { fakeMailChannelsKey, startFakeMailChannels } from "#tests/fakes/mailchannels.ts";
import { endpoints, type HostileRequest, hostileRequest } from "./hostile-requests.ts";
import type { Options, Result } from "./run-parts.ts";
import { newVisitor, post, publicKey } from "./visitor.ts";
import { emptyState, startSite } from "./workerd-site.ts";

const seed = 20_261_122;
const longestMs = 5_000;
const atOnce = 100;

/** What the site makes of hostile requests: what it answers, how fast, and what it stores of them. */
export async function hostile({ quick }: Options): Promise<Result> {
	const rounds = quick ? 10 : 100;
	const failures: string[] = [];
	const mailService = await startFakeMailChannels();
	const site = await startSite({
		state: emptyState("hostile"),
		settings: {
			PUBLIC_API_KEY: publicKey,
			MAILCHANNELS_API_KEY: fakeMailChannelsKey,
			MAILCHANNELS_BASE_URL: mailService.url,
			MAIL_FROM: "web@anella.example",
			MAIL_TO: "team@anella.example",
		},
		onLog(line) {
			// What workerd logs when a Worker throws.
			if (/^Uncaught.*jsg/.test(line)) failures.push(line.slice(0, 300));
		},
	});
	/** By their hundreds, such as `4xx`. */
	const answers: Record<string, number> = {};
	let slowest = 0;

	/** @returns what is wrong with the answer, if something is */
	async function failureOf(request: HostileRequest): Promise<string | undefined> {
		const started = performance.now();
		const answer = await send(site.worker, request).catch((error) => `was not answered: ${error}`);
		slowest = Math.max(slowest, performance.now() - started);
		if (typeof answer === "string") return answer;
		const kind = answer.byWorker ? `${Math.floor(answer.status / 100)}xx` : "refused by workerd";
		answers[kind] = (answers[kind] ?? 0) + 1;
		return answer.byWorker ? wrongAnswer(request, answer) : undefined;
	}

	const batch = fc.array(hostileRequest, { minLength: atOnce, maxLength: atOnce });
	const { failed, errorInstance } = await fc.check(
		fc.asyncProperty(batch, async (requests) => {
			const problems = await Promise.all(requests.map(failureOf));
			const index = problems.findIndex((text) => text !== undefined);
			if (index >= 0) throw new Error(`${problems[index]}: ${JSON.stringify(requests[index])}`);
		}),
		{ seed, numRuns: rounds, endOnFailure: true },
	);
	if (failed) failures.push((errorInstance as Error).message.slice(0, 1000));
	if (slowest > longestMs) failures.push(`the slowest answer took ${slowest.toFixed(0)} ms`);

	// The last mails are on their way.
	await delay(2_000);
	const { rows, forbidden } = await readRows(site.database);
	failures.push(...forbidden.slice(0, 5));
	const idea = { email: "ada@example.org", message: "Compost from hotels" };
	const { status } = await post(site.worker, "/api/analysis-requests", idea);
	if (status !== 201) failures.push(`an ordinary idea is answered ${status} afterwards`);
	const mails = mailService.mails().length;
	await site.stop();
	await mailService.close();
	return {
		note: `${rounds * atOnce} requests that fast-check makes up from the seed ${seed}, ${atOnce} at once: odd methods, headers, encodings, JSON and paths. No answer of the Worker may be a 5xx or take longer than ${longestMs / 1000} s; then every row of D1 is held against the contract.`,
		rows: Object.entries({
			...answers,
			"slowest answer, ms": Math.round(slowest),
			"rows stored": rows,
			"rows that may not be there": forbidden.length,
			"mails sent of them": mails,
		}).map(([what, count]) => ({ what, count })),
		failures,
	};
}

interface Answer {
	status: number;
	/** What workerd itself refuses never gets to the Worker. */
	byWorker: boolean;
	isStream: boolean;
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
			// A redirect repeats its query.
			maxHeaderSize: 64 * 1024,
			signal: AbortSignal.timeout(2 * longestMs),
		};
		const sent = request(site, options, (response) => {
			const { statusCode: status = 0, headers } = response;
			response.setEncoding("utf8");
			response.toArray().then((pieces) => {
				const byWorker = "permissions-policy" in headers;
				const isStream = headers["content-type"]?.startsWith("text/event-stream") ?? false;
				resolve({ status, byWorker, isStream, body: pieces.join("") });
			}, reject);
		});
		sent.on("error", reject).end(body, "latin1");
	});
}

/** What is wrong with an answer of the Worker, if something is. */
function wrongAnswer({ method, target }: HostileRequest, { status, isStream, body }: Answer) {
	if (status >= 500) return `answered ${status}`;
	if (!(target in endpoints) || method === "HEAD") return undefined;
	if (status >= 400 && !body.startsWith('{"error":{"code":"')) return `answered ${status} without a code`;
	return isStream && !body.endsWith(`data: ${streamDone}\n\n`) ? "an analysis that does not end" : undefined;
}

/** Reads every row. @returns how many there are, and what may not be there */
async function readRows(database: D1Database): Promise<{ rows: number; forbidden: string[] }> {
	const select = async (query: string) =>
		(await database.prepare(query).all<Record<string, string | number | null>>()).results;
	const mails = await select("SELECT * FROM outbox WHERE state <> 'sent' OR last_error LIKE '%@%'");
	const forbidden = mails.map((mail) => `not taken by the mail service: ${JSON.stringify(mail)}`);
	let rows = 0;
	for (const [table, schema] of [
		["analysis_requests", analysisRequest],
		["contact_messages", contactMessage],
	] as const) {
		const found = await select(
			`SELECT *, (SELECT count(*) FROM outbox WHERE subject_id = ${table}.id) AS mails FROM ${table}`,
		);
		rows += found.length;
		for (const { id: _id, created_at: _at, mails, ...row } of found) {
			const texts = Object.fromEntries(Object.entries(row).filter(([, text]) => text !== null));
			const { data } = z.safeParse<z.core.$ZodType>(schema, texts);
			const json = JSON.stringify(row);
			if (!isDeepStrictEqual(data, texts) || /\\u0000|\\ud[89a-f]/.test(json) || mails !== 1)
				forbidden.push(`${table}, ${mails} mails: ${json.slice(0, 300)}`);
		}
	}
	return { rows, forbidden };
}
