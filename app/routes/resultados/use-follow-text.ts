import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Distance in pixels by which the end lies below the window; negative if above its edge. */
function distanceBelowView(end: HTMLElement): number {
	return end.getBoundingClientRect().bottom - window.innerHeight;
}

/**
 * Scrolls along with text that is being written for a reader who has scrolled to its end. Until then, and after scrolling up, nothing
 * moves.
 *
 * @param end element after the text, as high as the floating controls
 */
export function useFollowText(end: RefObject<HTMLElement | null>, text: string) {
	const following = useRef(false);
	/** Whether there is new text below the window. */
	const [hasUnseenText, setHasUnseenText] = useState(false);

	const scrollToEnd = useCallback(() => {
		if (!end.current) return;
		following.current = true;
		setHasUnseenText(false);
		window.scrollBy({ top: Math.max(0, distanceBelowView(end.current)), behavior: "instant" });
	}, [end]);

	useEffect(() => {
		let lastScrollY = window.scrollY;
		const onScroll = () => {
			const scrolledUp = window.scrollY < lastScrollY;
			lastScrollY = window.scrollY;
			if (scrolledUp) following.current = false;
			// A text whose end was in view all the time was not scrolled to.
			else if (hasUnseenText && end.current && distanceBelowView(end.current) <= 1) {
				following.current = true;
				setHasUnseenText(false);
			}
		};
		window.addEventListener("scroll", onScroll, { passive: true });
		return () => window.removeEventListener("scroll", onScroll);
	}, [hasUnseenText, end]);

	useLayoutEffect(() => {
		if (!end.current || !text.trim()) return;
		const distance = distanceBelowView(end.current);
		if (distance <= 0) return;
		if (following.current) window.scrollBy({ top: distance, behavior: "instant" });
		else setHasUnseenText(true);
	}, [text, end]);

	return { hasUnseenText, scrollToEnd };
}
