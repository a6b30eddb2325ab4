/** Numbers of the UN Global Compact's principles by area. */
export const principleAreas = [
	{ area: "humanRights", principles: [1, 2] },
	{ area: "labour", principles: [3, 4, 5, 6] },
	{ area: "environment", principles: [7, 8, 9] },
	{ area: "antiCorruption", principles: [10] },
] as const;

export type PrincipleArea = (typeof principleAreas)[number]["area"];
