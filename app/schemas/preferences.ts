/** The purposes that need consent. Essential storage does not. */
export const purposes = ["performance", "functionality", "analytics"] as const;
export type Purpose = (typeof purposes)[number];

export type Preferences = Readonly<Record<Purpose, boolean>>;

export const denyAll: Preferences = { performance: false, functionality: false, analytics: false };
export const allowAll: Preferences = { performance: true, functionality: true, analytics: true };

/** Increase it when the cookie policy asks for something else: choices under an earlier version expire. */
const policyVersion = 1;

/** Years until a choice expires: the maximum of the AEPD's guide on cookies. */
export const choiceYears = 2;

export interface Choice {
	allowed: Preferences;
	/** ISO date and time of the choice. */
	date: string;
}

export function serializeChoice(preferences: Preferences, now: Date): string {
	return JSON.stringify({
		essential: true,
		...preferences,
		version: policyVersion,
		date: now.toISOString(),
	});
}

/** The choice that was stored; undefined if there is none, or it has expired or was made under another policy. */
export function readChoice(stored: unknown, now: Date): Choice | undefined {
	const { version, date, ...chosen } = (stored ?? {}) as { version?: number; date: string } & Preferences;
	const end = new Date(date);
	end.setUTCFullYear(end.getUTCFullYear() + choiceYears);
	// Also false without a date.
	if (version !== policyVersion || !(end > now)) return undefined;
	const { performance, functionality, analytics } = chosen;
	return { allowed: { performance, functionality, analytics }, date };
}
