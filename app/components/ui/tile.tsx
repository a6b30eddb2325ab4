import type { ReactNode } from "react";

interface TileProps {
	value: string;
	label: string;
	illustration: ReactNode;
	/** What the drawing counts. */
	scale: string;
	className?: string;
}

/** A headline figure with its drawing. Stands in a `<dl>`. */
export function Tile({ value, label, illustration, scale, className = "" }: TileProps) {
	return (
		<div className={`flex flex-col border-t border-ink pt-3 ${className}`}>
			<dt className="order-2 mt-1 text-ink">{label}</dt>
			<dd className="order-1 font-display text-5xl font-semibold tracking-[-0.035em] whitespace-nowrap">
				{value}
			</dd>
			<dd className="order-3 mt-6 flex flex-col">
				{illustration}
				<span className="caption mt-2.5 block text-ink-soft">{scale}</span>
			</dd>
		</div>
	);
}
