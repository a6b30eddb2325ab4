import { type ReactNode, useId } from "react";
import type { CompanyId } from "../content/companies.ts";

/** One repeat of each company's pattern: what the company works with, seen from above. */
export const patternTiles: Record<CompanyId, { width: number; height: number; drawing: ReactNode }> = {
	// Bales of paper, each tied the other way round.
	paper: {
		width: 64,
		height: 32,
		drawing: <path d="M0 4h32M0 10h32M0 16h32M0 22h32M0 28h32M35 0v32M41 0v32M48 0v32M55 0v32M61 0v32" />,
	},
	// Modules on a roof.
	energy: {
		width: 48,
		height: 32,
		drawing: <path d="M6 29 14 3h34L40 29zM10 16h34M25 3l-8 26M37 3l-8 26" />,
	},
	// Streams that part and meet.
	engineering: {
		width: 96,
		height: 32,
		drawing: (
			<path d="M0 4c24 0 24 12 48 12s24-12 48-12M0 10c24 0 24 6 48 6s24-6 48-6M0 16h96M0 22c24 0 24-6 48-6s24 6 48 6M0 28c24 0 24-12 48-12s24 12 48 12" />
		),
	},
	// Furrows against a wall.
	construction: {
		width: 72,
		height: 32,
		drawing: (
			<path d="M0 32 36 0M12 32 48 0M24 32 60 0M36 32 72 0M48 32l24-21.3M60 32l12-10.7M0 21.3 24 0M0 10.7 12 0M0 31.5h72" />
		),
	},
	// Cells of a network.
	platform: {
		width: 36,
		height: 32,
		drawing: <path d="M0 16h6l6-16h12l6 16h6M6 16l6 16h12l6-16M15 16h6M18 13v6" />,
	},
	// Rings that hold one another.
	foundation: {
		width: 32,
		height: 32,
		drawing: (
			<path d="M3 16a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-13 16a13 13 0 1 0 26 0a13 13 0 1 0-26 0M19 16a13 13 0 1 0 26 0a13 13 0 1 0-26 0" />
		),
	},
};

/** A company has the colour of the stage it works at; the foundation has its own. As classes of the text. */
export const sectorColours: Record<CompanyId, string> = {
	paper: "text-kraft",
	energy: "text-ink",
	engineering: "text-ink",
	construction: "text-reed",
	platform: "text-reed",
	foundation: "text-signal-text",
};

/** The edge that a company is known by, in the current text colour. Decoration. */
export function SectorPattern({ company, className }: { company: CompanyId; className: string }) {
	const { width, height, drawing } = patternTiles[company];
	const id = useId();
	return (
		<svg aria-hidden="true" className={className}>
			<defs>
				<pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
					<g fill="none" stroke="currentColor" strokeWidth="1.25">
						{drawing}
					</g>
				</pattern>
			</defs>
			<rect width="100%" height="100%" fill={`url(#${id})`} />
		</svg>
	);
}
