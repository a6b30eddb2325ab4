/**
 * Retention periods of visitors' data, from the time of submission. `worker/retention.ts` applies them, and the privacy
 * policy states them.
 */
export const retention = {
	ideaMonths: 12,
	contactMessageMonths: 12,
	/** Outbox rows of sent emails, from the time of sending. */
	sentMailDays: 30,
	/** Log lines. Cloudflare's Workers Logs deletes them. */
	logDays: 7,
	/** Encrypted copies of the database, from the time of each copy. GitHub deletes them (`.github/workflows/backup.yml`). */
	backupDays: 30,
	/** Earlier states of the database, which can be restored. D1 deletes them (Time Travel, Workers Paid). */
	recoveryDays: 30,
} as const;
