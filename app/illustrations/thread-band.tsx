/** The threads of a band, from the outermost to the innermost. Each is a stroke with a narrower one in paper colour on top. */
const threads = [
	{ width: 86, className: "stroke-ink" },
	{ width: 62, className: "stroke-reed" },
	{ width: 38, className: "stroke-kraft" },
];
const threadWidth = 3;

/**
 * A band of parallel threads along a path, with a thread in the signal colour in the middle. Use inside `<svg>`.
 *
 * @param d path data
 * @param openEnds draws no line across the ends; not for bands on top of another one
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
