import { Drawing } from "./drawing.tsx";
import plait from "./plait.svg?no-inline";

/*
 * A plait of ten threads, one for each principle of the UN Global Compact, in the colour of its area. The vertical plait
 * gets another thread at each principle; the horizontal band has all of them. Its parts are in an SVG file, to which
 * `<use>` refers.
 */

/** The horizontal plait of all ten threads. */
export function PlaitBand({ label, className }: { label: string; className: string }) {
	return (
		<Drawing
			viewBox="0 0 1500 100"
			preserveAspectRatio="xMidYMid slice"
			strokeWidth="4.6"
			label={label}
			className={className}
		>
			<use href={`${plait}#band`} />
		</Drawing>
	);
}

/** Lines keep their width when a part is stretched. `--edge` is that of the gap where a thread lies on another. */
const verticalClass = "overflow-visible stroke-2 [--edge:4] md:stroke-4 md:[--edge:9] print:hidden";

interface PlaitPieceProps {
	/** The row of a principle, whose thread joins from the right, or straight threads after it, between two areas. */
	part: `${"principle" | "after"}-${number}`;
	className?: string;
}

/** A part of the vertical plait, as high as its row, and a pixel more, so that no seam shows between two. Decorative. */
export function PlaitPiece({ part, className = "" }: PlaitPieceProps) {
	return (
		<Drawing
			viewBox={part.startsWith("after") ? "0 0 100 1" : "0 0 100 120"}
			preserveAspectRatio="none"
			className={`${verticalClass} absolute top-0 left-0 h-[calc(100%+1px)] w-(--plait) ${className}`}
		>
			<use href={`${plait}#${part}`} />
		</Drawing>
	);
}

/** The end of the plait: all ten threads turn and leave the page at the right. Decorative. */
export function PlaitEnd({ className }: { className: string }) {
	return (
		<Drawing viewBox="0 0 100 100" className={`${verticalClass} ${className}`}>
			<use href={`${plait}#end`} />
		</Drawing>
	);
}
