/**
 * A server that speaks Turnstile's siteverify: strict about what it is asked, scripted about what it answers. It knows one
 * secret key, whose tokens say what they were made for. Source: Turnstile's documentation, server-side validation.
 * `GET /__verifications?token=…` lists what it was asked of a token.
 */
import * as z from "zod/mini";
import { sendErrorPage, serve } from "./http.ts";

/** The keys of the fake's own widget. */
export const fakeTurnstileKeys = { siteKey: "0x4FAKE", secretKey: "0x4FAKE-secret" } as const;

/** What a token of the fake's own widget was made for. */
interface FakeTurnstileToken {
	hostname: string;
	action: string;
	/** How verifying it goes wrong. */
	script?: "html" | "internal-error" | "cut";
}

/** A token that the fake's own secret key takes, once. */
export function fakeTurnstileToken(token: FakeTurnstileToken): string {
	return `fake.${btoa(JSON.stringify({ ...token, nonce: crypto.randomUUID() }))}`;
}

/** One question that the fake was asked. */
export interface Verification {
	token: string;
	remoteip: string | undefined;
	idempotencyKey: string | undefined;
	success: boolean;
}

export type FakeTurnstile = Awaited<ReturnType<typeof startFakeTurnstile>>;

const siteverifyRequest = z.strictObject({
	secret: z.string(),
	response: z.string(),
	remoteip: z.optional(z.string()),
	idempotency_key: z.optional(z.uuid()),
});

/** Starts the fake; without a port, on a free one. */
export async function startFakeTurnstile({ port = 0 } = {}) {
	const verifications: Verification[] = [];
	/** The idempotency keys, if any, under which tokens were spent. */
	const spent = new Map<string, string | undefined>();
	const { origin, close } = await serve(port, ({ route, query, body, response, reply }) => {
		if (route === "GET /__verifications")
			return reply(
				200,
				verifications.filter(({ token }) => token === query.get("token")),
			);
		if (route !== "POST /turnstile/v0/siteverify") return reply(404, {});
		const fail = (code: string, more = {}) =>
			reply(200, { success: false, "error-codes": [code], messages: [], ...more });
		const { data } = siteverifyRequest.safeParse(body);
		if (!data) return fail("bad-request");
		const { secret, response: token, remoteip, idempotency_key: idempotencyKey } = data;
		if (secret !== fakeTurnstileKeys.secretKey) return fail("invalid-input-secret");
		if (!token) return fail("missing-input-response");
		// It would repeat what it has said of the other.
		if (verifications.some((one) => one.idempotencyKey === idempotencyKey && one.token !== token))
			return fail("timeout-or-duplicate");
		const verification = { token, remoteip, idempotencyKey, success: false };
		verifications.push(verification);
		const made = read(token);
		if (!made) return fail("invalid-input-response");
		if (made.script === "internal-error") return fail("internal-error");
		if (made.script === "html") return sendErrorPage(response);
		if (made.script === "cut") return response.destroy();
		const again = spent.has(token) && (idempotencyKey === undefined || spent.get(token) !== idempotencyKey);
		if (again) return fail("timeout-or-duplicate");
		spent.set(token, idempotencyKey);
		verification.success = true;
		return reply(200, {
			...{ success: true, "error-codes": [], challenge_ts: new Date().toISOString() },
			...{ hostname: made.hostname, action: made.action, cdata: "", metadata: { interactive: false } },
		});
	});
	return { url: `${origin}/turnstile/v0`, close };
}

function read(token: string): FakeTurnstileToken | undefined {
	try {
		return JSON.parse(atob(/^fake\.(.+)$/.exec(token)?.[1] ?? "")) as FakeTurnstileToken;
	} catch {
		return undefined;
	}
}
