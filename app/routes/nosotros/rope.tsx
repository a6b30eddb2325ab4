import { timeline } from "../../content/timeline.ts";
import { ThreadBand } from "../../illustrations/thread-band.tsx";

/** Units of the view box: across the drawing, and down one milestone. */
const width = 100;
const row = 100;
const height = timeline.length * row;

/** How far down a line goes from one side of the rope to the other. */
const halfTurn = 62;

/** How a thread comes in and lies in the rope, so that the drawing suits a screen. */
interface Lay {
	/** Lines of a thread. */
	lines: number;
	/** Middle of the rope. */
	middle: number;
	/** Half the width of the rope with no thread in it yet, and what each adds. */
	slack: number;
	growth: number;
	/** The edge that the threads come from, and where on their way they leave their level. */
	edge: number;
	bend: number;
	/** Where in its row a thread's first line starts, how far down the next one, and when it may join the rope. */
	start: number;
	spread: number;
	joined: number;
	/** How steeply it comes in: how far above the rope's first touch the curve turns down. */
	fall: number;
}

const wide: Lay = {
	lines: 7,
	middle: 80,
	slack: 2.5,
	growth: 1.3,
	edge: -1,
	bend: -1,
	start: 1,
	spread: 5,
	joined: 64,
	fall: 40,
};

const narrow: Lay = {
	lines: 4,
	middle: 10,
	slack: 2,
	growth: 0.6,
	edge: 101,
	bend: 24,
	start: 2,
	spread: 1.4,
	joined: 22,
	fall: 14,
};

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The lines of one thread, from the edge of the page round and round to the lower end of the rope. */
function drawThread(thread: number, lay: Lay): string {
	let data = "";
	for (let line = 0; line < lay.lines; line += 1) {
		/** Where on the rope's circumference the line lies, in half turns. */
		const phase = (2 * (thread + (line / lay.lines) * 0.9)) / timeline.length;
		const depthAt = (turn: number) => (turn + phase) * halfTurn;
		/** The rope grows with every thread that is laid in it, and closes at its end. */
		const acrossAt = (turn: number) => {
			const half = lay.slack + (lay.growth * depthAt(turn)) / row;
			const closing = Math.min(1, Math.max(0.2, (height - depthAt(turn)) / row));
			return tenths(lay.middle + (turn % 2 ? -1 : 1) * half * closing);
		};
		/** The end of a curve where the line touches a side of the rope, upright. */
		const touch = (turn: number, fall: number) =>
			`${acrossAt(turn)} ${tenths(depthAt(turn) - fall)} ${acrossAt(turn)} ${tenths(depthAt(turn))}`;
		const start = tenths(thread * row + lay.start + line * lay.spread);
		let turn = Math.ceil((thread * row + lay.joined) / halfTurn - phase);
		data += `M${lay.edge} ${start}H${lay.bend}C${tenths(lay.bend * 0.4 + lay.middle * 0.6)} ${start} ${touch(turn, lay.fall)}`;
		while (depthAt(turn + 1) < height) {
			turn += 1;
			data += `S${touch(turn, halfTurn * 0.36)}`;
		}
		data += `S${lay.middle} ${height - 10} ${lay.middle} ${height}`;
	}
	return data;
}

const colours = ["stroke-ink", "stroke-reed", "stroke-kraft"];

function Threads({ lay, className }: { lay: Lay; className: string }) {
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="none"
			fill="none"
			strokeWidth="1.25"
			aria-hidden="true"
			className={`reveal-laid pointer-events-none absolute inset-y-0 left-0 h-full ${className}`}
		>
			{timeline.map(({ id }, thread) => (
				<path
					key={id}
					d={drawThread(thread, lay)}
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
 * A thread for each milestone, laid into a rope down the page. Where the browser can tie it to the scroll, a ring runs
 * ahead of the reader's eye and lays it; elsewhere the rope is there, and the ring at its end. Decoration; fills the
 * positioned box of the milestones, whose rows are equally high.
 */
export function Rope() {
	return (
		<>
			<Threads lay={narrow} className="w-full md:hidden" />
			<Threads lay={wide} className="w-1/2 max-md:hidden" />
			<div className="pointer-events-none absolute inset-y-0 left-[10%] md:left-[40%]">
				<div className="laying-ring">
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
