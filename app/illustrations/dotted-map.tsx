import { formatNumber } from "../i18n/format.ts";
import { useLanguage } from "../i18n/use-language.ts";

export const kilometresPerRing = 250;

/** Of the rings, from within. Between two is half a wave, in which the size of the dots grows and shrinks. */
const opacities = [1, 0.75, 0.5, 0.35];

/** Distance of two rings, in per cent of the map's width. */
const ringDistance = 9.009;

const outlined = {
	dy: "0.32em",
	fill: "currentColor",
	strokeWidth: 6,
	strokeLinejoin: "round",
	paintOrder: "stroke",
} as const;

/**
 * A round map of Western Europe in dots of the current text colour, with rings round Barcelona and their distances. It is
 * equidistant from there, so that the rings are true to scale. Source of the outlines: Natural Earth.
 *
 * @param place the name shown at the centre of the rings. Texts have an outline in the colour of the paper
 */
export function DottedMap({ place, label, className }: { place: string; label: string; className: string }) {
	const language = useLanguage();
	return (
		<div
			role="img"
			aria-label={label}
			className={`grid aspect-square *:col-start-1 *:row-start-1 ${className}`}
		>
			<div className="dotted-map" />
			{/* No view box, so that line widths and text keep their size when the map scales. */}
			<svg aria-hidden="true" fill="none" className="relative size-full stroke-paper">
				<svg aria-hidden="true" x="46%" y="63.333%" overflow="visible">
					{opacities.map((opacity, index) => (
						<g key={opacity}>
							<circle
								r={`${ringDistance * (index + 1)}%`}
								strokeOpacity={opacity}
								pathLength="1"
								strokeDasharray="1"
								className="lg:animate-draw stroke-signal"
							/>
							<text
								{...outlined}
								y={`${-ringDistance * (index + 1)}%`}
								textAnchor="middle"
								className="caption"
							>
								{`${formatNumber(kilometresPerRing * (index + 1), language)} km`}
							</text>
						</g>
					))}
					<circle r="8" strokeWidth="4" className="fill-paper stroke-signal" />
					<text
						{...outlined}
						y="28"
						textAnchor="middle"
						className="font-display text-sm font-semibold lg:text-lg"
					>
						{place}
					</text>
				</svg>
			</svg>
		</div>
	);
}
