import type { ReactNode } from "react";
import { Spinner } from "../../components/ui/icons.tsx";

/** Shown while there is no text. */
export function Waiting({ children }: { children: ReactNode }) {
	return (
		<p className="flex items-center gap-4 border-t border-line py-10 text-lg">
			<Spinner className="size-7 shrink-0 text-signal" />
			{children}
		</p>
	);
}

/** Marks the end of a text that is being written. Give it a new key wherever it stands, else it counts as a layout shift. */
export function Cursor() {
	return (
		<span
			aria-hidden="true"
			className="ms-1 border-s-[0.5ch] border-signal motion-safe:animate-pulse motion-safe:[animation-duration:1s] motion-safe:[animation-timing-function:step-end] motion-reduce:hidden print:hidden"
		/>
	);
}
