import threads from "./aligned-threads.svg?no-inline";
import { Drawing } from "./drawing.tsx";

/** Six tangled strands, one for each company, that become parallel from left to right. Fills its box. */
export function AlignedThreads({ label, className }: { label: string; className: string }) {
	return (
		<Drawing viewBox="0 0 1440 240" preserveAspectRatio="none" label={label} className={className}>
			<use href={`${threads}#threads`} />
		</Drawing>
	);
}
