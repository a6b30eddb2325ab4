import { lazy, Suspense, useSyncExternalStore } from "react";
import type { ToastVariant } from "./ui/toast.tsx";

export interface Toast {
	title: string;
	description: string;
	variant?: ToastVariant;
}

/** A toast that was shown: each is another one, even with the same words. */
export interface ShownToast extends Toast {
	id: number;
}

let current: ShownToast | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

let shown = 0;

function change(toast: ShownToast | undefined) {
	current = toast;
	for (const listener of listeners) listener();
}

/** Shows a toast, in place of the one that is there. In the browser only. */
export function showToast(toast: Toast): void {
	shown += 1;
	change({ ...toast, id: shown });
}

/** Takes away the toast that is there: what it says is being tried again. */
export function clearToast(): void {
	change(undefined);
}

const importToaster = () => import("./toaster.client.tsx");

/** Fetches the toaster ahead of a call that may fail because the connection does. */
export function preloadToaster(): void {
	importToaster().catch(() => {});
}

const Toaster = lazy(importToaster);

/** Where the toasts of the page appear; their code is loaded for the first one. */
export function Toasts() {
	const toast = useSyncExternalStore(
		subscribe,
		() => current,
		() => undefined,
	);
	return (
		toast && (
			<Suspense>
				<Toaster toast={toast} />
			</Suspense>
		)
	);
}
