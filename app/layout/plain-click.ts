import type { MouseEvent } from "react";

/** Whether a click has no modifier key. With one, browsers open the link in another tab or window, or download it. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return !(metaKey || ctrlKey || shiftKey || altKey);
}
