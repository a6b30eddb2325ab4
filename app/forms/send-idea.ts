import type { BotProtection } from "../schemas/bot-protection.ts";
import type { AnalysisNotification, AnalysisRequest, AnalysisRequestCreated } from "../schemas/ideas.ts";
import { post, requestTimeout } from "./post.ts";

/** Stores an idea and its author's email address. */
export async function createAnalysisRequest(
	publicApiKey: string,
	request: AnalysisRequest & BotProtection,
	idempotencyKey: string,
): Promise<AnalysisRequestCreated> {
	const response = await post(publicApiKey, "analysis-requests", request, {
		idempotencyKey,
		signal: requestTimeout(),
	});
	const created: Partial<AnalysisRequestCreated> = await response.json();
	if (typeof created.id !== "string") throw new TypeError("The response of analysis-requests has no id.");
	return { id: created.id };
}

/** Has a stored idea mailed to the team. */
export async function sendAnalysisNotification(
	publicApiKey: string,
	notification: AnalysisNotification,
): Promise<void> {
	await post(publicApiKey, "send-analysis-notification", notification, { keepalive: true });
}
