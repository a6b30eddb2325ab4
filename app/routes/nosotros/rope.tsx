import { timeline } from "../../content/timeline.ts";
import { roundToTenths } from "../../illustrations/round-to-tenths.ts";
import { ThreadBand } from "../../illustrations/thread-band.tsx";

/** Units of the view box: its width, and the height of a milestone. */
const width = 100;
const rowHeight = 100;
const height = timeline.length * rowHeight;

/** Vertical distance in which a line passes from one side of the rope to the other. */
const halfTurn = 62;

/** Measures of the rope, in units of the view box. */
interface RopeLayout {
	linesPerThread: number;
	centreX: number;
	/** Half the width of the rope without threads, and how much each thread adds. */
	baseHalfWidth: number;
	halfWidthPerThread: number;
	/** x at which a thread begins, and x up to which it runs horizontally. */
	entryX: number;
	bendX: number;
	/** Within a row: y of a thread's first line, distance of its lines, and y from which it may join the rope. */
	entryY: number;
	lineSpacing: number;
	joinY: number;
	/** Vertical distance between the last control point of the incoming curve and the rope. */
	approachHeight: number;
}

const wide: RopeLayout = {
	linesPerThread: 7,
	centreX: 80,
	baseHalfWidth: 2.5,
	halfWidthPerThread: 1.3,
	entryX: -1,
	bendX: -1,
	entryY: 1,
	lineSpacing: 5,
	joinY: 64,
	approachHeight: 40,
};

const narrow: RopeLayout = {
	linesPerThread: 4,
	centreX: 10,
	baseHalfWidth: 2,
	halfWidthPerThread: 0.6,
	entryX: 101,
	bendX: 24,
	entryY: 2,
	lineSpacing: 1.4,
	joinY: 22,
	approachHeight: 14,
};

/** Path data of a thread: from the edge of the page into the rope, then down to its lower end. */
function drawThread(thread: number, layout: RopeLayout): string {
	let data = "";
	for (let line = 0; line < layout.linesPerThread; line += 1) {
		/** Position of the line round the rope, in half turns. */
		const phase = (2 * (thread + (line / layout.linesPerThread) * 0.9)) / timeline.length;
		const yAt = (turn: number) => (turn + phase) * halfTurn;
		/** The rope widens with every thread and narrows at its end. */
		const xAt = (turn: number) => {
			const halfWidth = layout.baseHalfWidth + (layout.halfWidthPerThread * yAt(turn)) / rowHeight;
			const taper = Math.min(1, Math.max(0.2, (height - yAt(turn)) / rowHeight));
			return roundToTenths(layout.centreX + (turn % 2 ? -1 : 1) * halfWidth * taper);
		};
		/** Last control point and end of a curve that meets a side of the rope vertically. */
		const curveEnd = (turn: number, approachHeight: number) =>
			`${xAt(turn)} ${roundToTenths(yAt(turn) - approachHeight)} ${xAt(turn)} ${roundToTenths(yAt(turn))}`;
		const startY = roundToTenths(thread * rowHeight + layout.entryY + line * layout.lineSpacing);
		let turn = Math.ceil((thread * rowHeight + layout.joinY) / halfTurn - phase);
		data += `M${layout.entryX} ${startY}H${layout.bendX}C${roundToTenths(layout.bendX * 0.4 + layout.centreX * 0.6)} ${startY} ${curveEnd(turn, layout.approachHeight)}`;
		while (yAt(turn + 1) < height) {
			turn += 1;
			data += `S${curveEnd(turn, halfTurn * 0.36)}`;
		}
		data += `S${layout.centreX} ${height - 10} ${layout.centreX} ${height}`;
	}
	return data;
}

const colours = ["stroke-ink", "stroke-reed", "stroke-kraft"];

function RopeThreads({ layout, className }: { layout: RopeLayout; className: string }) {
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="none"
			fill="none"
			strokeWidth="1.25"
			aria-hidden="true"
			className={`reveal-downwards pointer-events-none absolute inset-y-0 left-0 h-full ${className}`}
		>
			{timeline.map(({ id }, thread) => (
				<path
					key={id}
					d={drawThread(thread, layout)}
					vectorEffect="non-scaling-stroke"
					className={
						thread === timeline.length - 1 ? "stroke-signal stroke-[1.75]" : colours[thread % colours.length]
					}
				/>
			))}
		</svg>
	);
}

/**
 * A rope with a thread for each milestone. Browsers with scroll-driven animations reveal it down to a ring; others show
 * the whole rope with the ring at its end. Decorative. Fills its positioned parent, whose rows must be equally high.
 */
export function Rope() {
	return (
		<>
			<RopeThreads layout={narrow} className="w-full md:hidden" />
			<RopeThreads layout={wide} className="w-1/2 max-md:hidden" />
			<div className="pointer-events-none absolute inset-y-0 left-[10%] md:left-[40%]">
				<div className="reveal-front">
					<svg
						viewBox="0 0 320 320"
						fill="none"
						aria-hidden="true"
						className="absolute size-18 max-w-none -translate-1/2 md:size-28"
					>
						<circle cx="160" cy="160" r="110" className="fill-paper" />
						<ThreadBand d="M50 160a110 110 0 1 0 220 0a110 110 0 1 0-220 0" />
					</svg>
				</div>
			</div>
		</>
	);
}
