import type { ReactNode } from "react";

export interface TileProps {
	value: string;
	label: string;
	/** What the drawing counts. */
	scale: string;
	className: string;
	/** The drawing. */
	children: ReactNode;
}

/** A headline figure with its drawing. Stands in a `<dl>`. */
export function Tile({ value, label, scale, className, children }: TileProps) {
	return (
		<div className={`flex flex-col border-t border-ink pt-3 ${className}`}>
			<dt className="order-2 mt-1 text-ink">{label}</dt>
			<dd className="order-1 pe-[0.15em] pb-[0.08em] font-display text-5xl font-semibold tracking-[-0.035em] whitespace-nowrap">
				{value}
			</dd>
			<dd className="order-3 mt-6 flex flex-col">
				{children}
				<span className="caption mt-2.5 block text-ink-soft">{scale}</span>
			</dd>
		</div>
	);
}
