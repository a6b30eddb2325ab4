/**
 * A server that speaks OpenAI's chat completions: strict about what it is asked, scripted about what it answers.
 * A marker `#fake:<behaviour>` in the last user message chooses the behaviour; without one it writes an analysis. A
 * number after it (`#fake:thinks-aloud-30`) is how many seconds it thinks.
 * `GET /__requests?contains=…` lists what it was asked.
 */
import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import { analysisHeadings } from "../../app/schemas/analysis-layout.ts";
import { layout } from "../../worker/analysis/prompt.ts";
import { listen, parseJson, readBody, sendJson } from "./http.ts";

/** The only key that the fake takes. */
export const fakeOpenAIKey = "test-key";

export interface FakeOpenAIRequest {
	/** The last user message. */
	idea: string;
	model: string;
	/** Roles of all messages in order. */
	roles: string[];
	/** The whole request, as it came. */
	body: Record<string, unknown>;
	/** True once the client has gone before the answer was complete. */
	aborted: boolean;
	/** True once the answer is complete, whatever it was. */
	finished: boolean;
}

export interface FakeOpenAI {
	/** For OPENAI_BASE_URL. */
	url: string;
	/** Where `/__requests` is. */
	origin: string;
	requests(): FakeOpenAIRequest[];
	close(): Promise<void>;
}

/** OpenAI's reasoning models, by the last part of their ids. Source: OpenAI API reference, models. */
const openAIReasoning = /(?:^|\/)(?:o\d|gpt-[5-9](?!\d))(?!-chat)[^/]*$/;

/** The parameters that the site uses, and no others. Source: OpenAI API reference, create chat completion. */
const chatRequest = z
	.strictObject({
		model: z.string().check(z.minLength(1)),
		stream: z.literal(true),
		stream_options: z.optional(z.strictObject({ include_usage: z.boolean() })),
		messages: z
			.array(z.strictObject({ role: z.enum(["system", "developer", "user"]), content: z.string() }))
			.check(z.minLength(1)),
		max_tokens: z.optional(z.int()),
		max_completion_tokens: z.optional(z.int()),
		reasoning_effort: z.optional(z.string()),
	})
	.check(
		z.refine(
			({ model, max_tokens }) => max_tokens === undefined || !openAIReasoning.test(model),
			"'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
		),
	);

type ChatRequest = z.infer<typeof chatRequest>;

/** Starts the fake; without a port, on a free one. */
export async function startFakeOpenAI({ port = 0 } = {}): Promise<FakeOpenAI> {
	const requests: FakeOpenAIRequest[] = [];
	const { origin, close } = await listen(port, async (request, response) => {
		const url = new URL(request.url ?? "/", "http://fake");
		if (url.pathname === "/__requests") {
			const contains = url.searchParams.get("contains") ?? "";
			return sendJson(
				response,
				200,
				requests.filter(({ idea }) => idea.includes(contains)),
			);
		}
		const arrived = now();
		const body = await readBody(request);
		if (request.method !== "POST" || url.pathname !== "/v1/chat/completions") {
			return fail(response, 404, `Invalid URL (${request.method} ${url.pathname})`);
		}
		if (request.headers.authorization !== `Bearer ${fakeOpenAIKey}`) {
			return fail(response, 401, "Incorrect API key provided.");
		}
		const { data: asked, error } = chatRequest.safeParse(parseJson(request, body));
		if (!asked) return fail(response, 400, z.prettifyError(error));
		const idea = asked.messages.findLast(({ role }) => role === "user")?.content ?? "";
		const record: FakeOpenAIRequest = {
			idea,
			model: asked.model,
			roles: asked.messages.map(({ role }) => role),
			body: asked,
			aborted: false,
			finished: false,
		};
		requests.push(record);
		const gone = new AbortController();
		response.on("close", () => {
			if (response.writableFinished) record.finished = true;
			else if (!cutByFake.has(response)) record.aborted = true;
			gone.abort();
		});
		try {
			await answer(response, { asked, idea, arrived, gone: gone.signal });
		} catch (error) {
			if (!gone.signal.aborted) throw error;
		}
	});
	return { url: `${origin}/v1`, origin, requests: () => requests, close };
}

/** Responses whose connection the fake itself cut. */
const cutByFake = new WeakSet<ServerResponse>();

/** Tokens that the fake counts. */
export const fakeTokens = { prompt: 10, thinking: 3000, answer: 200 };

interface Question {
	asked: ChatRequest;
	idea: string;
	/** When the request was there, by `now`. */
	arrived: number;
	/** Aborts when the client has gone. */
	gone: AbortSignal;
}

function fail(response: ServerResponse, status: number, message: string): void {
	const type = status === 429 ? "rate_limit_error" : status >= 500 ? "server_error" : "invalid_request_error";
	// Real ones ask for seconds; these are short so that the tests are.
	const headers = { "retry-after-ms": "20" };
	sendJson(response, status, { error: { message, type, param: null, code: null } }, headers);
}

async function answer(response: ServerResponse, { asked, idea, arrived, gone }: Question): Promise<void> {
	const [, behaviour, seconds] = /#fake:([\w-]+?)(?:-(\d+))?(?![\w-])/.exec(idea) ?? [];
	const forever = () => delay(120_000, undefined, { signal: gone });
	if (behaviour === "401" || behaviour === "429" || behaviour === "500") {
		return fail(response, Number(behaviour), "Scripted failure.");
	}
	if (behaviour === "hang") return forever();

	response.writeHead(200, {
		"Content-Type": "text/event-stream; charset=utf-8",
		"Cache-Control": "no-cache",
	});
	response.flushHeaders();
	const includeUsage = asked.stream_options?.include_usage === true;
	const event = (choices: object[], usage: object | null = null) => {
		const created = Math.floor(Date.now() / 1000);
		const chunk = { id: "chatcmpl-fake", object: "chat.completion.chunk", created, model: asked.model };
		return `data: ${JSON.stringify({ ...chunk, choices, ...(includeUsage && { usage }) })}\n\n`;
	};
	const frame = (delta: object, finish_reason: string | null = null) =>
		event([{ index: 0, delta, logprobs: null, finish_reason }]);
	let reasoning_tokens = 0;
	const finish = (reason: string) => {
		response.write(frame({}, reason));
		if (includeUsage) {
			const completion_tokens = reasoning_tokens + fakeTokens.answer;
			response.write(
				event([], {
					prompt_tokens: fakeTokens.prompt,
					completion_tokens,
					total_tokens: fakeTokens.prompt + completion_tokens,
					completion_tokens_details: { reasoning_tokens },
				}),
			);
		}
		response.end("data: [DONE]\n\n");
	};

	if (behaviour === "thinks-aloud") {
		for (const until = now() + Number(seconds ?? 0.2) * 1000; now() < until; ) {
			response.write(frame({ role: "assistant", content: null, reasoning_content: "And then? " }));
			await delay(50, undefined, { signal: gone });
		}
		reasoning_tokens = fakeTokens.thinking;
		// The limit includes what it thinks.
		const limit = asked.max_completion_tokens ?? asked.max_tokens ?? Number.POSITIVE_INFINITY;
		if (limit < fakeTokens.thinking + fakeTokens.answer) return finish("length");
	}
	response.write(frame({ role: "assistant", content: "" }));
	if (behaviour === "empty") return finish("stop");
	if (behaviour === "paced") {
		await writePaced((content) => response.write(frame({ content })), arrived, gone);
		return finish("stop");
	}

	const text = behaviour === "html" ? hostileText : analysisOf(idea);
	for (const [index, content] of (text.match(/.{1,20}/gsu) ?? []).entries()) {
		response.write(frame({ content }));
		await delay(behaviour === "slow" ? 150 : 4, undefined, { signal: gone });
		if (index < 2) continue;
		switch (behaviour) {
			case "stall":
				return forever();
			case "drip":
				// Alive, but it never comes to an end.
				for (;;) {
					response.write(frame({ content: "and " }));
					await delay(1000, undefined, { signal: gone });
				}
			case "garbage":
				response.end('data: {"choices":[{"delta":\n\n');
				return;
			case "error-frame":
				response.end(`data: ${JSON.stringify({ error: { message: "The server had an error." } })}\n\n`);
				return;
			case "cut":
				cutByFake.add(response);
				response.destroy();
				return;
			case "no-finish":
				response.end();
				return;
			case "length":
			case "content-filter":
				return finish(behaviour.replace("-", "_"));
		}
	}
	finish("stop");
}

/** Chunks of an answer that is paced as a model's. */
const pacedChunks = 100;

/** Milliseconds on a clock that all processes of a machine share. */
function now(): number {
	return Number(process.hrtime.bigint()) / 1e6;
}

/**
 * Writes as a model does: thinks for 300 to 700 ms, then goes on in pauses of 30 to 50. Every text is a line with its
 * number from 0, when it was written and when the request was there, by `now`, so that a reader can tell what came late.
 */
async function writePaced(write: (text: string) => void, arrived: number, signal: AbortSignal) {
	await delay(300 + 400 * Math.random(), undefined, { signal });
	for (let written = 0; written < pacedChunks; written += 1) {
		write(`${written} ${now().toFixed(3)} ${arrived.toFixed(3)}\n`);
		await delay(30 + 20 * Math.random(), undefined, { signal });
	}
}

const hostileText = `**${analysisHeadings.en.sector}**
<script>document.title = "owned"</script><img src=x onerror="document.title='owned'">

**${analysisHeadings.en.sustainability}**
- [A link](https://evil.example/) and ![an image](https://evil.example/pixel.png)
- <a href="javascript:alert(1)">Another</a>

**${analysisHeadings.en.collaboration}**
1. **<b>Bold</b>**: \`code\` and <iframe src="https://evil.example/"></iframe>

**${analysisHeadings.en.goals}**
SDG 12: <style>body { display: none }</style>
`;

/** The whole analysis that the fake writes about an idea: the layout that a model is asked for, and the idea's beginning. */
export function analysisOf(idea: string): string {
	const quote = Array.from(idea).slice(0, 60).join("").replace(/\s+/g, " ").trim();
	const isSpanish = /[ñáéíóú¿¡]|\b(de|la|el|para|con|una)\b/i.test(idea);
	return `${layout(isSpanish ? "es" : "en")}\n♻️ “${quote}”\n`;
}
