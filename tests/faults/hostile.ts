/** What the site makes of hostile requests: what it answers, how fast, and what it stores of them. */
import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { streamDone } from "#app/contract/analysis-stream.ts";
import type { ApiError } from "#app/contract/errors.ts";
import type { Finding } from "#tests/bench/finding.ts";
import { emptyState, type Site, startSite } from "#tests/bench/site.ts";
import { startMailChannelsDouble } from "#tests/doubles/mailchannels.ts";
import { asRawRequest, calls, type HostileRequest, hostileRequest } from "./hostile-requests.ts";
import { type RawAnswer, send } from "./raw-request.ts";
import { mailSettings, publicKey } from "./settings.ts";
import { readRows } from "./stored-rows.ts";
import { post } from "./visitor.ts";

const longestMs = 5_000;
/** A round of them lasts as long as its slowest: an analysis, which is told at the pace of reading. */
const atOnce = 100;
/** What workerd prints when a Worker throws, but for a visitor who has left and the method CONNECT, which Workers don't get. */
const workerThrew = /^Uncaught(?=.*jsg)(?!.*(?:disconnected|connect\(\)))/;
/** With the time to find the smallest request that shows a fault. */
const longestRoundMs = 60_000;
/** After so many faults found, more of them say little. */
const enoughFaults = 5;

export async function hostile(quick: boolean): Promise<Finding> {
	const wanted = quick ? 1_000 : 20_000;
	const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000_000);
	const started = Date.now();
	const exceptions: string[] = [];
	const mailService = await startMailChannelsDouble();
	const site = await startSite({
		state: emptyState("hostile"),
		settings: { PUBLIC_API_KEY: publicKey, ...mailSettings(mailService.url) },
		onLog(line) {
			if (workerThrew.test(line)) exceptions.push(line.slice(0, 300));
		},
	});
	const port = Number(new URL(site.worker).port);
	const tables = await schemaOf(site.database);
	/** Answers of the Worker by their hundreds, such as `4xx`. */
	const answers = new Map<string, number>();
	let answered = 0;
	let refusedBefore = 0;
	let brokenOff = 0;
	let slowest = 0;
	let tooSlow = 0;

	/** @returns what is wrong with the answer, if something is */
	async function fault(request: HostileRequest): Promise<string | undefined> {
		const raw = asRawRequest(request);
		const answer = await send(port, raw, 2 * longestMs);
		slowest = Math.max(slowest, answer.ms);
		if (answer.ms > longestMs) tooSlow += 1;
		if (raw.mayBreakOff && !answer.whole) {
			brokenOff += 1;
			return undefined;
		}
		// The Worker's answers have its headers; what workerd does not understand as HTTP never gets to the Worker.
		if (!answer.headers.has("permissions-policy")) {
			refusedBefore += 1;
			return answer.status === 0 ? "was not answered" : undefined;
		}
		answered += 1;
		const hundreds = `${Math.floor(answer.status / 100)}xx`;
		answers.set(hundreds, (answers.get(hundreds) ?? 0) + 1);
		return wrongAnswer(request, answer);
	}

	const broken: string[] = [];
	const batch = fc.array(hostileRequest, { minLength: atOnce, maxLength: atOnce });
	for (let round = 0; answered < wanted && broken.length < enoughFaults; round += 1) {
		const { failed, errorInstance } = await fc.check(
			fc.asyncProperty(batch, async (requests) => {
				const faults = await Promise.all(requests.map(fault));
				const index = faults.findIndex((text) => text !== undefined);
				if (index >= 0) throw new Error(`${faults[index]}: ${JSON.stringify(requests[index])}`);
			}),
			{ seed: seed + round, numRuns: 50, interruptAfterTimeLimit: longestRoundMs },
		);
		if (failed) broken.push((errorInstance as Error).message);
	}

	// workerd's own HTTP answers 500 to some of what it does not take for a request: what the Worker threw is in its log.
	broken.push(...exceptions.slice(0, enoughFaults));
	if (tooSlow > 0) broken.push(`${tooSlow} answers took longer than ${longestMs / 1000} s`);

	// The last mails are on their way.
	await delay(2_000);
	const { rows, forbidden } = await readRows(site.database, started);
	broken.push(...forbidden);
	const unsent = await site.database.prepare("SELECT last_error FROM outbox WHERE state <> 'sent'").all();
	if (unsent.results.length > 0)
		broken.push(`not taken by the mail service: ${JSON.stringify(unsent.results[0])}`);
	if ((await schemaOf(site.database)) !== tables) broken.push("the tables have changed");
	broken.push(...(await whatIsUnusual(site)));
	await site.stop();
	await mailService.close();
	return {
		title: "Hostile requests",
		notes: [
			"Requests that fast-check thinks up go over raw sockets: calls and page addresses, odd methods, headers, " +
				`encodings, lengths, JSON and paths, ${atOnce} at once, each of the visitors another one. No answer of ` +
				"the Worker may be a 5xx; what workerd does not take for HTTP does not count as answered. Then every row " +
				`of D1 is held against the contract. The seed was ${seed} (\`FAULTS_SEED\` repeats it).`,
		],
		columns: ["what", "count"],
		rows: [
			["answered by the Worker", String(answered)],
			...[...answers].sort().map(([hundreds, count]) => [hundreds, String(count)]),
			["refused by workerd's HTTP", String(refusedBefore)],
			["broken off by the visitor", String(brokenOff)],
			["slowest answer", `${slowest.toFixed(0)} ms`],
			[`over ${longestMs / 1000} s`, String(tooSlow)],
			["rows stored", String(rows)],
			["rows that may not be there", String(forbidden.length)],
			["mails sent of them", String(mailService.mails().length)],
		],
		broken,
	};
}

/** What is wrong with an answer of the Worker, if something is. */
function wrongAnswer(
	{ method, target }: HostileRequest,
	{ status, headers, body, whole }: RawAnswer,
): string | undefined {
	if (status >= 500) return `answered ${status}`;
	if (!whole) return "an answer that breaks off";
	if (!(target in calls) || method === "HEAD") return undefined;
	if (status >= 400) {
		try {
			const { error } = JSON.parse(body) as Partial<ApiError>;
			if (typeof error?.code === "string") return undefined;
		} catch {}
		return `answered ${status} in another shape than errors have`;
	}
	const isStream = headers.get("content-type")?.startsWith("text/event-stream");
	return isStream && !body.endsWith(`data: ${streamDone}\n\n`) ? "an analysis that does not end" : undefined;
}

/** The statements that made the tables. */
async function schemaOf(database: D1Database): Promise<string> {
	const { results } = await database.prepare("SELECT sql FROM sqlite_master ORDER BY name").all();
	return JSON.stringify(results);
}

/** What a visitor who means well finds out of order. */
async function whatIsUnusual(site: Site): Promise<string[]> {
	const message = "Compost from hotels";
	const answers = {
		"/es": await fetch(`${site.worker}/es`),
		"/analysis-requests": await post(site.worker, "/analysis-requests", {
			email: "ada@example.org",
			message,
		}),
		"/chat-alianzas": await post(site.worker, "/chat-alianzas", { message }),
	};
	const unusual = Object.entries(answers).filter(([, answer]) => !answer.ok);
	await Promise.all(Object.values(answers).map((answer) => answer.text()));
	return unusual.map(([path, { status }]) => `${path} is answered ${status} afterwards`);
}
