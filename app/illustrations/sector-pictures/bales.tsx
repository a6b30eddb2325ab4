import { useId } from "react";

/** Units of the view box: half the width and half the depth of a bale's top, and the height of a bale. */
const halfWidth = 74;
const halfDepth = 43;
const baleHeight = 62;

/** Layers visible on the side of a bale. */
const sheets = 9;

/** Height of each stack in bales, by row and column. The last rows are the nearest. */
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

/** Bale in the signal colour. */
const accentBale = { row: 6, column: 7 };

const sideLines = Array.from({ length: sheets - 1 }, (_, sheet) => ((sheet + 1) * baleHeight) / sheets);
const lidLines = [0.2, 0.4, 0.6, 0.8];

const outline = `M0 0L${halfWidth} ${halfDepth}v${baleHeight}L0 ${2 * halfDepth + baleHeight}L${-halfWidth} ${halfDepth + baleHeight}v${-baleHeight}Z`;
const edges = `M${-halfWidth} ${halfDepth}L0 ${2 * halfDepth}L${halfWidth} ${halfDepth}M0 ${2 * halfDepth}v${baleHeight}`;
const lines = [
	...sideLines.map((depth) => `M${-halfWidth} ${Math.round(halfDepth + depth)}l${halfWidth} ${halfDepth}`),
	...lidLines.map(
		(place) =>
			`M${Math.round(halfWidth * place)} ${Math.round(halfDepth * place)}l${-halfWidth} ${halfDepth}`,
	),
	...[0.3, 0.7].map(
		(place) =>
			`M${Math.round(halfWidth * place)} ${Math.round(2 * halfDepth - halfDepth * place)}v${baleHeight}`,
	),
].join("");

/** Stacked bales of paper. Decorative. Fills its box. */
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
							x={360 + (column - row) * halfWidth}
							y={(column + row) * halfDepth - level * baleHeight - 40}
							className={row === accentBale.row && column === accentBale.column ? "text-signal" : undefined}
						/>
					)),
				),
			)}
		</svg>
	);
}
