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

const about = { id: "chatcmpl-fake", object: "chat.completion.chunk", created: 1, model: "fake" };
/** One event, with what OpenAI's have around the choice. */
export const sse = (data: unknown) => `data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
const chunk = (choice: object) => ({ ...about, choices: [{ index: 0, ...choice }] });
export const delta = (of: object) => sse(chunk({ delta: of, finish_reason: null }));
export const end = (finish_reason: unknown = "stop") => sse(chunk({ delta: {}, finish_reason }));
export const done = sse("[DONE]");
/** The token usage, which comes between the finish reason and the end. */
export const usage = (counts: object | null, choices: unknown = []) =>
	sse({ ...about, choices, usage: counts });

const text = (content: unknown) => delta({ content });

/** A stream of which the events with text are otherwise. */
const events = (of: (word: string, isLast: boolean) => string, ending = [end(), done]): WireHabit => ({
	write: (words) => [...words.map((word, index) => of(word, index === words.length - 1)), ...ending],
});
/** A stream of which the events are others. */
const whole = (of: (words: readonly string[]) => string[]): WireHabit => ({
	write: (words) => [...of(words), end(), done],
});
/** An event with text and a finish reason. */
const textWith = (content: string, finish_reason: unknown) =>
	sse(chunk({ delta: { content }, finish_reason }));

/** A stream with other events around the text. */
const around = (before: string[], after: string[] = []): WireHabit => ({
	write: (words) => [...before, ...words.map(text), end(), ...after, done],
});

/** As OpenAI writes it. */
export const openAI = around([delta({ role: "assistant", content: "" })]);

/** A stream of which the bytes are otherwise. */
const bytes = (change: (stream: string) => (string | Uint8Array)[]): WireHabit => ({
	write: (words) => change([...words.map(text), end(), done].join("")),
});

/** An answer that fails before its first text. */
const failing = (...pieces: string[]): WireHabit => ({ write: () => pieces, fails: true });

const completion = (choice: object) => ({
	...about,
	object: "chat.completion",
	choices: [{ index: 0, finish_reason: "stop", ...choice }],
});

export const wireHabits: Readonly<Record<string, WireHabit>> = {
	// Contents that are no strings, and thoughts beside the text.
	digits: events((word) => text(String(Number(word)) === word ? Number(word) : word)),
	parts: events((word) =>
		text([
			{ type: "thinking", thinking: [{ type: "text", text: "hm" }] },
			{ type: "text", text: { value: word, annotations: [] } },
		]),
	),
	// Reasons that are none, because text follows.
	"stop-in-every-event": events((word) => textWith(word, "stop"), [done]),
	"length-in-every-event": events((word) => textWith(word, "length"), [end(), done]),
	"reasons-before-the-text": around([
		sse(chunk({ delta: { role: "assistant", content: "" }, finish_reason: "stop" })),
		sse(chunk({ delta: { content: null, reasoning_content: "First, " }, finish_reason: "length" })),
	]),
	// Text that has come before.
	cumulative: whole((words) => words.map((_, index) => text(words.slice(0, index + 1).join("")))),
	twice: whole((words) => words.flatMap((word) => [text(word), text(word)])),
	"whole-content-again": whole((words) => [...words.map(text), textWith(words.join(""), "stop")]),
	"whole-text-again": whole((words) => [...words.map(text), end(), sse(chunk({ text: words.join("") }))]),
	"whole-message-again": whole((words) => [
		...[" \n<think>Hm.</think>\n\n", ...words].map(text),
		sse(chunk({ message: { content: words.join("").trim() }, finish_reason: "stop" })),
	]),
	// Ends.
	"done-only": events(text, [done]),
	"finish-with-text": events((word, isLast) => textWith(word, isLast ? "stop" : ""), [done]),
	"open-done-cut": {
		...bytes((stream) => [stream.trimEnd().replace("data: [DONE]", "data:[DO"), "NE]\r\n"]),
		staysOpen: true,
	},
	"no-last-line": { write: (words) => [[...words.map(text), end()].join("").trimEnd()] },
	// Bytes. A letter with an accent, an emoji, a line break and every field name are cut somewhere.
	"cut-anywhere": bytes((stream) =>
		Array.from(new TextEncoder().encode(stream.replaceAll("\n", "\r\n")), (byte) => Uint8Array.of(byte)),
	),
	"single-lines": bytes((stream) => [stream.replaceAll("\n\n", "\n")]),
	"named-events": bytes((stream) => ["\ufeff", stream.replaceAll("data: ", "event: message\nid: 1\ndata:")]),
	// Events around.
	keepalives: around([
		": keepalive\n\n\n\n",
		'event: ping\ndata: {"time": 1}\n\n',
		sse({ type: "ping" }),
		"retry: 3000\nid: 1\n\n",
		sse(""),
		sse("ping"),
	]),
	"empty-events": around([
		delta({ role: "assistant", content: null, reasoning_content: "First, " }),
		sse({ ...about, choices: [], prompt_filter_results: [] }),
		usage(null, [null]),
		sse(chunk({ delta: null, finish_reason: null })),
		sse({ ...chunk({ delta: {} }), error: null }),
	]),
	"events-after-end": around(
		[],
		[usage({ prompt_tokens: "1", completion_tokens: null }, null), sse({ error: { message: "Too late." } })],
	),
	// Other forms of an answer.
	"json-body": {
		type: "application/json",
		write: (words) => {
			const message = { role: "assistant", content: words.join(""), refusal: null };
			return [JSON.stringify(completion({ message }), null, 1)];
		},
	},
	"json-lines": {
		type: "application/x-ndjson",
		write: (words) =>
			[...words.map(text), end()].map((event) => `${event.replace("data: ", "").trimEnd()}\n`),
	},
	// Failures before the first text.
	refusal: failing(delta({ content: null, refusal: "I'm sorry, " }), delta({ refusal: "no." }), end(), done),
	"error-list": {
		...failing(JSON.stringify([{ error: { code: 403, status: "PERMISSION_DENIED" } }])),
		type: "application/json",
	},
	blank: failing(text(" \n"), end(), done),
	nothing: failing(),
};

/** The habit of this name. */
export function wireHabit(name: string): WireHabit | undefined {
	const [, reason] = /^finish-reason-(.+)$/.exec(name) ?? [];
	if (reason === undefined) return wireHabits[name];
	return events((word) => textWith(word, "null"), [end(reason), done]);
}
