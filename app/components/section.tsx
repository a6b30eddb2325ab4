import { Children, type ComponentProps, createContext, type ReactNode, use } from "react";
import { formatOrdinal } from "../i18n/format.ts";
import { ContourField } from "../illustrations/contour-field.tsx";

interface SectionProps {
	/** Id of the heading that names the section. */
	labelledBy: string;
	/** Background and borders, from edge to edge of the page. */
	className?: string;
	/** Classes of the content, within the page's margins. */
	contentClassName?: string;
	/** Contour lines below the content. */
	field?: ComponentProps<typeof ContourField>["field"];
	children: ReactNode;
}

/** A section of a page, within its margins and with the usual space above and below. */
export function Section({ labelledBy, className, contentClassName = "", field, children }: SectionProps) {
	return (
		<section aria-labelledby={labelledBy} className={className}>
			<div
				className={`frame pt-16 md:pt-28 print:py-8 ${field ? "pb-8" : "pb-16 md:pb-28"} ${contentClassName}`}
			>
				{children}
			</div>
			{field && <ContourField field={field} className="h-36 text-line md:h-56" />}
		</section>
	);
}

const NumberContext = createContext("");

/** Numbers its children, each of which is or contains a section: `SectionNumber` shows it there. */
export function NumberedSections({ children }: { children: ReactNode[] }) {
	return Children.map(children, (child, index) => (
		<NumberContext value={`${formatOrdinal(index + 1)}/${formatOrdinal(children.length)}`}>
			{child}
		</NumberContext>
	));
}

/** A section's number among the `NumberedSections`, such as 02/04. Hidden from screen readers. */
export function SectionNumber({ className = "" }: { className?: string }) {
	return (
		<p aria-hidden="true" className={`caption break-after-avoid tabular-nums text-kraft ${className}`}>
			{use(NumberContext)}
		</p>
	);
}

/** The number of an item in a list, such as 02. Hidden from screen readers. */
export function ItemNumber({ number, className = "" }: { number: number; className?: string }) {
	return (
		<span aria-hidden="true" className={`caption text-kraft tabular-nums ${className}`}>
			{formatOrdinal(number)}
		</span>
	);
}

interface SectionHeadingProps {
	/** Names the section, whose `aria-labelledby` it is. */
	id: string;
	title: string;
	className?: string;
}

/** The number and heading of a section. `className` belongs to the heading, and has its size. */
export function SectionHeading({ id, className = "text-4xl", title }: SectionHeadingProps) {
	return (
		<>
			<SectionNumber />
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
