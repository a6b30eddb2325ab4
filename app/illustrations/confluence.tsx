import { memo } from "react";
import threads from "./confluence.svg?no-inline";

/*
 * Confluence: 66 threads run in waves, gather in three strands and close into a ring. Each thread closes round a
 * centre of its own; together they weave a band. Their paths are in a file, which the picture refers to.
 */
const strands = [
	{ id: "first", className: "stroke-reed" },
	{ id: "second", className: "stroke-kraft" },
	{ id: "third", className: "stroke-ink" },
];

interface ConfluenceProps {
	/** Says all of the picture, its middle too. */
	label: string;
	/** Two short lines inside the ring. */
	middle: [string, string];
	/** How far the visitor's own thread has come, from 0 (a loose end) to 1 (closed into the ring). */
	joined: number;
	className: string;
}

/** The part of its way on which the visitor's thread shows itself in any case: its tip is in the picture's crop of a phone, too. */
const looseEnd = 0.44;

/** They stay while the visitor's own thread moves with every letter. */
const Strands = memo(function Strands() {
	return (
		<>
			{strands.map(({ id, className }) => (
				<use
					key={id}
					href={`${threads}#${id}`}
					strokeDasharray="1"
					strokeWidth="1.15"
					className={`animate-draw ${className}`}
				/>
			))}
		</>
	);
});

/** The ring of threads. The one in the signal colour is the visitor's. */
export function Confluence({ label, middle, joined, className }: ConfluenceProps) {
	const length = looseEnd + (1 - looseEnd) * joined;
	return (
		<svg
			viewBox="0 0 1440 900"
			preserveAspectRatio="xMaxYMid slice"
			fill="none"
			role="img"
			aria-label={label}
			className={className}
		>
			<Strands />
			<g className="stroke-signal *:transition-[stroke-dashoffset] *:duration-400">
				<use
					href={`${threads}#accent`}
					strokeDasharray="1"
					strokeDashoffset={1 - length}
					strokeWidth="4"
					className="animate-draw"
				/>
				{/* Its tip: a dash of no length, with round ends. */}
				<use
					href={`${threads}#accent`}
					strokeDasharray="0 2"
					strokeDashoffset={-length}
					strokeWidth="15"
					strokeLinecap="round"
					className="animate-draw-tip"
				/>
			</g>
			<g textAnchor="middle" className="fill-ink font-display">
				<text x="1150" y="600" fontSize="22" className="font-[650]">
					{middle[0]}
				</text>
				<text x="1150" y="630" fontSize="20">
					{middle[1]}
				</text>
			</g>
		</svg>
	);
}
