import { useState } from "react";

/**
 * A dialog whose code is loaded when it is opened.
 *
 * @param importModule calls `import()`. Some browsers cache a failed import until the page is reloaded.
 */
export function useLazyDialog<Module>(importModule: () => Promise<Module>) {
	const [module, setModule] = useState<Module>();
	const [state, setState] = useState<"closed" | "loading" | "open">("closed");
	return {
		module,
		busy: state === "loading",
		isOpen: state === "open",
		/** @param onFailed what is done without the code; the control that opens the dialog is busy until it resolves */
		async open(onFailed: () => void | Promise<void>) {
			if (state === "loading") return;
			setState("loading");
			try {
				const loaded = await importModule();
				setModule(() => loaded);
				setState("open");
			} catch (error) {
				console.error(error);
				await onFailed();
				setState("closed");
			}
		},
		close: () => setState("closed"),
		/** For hover or focus. Errors are ignored, since `open` reports them. */
		prefetch() {
			importModule().catch(() => {});
		},
	};
}
