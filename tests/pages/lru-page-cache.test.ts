import { describe, expect, it } from "vitest";
import type { CachedPage } from "#worker/pages/cached-page.ts";
import { LruPageCache } from "#worker/pages/lru-page-cache.ts";

function cachedPage(bytes: number): CachedPage {
	return {
		status: 200,
		body: new Uint8Array(bytes),
		headers: new Headers(),
		notModifiedHeaders: new Headers(),
		etag: '"tag"',
	};
}

function held(cache: LruPageCache, keys: string): string {
	return [...keys].filter((key) => cache.get(key)).join("");
}

describe("LruPageCache", () => {
	it("evicts the least recently used page", () => {
		const cache = new LruPageCache({ maxBytes: 1000, maxPages: 3 });
		for (const key of "abc") cache.set(key, cachedPage(1));
		cache.get("a");
		cache.set("d", cachedPage(1));
		expect(held(cache, "abcd")).toBe("acd");
	});

	it("evicts pages over the size limit", () => {
		const cache = new LruPageCache({ maxBytes: 100, maxPages: 100 });
		cache.set("a", cachedPage(60));
		cache.set("b", cachedPage(40));
		expect(held(cache, "ab")).toBe("ab");
		cache.set("c", cachedPage(1));
		expect(held(cache, "abc")).toBe("bc");
		cache.set("d", cachedPage(101));
		expect(held(cache, "abcd")).toBe("");
		cache.set("e", cachedPage(100));
		expect(held(cache, "e")).toBe("e");
	});

	it("counts a page that is replaced once", () => {
		const cache = new LruPageCache({ maxBytes: 100, maxPages: 100 });
		for (let time = 0; time < 10; time += 1) cache.set("a", cachedPage(50));
		cache.set("b", cachedPage(50));
		expect(held(cache, "ab")).toBe("ab");
	});
});
