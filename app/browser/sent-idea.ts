/** An idea that was sent: the location state of the results page. Only `message` is required. */
export interface SentIdea {
	message: string;
	email?: string;
	/** UUID of the stored row. */
	id?: string;
	/** The honeypot's value (`BotProtection`). */
	website?: unknown;
	/** Show the stored text of an analysis that ended early, instead of requesting another. */
	unfinished?: boolean;
}

/** The idea in a location state, which is null if the visitor did not come from a form. */
export function readSentIdea(state: Partial<SentIdea> | null): SentIdea | undefined {
	const { message } = state ?? {};
	return typeof message === "string" && message.trim() ? { ...state, message } : undefined;
}
