import type { ComponentProps, ReactNode } from "react";

/** A small label: what something is, never what can be pressed. */
export function Chip({ children, className = "" }: { children: ReactNode; className?: string }) {
	return (
		<span
			className={`caption inline-flex min-h-6 items-center gap-1.5 border border-line-strong px-2 whitespace-nowrap ${className}`}
		>
			{children}
		</span>
	);
}

interface FilterChipProps extends Omit<ComponentProps<"button">, "type" | "className" | "aria-pressed"> {
	/** Whether the list is narrowed by it. */
	pressed: boolean;
}

/** Narrows a list. Its ring is open, and closes when it is pressed. */
export function FilterChip({ pressed, children, ...rest }: FilterChipProps) {
	return (
		<button
			type="button"
			aria-pressed={pressed}
			className="caption group inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong ps-2.5 pe-3.5 transition-colors duration-200 hover:border-ink hover:bg-board aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
			{...rest}
		>
			<svg
				viewBox="0 0 16 16"
				fill="none"
				stroke="currentColor"
				strokeWidth="2"
				aria-hidden="true"
				className="size-4 shrink-0"
			>
				<circle
					cx="8"
					cy="8"
					r="6"
					pathLength="4"
					strokeDasharray={pressed ? undefined : "3 1"}
					transform="rotate(-45 8 8)"
				/>
				{pressed && <circle cx="8" cy="8" r="2.5" fill="currentColor" stroke="none" />}
			</svg>
			{children}
		</button>
	);
}
