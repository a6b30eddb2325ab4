/** An idea that was sent: the location state of the results page. Only `message` is required. */
export interface SentIdea {
	/** The idea. */
	message: string;
	email?: string;
	/** UUID of the stored row. */
	id?: string;
	/** The honeypot's value (`BotProtection`). */
	website?: unknown;
	/** Show the stored text of an analysis that ended early, instead of requesting another. */
	unfinished?: boolean;
}

/** Parses a location state, which may come from another page or be missing. */
export function parseSentIdea(state: unknown): SentIdea | undefined {
	const { message, email, id, website, unfinished } = (state ?? {}) as Partial<
		Record<keyof SentIdea, unknown>
	>;
	if (typeof message !== "string" || !message.trim()) return undefined;
	return {
		message,
		...(typeof email === "string" && { email }),
		...(typeof id === "string" && { id }),
		website,
		...(unfinished === true && { unfinished }),
	};
}
