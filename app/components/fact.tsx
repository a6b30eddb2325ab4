import type { ReactNode } from "react";

interface FactProps {
	label: ReactNode;
	/** Whether the value is in large letters in a column of its own, else at the end of the line. */
	large?: boolean;
	/** The value. */
	children: ReactNode;
}

/** A label with its value: a row of a `<dl>`, whose `*:` classes can change its padding, rule and columns. */
export function Fact({ label, large = false, children }: FactProps) {
	return (
		<div
			className={`border-t border-line py-2 ${large ? "grid gap-x-6 sm:grid-cols-[2fr_3fr]" : "flex flex-wrap justify-between gap-x-4"}`}
		>
			<dt className={`text-ink-soft ${large ? "text-sm" : ""}`}>{label}</dt>
			<dd
				className={`tabular-nums ${large ? "font-display text-lg/snug font-semibold tracking-tight" : "grow text-right font-medium"}`}
			>
				{children}
			</dd>
		</div>
	);
}
