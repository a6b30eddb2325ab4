import { useId } from "react";
import { byCompany, type CompanyId, type Stage } from "../content/companies.ts";

/** Pattern tile of each company, in units of user space. The shapes show its materials from above. */
const patternTiles: Record<CompanyId, { width: number; height: number; d: string }> = {
	// Bales of paper with straps in alternate directions.
	paper: {
		width: 64,
		height: 32,
		d: "M0 4h32M0 10h32M0 16h32M0 22h32M0 28h32M35 0v32M41 0v32M48 0v32M55 0v32M61 0v32",
	},
	// Modules on a roof.
	energy: { width: 48, height: 32, d: "M6 29 14 3h34L40 29zM10 16h34M25 3l-8 26M37 3l-8 26" },
	// Streams that part and meet.
	engineering: {
		width: 96,
		height: 32,
		d: "M0 4c24 0 24 12 48 12s24-12 48-12M0 10c24 0 24 6 48 6s24-6 48-6M0 16h96M0 22c24 0 24-6 48-6s24 6 48 6M0 28c24 0 24-12 48-12s24 12 48 12",
	},
	// Furrows against a wall.
	construction: {
		width: 72,
		height: 32,
		d: "M0 32 36 0M12 32 48 0M24 32 60 0M36 32 72 0M48 32l24-21.3M60 32l12-10.7M0 21.3 24 0M0 10.7 12 0M0 31.5h72",
	},
	// Cells of a network.
	platform: { width: 36, height: 32, d: "M0 16h6l6-16h12l6 16h6M6 16l6 16h12l6-16M15 16h6M18 13v6" },
	// Rings that hold one another.
	foundation: {
		width: 32,
		height: 32,
		d: "M3 16a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-13 16a13 13 0 1 0 26 0a13 13 0 1 0-26 0M19 16a13 13 0 1 0 26 0a13 13 0 1 0-26 0",
	},
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
	const { width, height, d } = patternTiles[company];
	const id = useId();
	return (
		<svg aria-hidden="true" className={className}>
			<defs>
				<pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
					<g fill="none" stroke="currentColor" strokeWidth="1.25">
						<path d={d} />
					</g>
				</pattern>
			</defs>
			<rect width="100%" height="100%" fill={`url(#${id})`} />
		</svg>
	);
}
