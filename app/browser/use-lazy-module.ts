import { useState } from "react";

/**
 * Loads a module on demand.
 *
 * @param importModule calls `import()`. Some browsers cache a failed import until the page is reloaded.
 */
export function useLazyModule<Module>(importModule: () => Promise<Module>) {
	const [module, setModule] = useState<Module>();
	return {
		module,
		load: async () => {
			const loaded = await importModule();
			setModule((before) => before ?? loaded);
		},
		/** For hover or focus. Errors are ignored, since `load` reports them. */
		prefetch: () => {
			importModule().catch(() => {});
		},
	};
}
