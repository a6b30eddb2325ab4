import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { ToastVariant } from "../components/ui/toast.tsx";
import { PlainToast } from "./plain-toast.tsx";

export interface Toast {
	title: string;
	description: string;
	variant?: ToastVariant;
	/** It stays until it is dismissed: nothing else says what it says. */
	lasting?: boolean;
	/** What can be done about it, which dismisses it too. */
	action?: { label: string; act: () => void };
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

/** Where the toasts of the page appear. Their code is loaded for the first one; without it they are shown plainly. */
export function Toasts() {
	const toast = useSyncExternalStore(
		subscribe,
		() => current,
		() => undefined,
	);
	const [Toaster, setToaster] = useState<ComponentType<{ toast: ShownToast }>>();
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		if (!toast) return;
		importToaster().then(
			({ default: loaded }) => setToaster(() => loaded),
			(error) => {
				console.error(error);
				setFailed(true);
			},
		);
	}, [toast]);
	if (!toast) return null;
	if (Toaster) return <Toaster toast={toast} />;
	return failed && <PlainToast toast={toast} onClose={clearToast} />;
}
