import threads from "./aligned-threads.svg?no-inline";

/** Six tangled strands, one for each company, that become parallel from left to right. Fills its box. */
export function AlignedThreads({ label, className }: { label: string; className: string }) {
	return (
		<svg
			viewBox="0 0 1440 240"
			preserveAspectRatio="none"
			fill="none"
			role="img"
			aria-label={label}
			className={className}
		>
			<use href={`${threads}#threads`} />
		</svg>
	);
}
