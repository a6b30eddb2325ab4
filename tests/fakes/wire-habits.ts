/**
 * How services write a text on the wire otherwise than OpenAI does. Each is taken from a public report, or is a variant of one. An
 * idea with `#fake:<name>` is answered that way; `finish-reason-<reason>` ends with that finish reason.
 */
export interface WireHabit {
	/** The bytes that it writes, one after the other. */
	write(words: readonly string[]): (string | Uint8Array)[];
	/** Content-Type, if it is no event stream. */
	type?: string;
	/** The connection is not closed at the end. */
	staysOpen?: true;
	/** The built-in analyst answers instead. */
	fails?: true;
}

type Words = readonly string[];

const about = { id: "chatcmpl-fake", object: "chat.completion.chunk", created: 1, model: "fake" };
const sse = (data: unknown) => `data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
const chunk = (choice: object, more: object = {}) => ({
	...about,
	choices: [{ index: 0, ...choice }],
	...more,
});
const delta = (of: object) => chunk({ delta: of, finish_reason: null });
const text = (content: unknown) => delta({ content });
const end = (finish_reason: unknown = "stop") => chunk({ delta: {}, finish_reason });
const done = sse("[DONE]");
const ending = [sse(end()), done];
const plain = (words: Words) => [...words.map((word) => sse(text(word))), ...ending];

/** A stream whose deltas are otherwise. */
const deltas = (of: (word: string) => object): WireHabit => ({
	write: (words) => [...words.map((word) => sse(delta(of(word)))), ...ending],
});

/** A stream with other events around the text. */
const around = (before: string[], after: string[] = []): WireHabit => ({
	write: (words) => [...before, ...words.map((word) => sse(text(word))), sse(end()), ...after, done],
});

/** A stream of which the bytes are otherwise. */
const bytes = (change: (stream: string) => string[], staysOpen?: true): WireHabit => ({
	write: (words) => change(plain(words).join("")),
	...(staysOpen && { staysOpen }),
});

/** An answer that is no stream. */
const json = (body: (message: string) => unknown, fails?: true): WireHabit => ({
	type: "application/json",
	write: (words) => [JSON.stringify(body(words.join("")), null, 1)],
	...(fails && { fails }),
});

/** An answer that fails before its first text. */
const failing = (...events: string[]): WireHabit => ({ write: () => events, fails: true });

const completion = (choice: object, more: object = {}) => ({
	...about,
	object: "chat.completion",
	choices: [{ index: 0, finish_reason: "stop", ...choice }],
	...more,
});

export const wireHabits: Readonly<Record<string, WireHabit>> = {
	// Contents that are no strings.
	digits: deltas((word) => ({ content: String(Number(word)) === word ? Number(word) : word })),
	parts: deltas((word) => ({ content: [{ type: "text", text: word }] })),
	"parts-strings": deltas((word) => ({ content: [word] })),
	"parts-values": deltas((word) => ({ content: [{ type: "text", text: { value: word, annotations: [] } }] })),
	"parts-thoughts": deltas((word) => ({
		content: [
			{ type: "thinking", thinking: [{ type: "text", text: "hm" }] },
			{ type: "text", text: word },
		],
	})),
	// Thoughts beside the text.
	reasoning: deltas((word) => ({ reasoning: "hm", reasoning_content: "hm", content: word })),
	"reasoning-first": around([
		sse(delta({ role: "assistant", content: null, reasoning_content: "First, " })),
		sse(delta({ content: "", reasoning: 1, reasoning_details: [{ type: "reasoning.text", text: "hm" }] })),
	]),
	// Ends.
	"done-only": { write: (words) => [...words.map((word) => sse(text(word))), done] },
	"finish-only": { write: (words) => plain(words).slice(0, -1), staysOpen: true },
	"finish-empty": {
		write: (words) => [
			...words.map((word) => sse(chunk({ delta: { content: word }, finish_reason: "" }))),
			...ending,
		],
	},
	"finish-with-text": {
		write: (words) => [
			...words.map((word, index) =>
				sse(chunk({ delta: { content: word }, finish_reason: index === words.length - 1 ? "stop" : null })),
			),
			done,
		],
	},
	"cut-done": bytes((stream) => [stream.slice(0, -8), stream.slice(-8, -4), stream.slice(-4)], true),
	"open-done": bytes((stream) => [stream], true),
	"open-done-line": bytes((stream) => [stream.trimEnd()], true),
	"open-done-crlf": bytes((stream) => [stream.trimEnd(), "\r\n"], true),
	"done-unspaced": bytes((stream) => [stream.trimEnd().replace("data: [DONE]", "data:[DO"), "NE]"], true),
	"no-last-line": { write: (words) => [plain(words).slice(0, -1).join("").trimEnd()] },
	// Bytes.
	// A letter with an accent, an emoji and every field name are cut somewhere.
	"cut-anywhere": {
		write: (words) => {
			const stream = new TextEncoder().encode(plain(words).join(""));
			return Array.from({ length: Math.ceil(stream.length / 31) }, (_, index) =>
				stream.subarray(index * 31, index * 31 + 31),
			);
		},
	},
	crlf: bytes((stream) => [stream.replaceAll("\n", "\r\n")]),
	"crlf-cut": bytes((stream) => stream.replaceAll("\n", "\r\n").split(/(?<=\r)/)),
	cr: bytes((stream) => [stream.replaceAll("\n", "\r")]),
	"single-lines": bytes((stream) => [stream.replaceAll("\n\n", "\n")]),
	unspaced: bytes((stream) => [stream.replaceAll("data: ", "data:")]),
	bom: bytes((stream) => ["\ufeff", stream]),
	// Events around.
	keepalives: {
		write: (words) => [
			": keepalive\n\n",
			":\n",
			"\n\n",
			'event: ping\ndata: {"type": "ping"}\n\n',
			sse({ type: "ping" }),
			"retry: 3000\nid: 1\n\n",
			sse(""),
			sse("ping"),
			...plain(words),
		],
	},
	"named-events": bytes((stream) => [stream.replaceAll("data: ", "event: message\nid: 1\ndata: ")]),
	"usage-chunk": around(
		[],
		[sse({ ...about, choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } })],
	),
	"usage-odd": around(
		[sse({ ...about, choices: [], prompt_filter_results: [] })],
		[sse({ ...about, choices: null, usage: { prompt_tokens: "1", completion_tokens: null } })],
	),
	"null-choices": around([sse({ ...about, choices: null }), sse({ ...about, choices: [null] })]),
	"null-delta": around([sse(chunk({ delta: null, finish_reason: null }))]),
	"null-error": {
		write: (words) => [...words.map((word) => sse({ ...text(word), error: null })), ...ending],
	},
	"error-after-end": around([], [sse({ error: { message: "Too late." } })]),
	// Other forms of an answer.
	"json-body": json((content) => completion({ message: { role: "assistant", content } })),
	"json-parts": json((text) => completion({ message: { content: [{ type: "text", text }], refusal: null } })),
	"json-text": json((text) => completion({ text }, { usage: { prompt_tokens: 1 } })),
	"json-event": { write: (words) => [sse(completion({ message: { content: words.join("") } })), done] },
	"json-lines": {
		type: "application/x-ndjson",
		write: (words) => [...words.map((word) => text(word)), end()].map((line) => `${JSON.stringify(line)}\n`),
	},
	// Failures before the first text.
	refusal: failing(
		sse(delta({ content: null, refusal: "I'm sorry, " })),
		sse(delta({ refusal: "no." })),
		...ending,
	),
	"refusal-json": json(
		() => completion({ message: { content: null, refusal: "I can't help with that." } }),
		true,
	),
	"refusal-filter": failing(sse(text("")), sse(end("content_filter")), done),
	"refusal-safety": failing(sse(end("SAFETY")), done),
	"error-object": failing(sse({ error: { message: "The server is busy.", code: 401 } }), done),
	"error-text": failing(sse({ error: "busy", choices: [] })),
	"error-named": failing('event: error\ndata: {"message": "busy"}\n\n'),
	"error-json": json(() => ({ error: { message: "No such model.", code: "model_not_found" } }), true),
	"error-list": json(() => [{ error: { code: 403, status: "PERMISSION_DENIED" } }], true),
	"error-finish": failing(sse(end("error")), done),
	nothing: failing(done),
};

/** The habit of this name. */
export function wireHabit(name: string): WireHabit | undefined {
	const [, reason] = /^finish-reason-(.+)$/.exec(name) ?? [];
	if (reason === undefined) return wireHabits[name];
	return { write: (words) => [...words.map((word) => sse(text(word))), sse(end(reason)), done] };
}
