import plait from "./plait.svg?no-inline";

/*
 * A plait of ten threads, one for each principle of the UN Global Compact, in the colour of its area. The vertical plait
 * gets another thread at each principle; the horizontal band has all of them. Its parts are in an SVG file, to which
 * `<use>` refers.
 */

/** The horizontal plait of all ten threads. */
export function PlaitBand({ label, className }: { label: string; className: string }) {
	return (
		<svg
			viewBox="0 0 1500 100"
			preserveAspectRatio="xMidYMid slice"
			fill="none"
			strokeWidth="4.6"
			role="img"
			aria-label={label}
			className={className}
		>
			<use href={`${plait}#band`} />
		</svg>
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
		<svg
			viewBox="0 0 100 120"
			preserveAspectRatio="none"
			fill="none"
			aria-hidden="true"
			className={`${verticalClass} ${className}`}
		>
			<use href={`${plait}#principle-${principle}`} />
		</svg>
	);
}

/** Straight threads between two areas. Decorative. */
export function PlaitGap({ principle, className }: VerticalProps) {
	return (
		<svg
			viewBox="0 0 100 1"
			preserveAspectRatio="none"
			fill="none"
			aria-hidden="true"
			className={`${verticalClass} ${className}`}
		>
			<use href={`${plait}#after-${principle}`} />
		</svg>
	);
}

/** The end of the plait: all ten threads turn and leave the page at the right. Decorative. */
export function PlaitEnd({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 100 100" fill="none" aria-hidden="true" className={`${verticalClass} ${className}`}>
			<use href={`${plait}#end`} />
		</svg>
	);
}
