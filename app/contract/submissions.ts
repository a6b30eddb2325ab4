import * as z from "zod/mini";
import { contactMessage } from "./contact.ts";
import { analysisRequest } from "./ideas.ts";
import { limits } from "./limits.ts";

/** As `FormChecks` has them. Messages are codes, as in `ideas.ts`. */
const checks = {
	website: z.optional(z.unknown()),
	filledInMs: z.optional(z.number("filled_in_invalid").check(z.gte(0, "filled_in_invalid"))),
	turnstileToken: z.optional(
		z
			.string("turnstile_token_invalid")
			.check(z.maxLength(limits.turnstileTokenMax, "turnstile_token_invalid")),
	),
};

/** The body of `POST /api/analysis-requests`. */
export const ideaSubmission = z.extend(analysisRequest, checks);

/** The body of `POST /api/send-contact-email`. */
export const contactSubmission = z.extend(contactMessage, checks);
