/** Milliseconds, and pixels of the window, within which two presses are a double click. */
const doubleClick = { milliseconds: 500, pixels: 10 };

/**
 * Ignores the second press of a double click on a control or dialog that the first press has brought there or uncovered. By time
 * and place, because browsers count clicks differently: Firefox anew for each element.
 *
 * @returns stops it
 */
export function ignoreSecondPress(): () => void {
	let last = { pressed: null as Element | null, time: 0, x: 0, y: 0 };
	let isIgnored = false;
	function onPress(event: MouseEvent) {
		const { type, target, timeStamp: time, clientX: x, clientY: y } = event;
		if (type === "mousedown") {
			const pressed = (target as Element).closest("a, button, input, label, summary, textarea, dialog");
			const isDouble =
				time - last.time < doubleClick.milliseconds &&
				Math.hypot(x - last.x, y - last.y) < doubleClick.pixels;
			// A press on nothing brings nothing: it has missed the control that the second one hits.
			isIgnored = isDouble && pressed !== null && last.pressed !== null && pressed !== last.pressed;
			last = { pressed, time, x, y };
		}
		// A click without a detail is the keyboard's.
		if (!isIgnored || event.detail === 0) return;
		event.stopPropagation();
		// Nor does a press take the focus from a field of the dialog.
		event.preventDefault();
	}
	const stopped = new AbortController();
	for (const type of ["mousedown", "click"] as const)
		addEventListener(type, onPress, { capture: true, signal: stopped.signal });
	return () => stopped.abort();
}
