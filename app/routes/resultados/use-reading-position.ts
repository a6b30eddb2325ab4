import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { tabStorage } from "../../browser/storage.ts";

const key = "readingPosition";

/**
 * Returns to where the reader was when the document is loaded again, once the text is there. Browser and router would do so
 * earlier, when the page is too short.
 *
 * @param end element after the text
 * @param text of the analysis so far
 * @param complete whether no more will come
 */
export function useReadingPosition(
	end: RefObject<HTMLElement | null>,
	text: string,
	complete: boolean,
): void {
	const target = useRef<number>(undefined);

	useEffect(() => {
		const { address, top } = JSON.parse(tabStorage.read(key) ?? "{}") as { address?: string; top?: number };
		tabStorage.remove(key);
		if (address === window.location.href) target.current = top;
		const save = () => {
			const { href } = window.location;
			tabStorage.write(key, JSON.stringify({ address: href, top: target.current ?? window.scrollY }));
		};
		// The last event of a document: the router leaves the position to the browser before it.
		const restoreManually = () => {
			window.history.scrollRestoration = "manual";
		};
		const forget = () => {
			target.current = undefined;
		};
		// What the reader does meanwhile has priority.
		const byReader = ["wheel", "touchmove", "keydown", "pointerdown"];
		const removed = new AbortController();
		const { signal } = removed;
		addEventListener("pagehide", save, { signal });
		document.addEventListener("visibilitychange", restoreManually, { signal });
		for (const type of byReader) addEventListener(type, forget, { passive: true, signal });
		return () => removed.abort();
	}, []);

	useLayoutEffect(() => {
		const { current: top } = target;
		if (top === undefined || !text || !end.current) return;
		const textBottom = window.scrollY + end.current.getBoundingClientRect().bottom;
		if (!complete && textBottom < top + window.innerHeight) return;
		target.current = undefined;
		const scroll = () => window.scrollTo({ top, behavior: "instant" });
		// A frame after the text has moved the footer out of view, which would else count as a layout shift.
		requestAnimationFrame(() => requestAnimationFrame(scroll));
	}, [end, text, complete]);
}
