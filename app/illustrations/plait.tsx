import { type PrincipleArea, principleAreas } from "../content/principles.ts";
import { lastOrder, type Pass, plaitSteps } from "./plait-steps.ts";

/*
 * The plait: ten threads, one for each principle of the UN Global Compact, in the colour of its area. Down the page
 * it grows by a thread with every principle; across the page it is whole.
 */

const colours: Record<PrincipleArea, string> = {
	humanRights: "stroke-ink",
	labour: "stroke-kraft",
	environment: "stroke-reed",
	antiCorruption: "stroke-signal",
};

/** The colour of each thread, by the number of its principle less one. */
const threadColours = principleAreas.flatMap(({ area, principles }) => principles.map(() => colours[area]));

const threadCount = threadColours.length;

/** Units of the view box: the distance of two threads, and how long a step of the band is. */
const gap = 10;
const bandStep = 25;
/** After so many steps every thread is back in its place. */
const bandSteps = 2 * threadCount;
const bandPeriod = bandSteps * bandStep;
const bandRepeats = 3;

/** A piece down the page is stretched to its row: the new thread comes in, then all of them pass over these steps. */
const pieceHeight = 120;
const entry = 24;
const pieceSteps = 4;
const pieceStep = (pieceHeight - entry) / pieceSteps;

/** How hard a bend is: where its two handles lie along a step. */
const handles = (step: number) => [Math.round(step * 0.45), Math.round(step * 0.55)] as const;
const [bandFirst, bandSecond] = handles(bandStep);
const [pieceFirst, pieceSecond] = handles(pieceStep);

const middleOf = (place: number) => (place + 0.5) * gap;

interface Direction {
	step: number;
	/** Where a place begins, at so many units along. */
	at: (along: number, place: number) => string;
	/** The way from there to another place, a step on. */
	pass: (places: number) => string;
}

const across: Direction = {
	step: bandStep,
	at: (along, place) => `${along} ${middleOf(place)}`,
	pass: (places) =>
		places ? `c${bandFirst} 0 ${bandSecond} ${places * gap} ${bandStep} ${places * gap}` : `h${bandStep}`,
};

const down: Direction = {
	step: pieceStep,
	at: (along, place) => `${middleOf(place)} ${along}`,
	pass: (places) =>
		places ? `c0 ${pieceFirst} ${places * gap} ${pieceSecond} ${places * gap} ${pieceStep}` : `v${pieceStep}`,
};

interface Threads {
	/** Whole threads, by colour. */
	whole: Map<string, string>;
	/** What lies on top of another thread, by colour. */
	over: Map<string, string>;
}

/**
 * Path data of all threads over some steps.
 *
 * @param lead how each thread comes to the first one
 * @param tail how it goes on after the last one
 */
function drawThreads(
	steps: readonly Pass[][],
	{ step, at, pass }: Direction,
	start: number,
	lead: (pass: Pass) => string,
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
		for (const [index, passes] of steps.entries()) {
			const current = passes[place];
			if (!current) break;
			const way = pass(current.to - place);
			data += way;
			if (current.over) add(over, current.thread, `M${at(start + index * step, place)}${way}`);
			place = current.to;
		}
		add(whole, first.thread, data + tail);
	}
	return { whole, over };
}

/** Threads below, then those on top with the ground's colour along their edges. */
function Layers({ threads: { whole, over }, edge }: { threads: Threads; edge: string }) {
	const tops = [...over.values()].join("");
	return (
		<>
			{[...whole].map(([colour, d]) => (
				<path key={colour} d={d} className={colour} />
			))}
			{tops && <path d={tops} className={`stroke-paper ${edge}`} />}
			{/* A little longer than the edge below, whose ends would show as nicks. */}
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

/** All ten threads, plaited from one edge of the page to the other. */
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

/** The growing plait: each principle's piece, and the order in which its threads leave it. */
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
			// Into the next piece, so that no seam shows.
			"v.5",
		);
		return { threads, order };
	});
})();

/** Lines that keep their weight, however their piece is stretched. */
const piece =
	"overflow-visible stroke-2 md:stroke-4 [&_path]:[vector-effect:non-scaling-stroke] print:hidden";

interface PieceProps {
	/** The principle whose thread was the last to join, 1 to 10. */
	principle: number;
	/** Gives the box: the width of all ten threads, the height of its row. */
	className: string;
}

/** Beside a principle: its thread comes in from the right and joins those of the principles above. Decoration. */
export function PlaitPiece({ principle, className }: PieceProps) {
	const current = pieces[principle - 1];
	return (
		<svg
			viewBox={`0 0 ${threadCount * gap} ${pieceHeight}`}
			preserveAspectRatio="none"
			fill="none"
			aria-hidden="true"
			className={`${piece} ${className}`}
		>
			{current && <Layers threads={current.threads} edge="stroke-[4.5] md:stroke-[9]" />}
		</svg>
	);
}

/** After a principle: the threads that there are so far go straight on. Decoration. */
export function PlaitGap({ principle, className }: PieceProps) {
	return (
		<svg
			viewBox={`0 0 ${threadCount * gap} 1`}
			preserveAspectRatio="none"
			fill="none"
			aria-hidden="true"
			className={`${piece} ${className}`}
		>
			{pieces[principle - 1]?.order.map((thread, place) => (
				<path key={thread} d={`M${middleOf(place)} 0V1`} className={threadColours[thread]} />
			))}
		</svg>
	);
}

/** After the last principle: all ten turn and leave the page side by side. Decoration. */
export function PlaitEnd({ className }: { className: string }) {
	const size = threadCount * gap;
	return (
		<svg viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden="true" className={`${piece} ${className}`}>
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
