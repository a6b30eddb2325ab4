import { describe, expect, test } from "vitest";
import {
	type AnalysisBlock,
	parseAnalysis,
	type Run,
	splitAfterQuestion,
	toPlainText,
} from "#app/routes/resultados/parse-analysis.ts";

const show = (runs: Run[]) => runs.map(({ text, strong }) => (strong ? `<b>${text}</b>` : text)).join("");

function showBlock(block: AnalysisBlock): string[] {
	if (block.kind === "goal") return [`${block.abbreviation}/${block.goal} ${show(block.text)}`];
	if (block.kind === "paragraph") return [`paragraph ${show(block.text)}`];
	if (block.kind === "bullet")
		return [`${">".repeat(block.depth)}${block.number ?? "bullet"} ${show(block.text)}`];
	const points = block.points.flatMap(showBlock).map((point) => point.replace("bullet", "point"));
	return [`${block.number}/${block.title}/ ${show(block.text)}`.trim(), ...points];
}

/** The headings of an analysis with their kinds, and the blocks under them, one a line. */
const outline = (text: string, partial = false) =>
	parseAnalysis(text, { partial }).flatMap(({ kind, heading, blocks }) => [
		...(heading ? [`${kind}: ${heading}`] : []),
		...blocks.flatMap(showBlock),
	]);

const asAsked = `**Sector y tipo de negocio**
Reciclaje; la más cercana es **Anella Paper**.

**Aspectos sostenibles**
- Menos residuos

**Propuestas de colaboración**
1. **Recogida común**: recoger juntos.
   - **Qué aportas**: papel.
2. **Planta piloto:** probar un turno.

**ODS relacionados**
ODS 12: menos residuos
ODS 9: industria`;

test.each(["\r\n", "\r"])("the layout that the model is asked for is read (with %j)", (lineBreak) => {
	expect(outline(asAsked.replaceAll("\n", lineBreak))).toEqual([
		...["sector: Sector y tipo de negocio", "paragraph Reciclaje; la más cercana es <b>Anella Paper</b>."],
		...["sustainability: Aspectos sostenibles", "bullet Menos residuos"],
		...["collaboration: Propuestas de colaboración", "1/Recogida común/ recoger juntos."],
		...["point <b>Qué aportas</b>: papel.", "2/Planta piloto/ probar un turno."],
		...["goals: ODS relacionados", "ODS/12 menos residuos", "ODS/9 industria"],
	]);
	expect(toPlainText(parseAnalysis(asAsked))).toBe(asAsked.replaceAll("**", ""));
});

test.each([
	...["ENCAJE:", "### Encaje ###", "> ## Encaje", "__Encaje__:", "## 🎯 **Encaje** 🎯", "**𝐄𝐧𝐜𝐚𝐣𝐞**"],
	...[
		"• Encaje",
		"2) **Encaje**",
		"**B. Encaje**",
		"## IV) Encaje:",
		"**Sección 2: Encaje**",
		"Encaje\n======",
	],
	// With characters that are not seen, and with slips of the pen.
	...["\u200b**En\u00adcaje\ufeff**", "**Encage**", "**Encajes**"],
])("a heading is found whatever surrounds it: %j", (line) => {
	expect(outline(`${line}\nClaro: papel.`)).toEqual(["fit: Encaje", "paragraph Claro: papel."]);
});

test.each([
	["Próximos pasos de la colaboración", "next"],
	["Encaixe co grupo", "fit"],
	["Pasos de la colaboración", "other"],
	["Aspecto sostenibles", "sustainability"],
	["Realted SDGs", "goals"],
	["Conclusión", "other"],
])("a heading in other words: %s", (heading, kind) => {
	const [before, found, ...after] = outline(`Hola.\n**${heading}**\nx`);
	expect([before, found?.split(":")[0], ...after]).toEqual(["paragraph Hola.", kind, "paragraph x"]);
});

test.each([
	["**Encaje: Claro**", "fit: Encaje", "paragraph <b>Claro</b>"],
	["**Encaje** – Claro: papel.", "fit: Encaje", "paragraph Claro: papel."],
	["- **Encaje:** **Claro**: papel.", "fit: Encaje", "paragraph <b>Claro</b>: papel."],
	["**Encaje (Claro)**", "fit: Encaje", "paragraph <b>Claro)</b>"],
	["**Es una gran idea.**", "paragraph <b>Es una gran idea.</b>"],
	["# Análisis de alianza\n\n## Encaje\nx", "fit: Encaje", "paragraph x"],
	// In a list, in a sentence, and in a section of the same kind there is none.
	["**Sector**\n**Industria:** papel", "sector: Sector", "paragraph <b>Industria:</b> papel"],
	["**Sector**\nEnergía.\nEnergy", "sector: Sector", "paragraph Energía.\nEnergy"],
	["**Sector**\nEl encaje es claro", "sector: Sector", "paragraph El encaje es claro"],
	["**Fit**\n- **Sector:** papel\n- Paper", "fit: Fit", "bullet <b>Sector:</b> papel", "bullet Paper"],
])("a heading is apart from what follows on its line: %j", (written, ...expected) => {
	expect(outline(written)).toEqual(expected);
});

test.each([
	["* **ODS 7:** texto", "ODS/7 texto"],
	["ods nº 07. texto", "ODS/7 texto"],
	["- **SDG 7 (Clean energy):** why", "SDG/7 Clean energy: why"],
	["**SDG 7: Clean energy** why", "SDG/7 <b>Clean energy</b> why"],
])("a goal is read as models write it: %j", (written, expected) => {
	expect(outline(written)).toEqual([expected]);
});

test.each([
	...["<script>alert(1)</script>", "[enlace](https://evil.example)", "negrita & 5 * 3 * 2 = 30", "a ** b"],
	...["ODS 7 es el más cercano", "ODS 7, 9 y 12", "ODS 18: nada", "ODS 7.2: meta"],
])("anything else stays text: %s", (line) => {
	expect(outline(`\`\`\`\n${line}\n---\n*b*\n\`\`\``)).toEqual([`paragraph ${line}`, "paragraph b"]);
});

describe("a proposal as models write it", () => {
	const inProposals = (lines: string) => outline(`**Propuestas de colaboración**\n${lines}`).slice(1);

	test.each([
		"1) **Título** - texto",
		"**1. Título**\ntexto",
		"### Propuesta 1: Título\n\ntexto",
		// Titles that are headings elsewhere.
		"1. **Próximos pasos**: texto",
		"**1. Encaje:**\ntexto",
		"### Propuesta 1: Encaje\ntexto",
	])("has a title and a text: %j", (lines) => {
		expect(inProposals(lines)).toEqual([expect.stringMatching(/^1\/.+\/ texto$/)]);
		expect(inProposals(`1. **Uno**: texto\n${lines.replace("1", "2")}`)).toHaveLength(2);
	});

	test.each([
		["1. **24-hour collection**: texto", "1/24-hour collection/ texto"],
		["1. **T**: **mi__campo** y __más__", "1/T/ <b>mi__campo</b> y <b>más</b>"],
		["2. Sin negrita\n- uno\ny más", "2// Sin negrita", "point uno\ny más"],
		["1. **A**\n\n   - uno\n\nfin", "1/A/", "point uno", "paragraph fin"],
		["1. **A**: uno\n\n   - dos\n\n     más\n2. **B**", "1/A/ uno", "point dos\nmás", "2/B/"],
		["1. **A**\n\t* a\n\t\t* b\n\t* c\n2. **B**", "1/A/", "point a", ">point b", "point c", "2/B/"],
		["1. **A**: uno\n   1. dos\n   2. **Sector**: tres", "1/A/ uno", "1 dos", "2 <b>Sector</b>: tres"],
	])("keeps its points, their depth and its lines: %j", (lines, ...expected) => {
		expect(inProposals(lines)).toEqual(expected);
	});

	test("ends with the next numbered section", () => {
		const written = "## 5. Alianza\n1. **Sector**: uno\n2. **ODS**: dos\n## 6. ODS\nODS 12: x";
		expect(outline(written).slice(1)).toEqual(["1/Sector/ uno", "2/ODS/ dos", "goals: ODS", "ODS/12 x"]);
	});
});

test("a numbered list elsewhere is a list, also as plain text", () => {
	const list = "1. Facturas: de luz.\n2. Planos\n   - de planta\n3. Fotos";
	expect(outline(list)).toEqual(["1 Facturas: de luz.", "2 Planos", ">bullet de planta", "3 Fotos"]);
	expect(toPlainText(parseAnalysis(list))).toBe(list);
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
		["con **fuer", ["paragraph con <b>fuer</b>"]],
	])("shows of %j what will stay", (written, expected) => {
		expect(outline(written, true)).toEqual(expected);
	});

	test("is none before the end of thoughts", () => {
		expect(outline("**Encaje**\nParcial.\n</think>\n**Encaje**\nClaro")).toEqual([
			"fit: Encaje",
			"paragraph Claro",
		]);
	});
});

test.each([
	["**Is it “dry?”** If not, no.", ["paragraph <b>Is it “dry?”</b>"], ["paragraph  If not, no."]],
	["One thing.\n\nReally?! Say.", ["paragraph One thing.", "paragraph Really?!"], ["paragraph Say."]],
	["How much (a year?) and where? Say.", ["paragraph How much (a year?) and where?"], ["paragraph Say."]],
	["Tell us how much.", ["paragraph Tell us how much."], []],
	["- How much? If so, none.", ["bullet How much? If so, none."], []],
])("what depends on the answer is apart from the question: %j", (text, question, rest) => {
	const [section] = parseAnalysis(`**Question**\n${text}`);
	const parts = splitAfterQuestion(section?.blocks ?? []);
	expect(parts.map((blocks) => blocks.flatMap(showBlock))).toEqual([question, rest]);
});
