import { mapGeometry } from "./dotted-map-geometry.ts";

const { size, place, kilometresPerUnit, kilometresPerWave } = mapGeometry;
const percent = (units: number) => `${(units / size) * 100}%`;
const x = percent(place.x);
const y = percent(place.y);

/** A ring every 250 km, which is half a wave of the dots. */
const rings = [
	{ waves: 0.5, opacity: 1 },
	{ waves: 1, opacity: 0.75 },
	{ waves: 1.5, opacity: 0.5 },
	{ waves: 2, opacity: 0.35 },
];

/**
 * A square map of Western Europe in dots of the current text colour, with rings round Barcelona.
 *
 * @param place the name shown at the centre of the rings. Its outline has the colour `--ground`, by default paper
 */
export function DottedMap({ place, label, className }: { place: string; label: string; className: string }) {
	return (
		<div
			role="img"
			aria-label={label}
			className={`grid aspect-square *:col-start-1 *:row-start-1 ${className}`}
		>
			<div className="dotted-map" />
			{/* No view box, so that line widths and text keep their size when the map scales. */}
			<svg aria-hidden="true" fill="none" className="size-full stroke-signal">
				{rings.map(({ waves, opacity }) => (
					<circle
						key={waves}
						cx={x}
						cy={y}
						r={percent((waves * kilometresPerWave) / kilometresPerUnit)}
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
					className="stroke-(--ground,var(--color-paper)) font-display text-lg font-semibold"
				>
					{place}
				</text>
			</svg>
		</div>
	);
}
