import { type ComponentType, useEffect, useState } from "react";
import { FallbackToast } from "./fallback-toast.tsx";
import { type ActiveToast, dismissToast, useActiveToast } from "./toast-store.ts";

const importToaster = () => import("./toaster.client.tsx");

/** Loads the toaster early, so that it can report that the connection is lost. */
export function preloadToaster(): void {
	importToaster().catch(() => {});
}

/** Shows the active toast. `Toaster` is loaded on demand; if that fails, `FallbackToast` is used. */
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
