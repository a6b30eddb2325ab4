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
	preferences: Preferences;
	/** ISO date and time of the choice. */
	date: string;
	/** Whether it has expired or was made under another policy. */
	lapsed: boolean;
}

export function serializeChoice(preferences: Preferences, now: Date): string {
	return JSON.stringify({
		essential: true,
		...preferences,
		version: policyVersion,
		date: now.toISOString(),
	});
}

/** The choice in a stored text; undefined if there is none, or if it is not valid. */
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
