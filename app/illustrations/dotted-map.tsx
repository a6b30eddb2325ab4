/** Barcelona on the map, and the distance of two rings round it. */
export const mapPlace = { x: "46%", y: "63.333%", kilometresPerRing: 250 };

/** The distance of 250 km is half a wave, in which the size of the dots grows and shrinks. */
const rings = [
	{ r: "9.009%", opacity: 1 },
	{ r: "18.018%", opacity: 0.75 },
	{ r: "27.027%", opacity: 0.5 },
	{ r: "36.036%", opacity: 0.35 },
];

/**
 * A square map of Western Europe in dots of the current text colour, with rings round Barcelona. It is equidistant from
 * there, so that the rings are true to scale. Source of the outlines: Natural Earth.
 *
 * @param place the name shown at the centre of the rings. Its outline has the colour `--ground`, by default paper
 */
export function DottedMap({ place, label, className }: { place: string; label: string; className: string }) {
	const { x, y } = mapPlace;
	return (
		<div
			role="img"
			aria-label={label}
			className={`grid aspect-square *:col-start-1 *:row-start-1 ${className}`}
		>
			<div className="dotted-map" />
			{/* No view box, so that line widths and text keep their size when the map scales. */}
			<svg aria-hidden="true" fill="none" className="size-full stroke-signal">
				{rings.map(({ r, opacity }) => (
					<circle
						key={r}
						cx={x}
						cy={y}
						r={r}
						strokeOpacity={opacity}
						pathLength="1"
						strokeDasharray="1"
						className="animate-draw"
					/>
				))}
				<circle cx={x} cy={y} r="8" strokeWidth="4" className="fill-(--ground,var(--color-paper))" />
				<text
					x={x}
					y={y}
					dx="18"
					dy="0.32em"
					fill="currentColor"
					strokeWidth="5"
					strokeLinejoin="round"
					paintOrder="stroke"
					className="stroke-(--ground,var(--color-paper)) font-display text-[length:min(var(--text-lg),5vw)] font-semibold"
				>
					{place}
				</text>
			</svg>
		</div>
	);
}
