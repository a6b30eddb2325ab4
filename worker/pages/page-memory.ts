import type { PageCopy } from "./page-copy.ts";

/** How much the memory of one isolate holds. */
export interface MemoryLimits {
	bytes: number;
	pages: number;
}

/** The copies that were asked for last. When they are too many or too large, those go that were not asked for longest. */
export class PageMemory {
	readonly #limits: MemoryLimits;
	/** A Map remembers the order of insertion, which is the order of use: each use inserts anew. */
	readonly #copies = new Map<string, PageCopy>();
	#bytes = 0;

	constructor(limits: MemoryLimits) {
		this.#limits = limits;
	}

	get(key: string): PageCopy | undefined {
		const copy = this.#copies.get(key);
		if (copy) {
			this.#copies.delete(key);
			this.#copies.set(key, copy);
		}
		return copy;
	}

	set(key: string, copy: PageCopy): void {
		this.#remove(key);
		this.#copies.set(key, copy);
		this.#bytes += copy.body.byteLength;
		for (const oldest of this.#copies.keys()) {
			if (this.#bytes <= this.#limits.bytes && this.#copies.size <= this.#limits.pages) break;
			this.#remove(oldest);
		}
	}

	#remove(key: string): void {
		this.#bytes -= this.#copies.get(key)?.body.byteLength ?? 0;
		this.#copies.delete(key);
	}
}
