/** The principles of the UN Global Compact by their numbers, in the four areas that it groups them in. */
export const principleAreas = [
	{ area: "humanRights", principles: [1, 2] },
	{ area: "labour", principles: [3, 4, 5, 6] },
	{ area: "environment", principles: [7, 8, 9] },
	{ area: "antiCorruption", principles: [10] },
] as const;

export type PrincipleArea = (typeof principleAreas)[number]["area"];
