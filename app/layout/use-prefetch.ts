import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
	const events = ["online", "offline"];
	for (const event of events) addEventListener(event, listener);
	return () => {
		for (const event of events) removeEventListener(event, listener);
	};
}

/**
 * When a link to a page prefetches it: not while the browser is offline, because the router reloads the document when it
 * cannot load the code of a page, even for a link that is only hovered or focused.
 */
export function usePrefetch(): "intent" | "none" {
	const online = useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
	return online ? "intent" : "none";
}
