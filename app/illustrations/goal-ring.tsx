import { useId } from "react";
import { committedGoals } from "../content/figures.ts";
import { goalColours } from "./goal-colours.ts";

/*
 * A rope that closes into a ring: five strands, one for each goal that the group commits to, in its official colour.
 * A strand winds round the rope: it passes over it from the outer edge to the inner one and comes back underneath.
 */

/** Units of the view box, whose origin is the middle of the ring. */
const radius = 200;
const thickness = 78;
/** How often a strand winds round the rope until it meets itself. */
const turns = 3;
/** Lines of a strand, and how much of the way round the rope they cover, in radians. */
const lines = 11;
const breadth = 0.92;
/** Curves that half a turn is made of. */
const steps = 3;

/** Where a line is: `angle` round the rope (0 is its outer edge), for a line that lies `offset` before its strand. */
function place(angle: number, offset: number): [x: number, y: number] {
	const around = (angle - offset) / turns;
	const distance = radius + thickness * Math.cos(angle);
	return [distance * Math.cos(around), distance * Math.sin(around)];
}

const write = ([x, y]: readonly [number, number]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A line between two angles, as smooth curves, without its beginning. */
function curves(from: number, to: number, offset: number): string {
	const stride = (to - from) / steps;
	/** The end of a curve's handle: a third of a stride on or back, in the line's own direction. */
	const handle = (angle: number, way: 1 | -1) => {
		const near = stride / 1000;
		const [x, y] = place(angle, offset);
		const [nextX, nextY] = place(angle + near, offset);
		const third = (way * stride) / 3 / near;
		return write([x + (nextX - x) * third, y + (nextY - y) * third]);
	};
	let data = `C${handle(from, 1)} `;
	for (let step = 1; step <= steps; step += 1) {
		const angle = from + step * stride;
		data += `${step > 1 ? "S" : ""}${handle(angle, -1)} ${write(place(angle, offset))}`;
	}
	return data;
}

/** A line between two angles. */
const line = (from: number, to: number, offset: number) =>
	`M${write(place(from, offset))}${curves(from, to, offset)}`;

const offsets = Array.from({ length: lines }, (_, index) => breadth * (index / (lines - 1) - 0.5));
const over = offsets.map((offset) => line(0, Math.PI, offset)).join("");
const under = offsets.map((offset) => line(Math.PI, 2 * Math.PI, offset)).join("");

/** The ground of what passes over: it hides what passes under. */
const ground = `${line(0, Math.PI, -breadth / 2)}L${write(place(Math.PI, breadth / 2))}${curves(Math.PI, 0, breadth / 2)}Z`;

/** Where each strand passes over the rope, in degrees. */
const places = committedGoals.flatMap((goal, strand) =>
	Array.from({ length: turns }, (_, turn) => ({
		goal,
		degrees: (360 / turns) * (turn + strand / committedGoals.length),
	})),
);

/** The five goals as the strands of one ring. Decoration: where it says something, its place has a label. */
export function GoalRing({ className }: { className: string }) {
	const id = useId();
	return (
		<svg viewBox="-300 -300 600 600" fill="none" aria-hidden="true" className={className}>
			<defs>
				<path id={`${id}-under`} d={under} />
				<path id={`${id}-over`} d={over} />
			</defs>
			<g strokeWidth="1">
				{places.map(({ goal, degrees }) => (
					<use
						key={degrees}
						href={`#${id}-under`}
						transform={`rotate(${degrees})`}
						className={`${goalColours[goal]} goal-line`}
					/>
				))}
			</g>
			<g strokeWidth="2">
				{places.map(({ goal, degrees }) => (
					<g key={degrees} transform={`rotate(${degrees})`} className={goalColours[goal]}>
						<path d={ground} className="fill-paper" />
						<use href={`#${id}-over`} className="goal-line" />
					</g>
				))}
			</g>
		</svg>
	);
}

/** One strand of the ring, unwound: its lines side by side, as wide as its box. Decoration. */
export function GoalStrand({
	goal,
	className,
}: {
	goal: (typeof committedGoals)[number];
	className: string;
}) {
	return (
		<svg
			viewBox={`0 0 1 ${lines}`}
			preserveAspectRatio="none"
			fill="none"
			aria-hidden="true"
			className={`${goalColours[goal]} ${className}`}
		>
			<path
				d={`M0 .5${"h1m-1 1".repeat(lines)}`}
				strokeWidth="1.75"
				vectorEffect="non-scaling-stroke"
				className="goal-line"
			/>
		</svg>
	);
}
