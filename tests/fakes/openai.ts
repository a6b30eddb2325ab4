/**
 * A server that speaks OpenAI's chat completions: strict about what it is asked, scripted about what it answers.
 * A marker `#fake:<behaviour>` in the last user message chooses the behaviour; without one it writes an analysis. A
 * number after it (`#fake:thinks-aloud-30`) is how many seconds it thinks.
 * It takes any model, and of OpenAI's reasoning models, behind a prefix too, the parameters that they take.
 * `GET /__requests?contains=…` lists what it was asked.
 */
import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { analysisHeadings } from "../../app/schemas/analysis-layout.ts";
import { listen, readBody, sendJson } from "./http.ts";

/** The only key that the fake takes. */
export const fakeOpenAIKey = "test-key";

type Behaviour =
	| "401"
	| "429"
	| "500"
	| "redirect"
	| "hang"
	| "stall"
	| "drip"
	| "garbage"
	| "error-frame"
	| "cut"
	| "no-finish"
	| "content-filter"
	| "utf8-split"
	| "slow"
	| "paced"
	| "length"
	| "thinks-aloud"
	| "thinks-silently"
	| "no-usage"
	| "empty"
	| "html";

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
		if (url.pathname !== "/v1/chat/completions")
			return fail(response, 404, "unknown_url", "Unknown request URL");
		if (request.method !== "POST")
			return fail(response, 405, "method_not_supported", "Not allowed to use it");
		if (request.headers.authorization !== `Bearer ${fakeOpenAIKey}`) {
			return fail(response, 401, "invalid_api_key", "Incorrect API key provided.");
		}
		const understood = understand(request.headers["content-type"], body);
		if (typeof understood === "string") return fail(response, 400, "invalid_request_error", understood);
		const asked = { ...understood, arrived };

		const record: FakeOpenAIRequest = {
			idea: asked.idea,
			model: asked.model,
			roles: asked.roles,
			body: JSON.parse(body) as Record<string, unknown>,
			aborted: false,
			finished: false,
		};
		requests.push(record);
		const gone = new AbortController();
		response.on("close", () => {
			if (response.writableFinished) record.finished = true;
			else if (!response.destroyedByFake) record.aborted = true;
			gone.abort();
		});
		try {
			await answer(response, asked, gone.signal);
		} catch (error) {
			if (!gone.signal.aborted) throw error;
		}
	});
	return { url: `${origin}/v1`, origin, requests: () => requests, close };
}

declare module "node:http" {
	interface ServerResponse {
		/** Set when the fake itself cut the connection. */
		destroyedByFake?: boolean;
	}
}

/** Tokens that a thinking model of the fake takes before it answers, and that its answer has then. */
export const fakeTokens = { prompt: 10, thinking: 3000, answer: 200 };

interface Asked {
	idea: string;
	/** The most tokens that it may write; none if there is no limit. */
	maxTokens: number | undefined;
	model: string;
	roles: string[];
	includeUsage: boolean;
	/** When the request was there, by `now`. */
	arrived: number;
}

interface ChatRequest {
	model?: unknown;
	stream?: unknown;
	stream_options?: { include_usage?: unknown } | null;
	messages?: unknown;
	tools?: unknown;
	max_tokens?: number | null;
	max_completion_tokens?: number | null;
	temperature?: unknown;
	reasoning_effort?: unknown;
}

/** OpenAI's reasoning models, by the last part of their ids. Source: OpenAI API reference, models. */
const openAIReasoning = /(?:^|\/)(?:o\d|gpt-[5-9](?!\d))(?!-chat)[^/]*$/;

/** What OpenAI says of a parameter that a model does not take. */
function refusedParameter(request: ChatRequest & { model: string }): string | undefined {
	if (!openAIReasoning.test(request.model)) return undefined;
	const unsupported = (name: string) => `Unsupported parameter: '${name}' is not supported with this model.`;
	if (request.max_tokens !== undefined) {
		return `${unsupported("max_tokens")} Use 'max_completion_tokens' instead.`;
	}
	return request.temperature === undefined ? undefined : unsupported("temperature");
}

/** What is asked, or what is wrong with it. Source: OpenAI API reference, create chat completion. */
function understand(contentType: string | undefined, body: string): Omit<Asked, "arrived"> | string {
	if (!contentType?.startsWith("application/json")) return "Content-Type must be application/json";
	let request: ChatRequest;
	try {
		request = JSON.parse(body) as ChatRequest;
	} catch {
		return "We could not parse the JSON body of your request.";
	}
	if (typeof request.model !== "string" || request.model === "") return "you must provide a model parameter";
	const refused = refusedParameter({ ...request, model: request.model });
	if (refused) return refused;
	if (request.stream !== true) return "this fake only streams: stream must be true";
	if (!Array.isArray(request.messages) || request.messages.length === 0) {
		return "[] is too short - 'messages'";
	}
	const messages: { role: string; text: string }[] = [];
	for (const [index, message] of (request.messages as { role?: unknown; content?: unknown }[]).entries()) {
		const { role, content } = message;
		if (typeof role !== "string" || !["system", "developer", "user", "assistant"].includes(role)) {
			return `Invalid value for 'messages[${index}].role'`;
		}
		const text = textOf(content);
		if (text === undefined) return `Invalid type for 'messages[${index}].content'`;
		messages.push({ role, text });
	}
	const last = messages.findLast(({ role }) => role === "user");
	if (!last) return "there must be a user message";
	return {
		idea: last.text,
		model: request.model,
		roles: messages.map(({ role }) => role),
		includeUsage: request.stream_options?.include_usage === true,
		maxTokens: request.max_completion_tokens ?? request.max_tokens ?? undefined,
	};
}

/** Content is a text or an array of text parts. */
function textOf(content: unknown): string | undefined {
	if (typeof content === "string") return content;
	if (!Array.isArray(content)) return undefined;
	const texts = (content as { type?: unknown; text?: unknown }[]).map(({ type, text }) =>
		type === "text" && typeof text === "string" ? text : undefined,
	);
	return texts.includes(undefined) ? undefined : texts.join("");
}

function fail(response: ServerResponse, status: number, code: string, message: string, headers = {}): void {
	const type = status === 429 ? "rate_limit_error" : status >= 500 ? "server_error" : "invalid_request_error";
	sendJson(response, status, { error: { message, type, param: null, code } }, headers);
}

async function answer(response: ServerResponse, asked: Asked, gone: AbortSignal): Promise<void> {
	const [, name, seconds] = /#fake:([\w-]+?)(?:-(\d+))?(?![\w-])/.exec(asked.idea) ?? [];
	const behaviour = name as Behaviour | undefined;
	// Real ones ask for seconds; these are short so that the tests are.
	const retry = { "retry-after-ms": "20" };
	switch (behaviour) {
		case "401":
			return fail(response, 401, "invalid_api_key", "Incorrect API key provided.");
		case "429":
			return fail(response, 429, "rate_limit_exceeded", "Rate limit reached.", retry);
		case "500":
			return fail(response, 500, "internal_error", "The server had an error.", retry);
		case "redirect":
			// To itself, so that who follows it is seen to ask again.
			response.writeHead(307, { Location: "/v1/chat/completions" });
			response.end();
			return;
		case "hang":
			await delay(120_000, undefined, { signal: gone });
			return;
	}

	response.writeHead(200, {
		"Content-Type": "text/event-stream; charset=utf-8",
		"Cache-Control": "no-cache",
	});
	response.flushHeaders();
	const base = {
		id: "chatcmpl-fake",
		object: "chat.completion.chunk",
		created: Math.floor(Date.now() / 1000),
		model: asked.model,
		system_fingerprint: "fp_fake",
	};
	const usage = asked.includeUsage ? { usage: null } : {};
	const frame = (delta: object, finish_reason: string | null = null) =>
		`data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, logprobs: null, finish_reason }], ...usage })}\n\n`;
	const thinks = behaviour === "thinks-aloud" || behaviour === "thinks-silently";
	const finish = (reason: string) => {
		response.write(frame({}, reason));
		if (asked.includeUsage && behaviour !== "no-usage") {
			const reasoning_tokens = thinks ? fakeTokens.thinking : 0;
			const counted = {
				prompt_tokens: fakeTokens.prompt,
				completion_tokens: reasoning_tokens + fakeTokens.answer,
				total_tokens: fakeTokens.prompt + reasoning_tokens + fakeTokens.answer,
				completion_tokens_details: { reasoning_tokens },
			};
			response.write(`data: ${JSON.stringify({ ...base, choices: [], usage: counted })}\n\n`);
		}
		response.end("data: [DONE]\n\n");
	};
	const cut = () => {
		response.destroyedByFake = true;
		response.destroy();
	};

	if (thinks) {
		const until = now() + Number(seconds ?? 0.5) * 1000;
		while (now() < until) {
			if (behaviour === "thinks-aloud") {
				response.write(frame({ role: "assistant", content: null, reasoning_content: "And then? " }));
			}
			await delay(50, undefined, { signal: gone });
		}
		// A limit counts what it thinks as well.
		const most = asked.maxTokens ?? Number.POSITIVE_INFINITY;
		if (most < fakeTokens.thinking + fakeTokens.answer) return finish("length");
	}
	response.write(frame({ role: "assistant", content: "" }));
	if (behaviour === "empty") return finish("stop");
	if (behaviour === "paced") {
		await writePaced((content) => response.write(frame({ content })), asked.arrived, gone);
		return finish("stop");
	}

	const text = behaviour === "html" ? hostileText : analysisOf(asked.idea);
	if (behaviour === "utf8-split") {
		const bytes = Buffer.from(
			pieces(text)
				.map((content) => frame({ content }))
				.join(""),
			"utf8",
		);
		// Two network writes a character: the cut falls into the middle of each that has more than one byte.
		for (const part of cutInsideCharacters(bytes)) {
			response.write(part);
			await delay(1, undefined, { signal: gone });
		}
		return finish("stop");
	}
	const pause = behaviour === "slow" ? 150 : 4;
	let written = 0;
	for (const content of pieces(text)) {
		response.write(frame({ content }));
		written += 1;
		await delay(pause, undefined, { signal: gone });
		if (written < 3) continue;
		if (behaviour === "stall") {
			await delay(120_000, undefined, { signal: gone });
			return;
		}
		if (behaviour === "drip") {
			// Alive, but it never comes to an end.
			for (;;) {
				response.write(frame({ content: "and " }));
				await delay(1000, undefined, { signal: gone });
			}
		}
		if (behaviour === "garbage") {
			response.end('data: {"choices":[{"delta":\n\n');
			return;
		}
		if (behaviour === "error-frame") {
			const error = { message: "The server had an error.", type: "server_error", param: null, code: null };
			response.end(`data: ${JSON.stringify({ error })}\n\n`);
			return;
		}
		if (behaviour === "cut") return cut();
		if (behaviour === "no-finish") {
			response.end();
			return;
		}
		if (behaviour === "length" || behaviour === "content-filter") return finish(behaviour.replace("-", "_"));
	}
	finish("stop");
}

/** Chunks of an answer that is paced as a model's. */
export const pacedChunks = 100;

/** Milliseconds on a clock that all processes of a machine share. */
export function now(): number {
	return Number(process.hrtime.bigint()) / 1e6;
}

/**
 * Writes as a model does: thinks for 300 to 700 ms, then goes on in pauses of 30 to 50. Every text is a line with its
 * number from 0, when it was written and when the request was there, by `now`, so that a reader can tell what came late.
 */
function writePaced(write: (text: string) => void, arrived: number, gone: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		let written = 0;
		const writeNext = () => {
			if (gone.aborted || written === pacedChunks) return resolve();
			write(`${written} ${now().toFixed(3)} ${arrived.toFixed(3)}\n`);
			written += 1;
			setTimeout(writeNext, 30 + 20 * Math.random());
		};
		setTimeout(writeNext, 300 + 400 * Math.random());
	});
}

/** Uneven pieces, 1 to 23 characters, that never split a surrogate pair; always the same for the same text. */
function pieces(text: string): string[] {
	const characters = Array.from(text);
	const result: string[] = [];
	for (let start = 0, step = 1; start < characters.length; step = (step * 7) % 23 || 23) {
		result.push(characters.slice(start, start + step).join(""));
		start += step;
	}
	return result;
}

/** The bytes, cut after the first byte of every character that has several. */
function cutInsideCharacters(bytes: Buffer): Buffer[] {
	const parts: Buffer[] = [];
	let start = 0;
	bytes.forEach((byte, index) => {
		if (byte >= 0b1100_0000) {
			parts.push(bytes.subarray(start, index + 1));
			start = index + 1;
		}
	});
	parts.push(bytes.subarray(start));
	return parts;
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

/** The whole analysis that the fake writes about an idea. It quotes the idea's first 60 characters. */
export function analysisOf(idea: string): string {
	const quote = Array.from(idea).slice(0, 60).join("").replace(/\s+/g, " ").trim();
	const spanish = /[ñáéíóú¿¡]|\b(de|la|el|para|con|una)\b/i.test(idea);
	const headings = analysisHeadings[spanish ? "es" : "en"];
	return spanish
		? `**${headings.understanding}**
Escribes sobre «${quote}». Buscas un socio para el reciclaje.

**${headings.fit}**
Claro: Anella Paper recicla papel y cartón, y dices qué buscas.

**${headings.sector}**
Una propuesta de economía circular, cercana al reciclaje industrial de Anella Paper.

**${headings.sustainability}**
- Reduce residuos y alarga la vida de los materiales ♻️
- Baja las emisiones del transporte

**${headings.collaboration}**
1. **Prueba piloto**: Anella Paper estudiaría las primeras toneladas en una planta del grupo.
   - **Qué aportas**: el material, limpio y separado.
   - **Qué lo decide**: la distancia a la planta.
2. **Energía limpia**: Anella Energia estudiaría cómo alimentar el proceso con renovables.
   - **Qué aportas**: el consumo por meses.
   - **Qué lo decide**: las horas de trabajo.

**${headings.goals}**
ODS 12: producción y consumo responsables. El material vuelve a usarse («${quote}»).
ODS 13: acción por el clima. Menos kilómetros.

**${headings.question}**
¿Qué va mezclado con el material?

**${headings.ready}**
- Toneladas al mes
- Humedad y lugar de recogida

**${headings.next}**
Una persona del grupo lee la idea y responde por correo electrónico.
`
		: `**${headings.understanding}**
You write about “${quote}”. You are looking for a recycling partner.

**${headings.fit}**
Clear: Anella Paper recycles paper and cardboard, and you say what you want.

**${headings.sector}**
A circular economy proposal, close to the industrial recycling of Anella Paper.

**${headings.sustainability}**
- Reduces waste and keeps materials in use ♻️
- Lowers transport emissions

**${headings.collaboration}**
1. **Pilot project**: Anella Paper would look at the first tonnes in one of the group’s plants.
   - **What you bring**: the material, clean and sorted.
   - **What decides it**: the distance to the plant.
2. **Clean energy**: Anella Energia would look at running the process on renewables.
   - **What you bring**: the consumption by month.
   - **What decides it**: the working hours.

**${headings.goals}**
SDG 12: responsible consumption and production. The material is used again (“${quote}”).
SDG 13: climate action. Fewer kilometres.

**${headings.question}**
What is mixed with the material?

**${headings.ready}**
- Tonnes a month
- Moisture and place of collection

**${headings.next}**
Someone from the group reads the idea and answers by e-mail.
`;
}
