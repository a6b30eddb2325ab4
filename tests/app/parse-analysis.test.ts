import { describe, expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import {
	type AnalysisBlock,
	parseAnalysis,
	type Run,
	toPlainText,
} from "#app/routes/resultados/parse-analysis.ts";
import { analysisHeadings } from "#app/schemas/analysis-layout.ts";

const show = (runs: Run[]) => runs.map(({ text, strong }) => (strong ? `<b>${text}</b>` : text)).join("");

function showBlock(block: AnalysisBlock): string[] {
	if (block.kind === "goal") return [`${block.abbreviation}/${block.goal} ${show(block.text)}`];
	if (block.kind !== "item") return [`${block.kind} ${show(block.text)}`];
	const points = block.points.map((point) => `point ${show(point)}`);
	return [`${block.number}/${block.title}/ ${show(block.text)}`.trim(), ...points];
}

/** The headings of an analysis with their kinds, and the blocks under them, one a line. */
const outline = (text: string, partial = false) =>
	parseAnalysis(text, { partial }).flatMap(({ kind, heading, blocks }) => [
		...(heading ? [`${kind}: ${heading}`] : []),
		...blocks.flatMap(showBlock),
	]);

const asAsked = `**Sector y tipo de negocio**
Reciclaje de papel; la más cercana es **Anella Paper**.

**Aspectos sostenibles**
- Menos residuos
- Menos agua

**Propuestas de colaboración**
1. **Recogida común**: recoger juntos.
   - **Qué aportas**: papel.
2. **Planta piloto:** probar un turno.

**ODS relacionados**
ODS 12: menos residuos
ODS 9: industria`;

describe("an analysis in the layout that the model is asked for", () => {
	test.each(["\n", "\r\n", "\r"])("has sections, bold, bullets, proposals and goals (%j)", (lineBreak) => {
		expect(outline(asAsked.replaceAll("\n", lineBreak))).toEqual([
			"sector: Sector y tipo de negocio",
			"paragraph Reciclaje de papel; la más cercana es <b>Anella Paper</b>.",
			"sustainability: Aspectos sostenibles",
			"bullet Menos residuos",
			"bullet Menos agua",
			"collaboration: Propuestas de colaboración",
			"1/Recogida común/ recoger juntos.",
			"point <b>Qué aportas</b>: papel.",
			"2/Planta piloto/ probar un turno.",
			"goals: ODS relacionados",
			"ODS/12 menos residuos",
			"ODS/9 industria",
		]);
	});

	test.each(languages)("every heading of the contract is known (%s)", (language) => {
		for (const [kind, heading] of Object.entries(analysisHeadings[language])) {
			expect(outline(`**${heading}**`)).toEqual([`${kind}: ${heading}`]);
		}
	});

	test("is copied as plain text", () => {
		expect(toPlainText(parseAnalysis(asAsked))).toBe(asAsked.replaceAll("**", ""));
	});
});

test.each([
	"## Sector",
	"# Sector #",
	"> **Sector**",
	"**Sector:**",
	"__Sector__",
	"1. **Sector**",
	"## 1. Sector:",
])("a heading as models write it: %s", (line) => {
	expect(outline(`${line}\ntexto`)).toEqual(["sector: Sector", "paragraph texto"]);
});

test.each([
	["**Sector:** papel", "sector: Sector", "paragraph papel"],
	["**Nota:** breve", "paragraph <b>Nota:</b> breve"],
	["**Sector**\n**Industria:** papel", "sector: Sector", "paragraph <b>Industria:</b> papel"],
	["**Es una gran idea.**", "paragraph <b>Es una gran idea.</b>"],
	["# Análisis de alianza\n\n## Sector\nx", "sector: Sector", "paragraph x"],
	["Hola.\n\n**Conclusión**\nx", "paragraph Hola.", "other: Conclusión", "paragraph x"],
	["**Próximos pasos de la colaboración**", "next: Próximos pasos de la colaboración"],
	// Goals.
	["- ODS 7: texto", "ODS/7 texto"],
	["* **ODS 7:** texto", "ODS/7 texto"],
	["ODS 7 – texto", "ODS/7 texto"],
	["ods 7. texto", "ODS/7 texto"],
	["ODS nº 7: texto", "ODS/7 texto"],
	["• ODS 07: texto", "ODS/7 texto"],
	["- **SDG 7 (Clean energy):** why", "SDG/7 Clean energy: why"],
	["**SDG 7: Clean energy** why", "SDG/7 <b>Clean energy</b> why"],
	// Single asterisks, rules and code fences are dropped.
	["```\nuna *idea* buena\n---\n***\n```", "paragraph una idea buena"],
])("is read as models write it: %j", (written, ...expected) => {
	expect(outline(written)).toEqual(expected);
});

describe("a proposal as models write it", () => {
	const inSection = (lines: string) => outline(`**Alianza**\n${lines}`).slice(1);

	test.each([
		"1. **Título:** texto",
		"1) **Título** - texto",
		"1. **Título**\n   texto",
		"1. **Título.**\n\n   texto",
		"**1. Título**\ntexto",
		"### **1. Título**\ntexto",
		"### Propuesta 1: Título\n\ntexto",
	])("%j", (lines) => {
		expect(inSection(lines)).toEqual(["1/Título/ texto"]);
	});

	test.each([
		["1. **24-hour collection**: texto", "1/24-hour collection/ texto"],
		["1. **Título**: **mi__campo** y __más__", "1/Título/ <b>mi__campo</b> y <b>más</b>"],
		["2. Sin negrita\n- uno\ny más", "2// Sin negrita", "point uno\ny más"],
		["1. **A**: uno\n\n   dos", "1/A/ uno\ndos"],
		["1. **A**\n\n   - uno\n\nfin", "1/A/", "point uno", "paragraph fin"],
	])("with other marks, points and lines: %j", (lines, ...expected) => {
		expect(inSection(lines)).toEqual(expected);
	});
});

test.each([
	"<script>alert(1)</script>",
	"[enlace](https://evil.example)",
	"negrita & 5 * 3 * 2 = 30",
	"a ** b",
	"ODS 7 es el más cercano",
	"ODS 7, 9 y 12",
	"ODS 18: nada",
	"ODS 7.2: meta",
])("stays text: %s", (line) => {
	expect(outline(line)).toEqual([`paragraph ${line}`]);
});

describe("an analysis that is being written", () => {
	test("never shows marks, and nothing that was settled goes away", () => {
		let before = 0;
		for (let end = 0; end <= asAsked.length; end++) {
			const sections = parseAnalysis(asAsked.slice(0, end), { partial: true });
			expect(toPlainText(sections)).not.toMatch(/\*|#/);
			expect(sections.length).toBeGreaterThanOrEqual(before);
			before = sections.length;
		}
		expect(outline(asAsked, true)).toEqual(outline(asAsked));
	});

	test.each([
		["ODS 1", []],
		["1.", []],
		["ODS 13:", ["ODS/13 "]],
		["con **fuer", ["paragraph con <b>fuer</b>"]],
		[" \r\n ", []],
	])("%j", (written, expected) => {
		expect(outline(written, true)).toEqual(expected);
	});
});
