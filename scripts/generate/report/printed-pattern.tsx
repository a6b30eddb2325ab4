import { useId } from "react";
import type { CompanyId } from "../../../app/content/companies.ts";
import { patternTiles, sectorColours } from "../../../app/illustrations/sector-pattern.tsx";

interface PatternTilesProps {
	company: CompanyId;
	/** Number of tiles across and down. */
	columns: number;
	rows: number;
}

/** The tiles of a pattern one by one, because the PDF would contain an SVG `<pattern>` as a coarse bitmap. */
function PatternTiles({ company, columns, rows }: PatternTilesProps) {
	const { width, height, shapes } = patternTiles[company];
	const id = useId();
	return (
		<g fill="none" stroke="currentColor" strokeWidth="1.25" className={sectorColours[company]}>
			<defs>
				<symbol id={id} viewBox={`0 0 ${width} ${height}`} overflow="hidden">
					{shapes}
				</symbol>
			</defs>
			{Array.from({ length: columns * rows }, (_, index) => (
				<use
					// biome-ignore lint/suspicious/noArrayIndexKey: the tiles are alike and never move
					key={index}
					href={`#${id}`}
					width={width}
					height={height}
					x={(index % columns) * width}
					y={Math.floor(index / columns) * height}
				/>
			))}
		</g>
	);
}

/** A box filled with a company's pattern. Decorative. Excess tiles are clipped. */
export function PrintedPattern({
	scale,
	className,
	...tiles
}: PatternTilesProps & {
	/** Millimetres per unit of the pattern. */
	scale: number;
	className: string;
}) {
	const { width, height } = patternTiles[tiles.company];
	return (
		<div className={`overflow-clip ${className}`}>
			<svg
				viewBox={`0 0 ${tiles.columns * width} ${tiles.rows * height}`}
				width={`${tiles.columns * width * scale}mm`}
				height={`${tiles.rows * height * scale}mm`}
				aria-hidden="true"
				className="max-w-none shrink-0"
			>
				<PatternTiles {...tiles} />
			</svg>
		</div>
	);
}

/** Squares of the companies' patterns side by side, as one image. */
export function PatternStrips({
	companies,
	label,
	className,
}: {
	companies: readonly CompanyId[];
	label: string;
	className: string;
}) {
	const strip = { width: 72, height: 72, gap: 10 };
	return (
		<svg
			viewBox={`0 0 ${companies.length * (strip.width + strip.gap) - strip.gap} ${strip.height}`}
			role="img"
			aria-label={label}
			className={className}
		>
			{companies.map((company, index) => (
				<svg
					key={company}
					x={index * (strip.width + strip.gap)}
					width={strip.width}
					height={strip.height}
					aria-hidden="true"
				>
					<PatternTiles company={company} columns={3} rows={3} />
				</svg>
			))}
		</svg>
	);
}
