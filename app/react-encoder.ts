/** Longer texts, such as a page's data, are hardly ever the same again. In UTF-8 these fit into React's own chunks. */
const longestKept = 1024;

/** A page has some hundreds. What is asked for at wrong addresses must not add up: this is 12 MB at most. */
const mostKept = 4096;

/**
 * Encodes for React, which asks for every name, class and text of a page by itself. Nearly all are the same in the next
 * rendering, and looking one up takes a tenth of encoding it. React only ever reads what it gets.
 */
export class ReactEncoder {
	readonly #encoder = new TextEncoder();
	readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>();

	/** @returns the text in UTF-8; for a short one possibly the same array as before, so not to be written to */
	encode(text: string): Uint8Array<ArrayBuffer> {
		const known = this.#kept.get(text);
		if (known) return known;
		const encoded = this.#encoder.encode(text);
		if (text.length <= longestKept) {
			if (this.#kept.size === mostKept) this.#kept.clear();
			this.#kept.set(text, encoded);
		}
		return encoded;
	}
}
