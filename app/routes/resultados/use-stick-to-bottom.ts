import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** The first text counts as in view if its end is at most so many pixels below the window: about the controls' height. */
const initialTolerance = 96;

/** Distance in pixels by which the end lies below the window; negative if above its edge. */
function distanceBelowView(end: HTMLElement): number {
	return end.getBoundingClientRect().bottom - window.innerHeight;
}

/**
 * Scrolls along with streamed text while its end is in view. Scrolling up stops this until the reader returns to the end.
 *
 * @param end element after the text and the floating controls
 */
export function useStickToBottom(end: RefObject<HTMLElement | null>, streaming: boolean, text: string) {
	const sticking = useRef<boolean>(undefined);
	/** Whether there is new text below the window. */
	const [hasUnseenText, setHasUnseenText] = useState(false);

	const scrollToEnd = useCallback(() => {
		if (!end.current) return;
		sticking.current = true;
		setHasUnseenText(false);
		window.scrollBy({ top: Math.max(0, distanceBelowView(end.current)), behavior: "instant" });
	}, [end]);

	useEffect(() => {
		if (!streaming) {
			setHasUnseenText(false);
			sticking.current = undefined;
			return;
		}
		let lastScrollY = window.scrollY;
		const onScroll = () => {
			// Before the first text the router still restores the scroll position.
			if (sticking.current === undefined) return;
			const scrolledUp = window.scrollY < lastScrollY;
			lastScrollY = window.scrollY;
			sticking.current = !scrolledUp && end.current !== null && distanceBelowView(end.current) <= 1;
			if (sticking.current) setHasUnseenText(false);
		};
		window.addEventListener("scroll", onScroll, { passive: true });
		return () => window.removeEventListener("scroll", onScroll);
	}, [streaming, end]);

	useLayoutEffect(() => {
		if (!streaming || !end.current || !text.trim()) return;
		// Initially: sticks if the start of the text is in view.
		sticking.current ??= distanceBelowView(end.current) <= initialTolerance;
		const distance = distanceBelowView(end.current);
		if (distance <= 0) return;
		if (sticking.current) window.scrollBy({ top: distance, behavior: "instant" });
		else setHasUnseenText(true);
	}, [text, streaming, end]);

	return { hasUnseenText, scrollToEnd };
}
