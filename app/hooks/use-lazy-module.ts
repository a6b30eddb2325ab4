import { useState } from "react";

/**
 * A module that is loaded when it is first needed.
 *
 * @param load imports it; some browsers remember a failed import until the page is reloaded
 */
export function useOnDemand<Module>(load: () => Promise<Module>) {
	const [module, setModule] = useState<Module>();
	return {
		/** Undefined until loaded. */
		module,
		ensure: async () => {
			const loaded = await load();
			setModule((before) => before ?? loaded);
		},
		/** For a pointer or the focus that comes near; a failure is for `ensure` to tell. */
		prefetch: () => {
			load().catch(() => {});
		},
	};
}
