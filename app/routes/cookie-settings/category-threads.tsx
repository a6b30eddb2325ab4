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

/** The threads of a category: how high each runs, and what share of it is missing while the category is off. */
const threads = Array.from({ length: 9 }, (_, thread) => ({
	y: `${4 + thread * 11.5}%`,
	missing: (0.5 + 0.24 * Math.cos(thread * 1.9)).toFixed(3),
}));

/** The threads of a category, from the right edge of the page. They run through to its row while it is enabled. Decorative. */
export function CategoryThreads({ enabled, className }: { enabled: boolean; className: string }) {
	return (
		<svg stroke="currentColor" aria-hidden="true" className={className}>
			{threads.map(({ y, missing }) => (
				<line
					key={y}
					x1="100%"
					y1={y}
					y2={y}
					pathLength="1"
					strokeDasharray="1 2"
					strokeDashoffset={enabled ? 0 : missing}
					className="transition-[stroke-dashoffset] duration-1000 ease-house"
				/>
			))}
		</svg>
	);
}
