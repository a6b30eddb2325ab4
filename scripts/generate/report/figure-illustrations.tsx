interface IllustrationProps {
	label: string;
	className: string;
}

/** Draws `amount` linked rings in rows of `perRow`. */
export function LinkedRings({
	amount,
	perRow,
	label,
	className,
}: IllustrationProps & { amount: number; perRow: number }) {
	const radius = 8.5;
	const step = 14;
	const lineHeight = 18.5;
	const inset = radius + 1;
	const columns = Math.min(amount, perRow);
	const rows = Math.ceil(amount / perRow);
	// Quarters of a circle as Bézier curves, because the PDF would split arcs into dozens of pieces.
	const h = (0.5523 * radius).toFixed(2);
	const quarters = `c0-${h} ${radius - Number(h)}-${radius} ${radius}-${radius}s${radius} ${radius - Number(h)} ${radius} ${radius}-${radius - Number(h)} ${radius}-${radius} ${radius}-${radius}-${radius - Number(h)}-${radius}-${radius}`;
	let d = "";
	for (let index = 0; index < amount; index += 1) {
		const x = inset + (index % perRow) * step;
		const y = inset + Math.floor(index / perRow) * lineHeight;
		d += `M${x - radius} ${y}${quarters}`;
	}
	return (
		<svg
			viewBox={`0 0 ${2 * inset + (columns - 1) * step} ${2 * inset + (rows - 1) * lineHeight}`}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			role="img"
			aria-label={label}
			className={className}
		>
			<path d={d} />
		</svg>
	);
}

/** Draws `amount` tree rings, and an open one for the current year. */
export function GrowthRings({ amount, label, className }: IllustrationProps & { amount: number }) {
	const size = 100;
	const gap = (size - 2) / (amount + 1);
	/** Radius of a ring; the widths vary. */
	const radius = (year: number) => gap * (year + 0.2 * Math.sin(year * 1.7) + 0.25 * Math.sin(year * 0.61));
	let d = "";
	for (let year = 1; year <= amount; year += 1) {
		const r = radius(year).toFixed(2);
		d += `M-${r} 0a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 -${2 * Number(r)} 0`;
	}
	const outerRadius = size - 1;
	return (
		<svg
			viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`}
			fill="none"
			role="img"
			aria-label={label}
			className={className}
		>
			<path d={d} stroke="currentColor" strokeWidth="0.9" />
			<path
				d={`M0-${outerRadius}A${outerRadius} ${outerRadius} 0 1 1-${outerRadius} 0`}
				strokeWidth="1.6"
				className="stroke-signal"
			/>
		</svg>
	);
}

/** A ring of 100 strokes, of which `share` (0 to 1) is heavy. */
export function ShareRing({ share, label, className }: IllustrationProps & { share: number }) {
	const strokes = (from: number, to: number) => {
		let d = "";
		for (let percent = from; percent < to; percent += 1) {
			const angle = (percent / 100) * 2 * Math.PI;
			const x = Math.sin(angle);
			const y = -Math.cos(angle);
			d += `M${(x * 70).toFixed(1)} ${(y * 70).toFixed(1)}L${(x * 98).toFixed(1)} ${(y * 98).toFixed(1)}`;
		}
		return d;
	};
	const heavyStrokes = Math.round(share * 100);
	return (
		<svg
			viewBox="-100 -100 200 200"
			fill="none"
			stroke="currentColor"
			role="img"
			aria-label={label}
			className={className}
		>
			<path d={strokes(0, heavyStrokes)} strokeWidth="2.4" />
			{heavyStrokes < 100 && <path d={strokes(heavyStrokes, 100)} strokeWidth="0.5" />}
		</svg>
	);
}
