/** A year or period of the group's history. Its text is in the locale files. */
export interface Milestone {
	id: "origins" | "growth" | "cycle" | "trades" | "commitment" | "holding" | "future";
	year: number;
	/** Last year of a period; `"now"` if it is ongoing. */
	until?: number | "now";
}

export const timeline: readonly Milestone[] = [
	{ id: "origins", year: 1983 },
	{ id: "growth", year: 1998 },
	{ id: "cycle", year: 2002 },
	{ id: "trades", year: 2018 },
	{ id: "commitment", year: 2019 },
	{ id: "holding", year: 2020, until: 2024 },
	{ id: "future", year: 2025, until: "now" },
];
