import { memo } from "react";
import threads from "./confluence.svg?no-inline";
import { Drawing } from "./drawing.tsx";

/*
 * 66 threads gather in three strands and close into a ring. Their paths are in an SVG file, to which `<use>` refers.
 */
const strands = [
	{ id: "first", className: "stroke-reed" },
	{ id: "second", className: "stroke-kraft" },
	{ id: "third", className: "stroke-ink" },
];

interface ConfluenceProps {
	/** Accessible name; includes the text in the ring. */
	label: string;
	/** Two short lines inside the ring. */
	centreText: [string, string];
	/** How far the visitor's thread is drawn, from 0 (`initialLength`) to 1 (closed into the ring). */
	progress: number;
	className: string;
}

/** Share of the visitor's thread that is always drawn, so that its tip is visible in the crop on phones. */
const initialLength = 0.44;

/** Memoized, because the visitor's thread changes with every character. */
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

/** The ring of threads. The visitor's thread has the signal colour. */
export function Confluence({ label, centreText, progress, className }: ConfluenceProps) {
	const length = initialLength + (1 - initialLength) * progress;
	return (
		<Drawing viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMid slice" label={label} className={className}>
			<Strands />
			<g className="stroke-signal *:transition-[stroke-dashoffset] *:duration-400">
				<use
					href={`${threads}#accent`}
					strokeDasharray="1"
					strokeDashoffset={1 - length}
					strokeWidth="4"
					className="animate-draw"
				/>
				{/* Its tip: a dash of zero length with round caps. */}
				<use
					href={`${threads}#accent`}
					strokeDasharray="0 2"
					strokeDashoffset={-length}
					strokeWidth="15"
					strokeLinecap="round"
					className="animate-draw-tip"
				/>
			</g>
			{/* HTML, because SVG text would not break where a reader sets letters further apart. */}
			<foreignObject x="1030" y="505" width="240" height="200">
				<div className="grid h-full content-center text-center text-[22px]/[1.5] text-balance text-ink">
					<div className="font-display font-semibold">{centreText[0]}</div>
					<div>{centreText[1]}</div>
				</div>
			</foreignObject>
		</Drawing>
	);
}
