import { byCompany, type CompanyId, type Stage } from "../content/companies.ts";

/** Class of each company's pattern, a tile that shows its materials from above (illustrations.css). */
const patterns: Record<CompanyId, string> = {
	/** Bales of paper with straps in alternate directions. */
	paper: "pattern-paper",
	/** Modules on a roof. */
	energy: "pattern-energy",
	/** Streams that part and meet. */
	engineering: "pattern-engineering",
	/** Furrows against a wall. */
	construction: "pattern-construction",
	/** Cells of a network. */
	platform: "pattern-platform",
	/** Rings that hold one another. */
	foundation: "pattern-foundation",
};

/** Classes of the stages of the loop. Lines have the colour `--part-line` while their part has hover or focus. */
export const stageColours: Record<Stage, { text: string; line: string }> = {
	collect: { text: "text-kraft", line: "stroke-[var(--part-line,var(--color-kraft))]" },
	transform: { text: "text-ink", line: "stroke-[var(--part-line,var(--color-ink))]" },
	return: { text: "text-reed", line: "stroke-[var(--part-line,var(--color-reed))]" },
};

/** Text colour class of each company: the colour of its stage of the loop; a company without a stage has its own. */
export const sectorColours = byCompany(({ stage }) =>
	stage ? stageColours[stage].text : "text-signal-text",
);

/** A company's pattern in the current text colour. Decorative. Fills its box. */
export function SectorPattern({ company, className }: { company: CompanyId; className: string }) {
	return <div aria-hidden="true" className={`sector-pattern ${patterns[company]} ${className}`} />;
}
