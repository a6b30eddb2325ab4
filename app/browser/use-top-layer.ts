import { useLayoutEffect, useState } from "react";

/** The topmost modal dialog, which makes the rest of the page inert, or the body. */
function topLayer(): Element {
	return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}

/**
 * The element to render a toast in, so that it is not inert. In the browser only.
 *
 * @param toastId the element is determined again for every toast
 */
export function useTopLayer(toastId: number): Element {
	const [container, setContainer] = useState(topLayer);

	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useLayoutEffect(() => {
		const update = () => setContainer(topLayer());
		update();
		// A toast inside a dialog would be hidden with it. The close event does not bubble but can be captured.
		document.addEventListener("close", update, { capture: true });
		return () => document.removeEventListener("close", update, { capture: true });
	}, [toastId]);

	return container;
}
