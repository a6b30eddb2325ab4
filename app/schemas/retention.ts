/** How long what visitors send is kept, counted from the day it came: `worker/retention.ts` deletes it, the privacy policy says so. */
export const retention = {
	ideaMonths: 12,
	contactMessageMonths: 12,
	/** Outbox rows of delivered mails, from their delivery. */
	sentMailDays: 30,
	idempotencyKeyHours: 24,
	/** Lines of the log, which Cloudflare's Workers Logs keeps for no longer. */
	logDays: 7,
} as const;
