/**
 * A server that speaks OpenAI's chat completions: strict about what it is asked, scripted about what it answers.
 * A marker `#fake:<behaviour>` in the last user message chooses the behaviour; without one it writes an analysis:
 * - `429`, `500`: that status
 * - `hang`, `stall`: no answer, no more text after a few words
 * - `half`: half of it, and the rest once it may continue
 * - `cut`, `no-finish`, `error-frame`, `empty`: what it writes breaks off, ends early, ends with an error, is nothing
 * - the names in `wire-habits.ts`: the same text, written as other services do
 *
 * `GET /__requests?contains=…` lists what it was asked. `GET /__continue?contains=…` lets it write the other half, also of later
 * requests.
 */
import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import { layout } from "../../worker/analysis/prompt.ts";
import { listen, parseJson, readBody, sendJson } from "./http.ts";
import { wireHabit } from "./wire-habits.ts";

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
	const { origin, close } = await listen(port, async (request, response) => {
		const url = new URL(request.url ?? "/", "http://fake");
		if (url.pathname === "/__requests") {
			const contains = url.searchParams.get("contains") ?? "";
			const found = requests.filter(({ idea }) => idea.includes(contains));
			return sendJson(response, 200, found);
		}
		if (url.pathname === "/__continue") {
			continued.push(url.searchParams.get("contains") ?? "");
			return sendJson(response, 200, {});
		}
		const body = await readBody(request);
		if (request.method !== "POST" || url.pathname !== "/v1/chat/completions") {
			return fail(response, 404, `Invalid URL (${request.method} ${url.pathname})`);
		}
		if (request.headers.authorization !== `Bearer ${fakeOpenAIKey}`) {
			return fail(response, 401, "Incorrect API key provided.");
		}
		const { data: asked, error } = chatRequest.safeParse(parseJson(request, body));
		if (!asked) return fail(response, 400, z.prettifyError(error));
		const [, idea] = dated.exec(asked.messages.at(-1)?.content ?? "") ?? [];
		if (idea === undefined) return fail(response, 400, "The last message has no day above the idea.");
		const record: FakeOpenAIRequest = { idea, body: asked, aborted: false };
		requests.push(record);
		const gone = new AbortController();
		response.on("close", () => {
			record.aborted = !response.writableFinished;
			gone.abort();
		});
		try {
			const mayContinue = () => continued.some((part) => idea.includes(part));
			await answer(response, asked.model, idea, mayContinue, gone.signal);
		} catch (error) {
			if (!gone.signal.aborted) throw error;
		}
	});
	return { url: `${origin}/v1`, close };
}

function fail(response: ServerResponse, status: number, message: string): void {
	// Real ones ask for seconds; these are short so that the tests are.
	const headers = { "retry-after-ms": "20" };
	sendJson(response, status, { error: { message, type: "server_error" } }, headers);
}

/** @param gone aborts when the client has gone */
async function answer(
	response: ServerResponse,
	model: string,
	idea: string,
	mayContinue: () => boolean,
	gone: AbortSignal,
) {
	const [, behaviour] = /#fake:([\w-]+)/.exec(idea) ?? [];
	const wait = (ms: number) => delay(ms, undefined, { signal: gone });
	const forever = 120_000;
	if (behaviour === "429" || behaviour === "500") {
		return fail(response, Number(behaviour), "Scripted failure.");
	}
	if (behaviour === "hang") return wait(forever);

	const habit = wireHabit(behaviour ?? "");
	response.writeHead(200, {
		"Content-Type": habit?.type ?? "text/event-stream; charset=utf-8",
		"Cache-Control": "no-cache",
	});
	response.flushHeaders();
	if (habit) {
		for (const bytes of habit.write(analysisOf(idea).match(/\d+|\D{1,20}/gu) ?? [])) {
			response.write(bytes);
			await wait(0);
		}
		if (habit.staysOpen) return wait(forever);
		response.end();
		return;
	}
	const created = Math.floor(Date.now() / 1000);
	const chunk = { id: "chatcmpl-fake", object: "chat.completion.chunk", created, model };
	const write = (delta: object, finish_reason: string | null = null) => {
		const choices = [{ index: 0, delta, logprobs: null, finish_reason }];
		response.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`);
	};
	write({ role: "assistant", content: "" });
	const text = behaviour === "empty" ? "" : analysisOf(idea);
	const pieces = text.match(/.{1,40}/gsu) ?? [];
	for (const [index, content] of pieces.entries()) {
		write({ content });
		await wait(4);
		while (behaviour === "half" && index > pieces.length / 2 && !mayContinue()) await wait(10);
		if (index < 2) continue;
		switch (behaviour) {
			case "stall":
				return wait(forever);
			case "error-frame":
				response.end(`data: ${JSON.stringify({ error: { message: "The server had an error." } })}\n\n`);
				return;
			case "cut":
				response.destroy();
				return;
			case "no-finish":
				response.end();
				return;
		}
	}
	write({}, "stop");
	response.end("data: [DONE]\n\n");
}

/** The whole analysis that the fake writes about an idea: the layout that a model is asked for, and the idea's beginning. */
export function analysisOf(idea: string): string {
	const quote = Array.from(idea).slice(0, 60).join("").replace(/\s+/g, " ").trim();
	const isSpanish = /[ñáéíóú¿¡]|\b(de|la|el|para|con|una)\b/i.test(idea);
	return `${layout(isSpanish ? "es" : "en")}\n♻️ “${quote}”`;
}
