import { expect, test, vi } from "vitest";
import { post } from "#app/browser/post.ts";
import { readAnalysis } from "#app/idea/read-analysis.ts";
import { hangingFetch, useFakeClock } from "#tests/fake-clock.ts";

const chunk = (content?: string) =>
	`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "built-in", choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const done = "data: [DONE]\n\n";

/** Lets the API answer with a stream that arrives in pieces of so many bytes. */
function answerStream(body: string, pieceBytes = body.length * 4) {
	const bytes = new TextEncoder().encode(body);
	let from = 0;
	const stream = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (from >= bytes.length) return controller.close();
			controller.enqueue(bytes.slice(from, from + pieceBytes));
			from += pieceBytes;
		},
	});
	const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(stream));
	vi.stubGlobal("fetch", fetched);
	return fetched;
}

const stream = () => readAnalysis("key", { message: "idea" }, new AbortController().signal);

async function analysis() {
	let text = "";
	const models = new Set<string>();
	for await (const piece of stream()) {
		text += piece.text;
		models.add(piece.model);
	}
	return { text, models: [...models] };
}

const bare = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n`;

const lines = chunk("a").replaceAll("\n\n", "\n");

test.each([
	["CRLF", `${chunk("a")}${done}`.replaceAll("\n", "\r\n"), "a", "built-in"],
	[
		"no blank line between events or at the end",
		`${lines}: keepalive\n${lines}data: [DONE]`,
		"aa",
		"built-in",
	],
	["only text", `${bare("a")}data: {"choices":[]}\ndata: {}\n${bare("b")}data: [DONE]\n`, "ab", "unnamed"],
])("accepts %s", async (_, body, text, model) => {
	answerStream(body);
	expect(await analysis()).toEqual({ text, models: [model] });
});

test.each(["\n", "\r\ndata: ", "\n\n: keepalive\ndata: "])(
	"accepts JSON that is broken by %j",
	async (between) => {
		for (const cut of [7, 25]) {
			const event = bare("a green idea");
			answerStream(`${event.slice(0, cut)}${between}${event.slice(cut)}${done}`);
			expect((await analysis()).text, `cut at ${cut}`).toBe("a green idea");
		}
	},
);

test.each([1, 3, 7, 10_000])("reads an analysis that comes %i bytes at a time", async (pieceBytes) => {
	const fetched = answerStream(
		`: connected\n\n${chunk()}${chunk("Año ")}: keepalive\n\n${chunk("🌱\n")}${done}`,
		pieceBytes,
	);
	expect((await analysis()).text).toBe("Año 🌱\n");
	expect(fetched.mock.lastCall?.[0]).toBe("/api/chat-alianzas");
	expect(fetched.mock.lastCall?.[1]).toMatchObject({
		method: "POST",
		headers: { Authorization: "Bearer key", "Content-Type": "application/json" },
		body: '{"message":"idea"}',
	});
});

test.each([
	["an end without [DONE]", chunk("a"), "without [DONE]"],
	["nothing at all", "", "without [DONE]"],
	["an error event", `${chunk("a")}data: {"error":{"code":"timeout","message":"slow"}}\n\n`, "timeout: slow"],
	["what is not JSON", "data: {\n\n", "without [DONE]"],
	["a chunk that is not complete before [DONE]", `data: {"choices":\n\n${done}`, "not complete"],
	["what is no chunk", 'data: {"choices":[{"delta":{"content":7}}],"model":"m"}\n\n', "no chunk"],
])("fails on %s", async (_, body, message) => {
	answerStream(body);
	await expect(analysis()).rejects.toThrow(message);
});

test("tells by the last event whether the limit has cut the text", async () => {
	for (const [reason, isCut] of [
		["length", true],
		["stop", false],
		[null, false],
	] as const) {
		const last = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: reason }], created: 7 })}\n\n`;
		answerStream(chunk("a") + last + done);
		const pieces = [];
		for await (const piece of stream()) pieces.push(piece);
		expect(pieces, `${reason}`).toEqual([{ text: "a", isCut, created: 7, model: "built-in" }]);
	}
});

test("what arrives together has the idea of its first event, and the language of its text", async () => {
	const event = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`;
	const text = { choices: [{ delta: { content: "a" } }], model: "built-in", language: "ca" };
	answerStream(
		event({ idea: "Una idea", model: "m" }) + event(text) + event({ model: "m", language: "en" }) + done,
	);
	const pieces = [];
	for await (const piece of stream()) pieces.push(piece);
	expect(pieces).toEqual([{ text: "a", isCut: false, model: "built-in", language: "ca", idea: "Una idea" }]);
});

test("gives at once what arrives together, and what arrived before an error", async () => {
	const texts = Array.from({ length: 9 }, (_, index) => `${index}`);
	answerStream(`${texts.map(chunk).join("")}data: {"error":{"code":"timeout","message":"slow"}}\n\n`);
	const pieces: string[] = [];
	const read = async () => {
		for await (const { text } of stream()) pieces.push(text);
	};
	await expect(read()).rejects.toThrow("timeout");
	expect(pieces).toEqual(["012345678"]);
});

test("behind a proxy that hands the answer on at its end, one request waits for four minutes", async () => {
	vi.useFakeTimers();
	const answer = Promise.withResolvers<Response>();
	const fetched = vi.fn((_url: string, { signal }: RequestInit) => {
		signal?.addEventListener("abort", () => answer.reject(signal.reason));
		return answer.promise;
	});
	vi.stubGlobal("fetch", fetched);
	const ended = analysis();
	await vi.advanceTimersByTimeAsync(239_000);
	answer.resolve(new Response(`${": keepalive\n\n".repeat(15)}${chunk("a")}${done}`));
	expect((await ended).text).toBe("a");
	expect(fetched).toHaveBeenCalledOnce();
});

test("an analysis may be silent for 45 seconds, again after each comment", async () => {
	vi.useFakeTimers();
	let body: ReadableStreamDefaultController<Uint8Array> | undefined;
	vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => {
		const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
			body = controller;
			signal?.addEventListener("abort", () => controller.error(signal.reason));
		};
		return new Response(new ReadableStream({ start }));
	});
	const failed = vi.fn();
	const ended = analysis().catch(failed);
	await vi.advanceTimersByTimeAsync(44_999);
	body?.enqueue(new TextEncoder().encode(": keepalive\n\n"));
	await vi.advanceTimersByTimeAsync(44_999);
	expect(failed).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await ended;
	expect(failed).toHaveBeenCalledExactlyOnceWith(new Error("The server sent nothing for too long."));
});

test("any other request ends after 30 seconds, and need not outlive the page", async () => {
	useFakeClock();
	const fetched = vi.fn(hangingFetch);
	vi.stubGlobal("fetch", fetched);
	const failed = vi.fn();
	const ended = post("key", "analysis-requests", {}).catch(failed);
	await vi.advanceTimersByTimeAsync(29_999);
	expect(failed).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await ended;
	expect(failed.mock.lastCall?.[0]).toMatchObject({ name: "TimeoutError" });
	expect(fetched.mock.lastCall?.[1]?.keepalive).toBe(false);
});

test.each([
	["7", 7],
	["soon", 60],
])("an error response gives its code and the time to wait: Retry-After %s", async (header, retryAfter) => {
	const body = { error: { code: "rate_limited", message: "Too many" } };
	const init = { status: 429, headers: { "Retry-After": header } };
	vi.stubGlobal("fetch", async () => Response.json(body, init));
	await expect(analysis()).rejects.toMatchObject({ code: "rate_limited", retryAfter });
});

test("a response that is not from the API gives its status", async () => {
	vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
	await expect(analysis()).rejects.toThrow("chat-alianzas answered 502");
});
