import { useId } from "react";
import type { CompanyId } from "../../../app/content/companies.ts";
import { patternTiles, sectorColours } from "../../../app/illustrations/sector-pattern.tsx";

interface RepeatsProps {
	company: CompanyId;
	/** How many repeats lie side by side, and how many below one another. */
	columns: number;
	rows: number;
}

/** The repeats of a pattern, laid out one by one: a print would make a coarse picture of an SVG pattern. */
function Repeats({ company, columns, rows }: RepeatsProps) {
	const { width, height, drawing } = patternTiles[company];
	const id = useId();
	return (
		<g fill="none" stroke="currentColor" strokeWidth="1.25" className={sectorColours[company]}>
			<defs>
				<symbol id={id} viewBox={`0 0 ${width} ${height}`} overflow="hidden">
					{drawing}
				</symbol>
			</defs>
			{Array.from({ length: columns * rows }, (_, index) => (
				<use
					// biome-ignore lint/suspicious/noArrayIndexKey: the repeats are alike and never move
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

/** A field of a company's pattern. Decoration; more repeats than the box shows do no harm. */
export function PrintedPattern({
	scale,
	className,
	...repeats
}: RepeatsProps & {
	/** Millimetres that one unit of the pattern measures. */
	scale: number;
	className: string;
}) {
	const { width, height } = patternTiles[repeats.company];
	return (
		<div className={`overflow-clip ${className}`}>
			<svg
				viewBox={`0 0 ${repeats.columns * width} ${repeats.rows * height}`}
				width={`${repeats.columns * width * scale}mm`}
				height={`${repeats.rows * height * scale}mm`}
				aria-hidden="true"
				className="max-w-none shrink-0"
			>
				<Repeats {...repeats} />
			</svg>
		</div>
	);
}

/** Strips of the companies' patterns side by side, as one picture. */
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
					<Repeats company={company} columns={3} rows={3} />
				</svg>
			))}
		</svg>
	);
}
