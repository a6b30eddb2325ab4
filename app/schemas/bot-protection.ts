import * as z from "zod/mini";
import { limits } from "./limits.ts";

/**
 * Fields that the forms send to protect against bots. All are optional, so that the API can be used without a form
 * (docs/decisions/0016-abuse-protection.md). Messages are codes, as in `ideas.ts`.
 */
export const botProtection = z.object({
	/**
	 * The honeypot, a field that people neither see nor reach. A bot has filled it in, or a password manager: what has a value
	 * is stored as suspect.
	 */
	topic: z.optional(z.unknown()),
	/** The token of the Turnstile widget, if Turnstile is on. The widget's `action` is the name of the endpoint. */
	turnstileToken: z.optional(
		z
			.string("turnstile_token_invalid")
			.check(z.maxLength(limits.turnstileTokenMax, "turnstile_token_invalid")),
	),
});
export type BotProtection = z.infer<typeof botProtection>;
