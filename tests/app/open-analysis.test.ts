import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Analysis, Failure } from "#app/idea/analysis-state.ts";
import { standInModel } from "#app/schemas/analysis-stream.ts";
import { useFakeClock } from "#tests/fake-clock.ts";

/** A request for an analysis, and the stream that answers it. */
interface Asked {
	body: Record<string, unknown>;
	signal: AbortSignal;
	stream?: ReadableStreamDefaultController<Uint8Array>;
}

const id = "0190163d-8694-739b-aea5-966c26f8ad91";
const prompt = { id, message: "Wind", language: "en" } as const;
const spanish = { ...prompt, writeIn: "es" } as const;
let browser: EventTarget;
let asked: Asked[];
/** Answers in place of a stream that the test writes. */
let answer: (() => Response) | undefined;
let app: typeof import("#app/idea/open-analysis.ts");
/** What the page was told of. */
let failures: Failure[];

/** A new document, as after a reload: it has nothing but what the tab keeps. */
async function openDocument() {
	vi.resetModules();
	app = await import("#app/idea/open-analysis.ts");
}

/** What a component would show that is rendered once. */
function shown(of: { id: string; writeIn?: "es" } = prompt): Analysis {
	const { useOpenAnalysis: read } = app;
	return read(of);
}

beforeEach(async () => {
	useFakeClock();
	vi.spyOn(console, "error").mockReturnValue();
	vi.doMock("react", () => ({
		useState: (first: () => unknown) => [first()],
		useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
	}));
	[asked, failures, answer] = [[], [], undefined];
	browser = new EventTarget();
	const kept = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => kept.get(key),
		setItem: (key: string, value: string) => kept.set(key, value),
	});
	vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
	vi.stubGlobal("fetch", async (_: string, { body, signal }: RequestInit) => {
		const request: Asked = { body: JSON.parse(body as string), signal: signal as AbortSignal };
		asked.push(request);
		const start = (stream: Asked["stream"]) => Object.assign(request, { stream });
		return answer?.() ?? new Response(new ReadableStream<Uint8Array>({ start }));
	});
	await openDocument();
	return () => {
		vi.doUnmock("react");
		vi.resetModules();
	};
});

/** Lets so many seconds pass, and what is on its way arrive. */
const pass = (seconds = 0) => vi.advanceTimersByTimeAsync(seconds * 1000);

const encode = (data: string) => new TextEncoder().encode(`data: ${data}\n\n`);

/** Answers the request that was sent last. */
async function send(data: string) {
	asked.at(-1)?.stream?.enqueue(encode(data));
	await pass();
}

const write = (content: string, about: object = {}, finish_reason: string | null = null) =>
	send(JSON.stringify({ model: "model", ...about, choices: [{ delta: { content }, finish_reason }] }));

/** Writes the rest of an analysis. */
async function writeWhole(...event: Parameters<typeof write>) {
	await write(...event);
	await send("[DONE]");
}

function fail(): never {
	throw new TypeError("network error");
}

async function breakOff() {
	asked.at(-1)?.stream?.error(new TypeError("network error"));
	await pass();
}

/** Opens it on a page, and returns what leaves that page. */
async function open(opened: Parameters<typeof app.openAnalysis>[1] = prompt) {
	const leave = app.openAnalysis("key", opened, (failure) => failures.push(failure));
	await pass();
	return leave;
}

/** What the reader presses, of what is offered. */
async function press(name: Parameters<typeof app.tellAnalysis>[0]) {
	app.tellAnalysis(name);
	await pass();
}

const reported = (code: string) => JSON.stringify({ error: { code, message: "" } });

/** Refuses all later requests. */
const refuse = (status: number, headers = {}) => {
	answer = () => new Response(reported("code"), { status, headers });
};

test("an analysis from a link is loading until it has a text, and knows its idea before", async () => {
	await open({ id, language: "en" });
	expect(asked[0]?.body).toEqual({ id, language: "en" });
	await write("", { idea: "Wind" });
	expect(shown()).toEqual({ phase: "reading", text: "", idea: "Wind" });
	await writeWhole("Energy.", { created: 7 });
	expect(shown()).toMatchObject({ phase: "complete", text: "Energy.", idea: "Wind", created: 7 });
});

test("the open analysis is not requested again in another language of the page, and another one takes its place", async () => {
	await open();
	await open({ ...prompt, language: "es" });
	expect(asked).toHaveLength(1);
	await open(spanish);
	expect(asked[0]?.signal.aborted).toBe(true);
	expect(asked[1]?.body).toEqual(spanish);
});

test.each<[string, () => Response]>([
	["a connection that is lost", fail],
	["500", () => new Response(reported("internal"), { status: 500 })],
	...[200, 403, 404].map((status): [string, () => Response] => [
		`a firewall's page with ${status}`,
		() => new Response("<h1>Blocked</h1>", { status, headers: { "Content-Type": "text/html" } }),
	]),
	["a failure that the server reports", () => new Response(encode(reported("upstream")))],
])("it is tried again three times, and as often when the reader wants it: %s", async (_, failure) => {
	answer = failure;
	await open();
	for (const [index, seconds] of [2, 4, 8].entries()) {
		expect(shown()).toMatchObject({ phase: "reading", delay: { kind: "lost" } });
		await pass(seconds - 0.001);
		expect(asked).toHaveLength(index + 1);
		await pass(0.001);
	}
	await pass(60);
	expect(shown()).toMatchObject({ phase: "stopped", by: "lost" });
	expect(asked).toHaveLength(4);
	await press("continue");
	answer = undefined;
	await pass(2);
	await writeWhole("Energy.");
	expect(shown()).toMatchObject({ phase: "complete", text: "Energy." });
});

test("it is tried at once when the browser says that it is online again, which is one of three tries", async () => {
	answer = fail;
	await open();
	for (const count of [2, 3, 4]) {
		browser.dispatchEvent(new Event("online"));
		await pass();
		expect(asked).toHaveLength(count);
	}
	expect(shown().phase).toBe("stopped");
});

test("a request that is refused is sent again only when it is opened again, and told to the page that is shown", async () => {
	refuse(400);
	await open();
	await pass(60);
	expect([asked.length, shown().phase, failures]).toEqual([1, "failed", ["refused"]]);
	answer = undefined;
	const leave = await open();
	leave();
	refuse(400);
	await breakOff();
	await pass(2);
	expect([asked.length, shown().phase, failures.length]).toEqual([3, "failed", 1]);
});

test("after too many requests it waits as long as the server asks, as often as it asks, and keeps its text", async () => {
	await open();
	await write("Energy");
	refuse(429, { "Retry-After": "42" });
	await breakOff();
	await pass(2);
	for (const count of [2, 3, 4, 5, 6]) {
		const delay = { kind: "busy", until: Date.now() + 42_000 };
		expect(shown()).toMatchObject({ phase: "reading", text: "Energy", delay });
		await pass(41.999);
		expect(asked).toHaveLength(count);
		await pass(0.001);
	}
	expect(failures).toEqual([]);
});

describe("a new text", () => {
	const newerThan = () => asked.slice(1).map(({ body }) => body.newerThan);

	beforeEach(async () => {
		await open();
		await writeWhole("Energy.", { created: 7 });
		await press("writeAgain");
	});

	test("that was stopped is read on, not begun once more, and takes the place of the one before", async () => {
		await write("Ne");
		await press("stop");
		expect(asked[1]?.signal.aborted).toBe(true);
		await press("continue");
		await writeWhole("New.");
		expect(newerThan()).toEqual([7, 7]);
		await openDocument();
		expect(shown()).toMatchObject({ phase: "complete", text: "New." });
	});

	test("is read on when the connection is lost, but not asked for again when the model has failed", async () => {
		await send(reported("interrupted"));
		await pass(2);
		await send(reported("upstream"));
		await pass(60);
		expect(shown()).toMatchObject({ phase: "complete", text: "Energy.", created: 7 });
		expect(failures).toEqual(["lost"]);
		expect(newerThan()).toEqual([7, 7]);
	});
});

describe("a finished analysis is kept in the tab", () => {
	async function read(of: Parameters<typeof open>[0], ...whole: Parameters<typeof write>) {
		await open(of);
		await writeWhole(...whole);
	}

	test("and is there at once in another document, as it was, each language by itself", async () => {
		await read(spanish, "Energía.");
		await read(prompt, "Energ", { idea: "Wind" }, "length");
		const whole = shown();
		expect(whole).toMatchObject({ phase: "complete", isCut: true });
		await openDocument();
		expect([shown(), shown(spanish).text], "before it is opened").toEqual([whole, "Energía."]);
		await open();
		expect(asked).toHaveLength(2);
	});

	test("unless the built-in analyst stood in for the model, which the next visit asks", async () => {
		await read(prompt, "Energy.", { model: standInModel });
		await open();
		expect(asked).toHaveLength(2);
		await openDocument();
		expect(shown()).toEqual({ phase: "reading", text: "" });
	});

	test("until its idea is gone, in any language", async () => {
		const other = { ...prompt, id: "other" };
		for (const of of [other, spanish, prompt]) await read(of, "Energy.");
		refuse(404);
		await press("writeAgain");
		await openDocument();
		expect([prompt, spanish, other].map((of) => shown(of).text)).toEqual(["", "", "Energy."]);
	});
});
