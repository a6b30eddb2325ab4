import type { LegalText } from "../../legal/legal-text.ts";
import { retention } from "../../schemas/retention.ts";

type Sections = LegalText["sections"];

/** The longest has the signal colour. */
const colours = ["stroke-signal", "stroke-kraft", "stroke-reed"];

/** What share of the width the longest line has; its period is written after it. */
const longestShare = 62;

const rowsOf = ({ retention: section }: Sections) =>
	section?.blocks.flatMap((block) => (typeof block === "object" && "table" in block ? block.table.rows : []));

/** What is kept how long, the longest first: the rows whose period, before its number is written, is one of `retention`. */
function readPeriods(sections: Sections, templates: Sections) {
	const periods = new Map<string, { days: number; labels: string[] }>();
	rowsOf(templates)?.forEach(([label = "", template = ""], row) => {
		const key = /^\{\{(\w+)/.exec(template)?.[1] as keyof typeof retention;
		const [period] = /^\S+\s\S+/.exec(rowsOf(sections)?.[row]?.[1] ?? "") ?? [];
		if (!period || !(key in retention)) return;
		const days = retention[key] * (key.endsWith("Months") ? 365 / 12 : 1);
		periods.set(period, { days, labels: [...(periods.get(period)?.labels ?? []), label] });
	});
	return [...periods].toSorted(([, one], [, other]) => other.days - one.days);
}

interface PeriodLinesProps {
	sections: Sections;
	/** The same with placeholders. */
	templates: Sections;
}

/** How long a text says that data are kept, as lines. Decorative, and nothing where it says no such thing. */
export function PeriodLines({ sections, templates }: PeriodLinesProps) {
	const periods = readPeriods(sections, templates);
	return periods.map(([period, { days, labels }], index) => {
		const end = `${(longestShare * days) / Math.max(...periods.map(([, other]) => other.days))}%`;
		return (
			<div
				key={period}
				aria-hidden="true"
				className="frame mt-8 flex flex-col-reverse gap-y-1 lg:mt-5 lg:grid-12 print:hidden"
			>
				<svg aria-hidden="true" className="col-span-8 h-9 w-full overflow-visible">
					<line
						x1="-100"
						x2={end}
						y1="50%"
						y2="50%"
						strokeWidth="14"
						className={colours[index % colours.length]}
					/>
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
				<div className="col-span-4 text-sm text-ink-soft lg:pt-1.5">
					{labels.map((label) => (
						<p key={label} className="mb-1">
							{label}
						</p>
					))}
				</div>
			</div>
		);
	});
}
