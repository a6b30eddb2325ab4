import type { ReactNode } from "react";

/** A small label; not interactive. */
export function Chip({ children, className = "" }: { children: ReactNode; className?: string }) {
	return (
		<span
			className={`caption inline-flex min-h-6 items-center gap-1.5 border border-line-strong px-2 whitespace-nowrap ${className}`}
		>
			{children}
		</span>
	);
}
