import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CompanyId } from "#app/content/companies.ts";
import { Ring } from "#app/illustrations/ring.tsx";
import { type Coil, ringRadius, windWords } from "#app/illustrations/ring-layout.ts";
import { parseAnalysis } from "#app/routes/resultados/parse-analysis.ts";
import { spokenWords } from "#app/routes/resultados/spoken-words.ts";
import type { FitLevel } from "#app/schemas/analysis-layout.ts";

const measure = (word: string) => word.length * 0.55;
const wind = (idea: string, level?: Parameters<typeof windWords>[1]) => windWords(idea, level, measure);
const words = (count: number) => Array(count).fill("cartón").join(" ");
const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);

test.each([1, 12, 30, 71])(
	"an idea of %i words has all of them within the thread, each further in than the last",
	(count) => {
		const [coil] = wind(` ${words(count)}`);
		expect(coil?.words).toHaveLength(count);
		const radii = coil?.words.map(distance) ?? [];
		expect(Math.max(...radii)).toBeLessThan(ringRadius.thread);
		expect(Math.min(...radii)).toBeGreaterThan(ringRadius.hole);
		expect(radii).toEqual(radii.toSorted((one, other) => other - one));
	},
);

test("turns do not overlap: what stands on the next one is a line further in", () => {
	const [coil] = wind(words(71));
	const [first, ...others] = coil?.words ?? [];
	const below = others.filter(({ x, y }) => x < 0 && Math.abs(y - (first?.y ?? 0)) < 12)[0];
	expect((below?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(coil?.size ?? 99);
});

test("a partial verdict leaves a gap of 40°, which no word is in", () => {
	const [coil] = wind(words(60), "partial");
	const [from, to] = coil?.gap ?? [0, 0];
	expect(((to - from) / Math.PI) * 180).toBeCloseTo(40);
	const angles = coil?.words.map(({ x, y }) => Math.atan2(y, x)) ?? [];
	expect(angles.filter((angle) => angle > from && angle < to)).toEqual([]);
	const [{ words: [word] = [], length }] = wind("x".repeat(400), "partial") as [Coil];
	expect((word?.offset ?? 0) / length, "a word that is longer than a turn").toBeCloseTo(0.5, 1);
});

test("only the ring of a partial verdict is dashed, and only one that fits is closed by a dot", () => {
	const draw = (level: FitLevel) =>
		renderToStaticMarkup(createElement(Ring, { idea: words(60), level, className: "" }));
	const levels: FitLevel[] = ["clear", "joint", "partial", "none", "unclear"];
	expect(levels.filter((level) => draw(level).includes('stroke-dasharray="8 6 8 6'))).toEqual(["partial"]);
	expect(levels.filter((level) => draw(level).includes('class="fill-signal"'))).toEqual(["clear", "joint"]);
});

test("a joint verdict has two rings with half of the words each, and no word is where they cross", () => {
	const [left, right] = wind(words(60), "joint");
	expect([left?.words.length, right?.words.length]).toEqual([30, 30]);
	for (const [ring, other] of [
		[left, right],
		[right, left],
	]) {
		const gaps = ring?.words.map(({ x, y }) => distance({ x: x - (other?.x ?? 0), y }));
		expect(Math.min(...(gaps ?? []))).toBeGreaterThan(ringRadius.thread);
	}
});

test("the words that fit a company have a thread each, at most six, in the colour of the company's ring", () => {
	const draw = (spoken: [string, CompanyId][]) =>
		renderToStaticMarkup(
			createElement(Ring, {
				...{ idea: `${words(9)} vidrio`, level: "joint", className: "" },
				...{ fitting: ["paper", "energy"], spoken: new Map(spoken) },
			}),
		);
	const count = (markup: string, colour: string) => markup.split(`stroke-[1.6] ${colour}`).length - 1;
	expect(count(draw([["carto", "paper"]]), "stroke-signal")).toBe(6);
	expect(count(draw([["vidri", "energy"]]), "stroke-ink")).toBe(1);
	expect(count(draw([["carto", "platform"]]), "stroke")).toBe(0);
});

test("words of a script from right to left go round from the right", () => {
	expect(wind("paper (ورق) and cardboard")[0]?.words[0]?.x).toBeLessThan(0);
	const [{ words, path }] = wind("«ورق» وكرتون") as [Coil];
	expect(words[0]?.x).toBeGreaterThan(0);
	expect(path, "its end is the first word's").toMatch(/ 0$/);
	expect(words[0]?.offset).toBeGreaterThan(words[1]?.offset ?? 0);
});

test.each(["of paper", "من ورق"])("“%s” goes all round, no word over another or the path's ends", (idea) => {
	const [{ words, size, length }] = wind(idea) as [Coil];
	const inPathOrder = words.toSorted((one, other) => one.offset - other.offset);
	const half = (text: string) => (measure(text) * size) / 2;
	const ends = inPathOrder.flatMap(({ offset, text }) => [offset - half(text), offset + half(text)]);
	const positions = [size / 2, ...ends, length - size / 2].map(Math.round);
	expect(positions).toEqual(positions.toSorted((one, other) => one - other));
	const [first, second] = inPathOrder.map(({ offset }) => offset / length);
	expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(0.4);
	expect(renderToStaticMarkup(createElement(Ring, { idea, className: "" }))).toContain('anchor="middle"');
});

test("a word that verdict or proposals use in any form is spoken of, with the company named beside it", () => {
	const sections = parseAnalysis(
		"**Encaje**\nConjunto: Terrana y Arrel para recoger cartones.\n\n**Sector**\nVidrio.\n\n**Propuestas de colaboración**\n1. **Agua**: Arrel mediría cartones desde el campo.",
	);
	const spoken = spokenWords(sections, ["construction", "platform"]);
	expect(spoken.get("carto")).toBe("construction");
	expect(spoken.get("agua")).toBe("platform");
	for (const other of ["vidri", "desde", "el"]) expect(spoken.has(other)).toBe(false);
	expect(spokenWords(sections, ["construction"]).get("agua"), "no thread to others").toBe("construction");
});
