import * as z from "zod/mini";
import { maxLength, minLength } from "./length-checks.ts";
import { limits } from "./limits.ts";

/** The values of the contact form. Messages are codes, as in `ideas.ts`. */
export const contactMessage = z.object({
	name: z
		.string("name_required")
		.check(z.trim(), minLength(1, "name_required"), maxLength(limits.nameBelow - 1, "name_too_long")),
	email: z
		.string("email_invalid")
		.check(
			z.trim(),
			z.regex(z.regexes.email, "email_invalid"),
			maxLength(limits.emailMax - 1, "email_too_long"),
		),
	/** `null` counts as missing. */
	company: z.optional(
		z.pipe(
			z.nullable(
				z.string("company_too_long").check(z.trim(), maxLength(limits.companyBelow - 1, "company_too_long")),
			),
			z.transform((company) => company ?? undefined),
		),
	),
	message: z
		.string("message_too_short")
		.check(
			z.trim(),
			minLength(limits.contactMessageMin, "message_too_short"),
			maxLength(limits.contactMessageBelow - 1, "message_too_long"),
		),
});
export type ContactMessage = z.infer<typeof contactMessage>;
