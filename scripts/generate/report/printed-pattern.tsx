import type { CompanyId } from "../../../app/content/companies.ts";
import { patternTiles, sectorColours } from "../../../app/illustrations/sector-pattern.tsx";

interface PrintedPatternProps {
	company: CompanyId;
	/** Number of tiles across and down. */
	columns: number;
	rows: number;
	/** Millimetres per unit of the pattern. */
	scale: number;
	className: string;
}

/**
 * A box filled with a company's pattern. Decorative. Excess tiles are clipped. They are drawn one by one, because the PDF
 * would contain an SVG `<pattern>` as a coarse bitmap.
 */
export function PrintedPattern({ company, columns, rows, scale, className }: PrintedPatternProps) {
	const { width, height, d } = patternTiles[company];
	return (
		<div className={`overflow-clip ${className}`}>
			<svg
				viewBox={`0 0 ${columns * width} ${rows * height}`}
				width={`${columns * width * scale}mm`}
				height={`${rows * height * scale}mm`}
				fill="none"
				stroke="currentColor"
				strokeWidth="1.25"
				aria-hidden="true"
				className={`max-w-none shrink-0 ${sectorColours[company]}`}
			>
				{Array.from({ length: columns * rows }, (_, index) => (
					<svg
						// biome-ignore lint/suspicious/noArrayIndexKey: the tiles are alike and never move
						key={index}
						aria-hidden="true"
						width={width}
						height={height}
						x={(index % columns) * width}
						y={Math.floor(index / columns) * height}
					>
						<path d={d} />
					</svg>
				))}
			</svg>
		</div>
	);
}
