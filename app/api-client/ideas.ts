import type { BotProtection } from "../schemas/bot-protection.ts";
import type { AnalysisNotification, AnalysisRequest, AnalysisRequestCreated } from "../schemas/ideas.ts";
import { post, requestTimeoutMs } from "./post.ts";

/** Keeps an idea and the address of its author. */
export async function createAnalysisRequest(
	publicApiKey: string,
	request: AnalysisRequest & BotProtection,
	idempotencyKey: string,
): Promise<AnalysisRequestCreated> {
	const response = await post(publicApiKey, "analysis-requests", request, {
		idempotencyKey,
		signal: AbortSignal.timeout(requestTimeoutMs),
	});
	const created: Partial<AnalysisRequestCreated> = await response.json();
	if (typeof created.id !== "string") throw new TypeError("analysis-requests answered without an id");
	return { id: created.id };
}

/** Has the stored idea mailed to the team. */
export async function sendAnalysisNotification(
	publicApiKey: string,
	notification: AnalysisNotification,
): Promise<void> {
	await post(publicApiKey, "send-analysis-notification", notification, { keepalive: true });
}
