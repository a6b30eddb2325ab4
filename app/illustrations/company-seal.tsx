import { tonnesPerLine } from "../content/figures.ts";
import { roundToTenths } from "./path-data.ts";

const eurosPerStroke = 1e6;
const dayInMilliseconds = 86_400_000;

/** Units of the view box, whose origin is its centre. */
const coil = { radius: 248, offset: 66 };
const strokes = { from: 344, to: 412 };
const days = { radius: 462, width: 26 };

/** Direction of the incomplete ring's gap, and its larger offset, which keeps the gap visible. */
const openRing = { degrees: 214, offset: coil.offset + 15 };

const radians = Math.PI / 180;

function pointAt(degrees: number, distance: number): string {
	return `${roundToTenths(distance * Math.cos(degrees * radians))} ${roundToTenths(distance * Math.sin(degrees * radians))}`;
}

/** Path data of a ring whose centre is offset in the direction `degrees`. It begins at its outermost point. */
function ring(degrees: number): string {
	const { radius, offset } = coil;
	const across = pointAt(degrees, -2 * radius);
	const back = pointAt(degrees, 2 * radius);
	return `M${pointAt(degrees, offset + radius)}a${radius} ${radius} 0 0 1 ${across}a${radius} ${radius} 0 0 1 ${back}`;
}

/** Path data of the incomplete ring, of which `share` (0 to 1) is drawn. */
function drawOpenRing(share: number): string {
	const { radius } = coil;
	const { degrees, offset } = openRing;
	const [x, y] = [offset * Math.cos(degrees * radians), offset * Math.sin(degrees * radians)];
	const pointOnRing = (angle: number) =>
		`${roundToTenths(x + radius * Math.cos(angle * radians))} ${roundToTenths(y + radius * Math.sin(angle * radians))}`;
	const gap = (1 - share) * 180;
	return `M${pointOnRing(degrees + gap)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${pointOnRing(degrees - gap)}`;
}

/** Path data of a radial stroke for each unit, clockwise from the top. The last stroke is as long as the remainder. */
function drawStrokes(amount: number): string {
	const { from, to } = strokes;
	const count = Math.ceil(amount);
	return Array.from({ length: count }, (_, index) => {
		const degrees = (index / count) * 360 - 90;
		const end = from + (to - from) * Math.min(1, amount - index);
		return `M${pointAt(degrees, from)}L${pointAt(degrees, end)}`;
	}).join("");
}

/** Days since the start of the year, and the number of days of that year. */
function dayOfYear(isoDate: string): { day: number; daysInYear: number } {
	const date = new Date(isoDate);
	const start = Date.UTC(date.getUTCFullYear());
	return {
		day: (date.getTime() - start) / dayInMilliseconds,
		daysInYear: (Date.UTC(date.getUTCFullYear() + 1) - start) / dayInMilliseconds,
	};
}

interface CompanySealProps {
	date: string;
	euros: number;
	tonnes: number;
	/** Accessible name; includes the text in the centre. */
	label: string;
	/** Two lines in the centre: a figure and its unit. */
	centreText: [string, string];
	className: string;
}

/** A seal of three rings: a day of its year, a stroke per million euros, a circle per 1,000 tonnes. */
export function CompanySeal({ date, euros, tonnes, label, centreText, className }: CompanySealProps) {
	const { day, daysInYear } = dayOfYear(date);
	const rings = Math.ceil(tonnes / tonnesPerLine);
	const full = Math.floor(tonnes / tonnesPerLine);
	const angleOf = (index: number) => openRing.degrees + (index / rings) * 360;
	const markedDegrees = ((day + 0.5) / daysInYear) * 360 - 90;
	return (
		<svg viewBox="-500 -500 1000 1000" fill="none" role="img" aria-label={label} className={className}>
			<circle
				r={days.radius}
				pathLength={daysInYear}
				strokeDasharray=".22 .78"
				strokeDashoffset="-.39"
				strokeWidth={days.width}
				transform="rotate(-90)"
				className="stroke-ink"
			/>
			<path
				d={`M${pointAt(markedDegrees, 424)}L${pointAt(markedDegrees, 496)}`}
				strokeWidth="9"
				className="stroke-signal"
			/>
			<path d={drawStrokes(euros / eurosPerStroke)} strokeWidth="11" className="stroke-kraft" />
			<path
				d={Array.from({ length: full }, (_, index) => ring(angleOf(index + rings - full))).join("")}
				strokeWidth="1.1"
				className="stroke-reed"
			/>
			{full < rings && (
				<path
					d={drawOpenRing(tonnes / tonnesPerLine - full)}
					pathLength="1"
					strokeDasharray="1"
					strokeWidth="5"
					className="animate-draw stroke-signal"
				/>
			)}
			{/* HTML, because SVG text would not break where a reader sets letters further apart. */}
			<foreignObject x="-180" y="-67" width="360" height="200">
				<div className="text-center text-balance text-ink">
					<div className="font-display text-[72px]/[1.5] font-semibold tracking-[-2px] whitespace-nowrap">
						{centreText[0]}
					</div>
					<div className="mx-auto -mt-[21px] w-[300px] text-[32px]/[1.5]">{centreText[1]}</div>
				</div>
			</foreignObject>
		</svg>
	);
}
