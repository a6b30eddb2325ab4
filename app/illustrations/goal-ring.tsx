import { useId } from "react";
import { committedGoals } from "../content/figures.ts";
import { goalColours } from "./goal-colours.ts";

/*
 * A ring-shaped rope of five strands, one for each committed goal in its official colour. Each strand winds round the
 * rope: over it from the outer edge to the inner one, then back underneath.
 */

/** Units of the view box, whose origin is the centre of the ring. */
const radius = 200;
const thickness = 78;
/** Turns of a strand round the rope until it closes. */
const turns = 3;
/** Lines of a strand, and the angle round the rope that they cover, in radians. */
const lines = 11;
const strandAngle = 0.92;
/** Bézier curves per half turn. */
const steps = 3;

/** A point of a line. `angle` runs round the rope, from 0 at its outer edge; `offset` is the line's angle within its strand. */
function pointAt(angle: number, offset: number): [x: number, y: number] {
	const around = (angle - offset) / turns;
	const distance = radius + thickness * Math.cos(angle);
	return [distance * Math.cos(around), distance * Math.sin(around)];
}

const formatPoint = ([x, y]: readonly [number, number]) =>
	`${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Path data of a line between two angles, without the initial `M`. */
function curves(from: number, to: number, offset: number): string {
	const stride = (to - from) / steps;
	/** A control point: a third of a stride forwards or backwards along the tangent. */
	const handle = (angle: number, way: 1 | -1) => {
		const near = stride / 1000;
		const [x, y] = pointAt(angle, offset);
		const [nextX, nextY] = pointAt(angle + near, offset);
		const third = (way * stride) / 3 / near;
		return formatPoint([x + (nextX - x) * third, y + (nextY - y) * third]);
	};
	let data = `C${handle(from, 1)} `;
	for (let step = 1; step <= steps; step += 1) {
		const angle = from + step * stride;
		data += `${step > 1 ? "S" : ""}${handle(angle, -1)} ${formatPoint(pointAt(angle, offset))}`;
	}
	return data;
}

/** Path data of a line between two angles. */
const line = (from: number, to: number, offset: number) =>
	`M${formatPoint(pointAt(from, offset))}${curves(from, to, offset)}`;

const offsets = Array.from({ length: lines }, (_, index) => strandAngle * (index / (lines - 1) - 0.5));
const over = offsets.map((offset) => line(0, Math.PI, offset)).join("");
const under = offsets.map((offset) => line(Math.PI, 2 * Math.PI, offset)).join("");

/** Area of the upper lines, filled to hide the lower ones. */
const ground = `${line(0, Math.PI, -strandAngle / 2)}L${formatPoint(pointAt(Math.PI, strandAngle / 2))}${curves(Math.PI, 0, strandAngle / 2)}Z`;

/** Angle of each strand's passages over the rope. */
const crossings = committedGoals.flatMap((goal, strand) =>
	Array.from({ length: turns }, (_, turn) => ({
		goal,
		degrees: (360 / turns) * (turn + strand / committedGoals.length),
	})),
);

/** The five goals as strands of a ring. Decorative; label its container where it carries information. */
export function GoalRing({ className }: { className: string }) {
	const id = useId();
	return (
		<svg viewBox="-300 -300 600 600" fill="none" aria-hidden="true" className={className}>
			<defs>
				<path id={`${id}-under`} d={under} />
				<path id={`${id}-over`} d={over} />
			</defs>
			<g strokeWidth="1">
				{crossings.map(({ goal, degrees }) => (
					<use
						key={degrees}
						href={`#${id}-under`}
						transform={`rotate(${degrees})`}
						className={`${goalColours[goal]} goal-line`}
					/>
				))}
			</g>
			<g strokeWidth="2">
				{crossings.map(({ goal, degrees }) => (
					<g key={degrees} transform={`rotate(${degrees})`} className={goalColours[goal]}>
						<path d={ground} className="fill-paper" />
						<use href={`#${id}-over`} className="goal-line" />
					</g>
				))}
			</g>
		</svg>
	);
}

/** A strand of the ring as straight lines. Decorative. Fills its box. */
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
