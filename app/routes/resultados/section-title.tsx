import type { ReactNode } from "react";
import { ChangingText } from "../../components/ui/changing-text.tsx";
import { formatOrdinal } from "../../i18n/format.ts";

interface SectionTitleProps {
	number: number;
	/** Empty for what comes before the first heading: nothing is shown then. */
	heading: string;
	className: string;
	/** Shown after the heading. */
	cursor: ReactNode;
}

/** The number and the heading of a section. */
export function SectionTitle({ number, heading, className, cursor }: SectionTitleProps) {
	if (!heading) return null;
	return (
		<h2 dir="auto" className={`grid grid-cols-[auto_1fr] items-baseline gap-x-4 wrap-anywhere ${className}`}>
			<span aria-hidden="true" className="caption font-sans text-kraft tabular-nums">
				{formatOrdinal(number)}
			</span>
			<span>
				<ChangingText>{heading}</ChangingText>
				{cursor}
			</span>
		</h2>
	);
}
