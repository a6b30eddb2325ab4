import { expect, test } from "vitest";
import { cpuTicks } from "./cpu-time.ts";
import { ratio, usual } from "./load.ts";
import { markupSize } from "./markup-size.ts";
import { median } from "./median.ts";
import { shares } from "./worker-profile.ts";

const fieldsAfterName =
	"S 14963 14963 10211 34816 14963 4194304 9153 0 2 0 377 41 5 7 20 0 22 0 91312 54525952";

test("CPU time is user and system time, without that of ended children", () => {
	expect(cpuTicks(`14965 (workerd) ${fieldsAfterName}`)).toBe(418);
});

test("blanks and brackets in a process's name change no CPU time", () => {
	expect(cpuTicks(`14965 (a (b) c) ${fieldsAfterName}`)).toBe(418);
});

test("no CPU time is read from anything else", () => {
	expect(() => cpuTicks("")).toThrow("no line of");
});

test("a median is the one in the middle by size, or between the two in the middle", () => {
	expect(median([100, 9, 25])).toBe(25);
	expect(median([7])).toBe(7);
	expect(median([4, 1, 3, 2])).toBe(2.5);
	expect(median([])).toBeNaN();
});

const rates = (...perSecond: number[]) =>
	perSecond.map((rate) => ({ requestsPerSecond: rate, requestsPerCpuSecond: 2 * rate }));

test("a machine that is slow for a round changes no ratio", () => {
	const page = rates(90, 9, 45);
	expect(ratio(page, rates(100, 10, 50), "requestsPerSecond")).toBeCloseTo(0.9);
	expect(usual(page, "requestsPerSecond")).toBe(45);
	expect(usual(page, "requestsPerCpuSecond")).toBe(90);
});

test("a round in which only one of two was slow changes no ratio", () => {
	expect(ratio(rates(80, 8, 80), rates(100, 100, 100), "requestsPerCpuSecond")).toBeCloseTo(0.8);
});

test("a page's elements and attributes are counted, of its scripts only their own", () => {
	const html = `<!DOCTYPE html><html lang="en"><body class="a b"><!-- --><h1>á = "b"</h1><input disabled="" data-x="1 = 2"/><script async="">let a = "<p class='x'>" + '<b id="c">';</script></body></html>`;
	expect(markupSize(html)).toEqual({ bytes: html.length + 1, elements: 5, attributes: 5 });
});

test("a profile's time belongs to whoever wrote what ran; idle time is none", () => {
	const ran = (functionName: string, url: string, hitCount: number) => ({
		callFrame: { functionName, url, lineNumber: 0, columnNumber: 0 },
		hitCount,
	});
	const found = shares(
		[
			ran("(root)", "", 3),
			ran("(idle)", "", 90),
			ran("a", "../../../node_modules/react-dom/cjs/react-dom-server.edge.production.js", 6),
			ran("b", "../../../node_modules/react-router/dist/production/lib/hooks.js", 4),
			ran("c", "../../../node_modules/a/node_modules/react/cjs/react.production.js", 1),
			ran("d", "../../../app/root.tsx", 2),
			ran("e", "../../../worker/pages/page-copy.ts", 3),
			ran("encode", "", 3),
			ran("(garbage collector)", "", 1),
		],
		({ url }) => url || undefined,
	);
	expect(found).toEqual({
		"react-dom": 0.3,
		"react-router": 0.2,
		"other packages": 0.05,
		"app/": 0.1,
		"worker/": 0.15,
		workerd: 0.15,
		"garbage collection": 0.05,
	});
});
