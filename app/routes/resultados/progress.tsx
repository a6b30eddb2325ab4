import { type ReactNode, useEffect, useState } from "react";

/** Milliseconds after which an analysis without text takes longer than usual. */
const slowAfterMs = 10_000;

interface LoadingMessageProps {
	children: ReactNode;
	/** Shown once it takes longer than usual. */
	slow: ReactNode;
}

/** The words of the wait, during which the ring goes round. */
export function LoadingMessage({ children, slow }: LoadingMessageProps) {
	const [isSlow, setIsSlow] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
		return () => clearTimeout(timer);
	}, []);
	return (
		<div className="px-(--sheet-edge) py-10 text-lg">
			<p>{children}</p>
			<p role="status" className="mt-1 max-w-(--measure) text-base text-ink-soft empty:sr-only">
				{isSlow && slow}
			</p>
		</div>
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
