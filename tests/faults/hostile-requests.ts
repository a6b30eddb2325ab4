/** Requests that nobody means well with, and such that are only odd, to be thought up by fast-check. */
import fc from "fast-check";
import { limits } from "#app/contract/limits.ts";
import { pagePaths } from "#app/contract/page-paths.ts";
import type { RawRequest } from "./raw-request.ts";
import { publicKey } from "./settings.ts";
import { newVisitor } from "./visitor.ts";

/** A request without what has to be new each time that it is sent. A character of any text is a byte. */
export interface HostileRequest {
	method: string;
	target: string;
	/** `{visitor}` stands for an address that nobody else has. */
	headers: [name: string, value: string][];
	body: string;
	framing: "length" | "chunks" | "odd chunks" | "none" | "breaks off";
}

const anyOf = (...values: string[]) => fc.constantFrom(...values);
const mostly = <Value>(usual: fc.Arbitrary<Value>, weight: number, odd: fc.Arbitrary<Value>) =>
	fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Text as the bytes of its UTF-8. */
const bytesOf = (text: string) => Buffer.from(text, "utf8").toString("latin1");
const bytes = (maxLength: number) =>
	fc.uint8Array({ maxLength }).map((array) => Buffer.from(array).toString("latin1"));
/** Any UTF-16 code units, so unpaired surrogates too. */
const codeUnits = fc
	.array(mostly(fc.integer({ min: 0, max: 0xffff }), 3, fc.integer({ min: 0xd800, max: 0xdfff })))
	.map((units) => String.fromCharCode(...units));
const long = (text: string) =>
	fc.constantFrom(99, 100, 255, 256, 500, 501, 999, 1000, 5000).map((n) => text.repeat(n));

const nastyText = fc.oneof(
	codeUnits,
	fc.string({ unit: "grapheme" }),
	long("a"),
	long("\u{1f33f}"),
	anyOf(
		"",
		" ",
		"\0",
		"null",
		"\u202egnp.exe",
		"\ufeff",
		"x\r\nBcc: everybody@example.org",
		"'; DROP TABLE analysis_requests; --",
		'" OR ""="',
		"<script>alert(1)</script>",
		"{{7*7}} <%= 7*7 %>",
		"{{name}}",
		"../../etc/passwd",
		"__proto__",
		"\ud800",
		"a\u0300".repeat(250),
	),
);

const goodEmail = fc.uuid().map((id) => `${id}@example.org`);
const nastyEmail = fc.oneof(
	nastyText,
	nastyText.map((text) => `${text}@example.org`),
	anyOf(
		"a@b",
		"a@@example.org",
		"a@example.org\r\nBcc: b@example.org",
		"a@example.org,b@example.org",
		"Ada <a@example.org>",
		'"a b"@example.org',
		"a@[127.0.0.1]",
		"ñ@example.org",
		"a@xn--ls8h.example",
	),
	fc.constantFrom(230, 243, 244, 245, 300).map((n) => `${"a".repeat(n)}@example.org`),
);
const goodText = fc.tuple(fc.uuid(), fc.lorem()).map(([id, words]) => `${id} ${words}`.slice(0, 300));

const measurement = fc.record({
	name: mostly(anyOf("CLS", "LCP"), 3, nastyText),
	value: mostly<unknown>(fc.integer({ min: 0, max: 1000 }), 3, fc.oneof(fc.double(), nastyText)),
	rating: mostly(anyOf("good", "poor"), 3, nastyText),
	path: mostly(anyOf("/", "/contact"), 3, anyOf("/denuncias", "__proto__", "//evil.example")),
	language: mostly(anyOf("en", "es"), 3, nastyText),
});

/** The calls with their fields: what is right, and what is not. */
export const calls: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
	"/api/analysis-requests": {
		email: mostly(goodEmail, 3, nastyEmail),
		message: mostly(goodText, 2, nastyText),
	},
	"/api/send-analysis-notification": {
		userEmail: mostly(goodEmail, 3, nastyEmail),
		message: mostly(goodText, 2, nastyText),
	},
	"/api/chat-alianzas": { message: mostly(goodText, 1, nastyText) },
	"/api/send-contact-email": {
		name: mostly(fc.constant("Ada"), 2, nastyText),
		email: mostly(goodEmail, 3, nastyEmail),
		company: fc.option(nastyText, { nil: undefined }),
		message: mostly(goodText, 2, nastyText),
	},
	"/api/vitals": { vitals: fc.array(measurement, { maxLength: 60 }) },
};

const deep = (open: string, close: string) =>
	fc.constantFrom(100, 2000, 8000).map((levels) => open.repeat(levels) + close.repeat(levels));

/** A body for a call: right in all its fields, or wrong in one, in its shape, or as JSON. */
function bodyFor(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<string> {
	const right = fc.record(fields).map((value) => bytesOf(JSON.stringify(value)));
	const names = Object.keys(fields);
	const wrongField = fc
		.tuple(fc.record(fields), fc.constantFrom(...names), fc.oneof(fc.jsonValue(), fc.constant(undefined)))
		.map(([value, name, wrong]) => bytesOf(JSON.stringify({ ...value, [name]: wrong })));
	const inject = (text: string) =>
		fc.record(fields).map((value) => bytesOf(JSON.stringify(value).replace("{", `{${text}`)));
	const wrongShape = fc.oneof(
		inject('"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"toString":1,'),
		inject('"id":"1","createdAt":0,"state":"sent","website":"x","filledInMs":-1,"turnstileToken":[],'),
		inject('"message":1e999,"email":-1e999,"name":123456789012345678901234567890,'),
		inject('"message":"first","message":"second",'),
		inject(`"padding":"${"x".repeat(limits.bodyBytes - 100)}",`),
		inject(`"padding":"${"x".repeat(limits.bodyBytes * 4)}",`),
		fc.json().map(bytesOf),
		fc.array(fc.record(fields), { maxLength: 3 }).map((value) => bytesOf(JSON.stringify(value))),
		deep("[", "]"),
		deep('{"message":', "}"),
		deep('{"a":', ""),
		anyOf("null", "true", "0", '""', "{}", "[]"),
	);
	const noJson = fc.oneof(
		bytes(200),
		right.map((text) => text.slice(0, -1)),
		right.map((text) => `\xef\xbb\xbf${text}`),
		right.map((text) => text.replace("@", "\xff\xc0\x80@")),
		right.map((text) => `${text}${text}`),
		right.map((text) => Buffer.from(text, "utf16le").toString("latin1")),
		anyOf("", "\0", "{", "message=hello&email=a%40example.org", "\x1f\x8b\x08\0", "NaN", "{'message':'x'}"),
	);
	return fc.oneof(
		{ weight: 4, arbitrary: right },
		{ weight: 2, arbitrary: wrongField },
		{ weight: 2, arbitrary: wrongShape },
		{ weight: 1, arbitrary: noJson },
	);
}

const segment = fc.oneof(
	anyOf(
		"..",
		".",
		"",
		"%2e%2e",
		"%2f",
		"%5c",
		"%",
		"%zz",
		"[%zz",
		"host:99999%zz",
		"%00",
		"%c3%28",
		"%ff",
		"%u0041",
		"\\",
		"__proto__",
		"constructor",
		".env",
		".git",
		"wp-login.php",
		"_root.data",
		".data",
		"__manifest",
		"%F0%9F%8C%BF",
		"\xc3\xb1",
		"\xff",
		";a=b",
		"<script>",
		"{{7*7}}",
		"es",
		"en",
		"fr",
		"api",
		"nosotros",
	),
	fc.webPath({ size: "small" }),
	long("a"),
	bytes(20).map((text) => text.replace(/[\0-\x20\x7f]/g, "")),
);
const query = fc.oneof(
	fc.constant(""),
	fc.webQueryParameters().map((text) => `?${text}`),
	anyOf(
		"?",
		"?_routes=root",
		"?_routes=routes%2F__proto__",
		"?index",
		"?lng=<script>",
		"?%",
		"?%00=%ff",
		"?a=1&a=2&a[]=3",
		"?__proto__[x]=1",
	),
	long("&q=1").map((text) => `?${text}`),
);
const pageAddress = fc
	.tuple(
		anyOf("", "/es", "/en", "/ES", "/es/en"),
		fc.constantFrom(...pagePaths),
		anyOf("", "/", "//", ".data", "/_.data"),
	)
	.map(([language, path, suffix]) => `${language}${path === "/" ? "" : path}${suffix}` || "/");
const target = fc.oneof(
	{ weight: 4, arbitrary: fc.tuple(pageAddress, query).map(([path, rest]) => path + rest) },
	{
		weight: 1,
		arbitrary: anyOf("/sitemap.xml", "/robots.txt", "/llms.txt", "/site.webmanifest", "/_root.data"),
	},
	{
		weight: 3,
		arbitrary: fc
			.tuple(fc.array(segment, { minLength: 1, maxLength: 6 }), query)
			.map(([segments, rest]) => `/${segments.join("/")}${rest}`),
	},
	{
		weight: 1,
		arbitrary: fc
			.tuple(
				fc.constantFrom(...Object.keys(calls)),
				anyOf("/", "%00", "//", "/..", ".data", "?x=%", "/%2e", ";x"),
			)
			.map(([path, suffix]) => path + suffix),
	},
	{
		weight: 1,
		arbitrary: anyOf(
			"/api",
			"/api/",
			"//api/vitals",
			"/API/vitals",
			"/%61pi/vitals",
			"/api/../api/vitals",
			"/api/health",
			"/api/__proto__",
			"*",
			"example.org:443",
			"http://evil.example/es",
			"https://evil.example/api/vitals",
			"//evil.example/es",
			"/\\evil.example",
			"?",
			"es/nosotros",
		),
	},
);

const token = fc.stringMatching(/^[A-Za-z!#$%&'*+.^_`|~-]{1,20}$/);
const oddMethod = fc.oneof(
	anyOf(
		"GET",
		"HEAD",
		"POST",
		"PUT",
		"PATCH",
		"DELETE",
		"OPTIONS",
		"TRACE",
		"CONNECT",
		"PROPFIND",
		"PURGE",
		"QUERY",
	),
	anyOf("get", "post", "Get", "REPORT", "M-SEARCH", "SEARCH", "LOCK", "HACK", "__proto__"),
	token,
);

const headerValue = fc.oneof(
	bytes(60).map((text) => text.replace(/[\0\r\n]/g, "")),
	long("x"),
	anyOf(
		"",
		"null",
		"undefined",
		"*",
		",",
		";",
		'"',
		"\t",
		"\xff\xfe",
		"=?utf-8?q?x?=",
		"() { :; }",
		"0",
		"-1",
	),
);
const header: fc.Arbitrary<[string, string]> = fc.oneof(
	fc.tuple(
		fc.constant("Accept-Language"),
		fc.oneof(
			headerValue,
			anyOf(
				"es;q=NaN",
				"es;q=-1,en;q=99",
				"*;q=0",
				";;;,,,q=",
				"zh-Hant-TW-x-private",
				"../../es",
				"es\t,\ten",
			),
			anyOf("en-".repeat(2000), "es,".repeat(3000), "a;q=0.1,".repeat(1000)),
		),
	),
	fc.tuple(
		anyOf("Accept", "Accept-Encoding", "Accept-Charset", "TE", "User-Agent", "Referer", "Via"),
		headerValue,
	),
	fc.tuple(
		anyOf("If-None-Match", "If-Match", "If-Range"),
		fc.oneof(headerValue, anyOf('"x"', 'W/"x"', '"a", "b", W/"c"', '"unclosed', '"x",'.repeat(2000))),
	),
	fc.tuple(
		anyOf("If-Modified-Since", "If-Unmodified-Since", "Date"),
		anyOf("x", "0", "Thu, 01 Jan 1970 00:00:00 GMT"),
	),
	fc.tuple(
		fc.constant("Range"),
		anyOf("bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-,0-,0-,0-", "lines=1-2", "x"),
	),
	fc.tuple(fc.constant("Expect"), anyOf("100-continue", "200-ok", "")),
	fc.tuple(fc.constant("Content-Encoding"), anyOf("gzip", "br", "deflate", "identity", "gzip, gzip", "x")),
	fc.tuple(
		fc.constant("Transfer-Encoding"),
		anyOf("chunked", "identity", "gzip, chunked", "xchunked", " chunked"),
	),
	fc.tuple(
		fc.constant("Content-Length"),
		anyOf("0", "-1", "1e3", "99999999999999999999", "+5", "0x10", "5, 5"),
	),
	fc.tuple(
		fc.constant("Host"),
		anyOf("", "evil.example", "[::1]:99999", "a b", "x@y", "localhost:0", "%00", "\xff"),
	),
	fc.tuple(
		anyOf("Origin", "Referer"),
		fc.oneof(headerValue, anyOf("null", "https://evil.example", "http://x\\@y")),
	),
	fc.tuple(anyOf("Cookie", "Authorization", "Content-Type", "Idempotency-Key"), headerValue),
	fc.tuple(
		anyOf(
			"X-HTTP-Method-Override",
			"X-Original-URL",
			"X-Rewrite-URL",
			"X-Forwarded-Host",
			"X-Forwarded-Proto",
			"Forwarded",
		),
		anyOf("DELETE", "/api/vitals", "evil.example", "javascript", "for=unknown;host=evil.example"),
	),
	fc.tuple(
		anyOf("Upgrade", "Connection", "HTTP2-Settings"),
		anyOf("websocket", "Upgrade", "h2c", "keep-alive", "close, TE"),
	),
	fc.tuple(
		anyOf("X-Huge", "Cookie"),
		fc.constantFrom(4_000, 16_000, 100_000).map((n) => "h".repeat(n)),
	),
	fc.tuple(mostly(token, 3, anyOf("", " ", "a b", "a:b", "\xe9", "(", "__proto__")), headerValue),
);

const visitorAddress = mostly(
	fc.constant("{visitor}"),
	20,
	fc.oneof(headerValue, anyOf("127.0.0.1", "::", "1.2.3.4, 5.6.7.8")),
);
const authorization = mostly(
	fc.constant(`Bearer ${publicKey}`),
	12,
	fc.oneof(
		headerValue,
		anyOf("Bearer", "bearer  x", "Basic eDp5", `Bearer ${publicKey} ${publicKey}`, `Bearer\t${publicKey}`),
	),
);
const contentType = mostly(
	anyOf("application/json", "application/json; charset=utf-8", "APPLICATION/JSON"),
	12,
	fc.oneof(
		headerValue,
		anyOf(
			"text/plain",
			"application/json;charset=utf-16",
			"application/json, text/html",
			"multipart/form-data",
			"application/json;".repeat(500),
		),
	),
);
const idempotencyKey = fc.oneof(
	fc.uuid(),
	fc.uuid(),
	anyOf(
		"1",
		"2",
		"a".repeat(limits.idempotencyKeyMax),
		"a".repeat(limits.idempotencyKeyMax + 1),
		"x y",
		"",
		"\xff",
	),
	headerValue,
);
const framing: fc.Arbitrary<HostileRequest["framing"]> = fc.oneof(
	{ weight: 30, arbitrary: fc.constant("length") },
	{ weight: 6, arbitrary: fc.constant("chunks") },
	{ weight: 1, arbitrary: fc.constant("odd chunks") },
	{ weight: 1, arbitrary: fc.constant("none") },
	{ weight: 1, arbitrary: fc.constant("breaks off") },
);
const oddHeaders = fc.oneof(
	{ weight: 2, arbitrary: fc.constant([]) },
	{ weight: 1, arbitrary: fc.array(header, { maxLength: 4 }) },
);

/** A call of the API, much like a page makes it. */
const callRequest: fc.Arbitrary<HostileRequest> = fc
	.constantFrom(...Object.entries(calls))
	.chain(([path, fields]) =>
		fc.record({
			method: mostly(fc.constant("POST"), 15, oddMethod),
			target: fc.constant(path),
			headers: fc
				.tuple(visitorAddress, authorization, contentType, fc.option(idempotencyKey), oddHeaders)
				.map(([visitor, auth, type, key, odd]): [string, string][] => [
					["CF-Connecting-IP", visitor],
					["Authorization", auth],
					["Content-Type", type],
					...(key === null ? [] : [["Idempotency-Key", key] as [string, string]]),
					...odd,
				]),
			body: bodyFor(fields),
			framing,
		}),
	);

/** Anything else that comes in on the web. */
const strayRequest: fc.Arbitrary<HostileRequest> = fc.record({
	method: mostly(fc.constant("GET"), 2, oddMethod),
	target,
	headers: fc
		.tuple(visitorAddress, fc.array(header, { maxLength: 4 }))
		.map(([visitor, odd]): [string, string][] => [["CF-Connecting-IP", visitor], ...odd]),
	body: fc.oneof({ weight: 4, arbitrary: fc.constant("") }, { weight: 1, arbitrary: bytes(300) }),
	framing: framing,
});

/** Half of them calls of the API. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(callRequest, strayRequest);

/** The request as it goes over the wire, from a visitor who has not been there before. */
export function asRawRequest({ method, target, headers, body, framing }: HostileRequest): RawRequest {
	const head = [
		`${method} ${target} HTTP/1.1`,
		...(headers.some(([name]) => name === "Host") ? [] : ["Host: anella.example"]),
		...headers.map(([name, value]) => `${name}: ${value.replace("{visitor}", newVisitor())}`),
	];
	const content = Buffer.from(body, "latin1");
	// Whoever announces what does not come is waited for.
	const mayBreakOff = headers.some(([name]) => name === "Transfer-Encoding" || name === "Content-Length");
	switch (framing) {
		case "length":
			if (content.length > 0 || method === "POST") head.push(`Content-Length: ${content.length}`);
			return { head, body: content, mayBreakOff };
		case "chunks":
		case "odd chunks":
			head.push("Transfer-Encoding: chunked");
			return { head, body: inChunks(content, framing === "chunks" ? "" : ";odd=1"), mayBreakOff };
		case "none":
			return { head, body: content, mayBreakOff };
		case "breaks off":
			head.push(`Content-Length: ${content.length + 100}`);
			return { head, body: content, mayBreakOff: true };
	}
}

/**
 * In three chunks or fewer.
 * @param extension goes behind the length of each
 */
function inChunks(content: Buffer, extension: string): Buffer {
	const third = Math.ceil(content.length / 3) || 1;
	const parts: Buffer[] = [];
	for (let at = 0; at < content.length; at += third) {
		const part = content.subarray(at, at + third);
		parts.push(Buffer.from(`${part.length.toString(16)}${extension}\r\n`), part, Buffer.from("\r\n"));
	}
	return Buffer.concat([...parts, Buffer.from("0\r\n\r\n")]);
}
