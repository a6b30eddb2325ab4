import { roundToTenths } from "../round-to-tenths.ts";

/** Units of the view box: its side, y of the horizon, and x of the vanishing point. */
const size = 720;
const horizon = 322;
const vanishingX = 440;

/** Width of a module and of the gap beside it, at the lower edge. */
const moduleWidth = 132;
const gap = 26;

const rows = 7;
/** Number of near rows that show their cells. */
const detailedRows = 4;
/** Ratio of the distances of two consecutive rows. */
const recession = 1.55;

const sun = { x: vanishingX, y: 228, radius: 74, rings: 34, gap: 15 };

/** Path data of a module between two heights. `place` counts modules from the vanishing point; undefined outside of the view. */
function drawModule(
	place: number,
	top: number,
	bottom: number,
): { frame: string; cells: string } | undefined {
	const at = (offset: number, height: number) =>
		roundToTenths(vanishingX + (offset * (height - horizon)) / (size - horizon));
	const left = place * (moduleWidth + gap);
	const right = left + moduleWidth;
	if (Math.max(at(right, top), at(right, bottom)) < -10) return undefined;
	if (Math.min(at(left, top), at(left, bottom)) > size + 10) return undefined;
	const upright = (offset: number) =>
		`M${at(offset, bottom)} ${roundToTenths(bottom)}L${at(offset, top)} ${roundToTenths(top)}`;
	// Perspective middle: the harmonic mean of the distances from the horizon.
	const middle = horizon + 2 / (1 / (top - horizon) + 1 / (bottom - horizon));
	return {
		frame: `${upright(left)}H${at(right, top)}L${at(right, bottom)} ${roundToTenths(bottom)}Z`,
		cells: `${[1, 2, 3].map((cell) => upright(left + (moduleWidth * cell) / 4)).join("")}M${at(left, middle)} ${roundToTenths(middle)}H${at(right, middle)}`,
	};
}

const field = Array.from({ length: rows }, (_, row) => {
	const distance = recession ** row;
	const top = horizon + (size + 90 - horizon) / (distance * 1.36);
	const bottom = horizon + (size + 90 - horizon) / distance;
	const reach = Math.ceil((size * distance) / (moduleWidth + gap));
	return Array.from({ length: 2 * reach + 1 }, (_, place) => drawModule(place - reach, top, bottom)).filter(
		(drawn) => drawn !== undefined,
	);
});

const frames = (from: number, to: number) =>
	field
		.slice(from, to)
		.flatMap((drawn) => drawn.map(({ frame }) => frame))
		.join("");
const near = frames(0, detailedRows);
const far = frames(detailedRows, rows);
const cells = field
	.slice(0, detailedRows)
	.flatMap((drawn) => drawn.map(({ cells }) => cells))
	.join("");

/** Solar modules up to the horizon, and the sun above. Decorative. Fills its box. */
export function Modules({ className }: { className: string }) {
	return (
		<svg
			viewBox="0 0 720 720"
			preserveAspectRatio="xMidYMid slice"
			fill="none"
			aria-hidden="true"
			className={className}
		>
			<g stroke="currentColor" strokeWidth="1">
				{Array.from({ length: sun.rings }, (_, ring) => (
					<circle
						// biome-ignore lint/suspicious/noArrayIndexKey: the rings never move
						key={ring}
						cx={sun.x}
						cy={sun.y}
						r={sun.radius + (ring + 1) * sun.gap}
					/>
				))}
			</g>
			<circle cx={sun.x} cy={sun.y} r={sun.radius} className="fill-signal" />
			<path d={`M0 ${horizon}H${size}V${size}H0Z`} className="fill-(--ground)" />
			<path d={`M0 ${horizon}H${size}`} stroke="currentColor" strokeWidth="1.75" />
			<path d={near} stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
			<path d={far} stroke="currentColor" strokeWidth=".8" />
			<path d={cells} stroke="currentColor" strokeWidth=".9" />
		</svg>
	);
}
