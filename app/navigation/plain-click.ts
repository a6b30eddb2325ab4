import type { MouseEvent } from "react";

/** Whether a click means this tab: with one of these keys the browser opens a link elsewhere, or keeps it as a file. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return !(metaKey || ctrlKey || shiftKey || altKey);
}
