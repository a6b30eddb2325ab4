import type { ReactNode } from "react";
import { formatOrdinal } from "../i18n/format.ts";

interface SectionProps {
	/** Id of the heading that names the section. */
	labelledBy: string;
	/** Background and borders, from edge to edge of the page. */
	className?: string;
	/** Classes of the content, within the page's margins. */
	contentClassName?: string;
	children: ReactNode;
}

/** A section of a page, within its margins and with the usual space above and below. */
export function Section({ labelledBy, className, contentClassName = "", children }: SectionProps) {
	return (
		<section aria-labelledby={labelledBy} className={className}>
			<div className={`frame py-16 md:py-28 print:py-8 ${contentClassName}`}>{children}</div>
		</section>
	);
}

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
			{`${formatOrdinal(number)}/${formatOrdinal(of)}`}
		</p>
	);
}

interface SectionHeadingProps extends SectionNumberProps {
	/** Names the section, whose `aria-labelledby` it is. */
	id: string;
	title: string;
}

/** The number and heading of a section. `className` belongs to the heading, and has its size. */
export function SectionHeading({ number, of, id, className = "text-4xl", title }: SectionHeadingProps) {
	return (
		<>
			<SectionNumber number={number} of={of} />
			<h2 id={id} className={`mt-3 ${className}`}>
				{title}
			</h2>
		</>
	);
}

/** A large heading and, beside it on wide screens, an introduction. `className` belongs to the grid around both. */
export function SectionIntro({
	text,
	className = "gap-y-5",
	...heading
}: SectionHeadingProps & { text: string }) {
	return (
		<div className={`grid-12 break-inside-avoid break-after-avoid items-end ${className}`}>
			<div className="col-span-12 lg:col-span-7">
				<SectionHeading {...heading} />
			</div>
			<p className="col-span-12 max-w-[26rem] text-lg text-ink-soft lg:col-span-5 lg:col-start-8">{text}</p>
		</div>
	);
}
