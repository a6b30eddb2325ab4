import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { companies } from "#app/content/companies.ts";
import { figures } from "#app/content/figures.ts";
import { timeline } from "#app/content/timeline.ts";
import { principleAreas } from "#app/routes/codigo-conducta/principles.tsx";
import { drawings } from "../../scripts/generate/drawings.ts";

test("generated drawings show the figures; if not, run `npm run generate`", () => {
	for (const [name, draw] of Object.entries(drawings))
		expect(readFileSync(`app/illustrations/${name}.svg`, "utf8"), name).toBe(draw());
});

test("drawings in files have a part for each of what they show", () => {
	const part = (file: string, id: string) =>
		RegExp(`id="${id}".*`).exec(readFileSync(`app/illustrations/${file}.svg`, "utf8"))?.[0] ?? "";
	const count = (file: string, id: string, text: string) => part(file, id).split(text).length - 1;
	for (const { id } of companies) {
		for (const name of ["wide", "branch"])
			expect(part("structure-threads", `${name}-${id}`), id).not.toBe("");
		expect(count("sector-pictures", id, "<"), id).toBeGreaterThan(1);
	}
	expect(count("rope", "wide", "<path")).toBe(timeline.length);
	expect(count("strategy-rings", "together", "<circle")).toBe(companies.length);
	expect(count("strategy-rings", "patience", "<circle")).toBe(figures.yearsOfHistory + 1);
	const strands = ["ink", "kraft", "reed", "signal"].map((colour) => count("plait", "end", colour));
	expect(strands).toEqual(principleAreas.map(({ principles }) => principles.length));
});
