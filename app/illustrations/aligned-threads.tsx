import { tenths } from "./tenths.ts";

/** Units of the view box: across the page, and down it. */
const width = 1440;
const height = 240;
/** The way on which threads find their places. */
const from = 260;
const to = 1080;
const steps = 16;
const spacing = { strand: 40, thread: 5 };

interface Strand {
	threads: number;
	/** Its colour, as a class of the stroke. */
	className: string;
}

/** Where a thread runs at a place across: in waves of its own at first, at its place among the others at last. */
function heightAt(x: number, strand: number, thread: number, end: number): number {
	const way = Math.min(1, Math.max(0, (x - from) / (to - from)));
	const order = way * way * (3 - 2 * way);
	const own = strand * 2.4 + thread * 0.22;
	const wave = Math.sin(x / 150 + own * 1.7) * 0.62 + Math.sin(x / 83 + own * 2.9) * 0.38;
	return (1 - order) * (height / 2 + wave * (height / 2 - 12)) + order * end;
}

/** A thread as a smooth curve through the heights at equal steps, and straight on from where it is aligned. */
function draw(strand: number, thread: number, end: number): string {
	const stride = to / steps;
	const at = (x: number) => heightAt(x, strand, thread, end);
	let data = `M0 ${tenths(at(0))}`;
	for (let step = 1; step <= steps; step += 1) {
		const x = step * stride;
		const slope = (at(x + 1) - at(x - 1)) / 2;
		const y = at(x);
		data += `S${tenths(x - stride / 3)} ${tenths(y - (slope * stride) / 3)} ${tenths(x)} ${tenths(y)}`;
	}
	return `${data}H${width}`;
}

/** Strands that come in tangled and end in parallel, each at its place. Fills its box, from edge to edge. */
export function AlignedThreads({
	strands,
	label,
	className,
}: {
	strands: readonly Strand[];
	label: string;
	className: string;
}) {
	const top = (height - (strands.length - 1) * spacing.strand) / 2;
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="none"
			fill="none"
			role="img"
			aria-label={label}
			className={className}
		>
			{strands.map(({ threads, className }, strand) => (
				<path
					// biome-ignore lint/suspicious/noArrayIndexKey: a strand keeps its place
					key={strand}
					d={Array.from({ length: threads }, (_, thread) =>
						draw(
							strand,
							thread,
							top + strand * spacing.strand + (thread - (threads - 1) / 2) * spacing.thread,
						),
					).join("")}
					vectorEffect="non-scaling-stroke"
					className={className}
				/>
			))}
		</svg>
	);
}
