import * as z from "zod/mini";
import { botProtection } from "./bot-protection.ts";
import { contactMessage } from "./contact.ts";
import { analysisRequest } from "./ideas.ts";

/** The body of `POST /api/analysis-requests`. */
export const ideaSubmission = z.extend(analysisRequest, botProtection.shape);

/** The body of `POST /api/send-contact-email`. */
export const contactSubmission = z.extend(contactMessage, botProtection.shape);

/** The body of `POST /api/chat-alianzas`. */
export const analysisPrompt = z.object({
	message: analysisRequest.shape.message,
	/** Id of the stored idea. Required if Turnstile is on. */
	id: z.optional(z.string("id_invalid")),
	/** The page's language, in which the built-in analyst writes. A model writes in the idea's language. */
	language: z.optional(z.enum(["en", "es"], "language_invalid")),
	/** The honeypot of the form that the idea was submitted with. */
	website: botProtection.shape.website,
});
export type AnalysisPrompt = z.infer<typeof analysisPrompt>;
