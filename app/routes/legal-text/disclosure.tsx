import type { ReactNode } from "react";

export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
	return (
		<details className="group/disclosure disclosure border-t border-line-strong last:border-b">
			<summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 font-display text-lg font-semibold tracking-tight hover:text-signal-text [&::-webkit-details-marker]:hidden">
				<span>{title}</span>
				<PlusOrMinus />
			</summary>
			<div className="max-w-(--measure) pt-1 pb-7 text-ink-soft">{children}</div>
		</details>
	);
}

function PlusOrMinus() {
	return (
		<svg
			viewBox="0 0 28 28"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			aria-hidden="true"
			className="size-7 shrink-0"
		>
			<circle cx="14" cy="14" r="12.5" className="text-line-strong" strokeWidth="1" />
			<path d="M8 14h12" />
			<path
				d="M14 8v12"
				className="origin-center transition duration-300 ease-house group-open/disclosure:rotate-90"
			/>
		</svg>
	);
}
