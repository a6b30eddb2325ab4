/**
 * A server that speaks Turnstile's siteverify: strict about what it is asked, scripted about what it answers. It knows
 * Cloudflare's published testing keys, which take nothing but the dummy token, and one secret key of its own, whose
 * tokens say what they were made for. Source: Turnstile's documentation, server-side validation and testing.
 * `GET /__verifications?token=…` lists what it was asked of a token.
 */
import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { listen, readBody, sendJson } from "./http.ts";

/** Cloudflare's testing keys. */
export const turnstileTestingKeys = {
	siteKey: "1x00000000000000000000AA",
	passes: "1x0000000000000000000000000000000AA",
	fails: "2x0000000000000000000000000000000AA",
	spent: "3x0000000000000000000000000000000AA",
} as const;

/** The only token that the testing keys take. */
export const turnstileDummyToken = "XXXX.DUMMY.TOKEN.XXXX";

/** The keys of the fake's own widget. */
export const fakeTurnstileKeys = { siteKey: "0x4FAKE", secretKey: "0x4FAKE-secret" } as const;

/** What a token of the fake's own widget was made for. */
export interface FakeTurnstileToken {
	hostname: string;
	action: string;
	/** Milliseconds since 1970 when it was made; now if left out. */
	madeAt?: number;
	/** How verifying it goes wrong. */
	script?: "500" | "html" | "hang" | "internal-error" | "cut";
	/** Tells it from the others. */
	nonce: string;
}

/** A token that the fake's own secret key takes, once. */
export function fakeTurnstileToken(token: Omit<FakeTurnstileToken, "nonce">): string {
	return `fake.${btoa(JSON.stringify({ ...token, nonce: crypto.randomUUID() }))}`;
}

/** One question that the fake was asked. */
export interface Verification {
	token: string;
	remoteip: string | undefined;
	idempotencyKey: string | undefined;
	success: boolean;
}

export interface FakeTurnstile {
	/** For TURNSTILE_BASE_URL. */
	url: string;
	close(): Promise<void>;
}

/** Tokens are good for so many milliseconds. */
const lifetime = 300_000;
const longestToken = 2048;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Starts the fake; without a port, on a free one. */
export async function startFakeTurnstile({ port = 0 } = {}): Promise<FakeTurnstile> {
	const verifications: Verification[] = [];
	/** The idempotency keys, if any, under which tokens were spent. */
	const spent = new Map<string, string | undefined>();
	const { origin, close } = await listen(port, async (request, response) => {
		const url = new URL(request.url ?? "/", "http://fake");
		if (url.pathname === "/__verifications") {
			const token = url.searchParams.get("token");
			return sendJson(
				response,
				200,
				verifications.filter((verification) => token === null || verification.token === token),
			);
		}
		const body = await readBody(request);
		if (url.pathname !== "/turnstile/v0/siteverify") return sendJson(response, 404, {});
		if (request.method !== "POST") return sendJson(response, 405, {});
		const asked = understand(request.headers["content-type"] ?? "", body);
		if (typeof asked === "string") {
			return sendJson(response, 200, { success: false, "error-codes": [asked], messages: [] });
		}
		const { secret, response: token, remoteip, idempotency_key: idempotencyKey } = asked;
		const verification = { token, remoteip, idempotencyKey, success: false };
		verifications.push(verification);
		const fail = (code: string, more = {}) =>
			sendJson(response, 200, { success: false, "error-codes": [code], messages: [], ...more });
		const pass = (hostname: string, more: object) => {
			verification.success = true;
			return sendJson(response, 200, {
				success: true,
				"error-codes": [],
				challenge_ts: new Date().toISOString(),
				hostname,
				...more,
			});
		};

		if (secret !== fakeTurnstileKeys.secretKey) {
			const metadata = { result_with_testing_key: true };
			if (secret === turnstileTestingKeys.spent) return fail("timeout-or-duplicate", { metadata });
			if (secret === turnstileTestingKeys.fails || token !== turnstileDummyToken) {
				return fail("invalid-input-response", { metadata });
			}
			return pass("example.com", { metadata });
		}
		const made = read(token);
		if (!made) return fail("invalid-input-response");
		if (await playScript(made, response, fail)) return;
		const again = spent.has(token) && (idempotencyKey === undefined || spent.get(token) !== idempotencyKey);
		if (again || Date.now() - (made.madeAt ?? Date.now()) >= lifetime) return fail("timeout-or-duplicate");
		spent.set(token, idempotencyKey);
		return pass(made.hostname, { action: made.action, cdata: "", metadata: { interactive: false } });
	});
	return { url: `${origin}/turnstile/v0`, close };
}

interface Asked {
	secret: string;
	response: string;
	remoteip?: string;
	idempotency_key?: string;
}

/** The parameters, or the error code for what is wrong with them. */
function understand(contentType: string, body: string): Asked | string {
	const parameters = parse(contentType.split(";")[0] ?? "", body);
	const { secret, response, idempotency_key: key } = parameters ?? {};
	if (!parameters || !Object.values(parameters).every((value) => typeof value === "string"))
		return "bad-request";
	if (!secret) return "missing-input-secret";
	const known: unknown[] = [fakeTurnstileKeys.secretKey, ...Object.values(turnstileTestingKeys).slice(1)];
	if (!known.includes(secret)) return "invalid-input-secret";
	if (!response) return "missing-input-response";
	if (`${response}`.length > longestToken) return "invalid-input-response";
	if (key !== undefined && !uuid.test(`${key}`)) return "bad-request";
	return parameters as unknown as Asked;
}

/** What a form or JSON holds, or undefined if the body is neither. */
function parse(mediaType: string, body: string): Record<string, unknown> | undefined {
	if (mediaType === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(body));
	if (mediaType !== "application/json") return undefined;
	try {
		return (JSON.parse(body) as Record<string, unknown> | null) ?? undefined;
	} catch {
		return undefined;
	}
}

function read(token: string): FakeTurnstileToken | undefined {
	try {
		return JSON.parse(atob(/^fake\.(.+)$/.exec(token)?.[1] ?? "")) as FakeTurnstileToken;
	} catch {
		return undefined;
	}
}

/** @returns whether the token asked for something to go wrong, which then has */
async function playScript(
	{ script }: FakeTurnstileToken,
	response: ServerResponse,
	fail: (code: string) => void,
): Promise<boolean> {
	switch (script) {
		case undefined:
			return false;
		case "internal-error":
			fail("internal-error");
			break;
		case "500":
			sendJson(response, 500, {});
			break;
		case "html":
			response.writeHead(502, { "Content-Type": "text/html" });
			response.end("<html><body><h1>502 Bad Gateway</h1></body></html>");
			break;
		case "cut":
			response.destroy();
			break;
		case "hang":
			await delay(120_000, undefined, { ref: false });
			response.destroy();
	}
	return true;
}
