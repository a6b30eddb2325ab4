/** Where each ring is given its radius, in between it is rounded off. */
const bends = 14;
const innermost = 30;

/** How much a year adds: some years more, some less. */
const growth = (ring: number) => 10.4 + 3.4 * Math.sin(ring * 1.7) + 2.2 * Math.sin(ring * 0.61 + 2);

function radiusAt(ring: number, turn: number): number {
	let radius = innermost;
	for (let year = 1; year <= ring; year += 1) radius += growth(year);
	const angle = turn * 2 * Math.PI;
	const knot = 0.055 * Math.sin(2 * angle + 0.9 + ring * 0.012) + 0.03 * Math.sin(3 * angle - ring * 0.04);
	return radius * (1 + knot + 0.012 * Math.sin(4 * angle + ring * 0.3));
}

/** A place on a ring; `turn` goes from 0 to 1, clockwise from the right. */
function place(ring: number, turn: number): [x: number, y: number] {
	const radius = radiusAt(ring, turn);
	return [radius * Math.cos(turn * 2 * Math.PI), radius * Math.sin(turn * 2 * Math.PI)];
}

/** A closed smooth curve through the places of a ring. */
function outline(ring: number): string {
	const at = (bend: number) => place(ring, bend / bends);
	const before = (bend: number) => {
		const [x, y] = at(bend);
		const [nextX, nextY] = at(bend + 1);
		const [lastX, lastY] = at(bend - 1);
		return `${Math.round(x - (nextX - lastX) / 6)} ${Math.round(y - (nextY - lastY) / 6)} ${Math.round(x)} ${Math.round(y)}`;
	};
	const [x, y] = at(0);
	const [nextX, nextY] = at(1);
	const [lastX, lastY] = at(-1);
	let data = `M${Math.round(x)} ${Math.round(y)}C${Math.round(x + (nextX - lastX) / 6)} ${Math.round(y + (nextY - lastY) / 6)} ${before(1)}`;
	for (let bend = 2; bend <= bends; bend += 1) data += `S${before(bend)}`;
	return data;
}

/** Where on its ring a date stands: in the half that every screen shows, and out of the others' way. */
const turns = [0.5, 0.545, 0.43, 0.6, 0.535, 0.465, 0.4];

interface YearRingsProps {
	/** The years that carry a date, from the first ring to the last. */
	dated: readonly { year: number; label: string }[];
	label: string;
	className: string;
}

/** A ring for each year, as in a tree; the dated ones are drawn in the threads' colours, the last in the signal's. */
export function YearRings({ dated, label, className }: YearRingsProps) {
	const first = dated[0]?.year ?? 0;
	const last = dated.at(-1)?.year ?? first;
	const ringOf = (year: number) => year - first;
	const plain = Array.from({ length: last - first + 1 }, (_, ring) => ring).filter(
		(ring) => !dated.some(({ year }) => ringOf(year) === ring),
	);
	return (
		<svg viewBox="-520 -520 1040 1040" fill="none" role="img" aria-label={label} className={className}>
			<path d={plain.map(outline).join("")} strokeWidth="1.1" className="stroke-ink-soft" />
			{dated.map(({ year }, index) => (
				<path
					key={year}
					d={outline(ringOf(year))}
					strokeWidth={year === last ? 6 : 4}
					className={year === last ? "stroke-signal" : index % 2 ? "stroke-reed" : "stroke-kraft"}
				/>
			))}
			{dated.map(({ year, label }, index) => {
				const [x, y] = year === first ? [0, 0] : place(ringOf(year), turns[index] ?? 0.5);
				return (
					<text
						key={year}
						x={Math.round(x)}
						y={Math.round(y)}
						dy=".35em"
						textAnchor="middle"
						strokeWidth="10"
						strokeLinejoin="round"
						paintOrder="stroke"
						className="fill-ink stroke-paper font-display text-[24px] font-semibold max-lg:text-[30px]"
					>
						{label}
					</text>
				);
			})}
		</svg>
	);
}
