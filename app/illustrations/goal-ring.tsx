import { committedGoals } from "../content/figures.ts";
import { Drawing } from "./drawing.tsx";
import ring from "./goal-ring.svg?no-inline";

/*
 * A ring-shaped rope of five strands, one for each committed goal. Each strand winds round the rope three times: over it
 * from the outer edge to the inner one, then back underneath. One strand is in an SVG file, to which `<use>` refers; its
 * parts above hide what is below them with the colour of the paper.
 */

const colours = {
	7: "stroke-signal",
	9: "stroke-ink",
	12: "stroke-kraft",
	13: "stroke-reed",
	17: "stroke-ink-soft",
} satisfies Record<(typeof committedGoals)[number], string>;

/** Angle between a strand and the next. */
const degrees = 360 / 3 / committedGoals.length;

/** The five goals as strands of a ring. */
export function GoalRing(props: { label: string; className: string }) {
	return (
		<Drawing viewBox="-300 -300 600 600" {...props}>
			{(["under", "over"] as const).map((part) =>
				committedGoals.map((goal, strand) => (
					<use
						key={goal}
						href={`${ring}#${part}`}
						transform={`rotate(${strand * degrees})`}
						strokeWidth={part === "under" ? 1 : 2}
						className={colours[goal]}
					/>
				)),
			)}
		</Drawing>
	);
}
