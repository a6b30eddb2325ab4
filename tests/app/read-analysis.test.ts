import { expect, test, vi } from "vitest";
import { isReachable } from "#app/browser/connection.ts";
import { post, postForm } from "#app/browser/post.ts";
import { readAnalysis } from "#app/idea/read-analysis.ts";
import { hangingFetch, useFakeClock } from "#tests/fake-clock.ts";

const event = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`;
const chunk = (content?: string) =>
	event({ created: 1, model: "built-in", choices: [{ index: 0, delta: { content }, finish_reason: null }] });
const bare = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n`;
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

/** What there is each time that there is more, until the stream ends or fails. */
async function read() {
	const received = [];
	let error: unknown;
	try {
		for await (const part of readAnalysis("key", { message: "idea" }, new AbortController().signal))
			received.push(part);
	} catch (thrown) {
		error = thrown;
	}
	return { received, ...received.at(-1), error };
}

const lines = chunk("a").replaceAll("\n\n", "\n");
/** Lines of an event that are broken before and within its text. */
const [start, text, end] = ['data: {"choices":', '[{"delta":{"content":"a ', 'green idea"}}]}\n'];

test.each([
	["CRLF", `${chunk("a")}${done}`.replaceAll("\n", "\r\n"), "a", "built-in"],
	["no blank lines", `${lines}: keepalive\n${lines}data:[DONE] `, "aa", "built-in"],
	["only text", `${bare("a")}data: {"choices":[]}\ndata: {}\n${bare("b")}${done}`, "ab", "unnamed"],
	["JSON on two lines", `${start}\n${text}${end}${done}`, "a green idea", "unnamed"],
	["JSON in fields", `${start}${text}\r\nevent: a\nretry: 1\ndata: ${end}${done}`, "a green idea", "unnamed"],
	["a comment in JSON", `${start}\n\n: ping\nid: 1\ndata: ${text}${end}${done}`, "a green idea", "unnamed"],
])("accepts %s", async (_, body, text, model) => {
	answerStream(body);
	expect(await read()).toMatchObject({ text, model, error: undefined });
});

test.each([1, 10_000])("reads an analysis that comes %i bytes at a time", async (pieceBytes) => {
	const body = `: connected\n\n${chunk()}${chunk("Año ")}: keepalive\n\n${chunk("🌱\n")}${done}`;
	const fetched = answerStream(body, pieceBytes);
	expect(await read()).toMatchObject({ text: "Año 🌱\n", error: undefined });
	const headers = { Authorization: "Bearer key", "Content-Type": "application/json" };
	const request = { method: "POST", headers, body: '{"message":"idea"}' };
	expect(fetched.mock.lastCall).toMatchObject(["/api/chat-alianzas", request]);
});

test.each([
	["an end without [DONE]", chunk("a"), "without [DONE]"],
	["a chunk that is not complete before [DONE]", `data: {"choices":\n\n${done}`, "not complete"],
	["what is no chunk", event({ choices: [{ delta: { content: 7 } }], model: "m" }), "no chunk"],
])("fails on %s", async (_, body, message) => {
	answerStream(body);
	expect((await read()).error).toMatchObject({ message: expect.stringContaining(message) });
});

test("a firewall's page is no analysis, also while it lasts", async () => {
	const headers = { "Content-Type": "text/html; charset=utf-8" };
	vi.stubGlobal("fetch", async () => new Response(new ReadableStream(), { headers }));
	expect((await read()).error).toMatchObject({ message: expect.stringContaining("no stream") });
});

test.each([
	["nothing", new Response(null, { status: 204 })],
	["an id of a firewall's", Response.json({ id: 18_446 })],
	["null", Response.json(null)],
])("a form has not arrived where the answer is %s", async (_, response) => {
	vi.stubGlobal("fetch", async () => response);
	const fields = { email: "ana@example.com", message: "Wind" };
	await expect(postForm("key", "analysis-requests", fields)).rejects.toThrow();
});

test("what arrives together has the idea of its first event, the language and model of its text, and the end of its last", async () => {
	const first = { idea: "Una idea", ideaLanguage: "es", model: "m", created: 5 };
	const wrote = { model: "built-in", language: "ca" };
	const text = { ...wrote, choices: [{ delta: { content: "a" } }] };
	const last = { choices: [{ delta: {}, finish_reason: "length" }], model: "m", language: "en", created: 7 };
	answerStream(event(first) + event(text) + event(last) + event({ choices: [] }) + done);
	expect((await read()).received).toEqual([{ ...first, ...wrote, text: "a", isCut: true, created: 7 }]);
});

test("a request waits for four minutes, as behind a proxy that hands the answer on at its end; then for 45 seconds after each comment", async () => {
	useFakeClock();
	const answer = Promise.withResolvers<Response>();
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const comments = writable.getWriter();
	vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => {
		signal?.addEventListener("abort", () => comments.abort(signal.reason));
		return answer.promise;
	});
	const result = read();
	await vi.advanceTimersByTimeAsync(239_999);
	answer.resolve(new Response(readable));
	for (let count = 0; count < 2; count += 1) {
		comments.write(new TextEncoder().encode(": keepalive\n\n"));
		await vi.advanceTimersByTimeAsync(44_999);
	}
	expect(comments.desiredSize, "it is still read").not.toBeNull();
	await vi.advanceTimersByTimeAsync(45_000);
	expect((await result).error).toEqual(new Error("The server sent nothing for too long."));
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
	[429, "7", 7],
	[429, "soon", 60],
	[503, "7", undefined],
])("an error response gives its code and the time to wait: %i, %s", async (status, header, retryAfter) => {
	const body = { error: { code: "rate_limited", message: "Too many" } };
	const init = { status, headers: { "Retry-After": header } };
	vi.stubGlobal("fetch", async () => Response.json(body, init));
	expect((await read()).error).toMatchObject({ status, code: "rate_limited", retryAfter });
});

test("a page asks for the page that is wanted, takes any answer for one, and waits two seconds for what may still come", async () => {
	useFakeClock();
	vi.stubGlobal("fetch", vi.fn(hangingFetch));
	vi.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 502 }));
	vi.mocked(fetch).mockRejectedValueOnce(new TypeError("Failed to fetch"));
	for (const answer of [true, false, true]) {
		const reached = isReachable("/en/denuncias");
		await vi.advanceTimersByTimeAsync(2000);
		expect(await reached).toBe(answer);
	}
	const asked = ["/en/denuncias", { method: "HEAD", cache: "no-store", redirect: "manual" }];
	expect(vi.mocked(fetch).mock.lastCall).toMatchObject(asked);
});
