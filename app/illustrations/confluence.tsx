import { memo, type ReactNode } from "react";
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
	/** A drawing inside the ring. */
	children: ReactNode;
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
					className={`lg:animate-draw ${className}`}
				/>
			))}
		</>
	);
});

/** The ring of threads. The visitor's thread has the signal colour. Decorative. */
export function Confluence({ children, progress, className }: ConfluenceProps) {
	const length = initialLength + (1 - initialLength) * progress;
	return (
		<Drawing viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMid slice" className={className}>
			<Strands />
			<g className="stroke-signal *:transition-[stroke-dashoffset] *:duration-400">
				<use
					href={`${threads}#accent`}
					strokeDasharray="1"
					strokeDashoffset={1 - length}
					strokeWidth="4"
					className="lg:animate-draw"
				/>
				{/* Its tip: a dash of zero length with round caps. */}
				<use
					href={`${threads}#accent`}
					strokeDasharray="0 2"
					strokeDashoffset={-length}
					strokeWidth="15"
					strokeLinecap="round"
					className="lg:animate-draw-tip"
				/>
			</g>
			<svg x="974" y="429" width="352" height="325.6" aria-hidden="true">
				{children}
			</svg>
		</Drawing>
	);
}
