import { useSyncExternalStore } from "react";
import type { ToastVariant } from "../components/ui/toast.tsx";

export interface Toast {
	title: string;
	description: string;
	variant?: ToastVariant;
	/** It stays until it is dismissed: nothing else says what it says. */
	persistent?: boolean;
	/** What can be done about it, which dismisses it too. */
	action?: { label: string; onClick: () => void };
}

/** A toast that was shown. Each has an id of its own, even with the same text. */
export interface ActiveToast extends Toast {
	id: number;
}

let current: ActiveToast | undefined;
const listeners = new Set<() => void>();
let lastId = 0;

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function setCurrent(toast: ActiveToast | undefined) {
	current = toast;
	for (const listener of listeners) listener();
}

/** Shows a toast, in place of the one that is there. In the browser only. */
export function showToast(toast: Toast): void {
	lastId += 1;
	setCurrent({ ...toast, id: lastId });
}

/** Removes the toast that is there: what it says is being tried again. */
export function dismissToast(): void {
	setCurrent(undefined);
}

/** The toast that is shown; none on the server. */
export function useActiveToast(): ActiveToast | undefined {
	return useSyncExternalStore(
		subscribe,
		() => current,
		() => undefined,
	);
}
