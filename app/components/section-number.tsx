import { formatOrdinal } from "../i18n/format.ts";

interface SectionNumberProps {
	number: number;
	/** How many sections the page has. */
	of: number;
	className?: string;
}

/** A section's number, such as 02/04. Hidden from screen readers. */
export function SectionNumber({ number, of, className = "" }: SectionNumberProps) {
	return (
		<p aria-hidden="true" className={`caption tabular-nums text-kraft ${className}`}>
			{formatOrdinal(number)}/{formatOrdinal(of)}
		</p>
	);
}
