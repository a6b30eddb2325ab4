import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { emailAddress, maxLength, minLength, typedText } from "./text-rules.ts";

/** The values of the contact form. Messages are codes, as in `ideas.ts`. */
export const contactMessage = z.object({
	name: typedText(
		"name_required",
		minLength(1, "name_required"),
		maxLength(limits.nameBelow - 1, "name_too_long"),
	),
	email: emailAddress(limits.emailMax - 1, { invalid: "email_invalid", tooLong: "email_too_long" }),
	company: z.nullish(typedText("company_too_long", maxLength(limits.companyBelow - 1, "company_too_long"))),
	message: typedText(
		"message_too_short",
		minLength(limits.contactMessageMin, "message_too_short"),
		maxLength(limits.contactMessageBelow - 1, "message_too_long"),
	),
});
export type ContactMessage = z.infer<typeof contactMessage>;
