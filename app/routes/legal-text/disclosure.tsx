import type { ReactNode } from "react";

const plus = "+";

export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
	return (
		<details className="group/disclosure disclosure border-t border-line-strong last:border-b">
			<summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 font-display text-lg font-semibold tracking-tight hover:text-signal-text [&::-webkit-details-marker]:hidden">
				<span>{title}</span>
				<span
					aria-hidden="true"
					className="grid size-7 shrink-0 place-items-center rounded-full border border-line-strong font-sans transition duration-300 ease-house group-open/disclosure:rotate-45"
				>
					{plus}
				</span>
			</summary>
			<div className="max-w-(--measure) pt-1 pb-7 text-ink-soft">{children}</div>
		</details>
	);
}
