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

/** The number of an item in a list, such as 02. Hidden from screen readers. */
export function ItemNumber({ number, className = "" }: { number: number; className?: string }) {
	return (
		<span aria-hidden="true" className={`caption text-kraft ${className}`}>
			{formatOrdinal(number)}
		</span>
	);
}

interface SectionIntroProps {
	/** Names the section, whose `aria-labelledby` it is. */
	id: string;
	title: string;
	text: string;
	className?: string;
}

/** A large heading and, beside it on wide screens, an introduction. */
export function SectionIntro({ id, title, text, className = "gap-y-5" }: SectionIntroProps) {
	return (
		<div className={`grid-12 break-inside-avoid break-after-avoid items-end ${className}`}>
			<h2 id={id} className="col-span-12 text-4xl lg:col-span-7">
				{title}
			</h2>
			<p className="col-span-12 max-w-[26rem] text-lg text-ink-soft lg:col-span-5 lg:col-start-8">{text}</p>
		</div>
	);
}
