import { useSyncExternalStore } from "react";

export interface Toast {
	title: string;
	description: string;
	variant?: "default" | "destructive";
	/** Stays until it is dismissed. */
	persistent?: boolean;
	/** A button that dismisses the toast. */
	action?: { label: string; onClick?: () => void };
	/** Called when the toast goes: dismissed, or replaced by another one. */
	onDismiss?: () => void;
}

/** The toast on the page. Each has an id of its own, even with the same text. */
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
	const previous = current;
	current = toast;
	for (const listener of listeners) listener();
	previous?.onDismiss?.();
}

/**
 * Shows a toast and replaces the active one. In the browser only.
 *
 * @returns dismisses this toast, unless another one has replaced it
 */
export function showToast(toast: Toast): () => void {
	lastId += 1;
	const shown = { ...toast, id: lastId };
	setCurrent(shown);
	return () => {
		if (current === shown) dismissToast();
	};
}

export function dismissToast(): void {
	setCurrent(undefined);
}

/** The active toast; undefined on the server. */
export function useActiveToast(): ActiveToast | undefined {
	return useSyncExternalStore(
		subscribe,
		() => current,
		() => undefined,
	);
}
