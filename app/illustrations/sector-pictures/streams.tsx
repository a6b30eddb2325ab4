import { tenths } from "../tenths.ts";

/** Units of the view box. */
const size = 720;
const streams = 52;
/** The stream that is the signal's. */
const followed = 32;
const strides = 24;

/** What the streams part for. */
const stones = [
	{ x: 250, y: 205, radius: 104 },
	{ x: 505, y: 395, radius: 132 },
	{ x: 190, y: 560, radius: 74 },
];

/** How far from the start of its way a stream would be at this place: the flow of an even current round the stones. */
function levelAt(x: number, y: number): number {
	let level = y;
	for (const stone of stones) {
		const distance = Math.max((x - stone.x) ** 2 + (y - stone.y) ** 2, stone.radius ** 2);
		level -= (stone.radius ** 2 * (y - stone.y)) / distance;
	}
	return level;
}

/** Where a stream of this level passes, by halving: above it the level is lower, below it higher. */
function passes(x: number, level: number): number {
	let [above, below] = [-500, size + 500];
	for (let step = 0; step < 24; step += 1) {
		const middle = (above + below) / 2;
		if (levelAt(x, middle) < level) above = middle;
		else below = middle;
	}
	// A stone that others lie near would let a stream through.
	for (const stone of stones) {
		const half = Math.sqrt(Math.max(0, stone.radius ** 2 - (x - stone.x) ** 2));
		if (Math.abs(below - stone.y) < half) return stone.y + (level < levelAt(stone.x, stone.y) ? -half : half);
	}
	return below;
}

/** A stream from edge to edge; none where it would run into a stone, and not know which way to go. */
function drawStream(index: number): string | undefined {
	const level = -60 + ((index + 0.5) * (size + 120)) / streams;
	const stride = size / strides;
	const y = (step: number) => passes(step * stride, level);
	for (let step = 1; step <= strides; step += 1)
		if (Math.abs(y(step) - y(step - 1)) > 2.2 * stride) return undefined;
	const slope = (step: number) => (y(step + 1) - y(step - 1)) / 6;
	let data = `M0 ${tenths(y(0))}C${stride / 3} ${tenths(y(0) + slope(0))}`;
	for (let step = 1; step <= strides; step += 1) {
		const x = step * stride;
		data += `${step > 1 ? "S" : " "}${x - stride / 3} ${tenths(y(step) - slope(step))} ${x} ${tenths(y(step))}`;
	}
	return data;
}

const drawn = Array.from({ length: streams }, (_, index) => drawStream(index));
const plain = drawn.filter((_, index) => index !== followed).join("");

/** Streams that part and meet again. Fills its box. */
export function Streams({ className }: { className: string }) {
	return (
		<svg
			viewBox="0 0 720 720"
			preserveAspectRatio="xMidYMid slice"
			fill="none"
			aria-hidden="true"
			className={className}
		>
			<path d={plain} stroke="currentColor" strokeWidth="1.5" />
			<path d={drawn[followed]} strokeWidth="6" className="stroke-signal" />
			<g stroke="currentColor" strokeWidth="1.5">
				{stones.flatMap(({ x, y, radius }) =>
					[0.84, 0.6, 0.36].map((share) => (
						<circle key={x + share} cx={x} cy={y} r={Math.round(radius * share)} />
					)),
				)}
			</g>
		</svg>
	);
}
