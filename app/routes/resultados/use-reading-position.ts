import { useEffect, useLayoutEffect, useRef } from "react";
import { tabStorage } from "../../browser/storage.ts";

const key = "readingPosition";

/**
 * Returns to where the reader was when the document is loaded again. The router restores the position before the text has
 * arrived, when the page is too short for it.
 *
 * @param text of the analysis so far
 * @param complete whether no more will come
 */
export function useReadingPosition(text: string, complete: boolean): void {
	const target = useRef<number>(undefined);

	useEffect(() => {
		const { address, top } = JSON.parse(tabStorage.read(key) ?? "{}") as { address?: string; top?: number };
		tabStorage.remove(key);
		if (address === window.location.href) target.current = top;
		const save = () => {
			const { href } = window.location;
			tabStorage.write(key, JSON.stringify({ address: href, top: window.scrollY }));
		};
		const forget = () => {
			target.current = undefined;
		};
		// What the reader does meanwhile has priority.
		const byReader = ["wheel", "touchmove", "keydown", "pointerdown"];
		addEventListener("pagehide", save);
		for (const type of byReader) addEventListener(type, forget, { passive: true });
		return () => {
			removeEventListener("pagehide", save);
			for (const type of byReader) removeEventListener(type, forget);
		};
	}, []);

	useLayoutEffect(() => {
		const { current: top } = target;
		if (top === undefined || !text) return;
		if (!complete && document.documentElement.scrollHeight < top + window.innerHeight) return;
		target.current = undefined;
		window.scrollTo({ top, behavior: "instant" });
	}, [text, complete]);
}
