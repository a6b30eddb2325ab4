import type { ReactNode } from "react";
import { Spinner } from "../../components/ui/icons.tsx";

export function LoadingMessage({ children }: { children: ReactNode }) {
	return (
		<p className="flex items-center gap-4 border-t border-line py-10 text-lg">
			<Spinner className="size-7 shrink-0 text-signal" />
			{children}
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
