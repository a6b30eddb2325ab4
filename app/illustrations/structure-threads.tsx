import { byCompany, type CompanyId, companies, type Participation } from "../content/companies.ts";
import { stageColours } from "./sector-pattern.tsx";
import threads from "./structure-threads.svg?no-inline";

/*
 * A strand for each company, of twelve threads, five or one according to the holding's stake. On wide screens they wind round the
 * holding's ring before they leave it. Their paths are in an SVG file, to which `<use>` refers.
 */

const colours = byCompany(({ stage }) => (stage ? stageColours[stage].line : "stroke-signal"));

/** A company's part of the file. */
function Strand({ part, id, className = "" }: { part: string; id: CompanyId; className?: string }) {
	const row = companies.findIndex((company) => company.id === id);
	return (
		<use href={`${threads}#${part}-${id}`} data-part={row + 1} className={`${colours[id]} ${className}`} />
	);
}

/** The illustration on wide screens, to the left of a list with rows of equal height. */
export function StructureThreads({ centreText, className }: { centreText: string; className: string }) {
	return (
		<svg viewBox="0 0 610 600" fill="none" aria-hidden="true" className={className}>
			{companies.map(({ id }) => (
				<Strand key={id} part="wide" id={id} className="transition duration-300" />
			))}
			<text
				x="226"
				y="300"
				dy="0.32em"
				fontSize="32"
				textAnchor="middle"
				className="fill-ink font-display font-semibold"
			>
				{centreText}
			</text>
		</svg>
	);
}

/**
 * The illustration on narrow screens: a trunk beside each row of the list, which loses a strand at each. In pixels, and
 * longer than any row, because the `<svg>` clips it.
 */
export function StructureTrunk({ row, className }: { row: number; className: string }) {
	return (
		<svg fill="none" aria-hidden="true" className={className}>
			{companies.slice(row).map(({ id }, index) => (
				<Strand key={id} part={index === 0 ? "branch" : "trunk"} id={id} />
			))}
		</svg>
	);
}

export function StrandSample({
	participation,
	className,
}: {
	participation: Participation;
	className: string;
}) {
	return (
		<svg width="40" height="32" fill="none" aria-hidden="true" className={`stroke-current ${className}`}>
			<use href={`${threads}#${participation}`} />
		</svg>
	);
}
