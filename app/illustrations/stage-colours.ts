import type { Stage } from "../content/companies.ts";

/** Classes of the stages of the loop. Lines have the colour `--part-line` while their part has hover or focus. */
export const stageColours: Record<Stage, { text: string; line: string }> = {
	collect: { text: "text-kraft", line: "stroke-[var(--part-line,var(--color-kraft))]" },
	transform: { text: "text-ink", line: "stroke-[var(--part-line,var(--color-ink))]" },
	return: { text: "text-reed", line: "stroke-[var(--part-line,var(--color-reed))]" },
};
