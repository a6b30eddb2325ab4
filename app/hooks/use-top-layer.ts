import { useLayoutEffect, useState } from "react";

/** An open modal dialog makes the rest of the page inert, so what floats has to be inside it. */
function topLayer(): Element {
	return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}

/**
 * The element that a toast has to be in to be reached. In the browser only.
 *
 * @param toastId every toast looks anew for the dialog that is open
 */
export function useTopLayer(toastId: number): Element {
	const [container, setContainer] = useState(topLayer);

	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useLayoutEffect(() => {
		const update = () => setContainer(topLayer());
		update();
		// A dialog that closes would take the toast along. Its event doesn't bubble but can be captured.
		document.addEventListener("close", update, { capture: true });
		return () => document.removeEventListener("close", update, { capture: true });
	}, [toastId]);

	return container;
}
