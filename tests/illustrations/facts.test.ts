import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { companies } from "#app/content/companies.ts";
import { figures } from "#app/content/figures.ts";
import { timeline } from "#app/content/timeline.ts";
import { principleAreas } from "#app/routes/codigo-conducta/principles.tsx";
import { drawCompanySeal } from "../../scripts/generate/company-seal.ts";
import { drawings } from "../../scripts/generate/drawings.ts";
import { drawMaterialFlow } from "../../scripts/generate/material-flow.ts";

/** How many lines each path of a drawing has. */
const linesOf = (svg: string) => svg.split(' d="').map((path) => path.split('"')[0]?.match(/m/gi)?.length);

test("a line for 1,000 tonnes, a heavy one for 10,000; the last is as long as the rest", () => {
	const svg = drawMaterialFlow(250_000, 109_994);
	expect(linesOf(svg).slice(1)).toEqual([250, 25, 109, 1, 10]);
	expect(svg).toContain('<svg width="1431.4"');
});

test("generated drawings show the figures; if not, run `npm run generate`", () => {
	for (const [name, draw] of Object.entries(drawings)) {
		expect(readFileSync(`app/illustrations/${name}.svg`, "utf8"), name).toBe(draw());
	}
});

test("a seal marks the day, and has a stroke for a million euros and a ring for 1,000 tonnes", () => {
	const svg = drawCompanySeal("2021-10-18", 80_500_000, 109_994);
	expect(linesOf(svg).slice(1)).toEqual([1, 81, 109, 1]);
	expect(svg).toContain('d="M-406.5 -120.6');
});

test("drawings in files have a part for each of what they show", () => {
	const part = (file: string, id: string) =>
		RegExp(`id="${id}".*`).exec(readFileSync(`app/illustrations/${file}.svg`, "utf8"))?.[0] ?? "";
	const count = (file: string, id: string, text: string) => part(file, id).split(text).length - 1;
	for (const { id } of companies) {
		for (const name of ["wide", "ring", "branch"])
			expect(part("structure-threads", `${name}-${id}`), id).not.toBe("");
		expect(count("sector-pictures", id, "<"), id).toBeGreaterThan(1);
	}
	expect(count("rope", "wide", "<path")).toBe(timeline.length);
	expect(count("strategy-rings", "together", "<circle")).toBe(companies.length);
	expect(count("strategy-rings", "patience", "<circle")).toBe(figures.yearsOfHistory + 1);
	const strands = ["ink", "kraft", "reed", "signal"].map((colour) => count("plait", "end", colour));
	expect(strands).toEqual(principleAreas.map(({ principles }) => principles.length));
});
