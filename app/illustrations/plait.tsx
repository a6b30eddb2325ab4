import { type PrincipleArea, principleAreas } from "../content/principles.ts";
import { lastOrder, type Move, plaitSteps } from "./plait-steps.ts";

/*
 * A plait of ten threads, one for each principle of the UN Global Compact, in the colour of its area. The vertical plait
 * gets another thread at each principle; the horizontal band has all of them.
 */

const colours: Record<PrincipleArea, string> = {
	humanRights: "stroke-ink",
	labour: "stroke-kraft",
	environment: "stroke-reed",
	antiCorruption: "stroke-signal",
};

/** Colour class of each thread, by the number of its principle minus one. */
const threadColours = principleAreas.flatMap(({ area, principles }) => principles.map(() => colours[area]));

const threadCount = threadColours.length;

/** Units of the view box: distance of two threads, and length of a step of the band. */
const gap = 10;
const bandStep = 25;
/** Steps after which every thread is back in its position. */
const bandSteps = 2 * threadCount;
const bandPeriod = bandSteps * bandStep;
const bandRepeats = 3;

/** A vertical piece, which is stretched to its row: the new thread enters in `entry`, then come the steps. */
const pieceHeight = 120;
const entry = 24;
const pieceSteps = 4;
const pieceStep = (pieceHeight - entry) / pieceSteps;

/** Position of a curve's two control points along a step. */
const handles = (step: number) => [Math.round(step * 0.45), Math.round(step * 0.55)] as const;
const [bandFirst, bandSecond] = handles(bandStep);
const [pieceFirst, pieceSecond] = handles(pieceStep);

const middleOf = (place: number) => (place + 0.5) * gap;

interface Direction {
	step: number;
	/** Coordinates of a position at `along` units from the start. */
	at: (along: number, place: number) => string;
	/** Relative path data of a step that moves by `places` positions. */
	move: (places: number) => string;
}

const across: Direction = {
	step: bandStep,
	at: (along, place) => `${along} ${middleOf(place)}`,
	move: (places) =>
		places ? `c${bandFirst} 0 ${bandSecond} ${places * gap} ${bandStep} ${places * gap}` : `h${bandStep}`,
};

const down: Direction = {
	step: pieceStep,
	at: (along, place) => `${middleOf(place)} ${along}`,
	move: (places) =>
		places ? `c0 ${pieceFirst} ${places * gap} ${pieceSecond} ${places * gap} ${pieceStep}` : `v${pieceStep}`,
};

interface Threads {
	/** Path data of whole threads, by colour class. */
	whole: Map<string, string>;
	/** Path data of the steps on top of another thread, by colour class. */
	over: Map<string, string>;
}

/**
 * Draws all threads over the given steps.
 *
 * @param lead path data of a thread before its first step
 * @param tail path data after the last step
 */
function drawThreads(
	steps: readonly Move[][],
	{ step, at, move }: Direction,
	start: number,
	lead: (move: Move) => string,
	tail = "",
): Threads {
	const whole = new Map<string, string>();
	const over = new Map<string, string>();
	const add = (paths: Map<string, string>, thread: number, data: string) => {
		const colour = threadColours[thread] ?? "";
		paths.set(colour, (paths.get(colour) ?? "") + data);
	};
	for (const first of steps[0] ?? []) {
		let data = lead(first);
		let place = first.from;
		for (const [index, moves] of steps.entries()) {
			const current = moves[place];
			if (!current) break;
			const segment = move(current.to - place);
			data += segment;
			if (current.over) add(over, current.thread, `M${at(start + index * step, place)}${segment}`);
			place = current.to;
		}
		add(whole, first.thread, data + tail);
	}
	return { whole, over };
}

/** Whole threads, then the upper parts with an edge in the background colour. */
function Layers({ threads: { whole, over }, edge }: { threads: Threads; edge: string }) {
	const tops = [...over.values()].join("");
	return (
		<>
			{[...whole].map(([colour, d]) => (
				<path key={colour} d={d} className={colour} />
			))}
			{tops && <path d={tops} className={`stroke-paper ${edge}`} />}
			{/* Square caps cover the ends of the edge below. */}
			{[...over].map(([colour, d]) => (
				<path key={colour} d={d} strokeLinecap="square" className={colour} />
			))}
		</>
	);
}

const allThreads = threadColours.map((_, index) => index);
const band = drawThreads(
	plaitSteps(allThreads, bandSteps * bandRepeats),
	across,
	0,
	({ from }) => `M${across.at(0, from)}`,
);

/** The horizontal plait of all ten threads. */
export function PlaitBand({ label, className }: { label: string; className: string }) {
	return (
		<svg
			viewBox={`0 0 ${bandPeriod * bandRepeats} ${threadCount * gap}`}
			preserveAspectRatio="xMidYMid slice"
			fill="none"
			strokeWidth="4.6"
			role="img"
			aria-label={label}
			className={className}
		>
			<Layers threads={band} edge="stroke-[7.6]" />
		</svg>
	);
}

/** The vertical plait: for each principle the path data, and the order of the threads after it. */
const pieces = (() => {
	let order: number[] = [];
	return threadColours.map((_, newest) => {
		const entering = [...order, newest];
		const steps = plaitSteps(entering, pieceSteps, newest * pieceSteps);
		order = lastOrder(entering, steps);
		const threads = drawThreads(
			steps,
			down,
			entry,
			({ thread, from }) =>
				thread === newest
					? `M${(threadCount + 1) * gap} 0H${middleOf(from) + gap}Q${middleOf(from)} 0 ${middleOf(from)} ${entry}`
					: `M${middleOf(from)} 0V${entry}`,
			// Overlaps the next piece.
			"v.5",
		);
		return { threads, order };
	});
})();

/** Lines keep their width when the piece is stretched. */
const pieceClass =
	"overflow-visible stroke-2 md:stroke-4 [&_path]:[vector-effect:non-scaling-stroke] print:hidden";

interface PieceProps {
	/** Number of the principle whose thread joined last, 1 to 10. */
	principle: number;
	/** Sets the width of ten threads and the height of the row. */
	className: string;
}

/** The plait beside a principle, whose thread joins from the right. Decorative. */
export function PlaitPiece({ principle, className }: PieceProps) {
	const current = pieces[principle - 1];
	return (
		<svg
			viewBox={`0 0 ${threadCount * gap} ${pieceHeight}`}
			preserveAspectRatio="none"
			fill="none"
			aria-hidden="true"
			className={`${pieceClass} ${className}`}
		>
			{current && <Layers threads={current.threads} edge="stroke-[4.5] md:stroke-[9]" />}
		</svg>
	);
}

/** Straight threads between two areas. Decorative. */
export function PlaitGap({ principle, className }: PieceProps) {
	return (
		<svg
			viewBox={`0 0 ${threadCount * gap} 1`}
			preserveAspectRatio="none"
			fill="none"
			aria-hidden="true"
			className={`${pieceClass} ${className}`}
		>
			{pieces[principle - 1]?.order.map((thread, place) => (
				<path key={thread} d={`M${middleOf(place)} 0V1`} className={threadColours[thread]} />
			))}
		</svg>
	);
}

/** The end of the plait: all ten threads turn and leave the page at the right. Decorative. */
export function PlaitEnd({ className }: { className: string }) {
	const size = threadCount * gap;
	return (
		<svg
			viewBox={`0 0 ${size} ${size}`}
			fill="none"
			aria-hidden="true"
			className={`${pieceClass} ${className}`}
		>
			{pieces.at(-1)?.order.map((thread, place) => {
				const radius = size - middleOf(place);
				return (
					<path
						key={thread}
						d={`M${middleOf(place)} 0A${radius} ${radius} 0 0 0 ${size} ${radius}H9999`}
						className={threadColours[thread]}
					/>
				);
			})}
		</svg>
	);
}
