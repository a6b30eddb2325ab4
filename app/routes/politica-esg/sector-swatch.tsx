import { type ReactNode, useId } from "react";
import type { IndustryId } from "../../content/sectors.ts";

/** Pattern tile of each key sector, in units of user space. */
const patterns: Record<IndustryId, { width: number; height: number; d: string }> = {
	// Rings of six atoms.
	carbon: {
		width: 30,
		height: 52,
		d: "M15 0v9L0 17.3v17.4L15 43v9M15 9l15 8.3v17.4L15 43M12 26a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
	},
	// Arrows that follow one another.
	recycling: { width: 24, height: 16, d: "m0 15 12-12 12 12M0 23 12 11l12 12M0 7 12-5 24 7" },
	// Furrows that follow the land.
	agro: { width: 48, height: 10, d: "M0 5q12-7 24 0t24 0" },
	// Courses of brick.
	construction: { width: 32, height: 24, d: "M0 1h32M0 13h32M8 1v12M24 13v12" },
	// Modules on a roof.
	energy: { width: 30, height: 24, d: "M4 20 9 4h19l-5 16zM6.500 12h19M18.500 4l-5 16" },
	// Valves along a pipe.
	engineering: { width: 44, height: 24, d: "M0 12h14a8 8 0 1 0 16 0 8 8 0 1 0-16 0M30 12h14M22 4v16" },
};

/** A box filled with the pattern of a key sector, with its name below. */
export function SectorSwatch({ sector, children }: { sector: IndustryId; children: ReactNode }) {
	const id = useId();
	const { width, height, d } = patterns[sector];
	return (
		<li>
			<svg aria-hidden="true" className="h-20 w-full border border-line">
				<pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
					<path d={d} fill="none" stroke="currentColor" strokeWidth="1.5" />
				</pattern>
				<rect width="100%" height="100%" fill={`url(#${id})`} />
			</svg>
			<span className="caption mt-1.5 block text-ink">{children}</span>
		</li>
	);
}
