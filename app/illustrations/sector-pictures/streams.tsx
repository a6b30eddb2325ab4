import { roundToTenths } from "../round-to-tenths.ts";

/** Units of the view box. */
const size = 720;
const streams = 52;
/** Index of the stream in the signal colour. */
const accentStream = 32;
const segments = 24;

/** Obstacles in the flow. */
const stones = [
	{ x: 250, y: 205, radius: 104 },
	{ x: 505, y: 395, radius: 132 },
	{ x: 190, y: 560, radius: 74 },
];

/** Stream function of a uniform flow round the stones. It is constant along a stream. */
function streamFunction(x: number, y: number): number {
	let level = y;
	for (const stone of stones) {
		const distance = Math.max((x - stone.x) ** 2 + (y - stone.y) ** 2, stone.radius ** 2);
		level -= (stone.radius ** 2 * (y - stone.y)) / distance;
	}
	return level;
}

/** y at which the stream with this level passes x, by bisection. */
function streamY(x: number, level: number): number {
	let [above, below] = [-500, size + 500];
	for (let step = 0; step < 24; step += 1) {
		const middle = (above + below) / 2;
		if (streamFunction(x, middle) < level) above = middle;
		else below = middle;
	}
	// Near other stones the approximation can put a stream inside of a stone.
	for (const stone of stones) {
		const half = Math.sqrt(Math.max(0, stone.radius ** 2 - (x - stone.x) ** 2));
		if (Math.abs(below - stone.y) < half)
			return stone.y + (level < streamFunction(stone.x, stone.y) ? -half : half);
	}
	return below;
}

/** Path data of a stream. Undefined where it would jump round a stone. */
function drawStream(index: number): string | undefined {
	const level = -60 + ((index + 0.5) * (size + 120)) / streams;
	const stride = size / segments;
	const y = (step: number) => streamY(step * stride, level);
	for (let step = 1; step <= segments; step += 1)
		if (Math.abs(y(step) - y(step - 1)) > 2.2 * stride) return undefined;
	const slope = (step: number) => (y(step + 1) - y(step - 1)) / 6;
	let data = `M0 ${roundToTenths(y(0))}C${stride / 3} ${roundToTenths(y(0) + slope(0))}`;
	for (let step = 1; step <= segments; step += 1) {
		const x = step * stride;
		data += `${step > 1 ? "S" : " "}${x - stride / 3} ${roundToTenths(y(step) - slope(step))} ${x} ${roundToTenths(y(step))}`;
	}
	return data;
}

const streamPaths = Array.from({ length: streams }, (_, index) => drawStream(index));
const otherPaths = streamPaths.filter((_, index) => index !== accentStream).join("");

/** Streams round stones. Decorative. Fills its box. */
export function Streams({ className }: { className: string }) {
	return (
		<svg
			viewBox="0 0 720 720"
			preserveAspectRatio="xMidYMid slice"
			fill="none"
			aria-hidden="true"
			className={className}
		>
			<path d={otherPaths} stroke="currentColor" strokeWidth="1.5" />
			<path d={streamPaths[accentStream]} strokeWidth="6" className="stroke-signal" />
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
