import { Drawing } from "../../illustrations/drawing.tsx";
import { type Purpose, purposes } from "../../schemas/preferences.ts";

/** The cookie categories, from the uppermost threads to the lowest. */
export const categories = ["essential", ...purposes] as const;
type Category = "essential" | Purpose;

/** Text colour of a category's threads and of the bar beside its switch. */
export const categoryColours: Record<Category, string> = {
	essential: "text-ink",
	performance: "text-reed",
	functionality: "text-kraft",
	analytics: "text-signal",
};

/** The x at which the threads begin, outside of the picture, in units of the view box. */
const edge = 2400;

/** The threads of a category: how high each runs, and what share of it is missing while the category is off. */
const threads = Array.from({ length: 9 }, (_, thread) => ({
	y: 16 + thread * 9,
	missing: ((430 + 90 * Math.cos(thread * 1.9)) / edge).toFixed(4),
}));

interface CategoryThreadsProps {
	enabled: Readonly<Record<Category, boolean>>;
	className: string;
}

/** Threads for each category, from the right edge of the page. They run through to the switches while it is enabled. Decorative. */
export function CategoryThreads({ enabled, className }: CategoryThreadsProps) {
	return (
		<Drawing viewBox="0 0 588 464" stroke="currentColor" strokeWidth="3" className={className}>
			{categories.map((category, index) => (
				<g key={category} transform={`translate(0 ${index * 116})`} className={categoryColours[category]}>
					{threads.map(({ y, missing }) => (
						<path
							key={y}
							d={`M${edge} ${y}H0`}
							pathLength="1"
							strokeDasharray="1 2"
							strokeDashoffset={enabled[category] ? 0 : missing}
							className="transition-[stroke-dashoffset] duration-1000 ease-house"
						/>
					))}
				</g>
			))}
		</Drawing>
	);
}
