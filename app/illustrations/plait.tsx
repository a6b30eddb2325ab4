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
const verticalClass = "overflow-visible stroke-2 [--edge:4.5] md:stroke-4 md:[--edge:9] print:hidden";

interface VerticalProps {
	/** Number of the principle whose thread joined last, 1 to 10. */
	principle: number;
	/** Sets the width of ten threads and the height of the row. */
	className: string;
}

/** The plait beside a principle, whose thread joins from the right. Decorative. */
export function PlaitPiece({ principle, className }: VerticalProps) {
	return (
		<Drawing viewBox="0 0 100 120" preserveAspectRatio="none" className={`${verticalClass} ${className}`}>
			<use href={`${plait}#principle-${principle}`} />
		</Drawing>
	);
}

/** Straight threads between two areas. Decorative. */
export function PlaitGap({ principle, className }: VerticalProps) {
	return (
		<Drawing viewBox="0 0 100 1" preserveAspectRatio="none" className={`${verticalClass} ${className}`}>
			<use href={`${plait}#after-${principle}`} />
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
