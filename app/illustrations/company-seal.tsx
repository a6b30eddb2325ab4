import { tonnesPerLine } from "../content/figures.ts";
import { tenths } from "./tenths.ts";

const eurosPerStroke = 1e6;
const dayInMilliseconds = 86_400_000;

/** Units of the view box, whose origin is the middle. */
const coil = { radius: 248, offset: 66 };
const strokes = { from: 344, to: 412 };
const days = { radius: 462, width: 26 };

/** Where the gap of the ring that is not full lies, and by how much it juts out there, to be seen. */
const openRing = { degrees: 214, offset: coil.offset + 15 };

const radians = Math.PI / 180;

function place(degrees: number, distance: number): string {
	return `${tenths(distance * Math.cos(degrees * radians))} ${tenths(distance * Math.sin(degrees * radians))}`;
}

/** A ring of the coil, whose middle lies off the seal's in the direction `degrees`; it begins at its outermost point. */
function ring(degrees: number): string {
	const { radius, offset } = coil;
	const across = place(degrees, -2 * radius);
	const back = place(degrees, 2 * radius);
	return `M${place(degrees, offset + radius)}a${radius} ${radius} 0 0 1 ${across}a${radius} ${radius} 0 0 1 ${back}`;
}

/** The part of a ring that is left when it is not full: from just after the gap to just before it. */
function drawOpenRing(share: number): string {
	const { radius } = coil;
	const { degrees, offset } = openRing;
	const [x, y] = [offset * Math.cos(degrees * radians), offset * Math.sin(degrees * radians)];
	const on = (angle: number) =>
		`${tenths(x + radius * Math.cos(angle * radians))} ${tenths(y + radius * Math.sin(angle * radians))}`;
	const gap = (1 - share) * 180;
	return `M${on(degrees + gap)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${on(degrees - gap)}`;
}

/** A stroke outwards for every unit of the amount, clockwise from the top; the last is as long as what is left of it. */
function milledEdge(amount: number): string {
	const { from, to } = strokes;
	const count = Math.ceil(amount);
	return Array.from({ length: count }, (_, index) => {
		const degrees = (index / count) * 360 - 90;
		const end = from + (to - from) * Math.min(1, amount - index);
		return `M${place(degrees, from)}L${place(degrees, end)}`;
	}).join("");
}

/** How far into its year a day lies, in days, and how many the year has. */
function dayOfYear(isoDate: string): { day: number; daysInYear: number } {
	const date = new Date(isoDate);
	const start = Date.UTC(date.getUTCFullYear());
	return {
		day: (date.getTime() - start) / dayInMilliseconds,
		daysInYear: (Date.UTC(date.getUTCFullYear() + 1) - start) / dayInMilliseconds,
	};
}

interface CompanySealProps {
	/** The day that is marked among those of its year, as an ISO date. */
	date: string;
	euros: number;
	tonnes: number;
	/** Says all of the picture, its middle too. */
	label: string;
	/** A figure and what it counts. */
	middle: [string, string];
	className: string;
}

/** Three facts as the three rings of a seal: a day among those of its year, millions of euros, thousands of tonnes. */
export function CompanySeal({ date, euros, tonnes, label, middle, className }: CompanySealProps) {
	const { day, daysInYear } = dayOfYear(date);
	const rings = Math.ceil(tonnes / tonnesPerLine);
	const full = Math.floor(tonnes / tonnesPerLine);
	const angleOf = (index: number) => openRing.degrees + (index / rings) * 360;
	const marked = ((day + 0.5) / daysInYear) * 360 - 90;
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
			<path d={`M${place(marked, 424)}L${place(marked, 496)}`} strokeWidth="9" className="stroke-signal" />
			<path d={milledEdge(euros / eurosPerStroke)} strokeWidth="11" className="stroke-kraft" />
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
			<g textAnchor="middle" className="fill-ink font-display">
				<text y="12" fontSize="76" className="font-[650]" letterSpacing="-2">
					{middle[0]}
				</text>
				<text y="56" fontSize="32">
					{middle[1]}
				</text>
			</g>
		</svg>
	);
}
