import { describe, expect, it } from "vitest";
import type { PageCopy } from "#worker/pages/page-copy.ts";
import { PageMemory } from "#worker/pages/page-memory.ts";

function copyOf(bytes: number): PageCopy {
	return {
		status: 200,
		body: new Uint8Array(bytes),
		headers: new Headers(),
		unchangedHeaders: new Headers(),
		etag: '"tag"',
	};
}

function held(memory: PageMemory, keys: string): string {
	return [...keys].filter((key) => memory.get(key)).join("");
}

describe("the memory", () => {
	it("lets go of the page that was not asked for longest", () => {
		const memory = new PageMemory({ bytes: 1000, pages: 3 });
		for (const key of "abc") memory.set(key, copyOf(1));
		memory.get("a");
		memory.set("d", copyOf(1));
		expect(held(memory, "abcd")).toBe("acd");
	});

	it("holds no more bytes than it may", () => {
		const memory = new PageMemory({ bytes: 100, pages: 100 });
		memory.set("a", copyOf(60));
		memory.set("b", copyOf(40));
		expect(held(memory, "ab")).toBe("ab");
		memory.set("c", copyOf(1));
		expect(held(memory, "abc")).toBe("bc");
		memory.set("d", copyOf(101));
		expect(held(memory, "abcd")).toBe("");
		memory.set("e", copyOf(100));
		expect(held(memory, "e")).toBe("e");
	});

	it("counts a page that is replaced once", () => {
		const memory = new PageMemory({ bytes: 100, pages: 100 });
		for (let time = 0; time < 10; time += 1) memory.set("a", copyOf(50));
		memory.set("b", copyOf(50));
		expect(held(memory, "ab")).toBe("ab");
	});
});
