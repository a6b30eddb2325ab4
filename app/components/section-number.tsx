import { formatOrdinal } from "../i18n/format.ts";

interface SectionNumberProps {
	number: number;
	/** How many sections the page has. */
	of: number;
	className?: string;
}

/** Where a section stands on the page, as in 02/04. Orientation for the eye only. */
export function SectionNumber({ number, of, className = "" }: SectionNumberProps) {
	return (
		<p aria-hidden="true" className={`caption tabular-nums text-kraft ${className}`}>
			{formatOrdinal(number)}/{formatOrdinal(of)}
		</p>
	);
}
