import { type Purpose, purposes } from "../../consent/preferences.ts";

/** The four kinds of things, from the innermost ring to the outermost. */
export const kinds = ["essential", ...purposes] as const;
type Kind = "essential" | Purpose;

/** The colour of each: that of its ring, and of the thread beside its switch. */
export const kindColours: Record<Kind, string> = {
	essential: "text-ink",
	performance: "text-reed",
	functionality: "text-kraft",
	analytics: "text-signal",
};

/** Centre of the rings, and where the threads leave the picture. */
const centre = { x: 330, y: 330 };
const edge = 2400;
const innermost = 96;
const betweenRings = 58;
const threadsPerRing = 6;
const betweenThreads = 5.5;

interface Thread {
	/** In from the right, and once round. */
	d: string;
	/** Share of its way at which it hangs loose. */
	loose: number;
}

/** The threads of a ring. Each closes round a centre of its own, so that together they weave a band. */
function threadsOf(ring: number): Thread[] {
	return Array.from({ length: threadsPerRing }, (_, thread) => {
		const across = thread - (threadsPerRing - 1) / 2;
		const turn = thread * 2.4 + ring * 1.3;
		const radius = innermost + ring * betweenRings + across * betweenThreads;
		const x = Math.round(centre.x + 5 * Math.cos(turn));
		const y = Math.round(centre.y + 5 * Math.sin(turn));
		const end = x + 100 + ring * 36 + 44 * Math.cos(thread * 1.9 + ring);
		return {
			d: `M${edge} ${y + radius}H${x}a${radius} ${radius} 0 0 1 0 ${-2 * radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}`,
			loose: (edge - end) / (edge - x + 2 * Math.PI * radius),
		};
	});
}

const rings = kinds.map((kind, ring) => ({
	kind,
	place: innermost + ring * betweenRings,
	threads: threadsOf(ring),
}));

/** A ring for each kind: its threads hang loose until it is switched on, then they close. Decoration. */
export function Rings({ on, className }: { on: Readonly<Record<Kind, boolean>>; className: string }) {
	return (
		<svg viewBox="36 36 588 588" fill="none" aria-hidden="true" className={className}>
			{rings.map(({ kind, place, threads }) => (
				<g key={kind} stroke="currentColor" className={kindColours[kind]}>
					<circle
						cx={centre.x}
						cy={centre.y}
						r={place}
						strokeWidth="2"
						strokeDasharray="0 9"
						strokeLinecap="round"
						className="stroke-line-strong"
					/>
					{threads.map(({ d, loose }) => (
						<path
							key={d}
							d={d}
							pathLength="1"
							strokeWidth="2"
							strokeDasharray="1 2"
							strokeDashoffset={on[kind] ? 0 : (1 - loose).toFixed(4)}
							className="transition-[stroke-dashoffset] duration-1000 ease-house"
						/>
					))}
				</g>
			))}
		</svg>
	);
}
