import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Room in pixels between the end of the text and the edge of the window, for the controls that float there. */
const clearance = 96;

function distanceBelow(end: HTMLElement): number {
	return end.getBoundingClientRect().bottom + clearance - window.innerHeight;
}

/**
 * Scrolls along with growing text, but only while its end is in view. A reader who goes up is left alone until
 * they are back at the end.
 *
 * @param end stands where the text ends
 * @param growing whether text is still coming
 * @param text whatever changes as it grows
 */
export function useStickToBottom(end: RefObject<HTMLElement | null>, growing: boolean, text: string) {
	const following = useRef<boolean>(undefined);
	const [behind, setBehind] = useState(false);

	const catchUp = useCallback(() => {
		if (!end.current) return;
		following.current = true;
		setBehind(false);
		window.scrollBy({ top: Math.max(0, distanceBelow(end.current)), behavior: "instant" });
	}, [end]);

	useEffect(() => {
		if (!growing) {
			setBehind(false);
			following.current = undefined;
			return;
		}
		let before = window.scrollY;
		const onScroll = () => {
			// Before the first text the router still puts the page in its place.
			if (following.current === undefined) return;
			const wentUp = window.scrollY < before;
			before = window.scrollY;
			following.current = !wentUp && end.current !== null && distanceBelow(end.current) <= 1;
			if (following.current) setBehind(false);
		};
		window.addEventListener("scroll", onScroll, { passive: true });
		return () => window.removeEventListener("scroll", onScroll);
	}, [growing, end]);

	useLayoutEffect(() => {
		if (!growing || !end.current || !text.trim()) return;
		// At first: whoever has the place in view where the text begins.
		following.current ??= distanceBelow(end.current) <= clearance;
		const distance = distanceBelow(end.current);
		if (distance <= 0) return;
		if (following.current) window.scrollBy({ top: distance, behavior: "instant" });
		else setBehind(true);
	}, [text, growing, end]);

	return {
		/** There is new text that the reader can't see. */
		behind,
		/** Goes to the end of the text and follows from there. */
		catchUp,
	};
}
