import type { ReactNode } from "react";

/** Text that changes while it is shown, a new element each time: a late translation of the old text then misses it. */
export function ChangingText({ children }: { children: ReactNode }) {
	return children ? <span key={String(children)}>{children}</span> : null;
}
