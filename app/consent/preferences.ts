/** What a visitor can allow beyond the essential, which needs no consent. */
export const purposes = ["performance", "functionality", "analytics"] as const;
export type Purpose = (typeof purposes)[number];

/** What is allowed, purpose by purpose. */
export type Preferences = Readonly<Record<Purpose, boolean>>;

export const denyAll: Preferences = { performance: false, functionality: false, analytics: false };
export const allowAll: Preferences = { performance: true, functionality: true, analytics: true };

/** Counts up whenever the cookie policy changes in what it asks for: choices made under an earlier one lapse. */
export const policyVersion = 1;

/** Years that a choice holds: no longer than the Spanish data protection agency's guide allows without asking anew. */
export const choiceYears = 2;

/** A choice as it was stored. */
export interface Choice {
	preferences: Preferences;
	/** ISO date and time of the choice. */
	date: string;
	/** Whether it was made under another policy or too long ago, and counts no more. */
	lapsed: boolean;
}

/** The choice as text, to be stored under `cookiePreferences`. */
export function serializeChoice(preferences: Preferences, now: Date): string {
	return JSON.stringify({
		essential: true,
		...preferences,
		version: policyVersion,
		date: now.toISOString(),
	});
}

/**
 * Reads a stored choice.
 *
 * @returns undefined for nothing, and for anything that this site did not write: then nothing was chosen
 */
export function parseChoice(text: string | null, now: Date): Choice | undefined {
	const stored = parse(text);
	if (stored?.essential !== true) return undefined;
	const { performance, functionality, analytics, version, date } = stored;
	if (typeof performance !== "boolean" || typeof functionality !== "boolean") return undefined;
	if (typeof analytics !== "boolean") return undefined;
	if (!Number.isInteger(version) || typeof date !== "string") return undefined;
	const chosen = new Date(date);
	if (Number.isNaN(chosen.getTime()) || chosen.toISOString() !== date || chosen > now) return undefined;
	const end = new Date(chosen);
	end.setUTCFullYear(end.getUTCFullYear() + choiceYears);
	return {
		preferences: { performance, functionality, analytics },
		date,
		lapsed: version !== policyVersion || end <= now,
	};
}

function parse(text: string | null): Record<string, unknown> | undefined {
	try {
		const value: unknown = JSON.parse(text ?? "");
		return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : undefined;
	} catch {
		return undefined;
	}
}
