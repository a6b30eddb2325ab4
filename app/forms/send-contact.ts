import type { BotProtection } from "../schemas/bot-protection.ts";
import type { ContactMessage } from "../schemas/contact.ts";
import { post, requestTimeout } from "./post.ts";

/** Sends a message to the team. */
export async function sendContactEmail(
	publicApiKey: string,
	message: ContactMessage & BotProtection,
	idempotencyKey: string,
): Promise<void> {
	await post(publicApiKey, "send-contact-email", message, {
		idempotencyKey,
		signal: requestTimeout(),
	});
}
