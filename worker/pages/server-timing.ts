/**
 * Where a page came from: the isolate's memory, the Cache API, a rendering that is kept (`miss`) or one that is not
 * (`bypass`).
 */
export type PageSource = "memory" | "edge" | "miss" | "bypass";

/**
 * The header that tells where a page came from and in how many milliseconds. A Worker's clock only moves while it waits
 * for something, so that a page from the memory takes 0.
 */
export function serverTiming(source: PageSource, milliseconds: number): string {
	return `cache;desc="${source}";dur=${milliseconds}`;
}

/** Where a page came from, by its own header; undefined for what is no page. */
export function sourceOf(header: string | null): string | undefined {
	return header?.split('"', 2)[1];
}
