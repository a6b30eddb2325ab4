import { type Purpose, purposes } from "../../schemas/preferences.ts";

/** The cookie categories, from the innermost ring to the outermost. */
export const categories = ["essential", ...purposes] as const;
type Category = "essential" | Purpose;

/** Text colour of a category's ring and of the bar beside its switch. */
export const categoryColours: Record<Category, string> = {
	essential: "text-ink",
	performance: "text-reed",
	functionality: "text-kraft",
	analytics: "text-signal",
};

/** Units of the view box. `edge` is the x at which the threads begin, outside of the picture. */
const centre = { x: 330, y: 330 };
const edge = 2400;
const innerRadius = 96;
const ringGap = 58;
const threadsPerRing = 6;
const threadGap = 5.5;

interface Thread {
	/** Path data: from the right edge, then once round the ring. */
	d: string;
	/** Share of the path that is visible while the ring is open, 0 to 1. */
	openShare: number;
}

/** The threads of a ring, by its index. Each circle has a slightly different centre, so that the circles cross. */
function createThreads(ring: number): Thread[] {
	return Array.from({ length: threadsPerRing }, (_, thread) => {
		const offset = thread - (threadsPerRing - 1) / 2;
		const angle = thread * 2.4 + ring * 1.3;
		const radius = innerRadius + ring * ringGap + offset * threadGap;
		const x = Math.round(centre.x + 5 * Math.cos(angle));
		const y = Math.round(centre.y + 5 * Math.sin(angle));
		const end = x + 100 + ring * 36 + 44 * Math.cos(thread * 1.9 + ring);
		return {
			d: `M${edge} ${y + radius}H${x}a${radius} ${radius} 0 0 1 0 ${-2 * radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}`,
			openShare: (edge - end) / (edge - x + 2 * Math.PI * radius),
		};
	});
}

const rings = categories.map((category, ring) => ({
	category,
	radius: innerRadius + ring * ringGap,
	threads: createThreads(ring),
}));

/** A ring for each category. Its threads close when the category is enabled. Decorative. */
export function CategoryRings({
	enabled,
	className,
}: {
	enabled: Readonly<Record<Category, boolean>>;
	className: string;
}) {
	return (
		<svg viewBox="36 36 588 588" fill="none" aria-hidden="true" className={className}>
			{rings.map(({ category, radius, threads }) => (
				<g key={category} stroke="currentColor" className={categoryColours[category]}>
					<circle
						cx={centre.x}
						cy={centre.y}
						r={radius}
						strokeWidth="2"
						strokeDasharray="0 9"
						strokeLinecap="round"
						className="stroke-line-strong"
					/>
					{threads.map(({ d, openShare }) => (
						<path
							key={d}
							d={d}
							pathLength="1"
							strokeWidth="2"
							strokeDasharray="1 2"
							strokeDashoffset={enabled[category] ? 0 : (1 - openShare).toFixed(4)}
							className="transition-[stroke-dashoffset] duration-1000 ease-house"
						/>
					))}
				</g>
			))}
		</svg>
	);
}
