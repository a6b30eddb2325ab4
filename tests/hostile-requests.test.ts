import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { streamDone } from "#app/schemas/analysis-stream.ts";
import { contactMessage } from "#app/schemas/contact.ts";
import { idea } from "#app/schemas/ideas.ts";
import { limits } from "#app/schemas/limits.ts";
import { fetchWorker, newVisitor, rows, site } from "./api/fetch-api.ts";

/** One of the words in a text. */
const anyWord = (text: string) => fc.constantFrom(...text.split(" "));
const mostly = <Value>(usual: fc.Arbitrary<Value>, weight: number, odd: fc.Arbitrary<Value>) =>
	fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

const nastyText = fc.oneof(
	fc.string({ unit: "grapheme" }),
	// What JSON can hold and a database or an email may not: NUL, unpaired surrogates, line ends.
	fc.string({ unit: fc.constantFrom("a", "\0", "\ud83c", "\udf3f", "\r\n", "\u2028"), minLength: 10 }),
	fc
		.constantFrom(99, 255, 256, limits.ideaMax, limits.ideaMax + 1, 5000)
		.map((length) => "\u{1f33f}".repeat(length)),
	fc.constantFrom("", " ", "x\r\nBcc: all@example.org", "'; DROP TABLE analysis_requests; --"),
);
const email = mostly(
	fc.uuid().map((id) => `${id}@example.org`),
	3,
	fc.constantFrom("a@b", "a@example.org,b@example.org", `${"a".repeat(244)}@example.org`),
);
const message = fc.oneof(fc.lorem(), nastyText);

/** The endpoints with their fields. */
const endpoints: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
	"/api/analysis-requests": { email, message },
	"/api/send-analysis-notification": { userEmail: email, message },
	"/api/chat-alianzas": { message },
	"/api/send-contact-email": { name: nastyText, email, company: fc.option(nastyText), message },
	"/api/vitals": { vitals: fc.array(fc.record({ name: anyWord("CLS x"), value: fc.double() })) },
};

/** What a body may hold beside an endpoint's fields, or instead of them. */
const injected = fc.constantFrom(
	'{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"toString":1,',
	'{"id":"1","createdAt":0,"state":"sent","topic":"x","filledInMs":-1,"turnstileToken":[],',
	'{"message":1e999,"email":-1e999,"name":123456789012345678901234567890,',
);

/** A body for an endpoint: right in all its fields, with others, wrong in one, or anything at all. */
function bodyFor(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<BodyInit> {
	const right = fc.record(fields);
	const wrong = fc.dictionary(fc.constantFrom(...Object.keys(fields)), fc.jsonValue());
	return fc.oneof(
		{ weight: 4, arbitrary: right.map((value) => JSON.stringify(value)) },
		fc.tuple(right, injected).map(([value, start]) => JSON.stringify(value).replace("{", start)),
		fc.tuple(right, wrong).map((values) => JSON.stringify(Object.assign({}, ...values))),
		fc.json(),
		fc.constantFrom("", "{", "message=hello&email=a%40example.org", "[".repeat(8000)),
		fc.uint8Array({ maxLength: 200 }),
	);
}

/** Headers that servers act on, with values that are no ordinary ones. */
const oddHeaders = fc.record(
	{
		"Accept-Language": fc.constantFrom("es;q=NaN", ";;;,,,q=", "../../es", "en-".repeat(2000)),
		"If-None-Match": fc.constantFrom('W/"x"', '"unclosed', '"x",'.repeat(2000)),
		"Content-Encoding": anyWord("gzip identity x"),
		Host: anyWord("evil.example [::1]:99999 x@y"),
		Origin: anyWord("null https://evil.example http://x\\@y"),
		Cookie: fc.string({ unit: "binary-ascii" }),
		"CF-Connecting-IP": fc.constantFrom("", "::", "1.2.3.4, 5.6.7.8", "x".repeat(5000)),
	},
	{ requiredKeys: [] },
);
const method = anyWord("GET HEAD POST PUT DELETE OPTIONS PROPFIND");

interface HostileRequest {
	method: string;
	/** Path and query, or an absolute address. */
	target: string;
	headers: Record<string, string>;
	body: BodyInit;
}

/** A call of the API, much like a page makes it. */
const call = fc.constantFrom(...Object.entries(endpoints)).chain(([target, fields]) => {
	const usual = { Authorization: "Bearer public-key", "Content-Type": "application/json" };
	return fc.record<HostileRequest>({
		method: mostly(fc.constant("POST"), 15, method),
		target: fc.constant(target),
		headers: mostly(fc.constant({}), 5, oddHeaders).map((odd) => ({ ...usual, ...odd })),
		body: bodyFor(fields),
	});
});
const known = anyWord("/ /ES/contact /es/denuncias.data /en/_.data /api/vitals/ /api/health //evil.example");
const query = mostly(
	fc.webQueryParameters().map((text) => `?${text}`),
	1,
	anyWord("?_routes=root ?_routes=routes%2F__proto__ ?% ?%00=%ff"),
);
const segment = fc.oneof(
	anyWord(".. %2e%2e %2f %5c % %zz %00 %ff \\ __proto__ _root.data es api"),
	fc.string(),
);
/** Anything else that comes in on the web. */
const stray = fc.record<HostileRequest>({
	method: mostly(fc.constant("GET"), 2, method),
	target: fc.oneof(
		fc.tuple(known, query).map((parts) => parts.join("")),
		fc.array(segment).map((segments) => `/${segments.join("/")}`),
	),
	headers: oddHeaders,
	body: fc.string(),
});

/** What is wrong with the Worker's answer, if something is. Requests that HTTP does not allow have none. */
async function problemWith({ method, target, headers: sent, body }: HostileRequest) {
	let request: Request;
	try {
		request = new Request(new URL(target, site), {
			method,
			headers: { "CF-Connecting-IP": newVisitor(), ...sent },
			body: method === "GET" || method === "HEAD" ? null : body,
			redirect: "manual",
		});
	} catch {
		return undefined;
	}
	const { status, headers, text } = await fetchWorker(request);
	if (status >= 500) return `answered ${status}`;
	if (!(target in endpoints) || method === "HEAD") return undefined;
	if (status >= 400 && !text.startsWith('{"error":{"code":"')) return `answered ${status} without a code`;
	const isStream = headers.get("Content-Type")?.startsWith("text/event-stream");
	return isStream && !text.endsWith(`data: ${streamDone}\n\n`) ? "an analysis that does not end" : undefined;
}

/**
 * Empties a table, and expects of each row that its schema takes it as it is, and that one email of it was sent, if it is
 * not suspect.
 */
async function checkRows(table: string, schema: z.core.$ZodType): Promise<number> {
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
	const requests = fc.array(mostly(call, 2, stray), { minLength: 1, maxLength: 40, size: "max" });
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
}, 60_000);
