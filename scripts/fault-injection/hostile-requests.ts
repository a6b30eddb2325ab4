/** Hostile and merely odd requests that HTTP allows, to be made up by fast-check. A character of any text is a byte. */
import fc from "fast-check";
import { pagePaths } from "#app/pages.ts";
import { limits } from "#app/schemas/limits.ts";
import { publicKey } from "./visitor.ts";

export interface HostileRequest {
	method: string;
	/** Path and query, or an absolute address. */
	target: string;
	headers: Record<string, string>;
	body: string;
}

const anyOf = (...values: string[]) => fc.constantFrom(...values);
/** One of the words in a text. */
const anyWord = (text: string) => anyOf(...text.split(" "));
const mostly = <Value>(usual: fc.Arbitrary<Value>, weight: number, odd: fc.Arbitrary<Value>) =>
	fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Text as the bytes of its UTF-8. */
const bytesOf = (text: string) => Buffer.from(text, "utf8").toString("latin1");
const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array).toString("latin1"));
const long = (text: string) =>
	fc.constantFrom(99, 100, 255, 256, 500, 501, 999, 1000, 5000).map((n) => text.repeat(n));

const nastyText = fc.oneof(
	fc.string({ unit: "grapheme" }),
	// Any UTF-16 code units, so unpaired surrogates too.
	fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
	long("a"),
	long("\u{1f33f}"),
	anyWord(
		"null __proto__ {{name}} ../../etc/passwd <script>alert(1)</script> \0 \u202egnp.exe \ufeff \ud800",
	),
	anyOf("", " ", "x\r\nBcc: everybody@example.org", "'; DROP TABLE analysis_requests; --", '" OR ""="'),
);
const goodEmail = fc.uuid().map((id) => `${id}@example.org`);
const nastyEmail = fc.oneof(
	nastyText,
	nastyText.map((text) => `${text}@example.org`),
	anyOf("a@b", "a@@example.org", "a@example.org,b@example.org", "Ada <a@example.org>", '"a b"@example.org'),
	fc.constantFrom(230, 243, 244, 245, 300).map((n) => `${"a".repeat(n)}@example.org`),
);
const email = mostly(goodEmail, 3, nastyEmail);
const goodText = fc.tuple(fc.uuid(), fc.lorem()).map(([id, words]) => `${id} ${words}`.slice(0, 300));
const message = mostly(goodText, 2, nastyText);
const measurement = fc.record({
	name: mostly(anyWord("CLS LCP"), 3, nastyText),
	value: mostly<unknown>(fc.integer({ min: 0, max: 1000 }), 3, fc.oneof(fc.double(), nastyText)),
	rating: mostly(anyWord("good poor"), 3, nastyText),
	path: mostly(anyWord("/ /contact"), 3, anyWord("/denuncias __proto__ //evil.example")),
	language: mostly(anyWord("en es"), 3, nastyText),
});

/** The calls with their fields: what is right, and what is not. */
export const calls: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
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

/** What a body may hold beside a call's fields. */
const injected = anyOf(
	'"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"toString":1,',
	'"id":"1","createdAt":0,"state":"sent","website":"x","filledInMs":-1,"turnstileToken":[],',
	'"message":1e999,"email":-1e999,"name":123456789012345678901234567890,',
	'"message":"first","message":"second",',
	`"padding":"${"x".repeat(limits.bodyBytes - 100)}",`,
	`"padding":"${"x".repeat(limits.bodyBytes * 4)}",`,
);
const anyJson = fc.oneof(
	fc.json().map(bytesOf),
	fc.constantFrom(100, 2000, 8000).map((levels) => "[".repeat(levels) + "]".repeat(levels)),
	fc.constantFrom(100, 2000, 8000).map((levels) => '{"message":'.repeat(levels)),
);

/** A body for a call: right in all its fields, or wrong in one, in its shape, or as JSON. */
function bodyFor(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<string> {
	const right = fc.record(fields).map((value) => bytesOf(JSON.stringify(value)));
	const wrongField = fc
		.tuple(fc.record(fields), fc.constantFrom(...Object.keys(fields)), fc.jsonValue())
		.map(([value, name, wrong]) => bytesOf(JSON.stringify({ ...value, [name]: wrong })));
	const noJson = fc.oneof(
		bytes,
		right.map((text) => text.slice(0, -1)),
		right.map((text) => `\xef\xbb\xbf${text}`),
		right.map((text) => text.replace("@", "\xff\xc0\x80@")),
		right.map((text) => Buffer.from(text, "utf16le").toString("latin1")),
		anyOf("", "\0", "{", "message=hello&email=a%40example.org", "\x1f\x8b\x08\0", "{'message':'x'}"),
	);
	const more = fc.tuple(right, injected).map(([text, more]) => text.replace("{", `{${more}`));
	return fc.oneof(right, right, wrongField, more, mostly(noJson, 1, anyJson));
}

const segment = fc.oneof(
	anyWord(".. . %2e%2e %2f %5c % %zz [%zz host:99999%zz %00 %c3%28 %ff %u0041 \\ \xc3\xb1 \xff ;a=b"),
	anyWord(
		"__proto__ constructor .env wp-login.php _root.data .data __manifest <script> es en fr api nosotros",
	),
	fc.webPath({ size: "small" }),
	long("a"),
	bytes,
);
const query = fc.oneof(
	fc.webQueryParameters(),
	anyWord("_routes=root _routes=routes%2F__proto__ index lng=<script> % %00=%ff a=1&a[]=3"),
	long("&q=1"),
);
const path = fc.oneof(
	fc
		.tuple(anyOf("", "/es", "/en", "/ES"), fc.constantFrom(...pagePaths), anyOf("", "/", ".data", "/_.data"))
		.map((parts) => parts.join("").replace("//", "/")),
	fc.array(segment, { minLength: 1, maxLength: 6 }).map((segments) => `/${segments.join("/")}`),
	fc
		.tuple(fc.constantFrom(...Object.keys(calls)), anyWord("/ %00 // /.. .data /%2e ;x"))
		.map(([path, suffix]) => path + suffix),
	anyWord("/sitemap.xml /llms.txt /site.webmanifest /_root.data /api /api/health //api/vitals /API/vitals"),
	anyWord(
		"/%61pi/vitals /api/../api/vitals /api/__proto__ /\\evil.example http://evil.example/es //evil.example",
	),
);
const target = fc
	.tuple(path, fc.option(query))
	.map(([path, query]) => (query === null ? path : `${path}?${query}`).replace(/[^\x21-\xff]|\x7f/g, ""));

const method = mostly(
	anyWord("GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE QUERY"),
	4,
	fc.stringMatching(/^[A-Z]{1,20}$/).filter((name) => name !== "CONNECT"),
);
const headerValue = fc.oneof(
	bytes.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "")),
	long("x"),
	anyOf("", "null", "*", ",", ";", '"', "\xff\xfe", "() { :; }", "0", "-1"),
);
/** Headers that servers act on, with values that are no ordinary ones. */
const oddValues: Record<string, fc.Arbitrary<string>> = {
	"Accept-Language": fc.oneof(
		headerValue,
		anyWord("es;q=NaN es;q=-1,en;q=99 *;q=0 ;;;,,,q= zh-Hant-TW-x-private ../../es es\t,\ten"),
		anyOf("en-".repeat(2000), "es,".repeat(3000), "a;q=0.1,".repeat(1000)),
	),
	"If-None-Match": anyOf('"x"', 'W/"x"', '"a", "b", W/"c"', '"unclosed', '"x",'.repeat(2000)),
	"If-Modified-Since": anyOf("x", "0", "Thu, 01 Jan 1970 00:00:00 GMT"),
	Range: anyWord("bytes=0-0 bytes=-1 bytes=9-1 bytes=0-,0-,0-,0- lines=1-2 x"),
	"Content-Encoding": anyOf("gzip", "br", "identity", "gzip, gzip", "x"),
	Host: anyOf("evil.example", "[::1]:99999", "x@y", "localhost:0"),
	Origin: fc.oneof(headerValue, anyWord("null https://evil.example http://x\\@y")),
	Cookie: fc.oneof(headerValue, long("hhhhhhhhhhhhhhhhhhhh")),
	"CF-Connecting-IP": anyOf("", "127.0.0.1", "::", "1.2.3.4, 5.6.7.8", "x".repeat(5000)),
	"X-Forwarded-Host": anyWord("evil.example javascript"),
	"X-HTTP-Method-Override": anyWord("DELETE /api/vitals"),
};
const oddHeaders = fc
	.subarray(Object.entries(oddValues), { maxLength: 3 })
	.chain((some) => fc.record(Object.fromEntries(some)));

const longestKey = "a".repeat(128);
/** Headers of a call, much like a page sends them. */
const callHeaders = fc.record(
	{
		Authorization: mostly(anyOf(`Bearer ${publicKey}`), 12, headerValue),
		"Content-Type": mostly(
			anyOf("application/json", "application/json; charset=utf-8", "APPLICATION/JSON"),
			12,
			fc.oneof(
				headerValue,
				anyOf("text/plain", "application/json;charset=utf-16", "application/json, text/html"),
			),
		),
		"Idempotency-Key": fc.oneof(
			fc.uuid(),
			fc.uuid(),
			headerValue,
			anyOf("1", longestKey, `${longestKey}a`, "x y"),
		),
	},
	{ requiredKeys: ["Authorization", "Content-Type"] },
);

/** A call of the API, much like a page makes it. */
const call: fc.Arbitrary<HostileRequest> = fc.constantFrom(...Object.entries(calls)).chain(([path, fields]) =>
	fc.record({
		method: mostly(anyOf("POST"), 15, method),
		target: anyOf(path),
		headers: fc
			.tuple(mostly(fc.constant<Record<string, string>>({}), 2, oddHeaders), callHeaders)
			.map(([odd, own]) => ({ ...odd, ...own })),
		body: bodyFor(fields),
	}),
);

/** Anything else that comes in on the web. */
const stray: fc.Arbitrary<HostileRequest> = fc.record({
	method: mostly(anyOf("GET"), 2, method),
	target,
	headers: oddHeaders,
	body: mostly(anyOf(""), 4, bytes),
});

/** Half of them calls of the API. */
export const hostileRequest = fc.oneof(call, stray);
