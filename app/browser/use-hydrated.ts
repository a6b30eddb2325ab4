import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and during hydration, then true. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => true,
		() => false,
	);
}
