import { type ReactNode, useEffect, useState } from "react";
import { Spinner } from "../../components/ui/icons.tsx";

/** Milliseconds after which an analysis without text takes longer than usual. */
const slowAfterMs = 10_000;

interface LoadingMessageProps {
	children: ReactNode;
	/** Shown once it takes longer than usual. */
	slow: ReactNode;
}

export function LoadingMessage({ children, slow }: LoadingMessageProps) {
	const [isSlow, setIsSlow] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
		return () => clearTimeout(timer);
	}, []);
	return (
		<div className="flex items-center gap-4 border-t border-line py-10 text-lg">
			<Spinner className="size-7 shrink-0 text-signal" />
			<div>
				<p>{children}</p>
				<p role="status" className="mt-1 text-base text-ink-soft empty:sr-only">
					{isSlow && slow}
				</p>
			</div>
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
