import * as z from "zod/mini";
import { limits } from "./limits.ts";

/**
 * What the forms send along with their own fields, so that machines that fill them in can be told from people. All of it
 * may be missing: who calls the API without a form has no form to tell of (docs/decisions/0016). Messages are codes, as in
 * `ideas.ts`.
 */
export const botProtection = z.object({
	/** A field that people neither see nor reach: whatever is in it, a machine wrote. */
	website: z.optional(z.unknown()),
	/** Milliseconds from the first touch of the form until it was sent. */
	filledInMs: z.optional(z.number("filled_in_invalid").check(z.gte(0, "filled_in_invalid"))),
	/** What the Turnstile widget gave, where Turnstile is on; `action` of the widget is the name of the endpoint. */
	turnstileToken: z.optional(
		z
			.string("turnstile_token_invalid")
			.check(z.maxLength(limits.turnstileTokenMax, "turnstile_token_invalid")),
	),
});
/** The browser takes this type only: what it sends needs no check there. */
export type BotProtection = z.infer<typeof botProtection>;

/** The endpoints that forms call, by their names. */
export type FormEndpoint = "analysis-requests" | "send-contact-email";
