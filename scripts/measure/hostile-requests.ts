/** Hostile and merely odd requests that HTTP allows, to be made up by fast-check. A character of any text is a byte. */
import fc from "fast-check";
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
	fc.constantFrom(99, 100, 255, 256, 500, 501, 999, 5000).map((n) => text.repeat(n));

const nastyText = fc.oneof(
	fc.string({ unit: "grapheme" }),
	// Any UTF-16 code units, so unpaired surrogates too.
	fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
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
const message = mostly(fc.lorem(), 2, nastyText);
const measurement = fc
	.tuple(anyWord("CLS LCP"), fc.double(), mostly(anyOf("/"), 3, nastyText))
	.map(([name, value, path]) => ({ name, value, path, rating: "good", language: "en" }));

/** The endpoints with their fields: what is right, and what is not. */
export const endpoints: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
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
	`"padding":"${"x".repeat(limits.bodyBytes - 100)}",`,
	`"padding":"${"x".repeat(limits.bodyBytes * 4)}",`,
);

/** A body for an endpoint: right in all its fields, or wrong in one, in its shape, or as JSON. */
function bodyFor(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<string> {
	const right = fc.record(fields).map((value) => bytesOf(JSON.stringify(value)));
	const wrongField = fc
		.tuple(fc.record(fields), fc.constantFrom(...Object.keys(fields)), fc.jsonValue())
		.map(([value, name, wrong]) => bytesOf(JSON.stringify({ ...value, [name]: wrong })));
	const noJson = fc.oneof(
		bytes,
		right.map((text) => text.replace("@", "\xff\xc0\x80@")),
		anyOf("", "\0", "{", "message=hello&email=a%40example.org", "\x1f\x8b\x08\0", "[".repeat(8000)),
	);
	const more = fc.tuple(right, injected).map(([text, more]) => text.replace("{", `{${more}`));
	return fc.oneof(right, right, wrongField, more, noJson, fc.json().map(bytesOf));
}

const segment = fc.oneof(
	anyWord(
		".. %2e%2e %2f %5c % %zz %00 %c3%28 %ff \\ \xc3\xb1 \xff ;a=b __proto__ .env _root.data <script> es api",
	),
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
const target = fc.tuple(path, query).map((parts) => parts.join("").replace(/[^\x21-\xff]|\x7f/g, ""));

const method = anyWord("GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE QUERY X NONE");
const headerValue = fc.oneof(
	bytes.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "")),
	long("x"),
	anyOf("", "null", "*", ";", '"', "() { :; }", "-1"),
);
/** Headers that servers act on, with values that are no ordinary ones. */
const oddValues: Record<string, fc.Arbitrary<string>> = {
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
};
const oddHeaders = fc
	.subarray(Object.entries(oddValues), { maxLength: 3 })
	.chain((some) => fc.record(Object.fromEntries(some)));
/** Headers of a call, much like a page sends them. */
const callHeaders = fc.record({
	Authorization: mostly(anyOf(`Bearer ${publicKey}`), 12, headerValue),
	"Content-Type": mostly(anyOf("application/json", "APPLICATION/JSON; charset=utf-8"), 12, headerValue),
});

/** A call of the API, much like a page makes it. */
const call: fc.Arbitrary<HostileRequest> = fc
	.constantFrom(...Object.entries(endpoints))
	.chain(([path, fields]) =>
		fc.record({
			method: mostly(anyOf("POST"), 15, method),
			target: anyOf(path),
			headers: mostly(
				callHeaders,
				2,
				fc.tuple(oddHeaders, callHeaders).map(([odd, own]) => ({ ...odd, ...own })),
			),
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
