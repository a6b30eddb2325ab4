import { isLanguage, type Language } from "../i18n/languages.ts";

/** The location state of the results page, for the visitor who sent the idea from this browser. */
export interface SentIdeaState {
	message: string;
	email?: string | undefined;
	/** The honeypot's value (`BotProtection`). */
	website?: unknown;
}

/** The idea that the results page shows. */
export interface SentIdea extends Partial<SentIdeaState> {
	/** UUID of the stored row. */
	id?: string;
	/** Another language for the analysis than the one that it has by itself. */
	writeIn?: Language | undefined;
}

/** The address of an analysis within the results page. Fragments are not sent to servers, so no log has it. */
export function analysisHash(id: string, writeIn?: Language): string {
	return writeIn ? `#${id}.${writeIn}` : `#${id}`;
}

/**
 * The idea in a location: its id in the fragment, the rest in the state, which is null if the visitor did not come from a form.
 * @returns undefined if there is neither an id nor an idea
 */
export function readSentIdea(hash: string, state: Partial<SentIdeaState> | null): SentIdea | undefined {
	const [, id, writeIn] = /^#([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.(\w+))?$/.exec(hash) ?? [];
	const message = typeof state?.message === "string" && state.message.trim() ? state.message : undefined;
	if (!id) return message === undefined ? undefined : { ...state, message };
	return { ...state, id, ...(writeIn && isLanguage(writeIn) && { writeIn }) };
}
