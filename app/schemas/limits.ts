/** Lengths are in UTF-16 code units of the trimmed value, as `<textarea maxlength>` counts them. */
export const limits = {
	ideaMax: 500,
	/** Remaining characters below which the idea box shows its counter, and below which the counter warns. */
	ideaCounterVisibleBelow: 100,
	ideaCounterWarningBelow: 50,
	/** "At most 255" in the idea dialog, "under 255" in the contact form. */
	emailMax: 255,
	/** Exclusive: "under 100". */
	nameBelow: 100,
	companyBelow: 100,
	contactMessageMin: 10,
	/** Exclusive: "under 1000". */
	contactMessageBelow: 1000,
	/** Largest request body, in bytes. */
	bodyBytes: 16 * 1024,
	/** How long a submission with the same content counts as the same one. */
	duplicateHours: 24,
	/** Analyses of one idea that are started on a day (UTC), finished or not, whoever requests them. */
	analysesPerDay: 10,
	/** Longest Turnstile token, in characters. Source: Turnstile's documentation, server-side validation. */
	turnstileTokenMax: 2048,
} as const;
