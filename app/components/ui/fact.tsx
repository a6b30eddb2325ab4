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
				className={
					large ? "font-display text-lg/snug font-semibold tracking-tight" : "grow text-right font-medium"
				}
			>
				{children}
			</dd>
		</div>
	);
}

interface TileProps {
	value: string;
	label: string;
	className: string;
	/** What the figure counts, if the label does not say it. */
	children?: ReactNode;
}

/** A headline figure. Stands in a `<dl>`. */
export function Tile({ value, label, className, children }: TileProps) {
	return (
		<div className={`flex flex-col border-t border-ink pt-3 ${className}`}>
			<dt className="order-2 mt-1 text-ink">{label}</dt>
			<dd className="order-1 pe-[0.15em] pb-[0.08em] font-display text-5xl font-semibold tracking-[-0.035em] whitespace-nowrap">
				{value}
			</dd>
			{children && <dd className="order-3 mt-2 text-sm text-ink-soft">{children}</dd>}
		</div>
	);
}
