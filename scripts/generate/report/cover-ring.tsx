import { figures, tonnesPerLine } from "../../../app/content/figures.ts";
import { Pen, type Point } from "../illustrations/pen.ts";
import { createRandom } from "../illustrations/seeded-random.ts";

/** The sheet of A4 in tenths of a millimetre. */
const sheet = { width: 2100, height: 2970 };

/** Every thread closes round a centre of its own, which walks on a small circle: together they weave a band. */
const ring = { x: 1270, y: 1520, radius: 500, wobble: 104 };

/** Where the strands gather, the angle at which they enter the ring (degrees), and which way round they go. */
const strands = [
	{ className: "stroke-reed", x: 650, y: 2190, angle: 172, turn: 1, fan: 16, reach: 330 },
	{ className: "stroke-kraft", x: 985, y: 2380, angle: 70, turn: -1, fan: 26, reach: 330 },
	{ className: "stroke-ink", x: 1810, y: 2240, angle: 6, turn: -1, fan: 16, reach: 330 },
] as const;

const amount = figures.tonnes2024 / tonnesPerLine;
const threads = Math.ceil(amount);
/** The one that is not a whole one, in the accent colour; it runs among the others. */
const last = Math.round(threads * 0.42);
/** Threads are laid down in this step, so that none of the strands covers the others in the ring. */
const stride = 37;

interface Thread {
	className: string;
	data: string;
}

/** A thread from the lower edge, in waves to where its strand gathers, and once round the ring. */
function thread(index: number, random: () => number): Thread {
	const share = index / (threads - 1);
	const which = Math.min(strands.length - 1, Math.floor(share * strands.length));
	const strand = strands[which] ?? strands[0];
	/** Place of the thread in its strand, -0.5 to 0.5. */
	const place = share * strands.length - which - 0.5;

	const goldenAngle = index * 2.399_96;
	const centre: Point = [
		ring.x + ring.wobble * Math.cos(goldenAngle),
		ring.y + ring.wobble * Math.sin(goldenAngle),
	];
	const angle = ((strand.angle + place * strand.fan * strand.turn) * Math.PI) / 180;
	const startX = -100 + share * (sheet.width + 200) + (random() - 0.5) * 10;
	const gather: Point = [strand.x + place * 170, strand.y + 260 * place * place];

	/** How far aside the thread is at a height: it leaves the edge in waves, which die down where it gathers. */
	const across = (y: number) => {
		const way = (sheet.height + 30 - y) / (sheet.height + 30 - gather[1]);
		const drawn = way * way * (3 - 2 * way);
		const wave = 30 * Math.sin(y / 118 + share * 5) + 15 * Math.sin(y / 61 + share * 11);
		return startX + (gather[0] - startX) * drawn + wave * Math.sin(Math.PI * Math.min(1, way + 0.25)) ** 2;
	};
	const slope = (y: number) => (across(y + 1) - across(y - 1)) / 2;

	const pen = new Pen();
	const steps = 5;
	const stepY = (gather[1] - sheet.height - 30) / steps;
	let y = sheet.height + 30;
	pen.moveTo([across(y), y]);
	for (let step = 0; step < steps; step += 1) {
		const next = y + stepY;
		pen.curveTo(
			[across(y) + (slope(y) * stepY) / 3, y + stepY / 3],
			[across(next) - (slope(next) * stepY) / 3, next - stepY / 3],
			[across(next), next],
		);
		y = next;
	}

	const on = (turned: number): Point => [
		centre[0] + ring.radius * Math.cos(turned),
		centre[1] + ring.radius * Math.sin(turned),
	];
	/** A point ahead of one on the circle, or behind it, on its tangent. */
	const beside = (turned: number, distance: number): Point => [
		on(turned)[0] - Math.sin(turned) * strand.turn * distance,
		on(turned)[1] + Math.cos(turned) * strand.turn * distance,
	];
	pen.curveTo([gather[0], gather[1] - strand.reach * 0.75], beside(angle, -strand.reach), on(angle));
	// Eighths of a circle as curves: a print would break arcs up into hundreds of pieces.
	const eighth = (Math.PI / 4) * strand.turn;
	const handle = (4 / 3) * Math.tan(Math.PI / 16) * ring.radius;
	for (let part = 0; part < 8; part += 1) {
		const from = angle + part * eighth;
		const to = from + eighth;
		pen.curveTo(beside(from, handle), beside(to, -handle), on(to));
	}
	return { className: strand.className, data: pen.data };
}

/** The tonnage as threads, a thousand tonnes each, that close into a ring: the picture of the cover. Fills the sheet. */
export function CoverRing({
	label,
	middle,
	className,
}: {
	label: string;
	middle: [string, string];
	className: string;
}) {
	const random = createRandom(24);
	const drawn = Array.from({ length: threads }, (_, index) => thread(index, random));
	const accent = drawn[last]?.data;
	const rest = amount - Math.floor(amount) || 1;
	return (
		<svg
			viewBox={`0 0 ${sheet.width} ${sheet.height}`}
			fill="none"
			role="img"
			aria-label={label}
			className={className}
		>
			<g strokeWidth="2.5">
				{drawn
					.map((_, index) => (index * stride) % threads)
					.filter((index) => index !== last)
					.map((index) => (
						<path key={index} d={drawn[index]?.data} className={drawn[index]?.className} />
					))}
			</g>
			<g className="stroke-signal">
				<path d={accent} pathLength="1" strokeDasharray={`${rest} 1`} strokeWidth="11" />
				{/* Its tip: a dash of no length, with round ends. */}
				<path
					d={accent}
					pathLength="1"
					strokeDasharray="0 2"
					strokeDashoffset={-rest}
					strokeWidth="40"
					strokeLinecap="round"
				/>
			</g>
			<g textAnchor="middle" className="fill-ink font-display">
				<text x={ring.x} y={ring.y + 18} fontSize="138" fontWeight="600" letterSpacing="-5">
					{middle[0]}
				</text>
				<text x={ring.x} y={ring.y + 88} fontSize="50" fontWeight="600">
					{middle[1]}
				</text>
			</g>
		</svg>
	);
}
