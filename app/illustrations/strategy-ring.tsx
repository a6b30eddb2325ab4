import { Drawing } from "./drawing.tsx";
import rings from "./strategy-rings.svg?no-inline";

/**
 * A point of the investment strategy. Each has its own ring: in three arcs, for the stages of the loop (`circular`); a disc
 * with measuring lines (`industry`); three groups for whole, part and support (`share`); a linked ring for each company
 * (`together`); a tree ring for each year of history, and a dashed one for the next (`patience`).
 */
export type StrategyPoint = "circular" | "industry" | "share" | "together" | "patience";

/** A ring for a point of the strategy, in the current text colour on a disc of the colour `--ground`. Decorative. */
export function StrategyRing({ point, className }: { point: StrategyPoint; className: string }) {
	return (
		<Drawing viewBox="-58 -58 116 116" stroke="currentColor" strokeWidth="1.3" className={className}>
			<circle r="58" stroke="none" className="fill-(--ground,var(--color-paper))" />
			<use href={`${rings}#${point}`} />
		</Drawing>
	);
}
