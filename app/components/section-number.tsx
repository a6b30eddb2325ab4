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
		<p aria-hidden="true" className={`caption break-after-avoid tabular-nums text-kraft ${className}`}>
			{formatOrdinal(number)}/{formatOrdinal(of)}
		</p>
	);
}

interface SectionHeadingProps extends SectionNumberProps {
	/** Names the section, whose `aria-labelledby` it is. */
	id: string;
	title: string;
}

/** The number and heading of a section. `className` belongs to the heading. */
export function SectionHeading({ number, of, id, className = "", title }: SectionHeadingProps) {
	return (
		<>
			<SectionNumber number={number} of={of} />
			<h2 id={id} className={`mt-3 ${className}`}>
				{title}
			</h2>
		</>
	);
}
