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
	const start = new Date(now);
	start.setUTCFullYear(start.getUTCFullYear() - choiceYears);
	const made = new Date(date);
	// Also without a date.
	if (version !== policyVersion || !(made > start && made <= now)) return undefined;
	const allowed = Object.fromEntries(purposes.map((purpose) => [purpose, chosen[purpose] === true]));
	return { allowed: allowed as Preferences, date };
}
