import { type ComponentType, useEffect, useState } from "react";
import { FallbackToast } from "./fallback-toast.tsx";
import { type ActiveToast, dismissToast, useActiveToast } from "./toast-store.ts";

const importToaster = () => import("./toaster.client.tsx");

/** Fetches the toaster before a request that may fail because the connection does. */
export function preloadToaster(): void {
	importToaster().catch(() => {});
}

/** Where the toasts of the page appear. Their code is loaded for the first one; without it they are shown plainly. */
export function Toasts() {
	const toast = useActiveToast();
	const [Toaster, setToaster] = useState<ComponentType<{ toast: ActiveToast }>>();
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
	return failed && <FallbackToast toast={toast} onClose={dismissToast} />;
}
