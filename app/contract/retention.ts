/** How long what visitors send is kept, counted from the day it came. The retention job and the privacy policy share it. */
export const retention = {
	ideaMonths: 12,
	contactMessageMonths: 12,
	/** Outbox rows of delivered mails, from their delivery. */
	sentMailDays: 30,
	idempotencyKeyHours: 24,
} as const;
