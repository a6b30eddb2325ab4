import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
	const events = ["online", "offline"];
	for (const event of events) addEventListener(event, listener);
	return () => {
		for (const event of events) removeEventListener(event, listener);
	};
}

/** Whether the browser is online; true on the server. */
export function useOnline(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
}
