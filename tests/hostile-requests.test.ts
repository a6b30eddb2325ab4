import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { streamDone } from "#app/schemas/analysis-stream.ts";
import { contactMessage } from "#app/schemas/contact.ts";
import { analysisNotification, idea } from "#app/schemas/ideas.ts";
import { limits } from "#app/schemas/limits.ts";
import { fetchWorker, newVisitor, rows, site } from "./api/fetch-api.ts";

const anyWord = (text: string) => fc.constantFrom(...text.split(" "));

const text = fc.oneof(
	fc.lorem(),
	fc.string({ unit: "grapheme" }),
	// What JSON can hold and a database or an email may not: NUL, unpaired surrogates, line ends.
	fc.string({ unit: fc.constantFrom("a", "\0", "\ud83c", "\udf3f", "\r\n", "\u2028"), minLength: 10 }),
	fc.constantFrom(99, 255, limits.ideaMax, 5000).map((length) => "\u{1f33f}".repeat(length)),
	fc.constantFrom("", " ", "x\r\nBcc: all@example.org", "'; DROP TABLE analysis_requests; --"),
);
const email = fc.oneof(
	{ weight: 3, arbitrary: fc.uuid().map((id) => `${id}@example.org`) },
	fc.constantFrom("a@b", "a@example.org,b@example.org", `${"a".repeat(244)}@example.org`),
);

/** A value for each field of a form: addresses by their name, texts otherwise. */
const fieldsOf = ({ shape }: z.ZodMiniObject) =>
	Object.fromEntries(Object.keys(shape).map((name) => [name, /email/i.test(name) ? email : text]));

/** The endpoints with their fields. */
const endpoints: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
	"/api/analysis-requests": fieldsOf(idea),
	"/api/send-analysis-notification": fieldsOf(analysisNotification),
	"/api/chat-alianzas": { message: text },
	"/api/send-contact-email": fieldsOf(contactMessage),
};

/** What a body may begin with beside an endpoint's fields. */
const injected = fc.constantFrom(
	'{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"toString":1,',
	'{"id":"1","createdAt":0,"state":"sent","topic":"x","turnstileToken":[],',
	'{"message":1e999,"email":-1e999,"name":123456789012345678901234567890,',
);

/** A call of the API, right in all its fields, with others, or wrong in one. */
const call = fc.constantFrom(...Object.entries(endpoints)).chain(([target, fields]) => {
	const right = fc.record(fields);
	const wrong = fc.dictionary(fc.constantFrom(...Object.keys(fields)), fc.jsonValue());
	const body = fc.oneof(
		{ weight: 4, arbitrary: right.map((value) => JSON.stringify(value)) },
		fc.tuple(right, injected).map(([value, start]) => JSON.stringify(value).replace("{", start)),
		fc.tuple(right, wrong).map((values) => JSON.stringify(Object.assign({}, ...values))),
	);
	return fc.record({ method: fc.constant("POST"), target: fc.constant(target), body });
});

/** Anything else that comes in on the web. */
const stray = fc.record({
	method: anyWord("GET GET GET HEAD POST PUT OPTIONS PROPFIND"),
	target: fc
		.array(
			fc.oneof(fc.string(), anyWord(".. %2e%2e %2f %5c % %00 %ff \\ __proto__ _.data es contact ?_routes=x")),
		)
		.map((segments) => `/${segments.join("/")}`),
	body: fc.string(),
});

/** What is wrong with the Worker's answer, if something is. */
async function problemWith({ method, target, body }: Record<"method" | "target" | "body", string>) {
	if (!URL.canParse(target, site)) return undefined;
	const { status, headers, text } = await fetchWorker(new URL(target, site).href, {
		method,
		headers: {
			"CF-Connecting-IP": newVisitor(),
			Authorization: "Bearer public-key",
			"Content-Type": "application/json",
		},
		body: method === "GET" || method === "HEAD" ? null : body,
		redirect: "manual",
	});
	if (status >= 500) return `answered ${status}`;
	if (!(target in endpoints)) return undefined;
	if (status >= 400 && !text.startsWith('{"error":{"code":"')) return `answered ${status} without a code`;
	const isStream = headers.get("Content-Type")?.startsWith("text/event-stream");
	return isStream && !text.endsWith(`data: ${streamDone}\n\n`) ? "an analysis that does not end" : undefined;
}

/** Empties a table, and expects that its schema takes each row as it is, and that one email of it was sent, if it is not suspect. */
async function checkRows(table: string, schema: z.ZodMiniObject): Promise<number> {
	const found = await rows<Record<string, unknown>>(
		`SELECT *, (SELECT group_concat(state) FROM outbox WHERE subject_id = ${table}.id) AS mails FROM ${table}`,
	);
	await rows(`DELETE FROM ${table}`);
	for (const { id: _id, created_at: _at, suspect, mails, ...row } of found) {
		const texts = Object.fromEntries(Object.entries(row).filter(([, text]) => text !== null));
		expect(z.safeParse(schema, texts).data).toEqual(texts);
		expect(JSON.stringify(row)).not.toMatch(/\\u0000|\\ud[89a-f]/);
		expect(suspect ? [null, "sent"] : ["sent"]).toContain(mails);
	}
	return found.length;
}

test("no request makes the Worker fail, store what the schemas refuse, or send other than one email a row", async () => {
	let stored = 0;
	const requests = fc.array(fc.oneof({ weight: 2, arbitrary: call }, stray), {
		minLength: 20,
		maxLength: 40,
	});
	await fc.assert(
		fc.asyncProperty(requests, async (batch) => {
			const problems = await Promise.all(batch.map(problemWith));
			expect(problems.filter(Boolean)).toEqual([]);
			stored += await checkRows("analysis_requests", idea);
			stored += await checkRows("contact_messages", contactMessage);
		}),
		// A failure prints its seed and path, with which it is repeated here. The time limit is for what follows it: making it smaller.
		{ numRuns: 15, timeout: 10_000, interruptAfterTimeLimit: 45_000 },
	);
	expect(stored).toBeGreaterThan(0);
});
