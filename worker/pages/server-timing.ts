/**
 * Where a page came from: the isolate's memory, the Cache API, a rendering that is cached (`miss`) or one that is not
 * (`bypass`).
 */
export type PageSource = "memory" | "edge" | "miss" | "bypass";

/**
 * The value of the `Server-Timing` header. A Worker's clock only advances during I/O, so a page from memory takes 0 ms.
 */
export function serverTiming(source: PageSource, milliseconds: number): string {
	return `cache;desc="${source}";dur=${milliseconds}`;
}

/** The source in a `Server-Timing` header; undefined without the header, which only pages have. */
export function parsePageSource(header: string | null): string | undefined {
	return header?.split('"', 2)[1];
}
