import { type CompanyId, companies, type Participation } from "../content/companies.ts";
import { tenths } from "./tenths.ts";

/*
 * The structure of the group: threads wind round the holding's ring and leave it in six strands, one to each company.
 * How many there are in a strand says how the holding takes part in it.
 */
const threadsOf: Record<Participation, number> = { whole: 12, strategic: 5, support: 1 };
const threadCount = companies.reduce((sum, { participation }) => sum + threadsOf[participation], 0);

/** A company's colour is that of its stage in the loop; pointed at in the list, its strand lights up. */
const colours: Record<CompanyId, string> = {
	paper: "stroke-[var(--part-line,var(--color-kraft))]",
	energy: "stroke-[var(--part-line,var(--color-ink))]",
	engineering: "stroke-[var(--part-line,var(--color-ink))]",
	construction: "stroke-[var(--part-line,var(--color-reed))]",
	platform: "stroke-[var(--part-line,var(--color-reed))]",
	foundation: "stroke-signal",
};

/** A single thread is a row of dots, heavy enough to be seen beside whole strands. */
function pen(participation: Participation, width: number) {
	return participation === "support"
		? ({ strokeWidth: 2.5 * width, strokeLinecap: "round", strokeDasharray: `0 ${6 * width}` } as const)
		: { strokeWidth: width };
}

/**
 * Gives every company the places of its threads among those of all, from 0.
 *
 * @param order the companies by their rows in the list, the one that comes first in the bundle first
 */
function placesOf(order: readonly number[]): number[][] {
	const places: number[][] = [];
	let next = 0;
	for (const row of order) {
		const company = companies[row];
		if (company) places[row] = Array.from({ length: threadsOf[company.participation] }, () => next++);
	}
	return places;
}

const rows = companies.map((_, row) => row);

/** Beside the list: the ring at the left, the ends at the right, at the middles of six rows of one height. */
const beside = { width: 610, row: 100, x: 226, outer: 222, step: 2.9, endStep: 3.4, bend: 190 };
const besideHeight = beside.row * companies.length;
const upperRows = companies.length / 2;

/** The upper half leaves the ring at the top, the others at the bottom; the outermost threads go to the outermost rows. */
const besidePlaces = placesOf([...rows.slice(0, upperRows), ...rows.slice(upperRows).reverse()]);

/** Once round the ring, and off to the row. */
function threadBeside(row: number, index: number, count: number): string {
	const { x, outer, step, width, endStep, bend } = beside;
	const side = row < upperRows ? -1 : 1;
	const radius = tenths(outer - (besidePlaces[row]?.[index] ?? 0) * step);
	const start = tenths(besideHeight / 2 + side * radius);
	const end = tenths((row + 0.5) * beside.row - side * (index - (count - 1) / 2) * endStep);
	const half = `a${radius} ${radius} 0 0 ${side < 0 ? 1 : 0} 0 `;
	return `M${x} ${start}${half}${tenths(-side * 2 * radius)}${half}${tenths(side * 2 * radius)}C${x + bend} ${start} ${width - bend} ${end} ${width} ${end}`;
}

/** The whole drawing, for wide screens: it stands to the left of the list, whose rows are a sixth of its height each. */
export function StructureThreads({ middle, className }: { middle: string; className: string }) {
	return (
		<svg viewBox={`0 0 ${beside.width} ${besideHeight}`} fill="none" aria-hidden="true" className={className}>
			{companies.map(({ id, participation }, row) => (
				<path
					key={id}
					d={Array.from({ length: threadsOf[participation] }, (_, index) =>
						threadBeside(row, index, threadsOf[participation]),
					).join("")}
					{...pen(participation, 1.1)}
					data-part={id}
					className={`transition-[stroke] duration-300 ${colours[id]}`}
				/>
			))}
			<text
				x={beside.x}
				y={besideHeight / 2}
				dy="0.32em"
				fontSize="32"
				textAnchor="middle"
				className="fill-ink font-display font-semibold"
			>
				{middle}
			</text>
		</svg>
	);
}

/** Along the list, in pixels: a trunk runs down its left edge and gives off a strand at every row. */
const trunk = { step: 1.4, edge: 1, bendFrom: 14, bendRadius: 8, hole: 56 };
const trunkPlaces = placesOf(rows.toReversed());
const trunkWidth = trunk.edge + threadCount * trunk.step;
/** Longer than any row: what reaches out of the drawing is cut off. */
const down = "v4000";

function trunkX(row: number, index: number): number {
	return tenths(trunk.edge + (trunkPlaces[row]?.[index] ?? 0) * trunk.step);
}

/** Turns off to the right, round one centre with the others of its strand. */
function branch(row: number, index: number, count: number): string {
	const x = trunkX(row, index);
	const radius = tenths(trunkX(row, count - 1) - x + trunk.bendRadius);
	return `M${x} 0V${trunk.bendFrom}a${radius} ${radius} 0 0 0 ${radius} ${radius}H400`;
}

/** The part of the trunk that stands beside a row of the list, on narrow screens. Fills its box from the left. */
export function StructureTrunk({ row, className }: { row: number; className: string }) {
	return (
		<svg fill="none" aria-hidden="true" className={className}>
			{companies.map(({ id, participation }, other) => {
				const count = threadsOf[participation];
				if (other < row) return null;
				const thread = (index: number) =>
					other === row ? branch(row, index, count) : `M${trunkX(other, index)} 0${down}`;
				return (
					<path
						key={id}
						d={Array.from({ length: count }, (_, index) => thread(index)).join("")}
						{...pen(participation, 0.8)}
						data-part={id}
						className={colours[id]}
					/>
				);
			})}
		</svg>
	);
}

const trunkRing = { x: trunkWidth + trunk.hole, y: trunkWidth + trunk.hole };

/** Where the trunk comes from, on narrow screens: the ring, its left side right above the trunk. */
export function StructureRing({ middle, className }: { middle: string; className: string }) {
	const { x, y } = trunkRing;
	const size = Math.ceil(2 * x);
	return (
		<svg width={size} height={size} fill="none" aria-hidden="true" className={className}>
			{companies.map(({ id, participation }, row) => (
				<path
					key={id}
					d={Array.from({ length: threadsOf[participation] }, (_, index) => {
						const start = trunkX(row, index);
						const across = tenths(2 * (x - start));
						const radius = tenths(x - start);
						return `M${start} ${y}a${radius} ${radius} 0 0 1 ${across} 0a${radius} ${radius} 0 0 1 ${-across} 0${down}`;
					}).join("")}
					{...pen(participation, 0.8)}
					data-part={id}
					className={colours[id]}
				/>
			))}
			<text
				x={x}
				y={y}
				dy="0.32em"
				fontSize="22"
				textAnchor="middle"
				className="fill-ink font-display font-semibold"
			>
				{middle}
			</text>
		</svg>
	);
}

/** What a strand of a participation looks like, for a key. */
export function StrandSample({
	participation,
	className,
}: {
	participation: Participation;
	className: string;
}) {
	const count = threadsOf[participation];
	return (
		<svg width="40" height="32" fill="none" aria-hidden="true" className={`stroke-current ${className}`}>
			<path
				d={Array.from(
					{ length: count },
					(_, index) => `M2 ${tenths(16 + (index - (count - 1) / 2) * 2.4)}h36`,
				).join("")}
				{...pen(participation, 1)}
			/>
		</svg>
	);
}
