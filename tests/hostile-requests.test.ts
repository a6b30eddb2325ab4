import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { streamDone } from "#app/schemas/analysis-stream.ts";
import { contactMessage } from "#app/schemas/contact.ts";
import { analysisRequest } from "#app/schemas/ideas.ts";
import { limits } from "#app/schemas/limits.ts";
import { fetchWorker, newVisitor, rows, site } from "./api/fetch-api.ts";

const anyOf = (...values: string[]) => fc.constantFrom(...values);
/** One of the words in a text. */
const anyWord = (text: string) => anyOf(...text.split(" "));
const mostly = <Value>(usual: fc.Arbitrary<Value>, weight: number, odd: fc.Arbitrary<Value>) =>
	fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });
const long = (text: string) => fc.constantFrom(99, 255, 256, 500, 501, 5000).map((n) => text.repeat(n));

// A character of a body is a byte.
const utf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => String.fromCharCode(...array));

const nastyText = fc.oneof(
	fc.string({ unit: "grapheme" }),
	// What JSON can hold and a database or an email may not: NUL, unpaired surrogates, line ends.
	{
		weight: 4,
		arbitrary: fc
			.array(anyOf("a", "\0", "\ud83c", "\udf3f", "\r\n", "\u2028"), { minLength: 9, maxLength: 20 })
			.map((parts) => `a${parts.join("")}`),
	},
	long("a"),
	long("\u{1f33f}"),
	anyWord("null __proto__ {{name}} ../../etc/passwd <script>alert(1)</script> \0 \u202egnp.exe \ufeff"),
	anyOf("", " ", "x\r\nBcc: everybody@example.org", "'; DROP TABLE analysis_requests; --", '" OR ""="'),
);
const email = mostly(
	fc.uuid().map((id) => `${id}@example.org`),
	3,
	anyOf("a@b", "a@example.org,b@example.org", "Ada <a@example.org>", `${"a".repeat(244)}@example.org`),
);
const message = fc.oneof(fc.lorem(), nastyText);
const measurement = fc.record({
	name: anyWord("CLS LCP"),
	value: fc.double(),
	path: mostly(anyOf("/"), 3, nastyText),
	rating: anyOf("good"),
	language: anyOf("en"),
});

/** The endpoints with their fields: what is right, and what is not. */
const endpoints: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
	"/api/analysis-requests": { email, message },
	"/api/send-analysis-notification": { userEmail: email, message },
	"/api/chat-alianzas": { message },
	"/api/send-contact-email": {
		name: mostly(anyOf("Ada"), 2, nastyText),
		email,
		company: fc.option(nastyText, { nil: undefined }),
		message,
	},
	"/api/vitals": { vitals: fc.array(measurement, { maxLength: 60 }) },
};

/** What a body may hold beside an endpoint's fields. */
const injected = anyOf(
	'"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"toString":1,',
	'"id":"1","createdAt":0,"state":"sent","website":"x","filledInMs":-1,"turnstileToken":[],',
	'"message":1e999,"email":-1e999,"name":123456789012345678901234567890,',
	`"padding":"${"x".repeat(limits.bodyBytes)}",`,
);

/** A body for an endpoint: right in all its fields, or wrong in one, in its shape, or as JSON. */
function bodyFor(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<string> {
	const right = fc.record(fields).map((value) => utf8(JSON.stringify(value)));
	const wrongField = fc
		.tuple(fc.record(fields), fc.constantFrom(...Object.keys(fields)), fc.jsonValue())
		.map(([value, name, wrong]) => utf8(JSON.stringify({ ...value, [name]: wrong })));
	const more = fc.tuple(right, injected).map(([text, more]) => text.replace("{", `{${more}`));
	const noJson = fc.oneof(
		bytes,
		right.map((text) => text.replace("@", "\xff\xc0\x80@")),
		anyOf("", "\0", "{", "message=hello&email=a%40example.org", "\x1f\x8b\x08\0", "[".repeat(8000)),
	);
	return fc.oneof({ weight: 4, arbitrary: right }, wrongField, more, noJson, fc.json().map(utf8));
}

const segment = fc.oneof(
	anyWord(".. %2e%2e %2f %5c % %zz %00 %c3%28 %ff \\ ;a=b __proto__ .env _root.data <script> es api"),
	long("a"),
	bytes,
);
const path = fc.oneof(
	anyWord("/ /es /en/nosotros /ES/contact /nosotros/ /es/denuncias.data /en/_.data /es/contact.data"),
	fc.array(segment, { minLength: 1, maxLength: 6 }).map((segments) => `/${segments.join("/")}`),
	anyWord("/api/vitals/ /api/chat-alianzas%00 /api/send-contact-email/.. /api/analysis-requests.data"),
	anyWord("/sitemap.xml /llms.txt /api /api/health //api/vitals /API/vitals /%61pi/vitals /api/__proto__"),
	anyWord("/api/../api/vitals /\\evil.example http://evil.example/es //evil.example"),
);
const query = fc.oneof(
	anyWord(" ?_routes=root ?_routes=routes%2F__proto__ ?index ?lng=<script> ?% ?%00=%ff ?a=1&a[]=3"),
	fc.webQueryParameters().map((text) => `?${text}`),
	long("?q=1"),
);

const oddValue = anyOf("", "null", "*", ";", '"', "() { :; }", "-1");
const headerValue = fc.oneof(fc.string({ unit: "binary-ascii" }), long("x"), oddValue);
/** Headers that servers act on, with values that are no ordinary ones. */
const oddHeaders = fc.record(
	{
		"Accept-Language": fc.oneof(
			headerValue,
			anyWord("es;q=NaN es;q=-1,en;q=99 *;q=0 ;;;,,,q= zh-Hant-TW-x-private ../../es"),
			anyOf("en-".repeat(2000), "es,".repeat(3000)),
		),
		"If-None-Match": anyOf('W/"x"', '"unclosed', '"x",'.repeat(2000)),
		"Content-Encoding": anyOf("gzip", "br", "identity", "gzip, gzip", "x"),
		Host: anyOf("evil.example", "[::1]:99999", "x@y", "localhost:0"),
		Origin: fc.oneof(headerValue, anyWord("null https://evil.example http://x\\@y")),
		Cookie: headerValue,
		"CF-Connecting-IP": anyOf("", "::", "1.2.3.4, 5.6.7.8", "x".repeat(5000)),
	},
	{ requiredKeys: [] },
);
/** Headers of a call, much like a page sends them. */
const callHeaders = fc.record({
	Authorization: mostly(anyOf("Bearer public-key"), 12, headerValue),
	"Content-Type": mostly(anyOf("application/json", "APPLICATION/JSON; charset=utf-8"), 12, headerValue),
});
const manyHeaders = fc.tuple(oddHeaders, callHeaders).map(([odd, own]) => ({ ...odd, ...own }));

const method = anyWord("GET HEAD POST PUT PATCH DELETE OPTIONS PROPFIND PURGE QUERY");
/** A call of the API, much like a page makes it. */
const call = fc.constantFrom(...Object.entries(endpoints)).chain(([target, fields]) =>
	fc.record({
		method: mostly(anyOf("POST"), 15, method),
		target: anyOf(target),
		headers: mostly(callHeaders, 5, manyHeaders),
		body: bodyFor(fields),
	}),
);
/** Anything else that comes in on the web. */
const stray = fc.record({
	method: mostly(anyOf("GET"), 2, method),
	target: fc.tuple(path, query).map((parts) => parts.join("")),
	headers: oddHeaders,
	body: mostly(anyOf(""), 4, bytes),
});

interface HostileRequest {
	method: string;
	/** Path and query, or an absolute address. */
	target: string;
	headers: Record<string, string>;
	body: string;
}

/** The request as the runtime would hand it over, or undefined if it is none that HTTP allows. */
function build({ method, target, headers, body }: HostileRequest): Request | undefined {
	const isBodyless = method === "GET" || method === "HEAD";
	try {
		return new Request(new URL(target, site), {
			method,
			headers: { "CF-Connecting-IP": newVisitor(), ...headers },
			body: isBodyless ? null : Uint8Array.from(body, (character) => character.charCodeAt(0)),
			redirect: "manual",
		});
	} catch {
		return undefined;
	}
}

/** What is wrong with the Worker's answer, if something is. */
async function problemWith(hostile: HostileRequest): Promise<string | undefined> {
	const request = build(hostile);
	if (!request) return undefined;
	const { status, headers, text } = await fetchWorker(request);
	if (status >= 500) return `answered ${status}`;
	if (!(hostile.target in endpoints) || hostile.method === "HEAD") return undefined;
	if (status >= 400 && !text.startsWith('{"error":{"code":"')) return `answered ${status} without a code`;
	const isStream = headers.get("Content-Type")?.startsWith("text/event-stream");
	return isStream && !text.endsWith(`data: ${streamDone}\n\n`) ? "an analysis that does not end" : undefined;
}

/** Empties a table, and expects of each row that its schema takes it as it is, and that one email of it was sent. */
async function checkRows(table: string, schema: z.core.$ZodType): Promise<number> {
	const found = await rows<Record<string, unknown>>(
		`SELECT *, (SELECT group_concat(state) FROM outbox WHERE subject_id = ${table}.id) AS mails FROM ${table}`,
	);
	await rows(`DELETE FROM ${table}`);
	for (const { id: _id, created_at: _at, mails, ...row } of found) {
		const texts = Object.fromEntries(Object.entries(row).filter(([, text]) => text !== null));
		expect(z.safeParse(schema, texts).data).toEqual(texts);
		expect(JSON.stringify(row)).not.toMatch(/\\u0000|\\ud[89a-f]/);
		expect(mails).toBe("sent");
	}
	return found.length;
}

test("no request makes the Worker fail, store what the schemas refuse, or send other than one email a row", async () => {
	let stored = 0;
	const request = mostly<HostileRequest>(call, 2, stray);
	const requests = fc.array(request, { minLength: 1, maxLength: 40, size: "max" });
	await fc.assert(
		fc.asyncProperty(requests, async (batch) => {
			const problems = await Promise.all(batch.map(problemWith));
			expect(problems.filter(Boolean)).toEqual([]);
			stored += await checkRows("analysis_requests", analysisRequest);
			stored += await checkRows("contact_messages", contactMessage);
		}),
		// A failure prints its seed and path, with which it is repeated here. The time limit is for what follows it: making it smaller.
		{ numRuns: 15, timeout: 10_000, interruptAfterTimeLimit: 45_000 },
	);
	expect(stored).toBeGreaterThan(0);
}, 60_000);
