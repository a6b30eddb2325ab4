import { threads } from "./confluence-threads.ts";

/*
 * Confluence: 66 threads run in waves, gather in three strands and close into a ring. Each thread closes round a
 * centre of its own; together they weave a band.
 */
const strands = [
	{ className: "stroke-reed", data: threads.first },
	{ className: "stroke-kraft", data: threads.second },
	{ className: "stroke-ink", data: threads.third },
];

/** The ring of threads, with two short lines in its middle. They are part of the picture: `label` says it all. */
export function Confluence({
	label,
	middle,
	className,
}: {
	label: string;
	middle: [string, string];
	className: string;
}) {
	return (
		<svg
			viewBox="0 0 1440 900"
			preserveAspectRatio="xMaxYMid slice"
			fill="none"
			role="img"
			aria-label={label}
			className={className}
		>
			{strands.map((strand) => (
				<path
					key={strand.className}
					d={strand.data}
					pathLength="1"
					strokeDasharray="1"
					strokeWidth="1.15"
					className={`animate-draw ${strand.className}`}
				/>
			))}
			<path
				d={threads.accent}
				pathLength="1"
				strokeDasharray="1"
				strokeWidth="4"
				className="animate-draw stroke-signal"
			/>
			<g textAnchor="middle" className="fill-ink font-display">
				<text x="1150" y="600" fontSize="27" fontWeight="650">
					{middle[0]}
				</text>
				<text x="1150" y="630" fontSize="23">
					{middle[1]}
				</text>
			</g>
		</svg>
	);
}
