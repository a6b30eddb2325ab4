import { useState } from "react";

/**
 * A module that is loaded when it is first needed.
 *
 * @param importModule some browsers remember a failed import until the page is reloaded
 */
export function useLazyModule<Module>(importModule: () => Promise<Module>) {
	const [module, setModule] = useState<Module>();
	return {
		/** Undefined until loaded. */
		module,
		load: async () => {
			const loaded = await importModule();
			setModule((before) => before ?? loaded);
		},
		/** For a pointer or the focus that comes near. A failure is reported by `load` only. */
		prefetch: () => {
			importModule().catch(() => {});
		},
	};
}
