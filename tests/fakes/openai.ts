/**
 * A server that speaks OpenAI's chat completions: strict about what it is asked, scripted about what it answers.
 * A marker `#fake:<behaviour>` in the last user message chooses the behaviour; without one it writes an analysis:
 * - `500`: that status
 * - `stall`: no more text after a few words
 * - `half`: half of it, and the rest once it may continue
 * - `no-finish`, `error-frame`: what it writes ends early, ends with an error
 * - the names in `wire-habits.ts`: the same text, written as other services do
 *
 * `GET /__requests?contains=…` lists what it was asked. `GET /__continue?contains=…` lets it write the other half, also of later
 * requests.
 */
import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import { layout } from "../../worker/analysis/prompt.ts";
import { serve } from "./http.ts";
import { openAI, sse, wireHabit } from "./wire-habits.ts";

/** The only key that the fake takes. */
export const fakeOpenAIKey = "test-key";

export interface FakeOpenAIRequest {
	/** The last user message, without the day above it. */
	idea: string;
	/** The whole request, as it came. */
	body: Record<string, unknown>;
	/** True once the client has gone before the answer was complete. */
	aborted: boolean;
}

/** What the fake reads of a request. `tests/analysis/model-requests.test.ts` states every parameter. */
const chatRequest = z.looseObject({
	model: z.string().check(z.minLength(1)),
	stream: z.literal(true),
	messages: z.array(z.object({ role: z.enum(["system", "developer", "user"]), content: z.string() })),
});

/** The day on which an idea is asked about, and the idea. */
const dated = /^[A-Z]\w+day,? \d{1,2} [A-Z]\w+ \d{4}\n\n([\s\S]*)$/;

/** Starts the fake; without a port, on a free one. */
export async function startFakeOpenAI({ port = 0 } = {}) {
	const requests: FakeOpenAIRequest[] = [];
	const continued: string[] = [];
	const { origin, close } = await serve(port, async ({ route, query, headers, body, response, reply }) => {
		const contains = query.get("contains") ?? "";
		if (route === "GET /__requests")
			return reply(
				200,
				requests.filter(({ idea }) => idea.includes(contains)),
			);
		if (route === "GET /__continue") return reply(200, continued.push(contains));
		// Real ones ask for seconds; these are short so that the tests are.
		const fail = (status: number, message: string) =>
			reply(status, { error: { message, type: "server_error" } }, { "retry-after-ms": "20" });
		if (route !== "POST /v1/chat/completions") return fail(404, "Invalid URL");
		if (headers.authorization !== `Bearer ${fakeOpenAIKey}`) return fail(401, "Incorrect API key provided.");
		const { data: asked, error } = chatRequest.safeParse(body);
		if (!asked) return fail(400, z.prettifyError(error));
		const [, idea] = dated.exec(asked.messages.at(-1)?.content ?? "") ?? [];
		if (idea === undefined) return fail(400, "The last message has no day above the idea.");
		const record: FakeOpenAIRequest = { idea, body: asked, aborted: false };
		requests.push(record);
		const gone = new AbortController();
		response.on("close", () => {
			record.aborted = !response.writableFinished;
			gone.abort();
		});
		if (/#fake:500/.test(idea)) return fail(500, "Scripted failure.");
		try {
			const mayContinue = () => continued.some((part) => idea.includes(part));
			await answer(response, idea, mayContinue, gone.signal);
		} catch (error) {
			if (!gone.signal.aborted) throw error;
		}
	});
	return { url: `${origin}/v1`, close };
}

/** @param gone aborts when the client has gone */
async function answer(response: ServerResponse, idea: string, mayContinue: () => boolean, gone: AbortSignal) {
	const [, behaviour = ""] = /#fake:([\w-]+)/.exec(idea) ?? [];
	const wait = (ms: number) => delay(ms, undefined, { signal: gone });
	const forever = 120_000;
	const { type = "text/event-stream; charset=utf-8", write, staysOpen } = wireHabit(behaviour) ?? openAI;
	response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" });
	response.flushHeaders();
	const pieces = write(analysisOf(idea).match(/\d+|\D{1,40}/gu) ?? []);
	const last = staysOpen ? undefined : pieces.pop();
	for (const [index, piece] of pieces.entries()) {
		response.write(piece);
		await wait(4);
		while (behaviour === "half" && index > pieces.length / 2 && !mayContinue()) await wait(10);
		if (index < 3) continue;
		if (behaviour === "stall") return wait(forever);
		if (behaviour === "error-frame")
			return response.end(sse({ error: { message: "The server had an error." } }));
		if (behaviour === "no-finish") return response.end();
	}
	if (staysOpen) return wait(forever);
	response.end(last);
}

/** The whole analysis that the fake writes about an idea: the layout that a model is asked for, "clear", and the idea's beginning. */
export function analysisOf(idea: string): string {
	const quote = Array.from(idea).slice(0, 60).join("").replace(/\s+/g, " ").trim();
	const isSpanish = /[ñáéíóú¿¡]|\b(de|la|el|para|con|una)\b/i.test(idea);
	const written = layout(isSpanish ? "es" : "en").replace(/^"(.+?)".*?a colon, and/m, "$1:");
	return `${written}\n♻️ “${quote}”`;
}
