/** The threads of a band, from the outermost to the middle: each is a stroke with the ground's colour laid over its inside. */
const threads = [
	{ width: 86, className: "stroke-ink" },
	{ width: 62, className: "stroke-reed" },
	{ width: 38, className: "stroke-kraft" },
];
const threadWidth = 3;

/**
 * A band of parallel threads along a path, with the one in the signal colour in its middle. For inside an `<svg>`.
 * `openEnds` leaves nothing across its ends; for a band that lies over no other.
 */
export function ThreadBand({ d, openEnds = false }: { d: string; openEnds?: boolean }) {
	return (
		<>
			{threads.map(({ width, className }) => (
				<g key={width} strokeLinejoin="round">
					<path d={d} strokeWidth={width} className={className} />
					<path
						d={d}
						strokeWidth={width - 2 * threadWidth}
						strokeLinecap={openEnds ? "square" : undefined}
						className="stroke-paper"
					/>
				</g>
			))}
			<path d={d} strokeWidth="6" strokeLinecap="round" className="stroke-signal" />
		</>
	);
}
