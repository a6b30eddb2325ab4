interface IllustrationProps {
	label: string;
	className: string;
}

/** A ring from its left edge: quarters as Bézier curves, because the PDF would split arcs into dozens of pieces. */
const ring = "c0-4.69 3.81-8.5 8.5-8.5s8.5 3.81 8.5 8.5-3.81 8.5-8.5 8.5-8.5-3.81-8.5-8.5";

/** Draws `amount` linked rings in rows of `perRow`. */
export function LinkedRings({
	amount,
	perRow,
	label,
	className,
}: IllustrationProps & { amount: number; perRow: number }) {
	const columns = Math.min(amount, perRow);
	const rows = Math.ceil(amount / perRow);
	const rings = Array.from({ length: amount }, (_, index) => {
		const [column, row] = [index % perRow, Math.floor(index / perRow)];
		return `M${1 + column * 14} ${9.5 + row * 18.5}${ring}`;
	});
	return (
		<svg
			viewBox={`0 0 ${5 + columns * 14} ${0.5 + rows * 18.5}`}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			role="img"
			aria-label={label}
			className={className}
		>
			<path d={rings.join("")} />
		</svg>
	);
}

/** Draws `amount` tree rings, whose widths vary, and an open one for the current year. */
export function GrowthRings({ amount, label, className }: IllustrationProps & { amount: number }) {
	const gap = 98 / (amount + 1);
	const years = Array.from({ length: amount }, (_, index) => index + 1);
	const radius = (year: number) => gap * (year + 0.2 * Math.sin(year * 1.7) + 0.25 * Math.sin(year * 0.61));
	return (
		<svg viewBox="-100 -100 200 200" fill="none" role="img" aria-label={label} className={className}>
			<g stroke="currentColor" strokeWidth="0.9">
				{years.map((year) => (
					<circle key={year} r={radius(year).toFixed(2)} />
				))}
			</g>
			<path d="M0-99A99 99 0 1 1-99 0" strokeWidth="1.6" className="stroke-signal" />
		</svg>
	);
}
