import type { LegalText } from "../../legal/legal-text.ts";

const colours = ["stroke-signal", "stroke-kraft", "stroke-reed"];

/** What share of the width the longest line has; its period is written after it. */
const longestShare = 50;

/** What is kept for how many days, by period as it is written. Months begin with the same letter in all languages, as days do. */
function readPeriods({ retention: section }: LegalText["sections"]) {
	const rows = section?.blocks.flatMap((block) =>
		typeof block === "object" && "table" in block ? block.table.rows : [],
	);
	const periods = new Map<string, { days: number; labels: string[] }>();
	for (const [label = "", text = ""] of rows ?? []) {
		const [period, number, unit] = /^(\d+)\s([md])\S+/.exec(text) ?? [];
		if (!period) continue;
		const { labels = [] } = periods.get(period) ?? {};
		periods.set(period, {
			days: Number(number) * (unit === "m" ? 365 / 12 : 1),
			labels: [...labels, label],
		});
	}
	return [...periods];
}

/** How long a text says that data are kept, as lines. Decorative, and nothing where it says no such thing. */
export function PeriodLines({ sections }: Pick<LegalText, "sections">) {
	const periods = readPeriods(sections);
	const longest = Math.max(...periods.map(([, { days }]) => days));
	return periods.map(([period, { days, labels }], index) => {
		const end = `${((longestShare * days) / longest).toFixed(1)}%`;
		return (
			<div
				key={period}
				aria-hidden="true"
				className="frame mt-8 grid gap-y-1 lg:mt-5 lg:grid-12 print:hidden"
			>
				<div className="text-ink-soft lg:col-span-5 lg:pt-1">
					{labels.map((label) => (
						<p key={label} className="mb-1">
							{label}
						</p>
					))}
				</div>
				<svg aria-hidden="true" className="h-9 w-full overflow-visible lg:col-span-7">
					<line x1="0" x2={end} y1="50%" y2="50%" className={`stroke-[14] ${colours[index % 3]}`} />
					<text
						x={end}
						y="50%"
						dx="12"
						dy="0.35em"
						className="fill-ink font-display text-[min(1.375rem,6vw)] font-semibold lg:text-2xl"
					>
						{period}
					</text>
				</svg>
			</div>
		);
	});
}
