const sections = 4;

/** Where a section stands on the page, as in 02/04. Orientation for the eye only. */
export function SectionNumber({ number, className = "" }: { number: number; className?: string }) {
	return (
		<p aria-hidden="true" className={`caption tabular-nums text-kraft ${className}`}>
			{`${number}`.padStart(2, "0")}/{`${sections}`.padStart(2, "0")}
		</p>
	);
}
