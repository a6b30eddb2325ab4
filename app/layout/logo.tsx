import { names } from "../content/group.ts";

/** The mark of the group: two rings, one through the other. Decorative. */
export function Rings({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 40 26" fill="none" aria-hidden="true" className={className}>
			<g strokeWidth="3.6">
				<circle cx="27" cy="13" r="10.2" className="stroke-signal" />
				<circle cx="13" cy="13" r="10.2" stroke="currentColor" />
				{/* The part of the first ring that passes over the second. */}
				<path d="M20.2 5.4A10.2 10.2 0 0 1 29 3" className="stroke-signal" />
				<path d="M17.2 10A10.2 10.2 0 0 1 22.6 3.8" className="stroke-signal" />
			</g>
		</svg>
	);
}

export function Logo() {
	return (
		<span className="inline-flex items-center gap-[min(0.625rem,2vw)]">
			<Rings className="w-[min(2.5rem,14vw)]" />
			<span
				translate="no"
				className="font-display text-[min(1.375rem,9vw)]/none font-semibold tracking-tight"
			>
				{names.group}
			</span>
		</span>
	);
}
