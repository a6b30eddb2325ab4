import { type ReactNode, useEffect, useState } from "react";

/** Milliseconds after which an analysis without text takes longer than usual. */
const slowAfterMs = 10_000;

/** Says that it takes longer than usual, once it does. */
export function SlowNote({ children }: { children: ReactNode }) {
	const [isSlow, setIsSlow] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
		return () => clearTimeout(timer);
	}, []);
	return (
		<p role="status" className="mt-2 max-w-(--measure) text-ink-soft empty:sr-only">
			{isSlow && children}
		</p>
	);
}

/** Cursor at the end of streamed text. Needs a new key at each position, or its move counts as a layout shift. */
export function Cursor() {
	return (
		<span
			aria-hidden="true"
			className="ms-1 border-s-[0.5ch] border-signal motion-safe:animate-pulse motion-safe:[animation-duration:1s] motion-safe:[animation-timing-function:step-end] motion-reduce:hidden print:hidden"
		/>
	);
}
