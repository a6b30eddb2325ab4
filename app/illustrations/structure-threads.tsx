import { type CompanyId, companies, type Participation } from "../content/companies.ts";
import { roundToTenths } from "./round-to-tenths.ts";

/** Threads of a company's strand, which wind round the holding's ring before they leave it. */
const threadsPerCompany: Record<Participation, number> = { whole: 12, strategic: 5, support: 1 };
const threadCount = companies.reduce((sum, { participation }) => sum + threadsPerCompany[participation], 0);

/** Stroke class of each company: the colour of its stage of the loop, or `--part-line` while it has hover or focus. */
const colours: Record<CompanyId, string> = {
	paper: "stroke-[var(--part-line,var(--color-kraft))]",
	energy: "stroke-[var(--part-line,var(--color-ink))]",
	engineering: "stroke-[var(--part-line,var(--color-ink))]",
	construction: "stroke-[var(--part-line,var(--color-reed))]",
	platform: "stroke-[var(--part-line,var(--color-reed))]",
	foundation: "stroke-signal",
};

/** Stroke attributes. A single thread is dotted and heavier, so that it is visible beside whole strands. */
function strokeStyle(participation: Participation, width: number) {
	return participation === "support"
		? ({ strokeWidth: 2.5 * width, strokeLinecap: "round", strokeDasharray: `0 ${6 * width}` } as const)
		: { strokeWidth: width };
}

/**
 * Assigns each company the indexes of its threads in the bundle.
 *
 * @param order rows of the companies in the order of the bundle
 * @returns the thread indexes by row
 */
function assignThreads(order: readonly number[]): number[][] {
	const places: number[][] = [];
	let next = 0;
	for (const row of order) {
		const company = companies[row];
		if (company) places[row] = Array.from({ length: threadsPerCompany[company.participation] }, () => next++);
	}
	return places;
}

const rows = companies.map((_, row) => row);

/** The illustration on wide screens, in units of its view box: ring at the left, ends at the middles of the rows. */
const wide = { width: 610, row: 100, x: 226, outer: 222, step: 2.9, endStep: 3.4, bend: 190 };
const wideHeight = wide.row * companies.length;
const upperRows = companies.length / 2;

/** The upper rows leave the ring at its top, the lower ones at its bottom, the outermost threads to the outermost rows. */
const wideThreads = assignThreads([...rows.slice(0, upperRows), ...rows.slice(upperRows).reverse()]);

/** Path data of a thread: once round the ring, then to its row. */
function drawWideThread(row: number, index: number, count: number): string {
	const { x, outer, step, width, endStep, bend } = wide;
	const side = row < upperRows ? -1 : 1;
	const radius = roundToTenths(outer - (wideThreads[row]?.[index] ?? 0) * step);
	const start = roundToTenths(wideHeight / 2 + side * radius);
	const end = roundToTenths((row + 0.5) * wide.row - side * (index - (count - 1) / 2) * endStep);
	const half = `a${radius} ${radius} 0 0 ${side < 0 ? 1 : 0} 0 `;
	return `M${x} ${start}${half}${roundToTenths(-side * 2 * radius)}${half}${roundToTenths(side * 2 * radius)}C${x + bend} ${start} ${width - bend} ${end} ${width} ${end}`;
}

/** The illustration on wide screens, to the left of a list with rows of equal height. */
export function StructureThreads({ centreText, className }: { centreText: string; className: string }) {
	return (
		<svg viewBox={`0 0 ${wide.width} ${wideHeight}`} fill="none" aria-hidden="true" className={className}>
			{companies.map(({ id, participation }, row) => (
				<path
					key={id}
					d={Array.from({ length: threadsPerCompany[participation] }, (_, index) =>
						drawWideThread(row, index, threadsPerCompany[participation]),
					).join("")}
					{...strokeStyle(participation, 1.1)}
					data-part={id}
					className={`transition-[stroke] duration-300 ${colours[id]}`}
				/>
			))}
			<text
				x={wide.x}
				y={wideHeight / 2}
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

/** The illustration on narrow screens, in pixels: a trunk beside the list, which loses a strand at each row. */
const trunk = { step: 1.4, edge: 1, bendFrom: 14, bendRadius: 8, hole: 56 };
const trunkThreads = assignThreads(rows.toReversed());
const trunkWidth = trunk.edge + threadCount * trunk.step;
/** Longer than any row; the `<svg>` clips it. */
const down = "v4000";

function trunkX(row: number, index: number): number {
	return roundToTenths(trunk.edge + (trunkThreads[row]?.[index] ?? 0) * trunk.step);
}

/** Path data of a thread that turns right, concentric with the others of its strand. */
function drawBranch(row: number, index: number, count: number): string {
	const x = trunkX(row, index);
	const radius = roundToTenths(trunkX(row, count - 1) - x + trunk.bendRadius);
	return `M${x} 0V${trunk.bendFrom}a${radius} ${radius} 0 0 0 ${radius} ${radius}H400`;
}

/** The trunk beside a row of the list, on narrow screens. */
export function StructureTrunk({ row, className }: { row: number; className: string }) {
	return (
		<svg fill="none" aria-hidden="true" className={className}>
			{companies.map(({ id, participation }, other) => {
				const count = threadsPerCompany[participation];
				if (other < row) return null;
				const thread = (index: number) =>
					other === row ? drawBranch(row, index, count) : `M${trunkX(other, index)} 0${down}`;
				return (
					<path
						key={id}
						d={Array.from({ length: count }, (_, index) => thread(index)).join("")}
						{...strokeStyle(participation, 0.8)}
						data-part={id}
						className={colours[id]}
					/>
				);
			})}
		</svg>
	);
}

const trunkRing = { x: trunkWidth + trunk.hole, y: trunkWidth + trunk.hole };

/** The ring above the trunk, on narrow screens. */
export function StructureRing({ centreText, className }: { centreText: string; className: string }) {
	const { x, y } = trunkRing;
	const size = Math.ceil(2 * x);
	return (
		<svg width={size} height={size} fill="none" aria-hidden="true" className={className}>
			{companies.map(({ id, participation }, row) => (
				<path
					key={id}
					d={Array.from({ length: threadsPerCompany[participation] }, (_, index) => {
						const start = trunkX(row, index);
						const across = roundToTenths(2 * (x - start));
						const radius = roundToTenths(x - start);
						return `M${start} ${y}a${radius} ${radius} 0 0 1 ${across} 0a${radius} ${radius} 0 0 1 ${-across} 0${down}`;
					}).join("")}
					{...strokeStyle(participation, 0.8)}
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
				{centreText}
			</text>
		</svg>
	);
}

/** Sample of a strand for the legend. */
export function StrandSample({
	participation,
	className,
}: {
	participation: Participation;
	className: string;
}) {
	const count = threadsPerCompany[participation];
	return (
		<svg width="40" height="32" fill="none" aria-hidden="true" className={`stroke-current ${className}`}>
			<path
				d={Array.from(
					{ length: count },
					(_, index) => `M2 ${roundToTenths(16 + (index - (count - 1) / 2) * 2.4)}h36`,
				).join("")}
				{...strokeStyle(participation, 1)}
			/>
		</svg>
	);
}
