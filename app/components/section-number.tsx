const sections = 4;

/** Where a section stands on its page, as in 02/04. Orientation for the eye only. */
export function SectionNumber({ number, of = sections }: { number: number; of?: number }) {
	return (
		<p aria-hidden="true" className="caption tabular-nums text-kraft">
			{`${number}`.padStart(2, "0")}/{`${of}`.padStart(2, "0")}
		</p>
	);
}
