import * as z from "zod/mini";
import type { Refusal } from "#app/schemas/errors.ts";
import type { FormEndpoint } from "#app/schemas/forms.ts";
import { SettingError, type TurnstileSettings } from "#worker/env.ts";
import type { Visitor } from "#worker/http/visitor.ts";
import { log } from "#worker/log.ts";
import { sha256 } from "#worker/sha256.ts";

const timeoutMs = 5_000;

// Source: Turnstile's documentation, server-side validation.
const siteverifyResponse = z.object({
	success: z.boolean(),
	"error-codes": z._default(z.array(z.string()), []),
	hostname: z.optional(z.string()),
	action: z.optional(z.string()),
});

/**
 * Verifies that Turnstile issued the token for this host and this endpoint, which the widget has as its `action`.
 * @returns undefined if it did, else the refusal. @throws SettingError if Turnstile does not know the secret key
 */
export async function verifyTurnstile(
	settings: TurnstileSettings,
	{ address, hostname }: Visitor,
	endpoint: FormEndpoint,
	turnstileToken: string | undefined,
	content: string,
): Promise<Refusal | undefined> {
	const forbidden = (codes: string[]): Refusal => {
		log("warn", "turnstile_failed", { endpoint, codes });
		const message = "Turnstile does not confirm that a person sent this.";
		return { status: 403, code: "turnstile_failed", message };
	};
	if (!turnstileToken) return forbidden(["missing-input-response"]);
	const result = await siteverify(settings, {
		response: turnstileToken,
		remoteip: address,
		// A token can be verified only once. This key makes Turnstile repeat its response to a repeated submission.
		idempotency_key: await hashUuid(`${endpoint} ${content} ${turnstileToken}`),
	}).catch(() => undefined);
	const codes = result?.["error-codes"] ?? ["no-answer"];
	if (!result || codes.includes("internal-error")) {
		log("error", "turnstile_unavailable", { endpoint, codes });
		const message = "This cannot be checked just now. Please try again.";
		return { status: 503, code: "unavailable", message };
	}
	if (codes.includes("invalid-input-secret")) {
		throw new SettingError("TURNSTILE_SECRET_KEY", "is not known to Turnstile");
	}
	if (!result.success) return forbidden(codes);
	if (result.hostname !== hostname) return forbidden(["other-hostname"]);
	if (result.action !== endpoint) return forbidden(["other-action"]);
	return undefined;
}

/** Calls Turnstile's siteverify. @returns undefined if the response is not of a known form. @throws without JSON */
async function siteverify(
	{ baseURL, secretKey }: TurnstileSettings,
	question: Record<string, string | undefined>,
): Promise<z.infer<typeof siteverifyResponse> | undefined> {
	const response = await fetch(`${baseURL}/siteverify`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ secret: secretKey, ...question }),
		redirect: "manual",
		signal: AbortSignal.timeout(timeoutMs),
	});
	return siteverifyResponse.safeParse(await response.json()).data;
}

/** A UUID derived from the hash of a text (version 8 of RFC 9562). */
async function hashUuid(text: string): Promise<string> {
	const hash = (await sha256(text)).toHex();
	return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
