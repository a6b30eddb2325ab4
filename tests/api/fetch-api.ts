import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { Hono } from "hono";
import { expect, inject, vi } from "vitest";
import type { ApiErrorBody } from "#app/schemas/errors.ts";
import type { DeliveredMail } from "#tests/fakes/mailchannels.ts";
import type { FakeOpenAIRequest } from "#tests/fakes/openai.ts";
import { fakeTurnstileKeys, fakeTurnstileToken } from "#tests/fakes/turnstile.ts";
import { api } from "#worker/api/index.ts";
import type { Bindings, HonoEnv } from "#worker/env.ts";
import worker from "#worker/index.ts";

/** The Worker's environment as vitest.config.ts gives it: a local D1, both fakes. */
export const env: Bindings = bindings as Bindings;

/** An address that no other request has used: rate limits are real, and the files of a project share them. */
export function newVisitor(): string {
	const random = crypto.randomUUID();
	return `2001:db8:${random.slice(0, 4)}:${random.slice(4, 8)}::1`;
}

/** A database of which one method does something else, by default fail as D1 does when it is gone. */
export function databaseWith(
	method: "prepare" | "batch" | "any",
	instead: (query: string) => unknown = () => {
		throw new Error("D1_ERROR: the disk is on fire at /var/secret");
	},
): D1Database {
	return new Proxy(env.DB, {
		get(target, name) {
			if (method === "any" || name === method) return instead;
			const value = Reflect.get(target, name) as unknown;
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
}

/** Rate limits that write down what they count, and let it pass or not. */
export function fakeLimits(success = true) {
	const counted: string[] = [];
	const limiter = (name: string): RateLimit => ({
		limit: async ({ key }) => {
			counted.push(`${name} ${key}`);
			return { success };
		},
	});
	const [SUBMISSION_LIMIT, ANALYSIS_LIMIT] = [limiter("SUBMISSION_LIMIT"), limiter("ANALYSIS_LIMIT")];
	return { counted, env: { SUBMISSION_LIMIT, ANALYSIS_LIMIT, VITALS_LIMIT: limiter("VITALS_LIMIT") } };
}

/** The settings that turn Turnstile on, with the fake's keys. */
export const turnstileOn = {
	TURNSTILE_SITE_KEY: fakeTurnstileKeys.siteKey,
	TURNSTILE_SECRET_KEY: fakeTurnstileKeys.secretKey,
	TURNSTILE_BASE_URL: inject("fakeTurnstile"),
};

/** The site's origin. */
export const site = "https://anella.example";

/** Asks the Worker as the runtime does, reads the answer, and waits for the work that goes on after it. */
export async function fetchWorker(
	address: string | Request,
	{ env: settings, ...init }: RequestInit & { env?: object } = {},
) {
	const context = createExecutionContext();
	type WorkerRequest = Parameters<typeof worker.fetch>[0];
	const request = new Request(address instanceof Request ? address : new URL(address, site), init);
	const response = await worker.fetch(request as WorkerRequest, { ...env, ...settings }, context);
	// A copy of a page is made while it is read. An analysis that fails is broken off.
	const text = await response.text().catch(() => "");
	await waitOnExecutionContext(context);
	return { status: response.status, headers: response.headers, text };
}

/** The lines that are logged from now on at this level, parsed. Nothing is printed until mocks are restored. */
export function captureLog(...levels: ("info" | "warn" | "error")[]): Record<string, unknown>[] {
	const lines: Record<string, unknown>[] = [];
	for (const level of levels) {
		vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(JSON.parse(line)));
	}
	return lines;
}

export interface ApiRequestOptions {
	method?: string;
	/** Sent as it is if a string, bytes or a stream, else as JSON. */
	body?: unknown;
	/** null leaves a default header out. */
	headers?: Record<string, string | null>;
	env?: Partial<Bindings>;
	visitor?: string;
	signal?: AbortSignal;
}

/** Calls the API as a page of the site would, and waits for the work that goes on after the answer. */
export async function fetchApi(path: string, options: ApiRequestOptions = {}): Promise<Response> {
	const context = createExecutionContext();
	const app = new Hono<HonoEnv>().route("/api", api);
	const response = await app.fetch(apiRequest(path, options), { ...env, ...options.env }, context);
	const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
	if (!isStream) await waitOnExecutionContext(context);
	return response;
}

/** The request that `fetchApi` sends. */
export function apiRequest(path: string, options: ApiRequestOptions): Request {
	const { method = "POST", body, headers = {}, visitor = newVisitor(), signal = null } = options;
	const own = {
		Authorization: "Bearer public-key",
		"Content-Type": "application/json",
		"CF-Connecting-IP": visitor,
		Origin: site,
	};
	const sent = Object.entries<string | null>({ ...own, ...headers }).filter(([, value]) => value !== null);
	const isRaw = typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream;
	return new Request(`${site}/api${path}`, {
		method,
		headers: sent as [string, string][],
		body: isRaw ? (body as BodyInit) : (JSON.stringify(body) ?? null),
		signal,
	});
}

/** Status and error of an answer, which has to be JSON that no cache keeps. */
export async function errorOf(response: Response): Promise<[status: number, error: ApiErrorBody["error"]]> {
	expect(response.headers.get("Content-Type")).toBe("application/json");
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	return [response.status, (await response.json<ApiErrorBody>()).error];
}

/** Expects that a request is refused with this status and an error with at least these parts. Gives the headers. */
export async function expectError(answer: Promise<Response>, status: number, error: string | object) {
	const response = await answer;
	const parts = typeof error === "string" ? { code: error } : error;
	expect(await errorOf(response)).toEqual([status, expect.objectContaining(parts)]);
	return response.headers;
}

/** What a fake service answers at its address for tests. */
export async function askFake<Answer>(fake: string, path: string, query: Record<string, string>) {
	const response = await fetch(new URL(`${path}?${new URLSearchParams(query)}`, fake));
	return response.json<Answer>();
}

/** What the fake mail service has taken (`count`, `mails`) and how often it was tried, for one visitor's address. */
export const mailsFrom = (replyTo: string) =>
	askFake<{ count: number; attempts: number; mails: DeliveredMail[] }>(
		inject("fakeMailChannels"),
		"/__mails",
		{ replyTo },
	);

/** What the fake model was asked, for ideas that contain this text. */
export const questionsWith = (contains: string) =>
	askFake<FakeOpenAIRequest[]>(inject("fakeOpenAI"), "/__requests", { contains });

/** Rows of a query, as D1 gives them. */
export async function rows<Row = Record<string, unknown>>(query: string, ...values: unknown[]) {
	const { results } = await env.DB.prepare(query)
		.bind(...values)
		.all<Row>();
	return results;
}

/** Runs the statements of a script as wrangler does: all in one transaction. Gives the rows of each. */
export async function runStatements<Name extends string>(statements: Record<Name, string>) {
	const names = Object.keys(statements) as Name[];
	const results = await env.DB.batch(names.map((name) => env.DB.prepare(statements[name])));
	const named = names.map((name, index) => [name, results[index]?.results]);
	return Object.fromEntries(named) as Record<Name, Record<string, unknown>[]>;
}

/** Stores an idea as its form does. @returns its id */
export async function storeIdea(message: string, topic = "", env: Partial<Bindings> = {}): Promise<string> {
	const turnstileToken = fakeTurnstileToken({ hostname: "anella.example", action: "analysis-requests" });
	const body = { email: someone(), message, topic, turnstileToken };
	return (await (await fetchApi("/analysis-requests", { body, env })).json<{ id: string }>()).id;
}

/** A text that appears nowhere else. */
export function unique(text: string): string {
	return `${text}-${crypto.randomUUID().slice(0, 13)}`;
}

/** An email address that nobody else has. Its start can script the fake mail service. */
export const someone = (start = "someone") => `${unique(start)}@example.com`;
