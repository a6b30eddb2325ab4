import { describe, expect, test } from "vitest";
import { type AnalysisBlock, readFitLevel, toPlainText } from "#app/routes/resultados/analysis-section.ts";
import { parseAnalysis } from "#app/routes/resultados/parse-analysis.ts";
import { analysisHeadings } from "#app/schemas/analysis-text.ts";

const blocks = (text: string) => parseAnalysis(text).flatMap((section) => section.blocks);
const outline = (text: string) => parseAnalysis(text).map(({ kind, heading }) => [kind, heading]);
const text = (block: AnalysisBlock | undefined) => block?.text.map((run) => run.text).join("");

const asAsked = `**Sector y tipo de negocio**
Reciclaje de papel; la más cercana es **Anella Paper**.

**Aspectos sostenibles**
- Menos residuos
- Menos agua

**Propuestas de colaboración**
1. **Recogida común**: recoger juntos.
2. **Planta piloto:** probar un turno.

**ODS relacionados**
ODS 12: menos residuos
ODS 9: industria`;

describe("an analysis in the layout that the model is asked for", () => {
	test("has its four sections", () => {
		const { sector, sustainability, collaboration, goals } = analysisHeadings.es;
		expect(outline(asAsked)).toEqual([
			["sector", sector],
			["sustainability", sustainability],
			["collaboration", collaboration],
			["goals", goals],
		]);
	});

	test.each(["en", "es"] as const)("every heading of the contract is known (%s)", (language) => {
		for (const [kind, heading] of Object.entries(analysisHeadings[language])) {
			expect(outline(`**${heading}**\ntext`)).toEqual([[kind, heading]]);
		}
	});

	test("has paragraphs with bold runs, bullets, proposals and goals", () => {
		expect(blocks(asAsked)).toEqual([
			{
				kind: "paragraph",
				text: [
					{ text: "Reciclaje de papel; la más cercana es ", strong: false },
					{ text: "Anella Paper", strong: true },
					{ text: ".", strong: false },
				],
			},
			{ kind: "bullet", text: [{ text: "Menos residuos", strong: false }] },
			{ kind: "bullet", text: [{ text: "Menos agua", strong: false }] },
			{
				kind: "item",
				number: 1,
				title: "Recogida común",
				text: [{ text: "recoger juntos.", strong: false }],
				points: [],
			},
			{
				kind: "item",
				number: 2,
				title: "Planta piloto",
				text: [{ text: "probar un turno.", strong: false }],
				points: [],
			},
			{ kind: "goal", goal: 12, abbreviation: "ODS", text: [{ text: "menos residuos", strong: false }] },
			{ kind: "goal", goal: 9, abbreviation: "ODS", text: [{ text: "industria", strong: false }] },
		]);
	});

	test("reads the same with CRLF or CR", () => {
		expect(parseAnalysis(asAsked.replaceAll("\n", "\r\n"))).toEqual(parseAnalysis(asAsked));
		expect(parseAnalysis(asAsked.replaceAll("\n", "\r"))).toEqual(parseAnalysis(asAsked));
	});
});

describe("headings as models write them", () => {
	test.each([
		"## Sector",
		"### **Sector**",
		"# Sector #",
		"**Sector**",
		"**Sector:**",
		"**Sector**:",
		"__Sector__",
		"**1. Sector**",
		"1. **Sector**",
		"## 1. Sector:",
	])("%s", (line) => {
		expect(parseAnalysis(`${line}\ntexto`)).toEqual([
			{
				kind: "sector",
				heading: "Sector",
				blocks: [{ kind: "paragraph", text: [{ text: "texto", strong: false }] }],
			},
		]);
	});

	test("a known one may have its text on the same line", () => {
		expect(outline("**Sector:** reciclaje")).toEqual([["sector", "Sector"]]);
		expect(text(blocks("**Sector**: reciclaje")[0])).toBe("reciclaje");
	});

	test("an unknown one with text on its line is a paragraph", () => {
		expect(outline("**Nota:** breve")).toEqual([["other", ""]]);
	});

	test("a sentence in bold is a paragraph", () => {
		expect(outline("**Es una gran idea.**")).toEqual([["other", ""]]);
	});

	test("the title that the page already has is left out, text before the first heading is not", () => {
		expect(outline("# Análisis de alianza sostenible\n\n## Sector\nx")).toEqual([["sector", "Sector"]]);
		expect(outline("Hola.\n\n**Sector**\nx")).toEqual([
			["other", ""],
			["sector", "Sector"],
		]);
	});

	test("next steps are told from proposals", () => {
		expect(outline("**Próximos pasos para la colaboración**\nx")).toEqual([
			["next", "Próximos pasos para la colaboración"],
		]);
	});

	test.each([
		["**Fit**\nClear: both collect paper.", "clear"],
		["**Encaje**\n**Parcial**: falta el volumen.", "partial"],
		["## Grado de encaje\nAún no está claro: no dice qué pide.", "unclear"],
		["**Fit**\nPerhaps.", undefined],
		["**Sector**\nClear: paper.", undefined],
	])("the level of the fit is read: %j", (written, level) => {
		const [section] = parseAnalysis(written);
		expect(section && readFitLevel(section)).toBe(level);
	});
});

describe("proposals as models write them", () => {
	const inSection = (lines: string) => blocks(`**Propuestas de colaboración**\n${lines}`);

	test.each([
		"1. **Título:** texto",
		"1. **Título**: texto",
		"1) **Título** - texto",
		"1. **Título**\n   texto",
		"1. **Título**\n\ntexto",
		"**1. Título**\ntexto",
		"**1. Título:** texto",
		"### 1. Título\ntexto",
		"**Propuesta 1: Título**\ntexto",
		"### Propuesta 1: Título\n\ntexto",
	])("%j", (lines) => {
		expect(inSection(lines)).toEqual([
			{ kind: "item", number: 1, title: "Título", text: [{ text: "texto", strong: false }], points: [] },
		]);
	});

	test("without a title", () => {
		expect(inSection("2. Sin negrita")).toMatchObject([
			{ number: 2, title: "", text: [{ text: "Sin negrita" }] },
		]);
	});

	test("with bullets under them", () => {
		const [item, next] = inSection("1. **A**\n   - uno\n   - **dos**\n2. **B**: b");
		expect(item).toMatchObject({ points: [[{ text: "uno" }], [{ text: "dos", strong: true }]] });
		expect(next).toMatchObject({ number: 2, title: "B" });
	});
});

describe("goals as models write them", () => {
	test.each([
		"ODS 7: texto",
		"- ODS 7: texto",
		"* **ODS 7:** texto",
		"**ODS 7**: texto",
		"ODS 7 – texto",
		"ODS 7 - texto",
		"ods 7. texto",
		"1. **ODS 7** texto",
		"ODS nº 7: texto",
		"• ODS 07: texto",
	])("%s", (line) => {
		expect(blocks(line)).toEqual([
			{ kind: "goal", goal: 7, abbreviation: "ODS", text: [{ text: "texto", strong: false }] },
		]);
	});

	test("with the goal's name", () => {
		expect(text(blocks("- **SDG 7 (Clean energy):** why")[0])).toBe("Clean energy: why");
		expect(blocks("**SDG 7: Clean energy** why")[0]).toMatchObject({
			abbreviation: "SDG",
			text: [{ text: "Clean energy", strong: true }, { text: " why" }],
		});
	});

	test("sentences, lists and numbers that are no goal stay text", () => {
		for (const line of [
			"ODS 7 es el más cercano",
			"ODS 7, 9 y 12",
			"ODS 18: nada",
			"ODS 0: nada",
			"ODS 7.2: meta",
		]) {
			expect(blocks(line)).toEqual([{ kind: "paragraph", text: [{ text: line, strong: false }] }]);
		}
	});
});

describe("what stays text", () => {
	test.each([
		"<script>alert(1)</script>",
		"[enlace](https://evil.example)",
		"![x](https://evil.example/x.png)",
		"<b>negrita</b> & 5 * 3 * 2 = 30",
		"a ** b",
		"snake_case_name",
	])("%s", (line) => {
		expect(blocks(line)).toEqual([{ kind: "paragraph", text: [{ text: line, strong: false }] }]);
	});

	test("single asterisks, rules and code fences are dropped", () => {
		expect(toPlainText(parseAnalysis("```\nuna *idea* buena\n---\n***\n```"))).toBe("una idea buena");
	});
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
		expect(parseAnalysis(asAsked, { partial: true })).toEqual(parseAnalysis(asAsked));
	});

	test("a goal waits for the end of its number", () => {
		expect(parseAnalysis("ODS 1", { partial: true })).toEqual([]);
		expect(parseAnalysis("ODS 13:", { partial: true })[0]?.blocks).toMatchObject([{ goal: 13 }]);
	});

	test("open bold is bold", () => {
		expect(parseAnalysis("con **fuer", { partial: true })[0]?.blocks[0]?.text).toEqual([
			{ text: "con ", strong: false },
			{ text: "fuer", strong: true },
		]);
	});

	test("blank text has no sections", () => {
		expect(parseAnalysis("", { partial: true })).toEqual([]);
		expect(parseAnalysis(" \r\n ")).toEqual([]);
	});
});

test("the plain text of an analysis has no marks", () => {
	expect(toPlainText(parseAnalysis(asAsked))).toBe(`Sector y tipo de negocio
Reciclaje de papel; la más cercana es Anella Paper.

Aspectos sostenibles
- Menos residuos
- Menos agua

Propuestas de colaboración
1. Recogida común: recoger juntos.
2. Planta piloto: probar un turno.

ODS relacionados
ODS 12: menos residuos
ODS 9: industria`);
});
