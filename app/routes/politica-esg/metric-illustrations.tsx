import { Drawing } from "../../illustrations/drawing.tsx";
/** Draws `links` rings in chains of `perRow`. */
export function Chains({ links, perRow, className }: { links: number; perRow: number; className: string }) {
	const rows = Math.ceil(links / perRow);
	let d = "";
	for (let row = 0; row < rows; row += 1) {
		const inRow = Math.min(perRow, links - row * perRow);
		d += `M2 ${13 + row * 30}${"a11 11 0 1 0 22 0a11 11 0 1 0-22 0m18 0".repeat(inRow)}`;
	}
	return (
		<Drawing
			viewBox={`0 0 ${perRow * 18 + 8} ${rows * 30 - 4}`}
			stroke="currentColor"
			strokeWidth="1.6"
			className={className}
		>
			<path d={d} />
		</Drawing>
	);
}

/** A spiral with `amount` turns, rounded to halves. */
export function Coil({ amount, className }: { amount: number; className: string }) {
	const halfTurns = Math.round(amount * 2);
	const radius = Math.ceil(halfTurns / 2) + 2;
	let d = "M0 0";
	for (let half = 1; half <= halfTurns; half += 1) {
		d += `a${half / 2} ${half / 2} 0 0 1 ${half % 2 ? half : -half} 0`;
	}
	return (
		<Drawing
			viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius + 14}`}
			stroke="currentColor"
			strokeWidth="0.5"
			className={className}
		>
			<path d={`${d}v${radius + 14}`} />
		</Drawing>
	);
}

/** Draws `threads` lines that begin as waves and become horizontal. */
export function LevelThreads({ threads, className }: { threads: number; className: string }) {
	const waves = 6;
	let d = "";
	for (let thread = 0; thread < threads; thread += 1) {
		const level = 10 + thread * 20;
		const length = 58 + ((thread * 5) % 7) * 7;
		const sign = thread % 2 ? 1 : -1;
		const yAt = (wave: number) => level + Math.round(sign * (wave % 2 ? 14 : -14) * (1 - wave / waves));
		d += `M0 ${yAt(0)}C${length / 2} ${yAt(0)} `;
		for (let wave = 1; wave <= waves; wave += 1) {
			d += `${wave > 1 ? "S" : ""}${(wave - 0.5) * length} ${yAt(wave)} ${wave * length} ${yAt(wave)}`;
		}
		d += "H900";
	}
	return (
		<Drawing
			viewBox={`0 0 900 ${threads * 20}`}
			preserveAspectRatio="none"
			stroke="currentColor"
			strokeWidth="2.5"
			className={`overflow-visible ${className}`}
		>
			<path d={d} vectorEffect="non-scaling-stroke" />
		</Drawing>
	);
}
