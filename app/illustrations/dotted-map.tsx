import { mapFrame } from "./dotted-map-frame.ts";

const { size, place, kilometresPerUnit, kilometresPerWave } = mapFrame;
const percent = (units: number) => `${(units / size) * 100}%`;
const x = percent(place.x);
const y = percent(place.y);

/** Every 250 km: on the crests of the dots' waves, and half-way between them. */
const rings = [
	{ waves: 0.5, opacity: 1 },
	{ waves: 1, opacity: 0.75 },
	{ waves: 1.5, opacity: 0.5 },
	{ waves: 2, opacity: 0.35 },
];

/**
 * Western Europe in dots of the current text colour, with rings round Barcelona, which is called `place`. It is a square
 * as wide as its box. On another ground than paper, set `--ground` to that colour: it keeps the name clear of dots.
 */
export function DottedMap({ place, label, className }: { place: string; label: string; className: string }) {
	return (
		<div
			role="img"
			aria-label={label}
			className={`grid aspect-square *:col-start-1 *:row-start-1 ${className}`}
		>
			<div className="dotted-map" />
			{/* Without a view box: lines and letters keep their size when the map gets smaller. */}
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
