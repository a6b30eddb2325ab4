import { useId } from "react";

/** Units of the view box: half the width of a bale's lid, half its depth, and the height of a bale. */
const across = 74;
const down = 43;
const tall = 62;

/** Sheets that a bale shows on its two sides, and straps that hold it. */
const sheets = 9;

/** How many bales are on top of one another, by their place: the nearest rows are the lowest. */
const stacks = [
	[6, 6, 5, 6, 5, 4, 5, 4, 3],
	[6, 5, 6, 5, 4, 5, 4, 3, 3],
	[5, 6, 5, 4, 5, 3, 3, 2, 2],
	[6, 5, 4, 4, 3, 3, 2, 2, 1],
	[5, 4, 4, 3, 3, 2, 1, 1, 1],
	[4, 4, 3, 3, 2, 1, 1, 0, 0],
	[4, 3, 3, 2, 1, 1, 0, 1, 0],
	[3, 3, 2, 1, 1, 0, 0, 0, 0],
];

/** The bale that goes on to the next. */
const next = { row: 6, column: 7 };

const side = Array.from({ length: sheets - 1 }, (_, sheet) => ((sheet + 1) * tall) / sheets);
const lid = [0.2, 0.4, 0.6, 0.8];

const outline = `M0 0L${across} ${down}v${tall}L0 ${2 * down + tall}L${-across} ${down + tall}v${-tall}Z`;
const edges = `M${-across} ${down}L0 ${2 * down}L${across} ${down}M0 ${2 * down}v${tall}`;
const lines = [
	...side.map((depth) => `M${-across} ${Math.round(down + depth)}l${across} ${down}`),
	...lid.map((place) => `M${Math.round(across * place)} ${Math.round(down * place)}l${-across} ${down}`),
	...[0.3, 0.7].map(
		(place) => `M${Math.round(across * place)} ${Math.round(2 * down - down * place)}v${tall}`,
	),
].join("");

/** Bales of paper as they stand in a yard. Fills its box. */
export function Bales({ className }: { className: string }) {
	const id = useId();
	return (
		<svg
			viewBox="0 0 720 720"
			preserveAspectRatio="xMidYMax slice"
			fill="none"
			aria-hidden="true"
			className={className}
		>
			<defs>
				<g id={id} stroke="currentColor" strokeLinejoin="round">
					<path d={outline} strokeWidth="1.75" className="fill-(--ground)" />
					<path d={edges} strokeWidth="1.75" />
					<path d={lines} strokeWidth="1" />
				</g>
			</defs>
			{stacks.map((bales, row) =>
				bales.flatMap((height, column) =>
					Array.from({ length: height }, (_, level) => (
						<use
							// biome-ignore lint/suspicious/noArrayIndexKey: the bales never move
							key={`${row} ${column} ${level}`}
							href={`#${id}`}
							x={360 + (column - row) * across}
							y={(column + row) * down - level * tall - 40}
							className={row === next.row && column === next.column ? "text-signal" : undefined}
						/>
					)),
				),
			)}
		</svg>
	);
}
