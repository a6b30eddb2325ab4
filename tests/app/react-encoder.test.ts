import { describe, expect, it } from "vitest";
import { ReactEncoder } from "#app/react-encoder.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("ReactEncoder", () => {
	it("encodes in UTF-8, the first time and every other", () => {
		const encoder = new ReactEncoder();
		for (const text of [
			"",
			"class",
			"Sostenibilidad: 80,5 M€ – 東 🌱",
			"constructor",
			"long ".repeat(2000),
		]) {
			expect(encoder.encode(text)).toEqual(utf8(text));
			expect(encoder.encode(text)).toEqual(utf8(text));
		}
	});

	it("encodes a short text once", () => {
		const encoder = new ReactEncoder();
		expect(encoder.encode("underline")).toBe(encoder.encode(["under", "line"].join("")));
	});

	// React hands a chunk of more than 4096 bytes to the stream, which takes its memory away.
	it("keeps no text that React does not copy", () => {
		const encoder = new ReactEncoder();
		for (const text of ["東".repeat(1366), "a".repeat(4097)]) {
			structuredClone(encoder.encode(text), { transfer: [encoder.encode(text).buffer] });
			expect(encoder.encode(text)).toEqual(utf8(text));
		}
	});

	it("forgets, so that what is asked for at wrong addresses does not add up", () => {
		const encoder = new ReactEncoder();
		const first = encoder.encode("first");
		for (let count = 0; count < 20_000; count += 1) encoder.encode(`/${count}`);
		expect(encoder.encode("first")).not.toBe(first);
		expect(encoder.encode("first")).toEqual(first);
	});
});
