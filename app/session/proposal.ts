/** What the idea box hands over to the results in the navigation's state. */
export interface Proposal {
	/** The idea. */
	message: string;
	email: string;
	/** UUID of the stored request. */
	id: string;
	/** What was in the form's trap (`FormChecks`). */
	website?: unknown;
}

/** Reads the state of a navigation, which may be anybody's or none. */
export function readProposal(state: unknown): Proposal | undefined {
	const { message, email, id, website } = (state ?? {}) as Partial<Record<keyof Proposal, unknown>>;
	if (typeof message !== "string" || !message.trim()) return undefined;
	if (typeof email !== "string" || typeof id !== "string") return undefined;
	return { message, email, id, website };
}
