import { roundToTenths } from "./round-to-tenths.ts";

/** Units of the view box. */
const width = 1440;
const height = 240;
/** x between which the threads turn from waves into parallel lines. */
const from = 260;
const to = 1080;
const steps = 16;
const spacing = { strand: 40, thread: 5 };

interface Strand {
	threads: number;
	/** Class that sets the stroke colour. */
	className: string;
}

/** y of a thread at x: a wave at first, which turns into the constant `alignedY`. */
function threadY(x: number, strand: number, thread: number, alignedY: number): number {
	const progress = Math.min(1, Math.max(0, (x - from) / (to - from)));
	const alignment = progress * progress * (3 - 2 * progress);
	const phase = strand * 2.4 + thread * 0.22;
	const wave = Math.sin(x / 150 + phase * 1.7) * 0.62 + Math.sin(x / 83 + phase * 2.9) * 0.38;
	return (1 - alignment) * (height / 2 + wave * (height / 2 - 12)) + alignment * alignedY;
}

/** Path data of a thread: a smooth curve in equal steps, then a straight line. */
function drawThread(strand: number, thread: number, alignedY: number): string {
	const stride = to / steps;
	const yAt = (x: number) => threadY(x, strand, thread, alignedY);
	let data = `M0 ${roundToTenths(yAt(0))}`;
	for (let step = 1; step <= steps; step += 1) {
		const x = step * stride;
		const slope = (yAt(x + 1) - yAt(x - 1)) / 2;
		const y = yAt(x);
		data += `S${roundToTenths(x - stride / 3)} ${roundToTenths(y - (slope * stride) / 3)} ${roundToTenths(x)} ${roundToTenths(y)}`;
	}
	return `${data}H${width}`;
}

/** Tangled strands that become parallel from left to right. Fills its box. */
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
						drawThread(
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
