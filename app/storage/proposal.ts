/** What the idea box hands over to the results in the navigation's state; an idea alone is enough. */
export interface Proposal {
	/** The idea. */
	message: string;
	email?: string;
	/** UUID of the stored request. */
	id?: string;
	/** What was in the form's honeypot (`BotProtection`). */
	website?: unknown;
	/** Its analysis broke off, and what was written by then is to be shown. */
	unfinished?: boolean;
}

/** Reads the state of a navigation, which may be anybody's or none. */
export function parseProposal(state: unknown): Proposal | undefined {
	const { message, email, id, website, unfinished } = (state ?? {}) as Partial<
		Record<keyof Proposal, unknown>
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
