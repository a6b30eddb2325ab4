import type { Context } from "hono";
import * as z from "zod/mini";
import type { FormEndpoint } from "#app/schemas/bot-protection.ts";
import { SettingError, type TurnstileSettings } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { sha256 } from "#worker/sha256.ts";
import { refuse } from "./guard.ts";

/** Milliseconds that Turnstile may take to answer. */
const timeoutMs = 5_000;

interface Question {
	/** Name of the call, which the widget was given as its `action`. */
	call: FormEndpoint;
	token: string | undefined;
	/** SHA-256 of what is sent, hexadecimal. */
	bodyHash: string;
}

// Source: Turnstile's documentation, server-side validation and testing.
const outcome = z.object({
	success: z.boolean(),
	"error-codes": z._default(z.array(z.string()), []),
	hostname: z.optional(z.string()),
	action: z.optional(z.string()),
	metadata: z.optional(z.object({ result_with_testing_key: z.optional(z.boolean()) })),
});

/**
 * Asks Turnstile whether the token was given to a person, on this host and for this call.
 * @returns undefined if it was, else the answer to the visitor: 403 if not, 503 if nobody knows
 * @throws SettingError if Turnstile does not know the secret key
 */
export async function verifyTurnstile(
	c: Context,
	settings: TurnstileSettings,
	question: Question,
): Promise<Response | undefined> {
	const { call, token } = question;
	const fail = (codes: string[]) => {
		log("warn", "turnstile_failed", { call, codes });
		return refuse(c, 403, "turnstile_failed", "Turnstile does not confirm that a person sent this.");
	};
	if (!token) return fail(["missing-input-response"]);
	const result = await siteverify(settings, question, c.req.header("CF-Connecting-IP"));
	const codes = result?.["error-codes"].filter((code) => /^[a-z-]{1,40}$/.test(code)) ?? ["no-answer"];
	if (!result || codes.includes("internal-error")) {
		log("error", "turnstile_unavailable", { call, codes });
		return refuse(c, 503, "unavailable", "This cannot be checked just now. Please try again.");
	}
	if (codes.some((code) => code.endsWith("-input-secret"))) {
		throw new SettingError("TURNSTILE_SECRET_KEY", "is not known to Turnstile");
	}
	if (!result.success) return fail(codes);
	// Cloudflare's testing keys stand for no host and no action, and say so. No other key is ever answered that way.
	if (result.metadata?.result_with_testing_key) return undefined;
	if (result.hostname !== new URL(c.req.url).hostname) return fail(["other-hostname"]);
	if (result.action !== call) return fail(["other-action"]);
	return undefined;
}

/** What Turnstile says of a token, or undefined if it says nothing that can be understood. */
async function siteverify(
	{ baseURL, secretKey }: TurnstileSettings,
	{ call, token, bodyHash }: Question,
	visitor: string | undefined,
): Promise<z.infer<typeof outcome> | undefined> {
	try {
		const response = await fetch(`${baseURL}/siteverify`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({
				secret: secretKey,
				response: token,
				...(visitor && { remoteip: visitor }),
				// The same token for the same content is the same question, should the first answer have got lost.
				idempotency_key: await nameUuid(`${call} ${bodyHash} ${token}`),
			}),
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs),
		});
		return outcome.safeParse(await response.json()).data;
	} catch {
		return undefined;
	}
}

/** A UUID that is always the same for the same text (version 8 of RFC 9562). */
async function nameUuid(text: string): Promise<string> {
	const hash = await sha256(text);
	return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
