/** The threads of a band, from the outermost to the middle: each is a stroke with the ground's colour laid over its inside. */
const threads = [
	{ width: 86, className: "stroke-ink" },
	{ width: 62, className: "stroke-reed" },
	{ width: 38, className: "stroke-kraft" },
];
const threadWidth = 3;

/** A band of parallel threads along a path, with the one in the signal colour in its middle. For inside an `<svg>`. */
export function ThreadBand({ d, middle = d }: { d: string; middle?: string }) {
	return (
		<>
			{threads.map(({ width, className }) => (
				<g key={width} strokeLinejoin="round">
					<path d={d} strokeWidth={width} className={className} />
					<path d={d} strokeWidth={width - 2 * threadWidth} className="stroke-paper" />
				</g>
			))}
			<path d={middle} strokeWidth="6" strokeLinecap="round" className="stroke-signal" />
		</>
	);
}
