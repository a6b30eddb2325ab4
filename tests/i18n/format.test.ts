import { describe, expect, it } from "vitest";
import {
	formatDate,
	formatList,
	formatMillions,
	formatMonth,
	formatNumber,
	formatShare,
} from "#app/i18n/format.ts";

describe("formats", () => {
	it("groups thousands by language", () => {
		expect(formatNumber(109_994, "en")).toBe("109,994");
		expect(formatNumber(109_994, "es")).toBe("109.994");
		expect(formatNumber(1946, "es")).toBe("1.946");
	});

	it("formats millions of euros", () => {
		expect(formatMillions(80_500_000, "en")).toBe("€80.5M");
		expect(formatMillions(80_500_000, "es")).toBe("80,5\u00a0M€");
	});

	it("formats days and months in words, and shares in per cent", () => {
		expect(formatDate("2021-10-18", "en")).toBe("18 October 2021");
		expect(formatDate("2021-10-18", "es")).toBe("18 de octubre de 2021");
		expect(formatMonth("2025-01", "en")).toBe("January 2025");
		expect(formatMonth("2025-01", "es")).toBe("enero de 2025");
		expect(formatShare(1, "en")).toBe("100%");
		expect(formatShare(1, "es")).toBe("100\u00a0%");
	});

	it("joins a list with the conjunction of the language", () => {
		expect(formatList(["a", "b", "c"], "en")).toBe("a, b and c");
		expect(formatList(["a", "b", "c"], "es")).toBe("a, b y c");
	});
});
