import type { CachedPage } from "./cached-page.ts";

/** Limits of one isolate's memory. */
export interface LruLimits {
	/** Total size of the page bodies. */
	maxBytes: number;
	maxPages: number;
}

/** An LRU cache of pages, limited by number and by size. */
export class LruPageCache {
	readonly #limits: LruLimits;
	/** A Map iterates in insertion order. Each use inserts the page again, so the first entry is the least recently used. */
	readonly #pages = new Map<string, CachedPage>();
	#bytes = 0;

	constructor(limits: LruLimits) {
		this.#limits = limits;
	}

	get(key: string): CachedPage | undefined {
		const page = this.#pages.get(key);
		if (page) {
			this.#pages.delete(key);
			this.#pages.set(key, page);
		}
		return page;
	}

	set(key: string, page: CachedPage): void {
		this.#remove(key);
		this.#pages.set(key, page);
		this.#bytes += page.body.byteLength;
		for (const oldest of this.#pages.keys()) {
			if (this.#bytes <= this.#limits.maxBytes && this.#pages.size <= this.#limits.maxPages) break;
			this.#remove(oldest);
		}
	}

	#remove(key: string): void {
		this.#bytes -= this.#pages.get(key)?.body.byteLength ?? 0;
		this.#pages.delete(key);
	}
}
