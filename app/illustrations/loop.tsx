import { type ReactNode, useId } from "react";
import type { Stage } from "../content/companies.ts";
import { formatOrdinal } from "../i18n/format.ts";
import { Drawing } from "./drawing.tsx";
import bundles from "./loop.svg?no-inline";
import { stageColours } from "./sector-pattern.tsx";

/*
 * Three bundles of threads, each ending in an arrowhead. Their path is in an SVG file, to which `<use>` refers.
 */

/** The stages in the order of the material flow. */
const stageOrder = ["collect", "transform", "return"] as const satisfies Stage[];

/** Rotation of each arc in degrees: two are above, one is below. */
const turns: Record<Stage, number> = { collect: -60, transform: 60, return: 180 };

/** Path data of the pointer target: the middle of an arc's threads, which covers the gaps between them as a wide stroke. */
const hitArea = "M-144.2-41.3A150 150 0 0 1 114.9-96.4";

/** Path data of the labels: clockwise above, anticlockwise below, so that no label is upside down. */
const labelPaths: Record<Stage, string> = {
	collect: "M-150.1 126A196 196 0 0 1 34-193",
	transform: "M-34-193A196 196 0 0 1 150.1 126",
	return: "M-201.1 73.2A214 214 0 0 0 201.1 73.2",
};

interface LoopProps {
	/** Accessible name of the ring. */
	label: string;
	/** The title of a stage, in the list and along its arc. */
	title(stage: Stage): string;
	className: string;
	/** The content of a stage, in the list. */
	children(stage: Stage): ReactNode;
}

/** The ring of the three stages, and a list of them beside it or, on narrow screens, below it. */
export function Loop({ label, title, className, children }: LoopProps) {
	const id = useId();
	return (
		<div className={`linked grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-2 ${className}`}>
			<Drawing viewBox="-228 -192 456 422" label={label} className="mx-auto w-full max-w-2xl print:max-w-sm">
				{stageOrder.map((stage, index) => (
					<g key={stage} data-part={index + 1}>
						<g
							transform={`rotate(${turns[stage]})`}
							className={`stroke-[length:var(--part-weight,1.3)] transition-[stroke,stroke-width] duration-300 ${stageColours[stage].line}`}
						>
							<use href={`${bundles}#bundle`} />
							<path d={hitArea} stroke="none" strokeWidth="80" pointerEvents="stroke" />
						</g>
						<path id={`${id}-${stage}`} d={labelPaths[stage]} />
						<text
							fontSize="25"
							textAnchor="middle"
							className="fill-[var(--part-text,var(--color-ink))] font-display font-semibold transition duration-300"
						>
							<textPath href={`#${id}-${stage}`} startOffset="50%">
								{title(stage)}
							</textPath>
						</text>
					</g>
				))}
			</Drawing>
			<ol>
				{stageOrder.map((stage, index) => (
					<li
						key={stage}
						data-part={index + 1}
						className="grid grid-cols-[min(3rem,13vw)_minmax(0,1fr)] border-t-2 border-[var(--part-line,var(--color-line))] py-5 transition duration-300 last:border-b-2"
					>
						<span aria-hidden="true" className={`caption pt-1.5 ${stageColours[stage].text}`}>
							{formatOrdinal(index + 1)}
						</span>
						<div>
							<h3 className="text-xl">{title(stage)}</h3>
							{children(stage)}
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}
