import { describe, expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import {
	type AnalysisBlock,
	parseAnalysis,
	type Run,
	splitAfterQuestion,
	toPlainText,
} from "#app/routes/resultados/parse-analysis.ts";
import { analysisHeadings } from "#app/schemas/analysis-layout.ts";

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

describe("a heading, whatever surrounds it", () => {
	test.each([
		"Encaje",
		"ENCAJE",
		"encaje:",
		"##Encaje",
		"###   Encaje ###",
		"🎯 Encaje",
		"**🎯 Encaje**",
		"## 🎯 **Encaje** 🎯",
		"**Encaje** ✅",
		"***Encaje***",
		"- **Encaje**",
		"• Encaje",
		"2. Encaje",
		"2) **Encaje**",
		"**2. Encaje**",
		"2️⃣ **Encaje**",
		"b) Encaje",
		"**B. Encaje**",
		"II. Encaje",
		"## IV) Encaje:",
		"**Sección 2: Encaje**",
		"\u200b**\u200bEncaje\ufeff**",
		"**En\u00adcaje**",
		"Encaje\n======",
		"Encaje\n------",
		"**Encaje**\n---",
		"> ## Encaje",
		"━━ Encaje ━━",
		"【Encaje】",
		"**Encage**",
		"**Encajes**",
		"__Encaje__:",
		"**𝐄𝐧𝐜𝐚𝐣𝐞**",
	])("%j", (line) => {
		expect(outline(`${line}\nClaro: papel.`)).toEqual(["fit: Encaje", "paragraph Claro: papel."]);
	});

	test.each([
		["**Què passa ara**", "next"],
		["**Qué pasará ahora**", "next"],
		["**O que acontece agora**", "next"],
		["**Próximos passos**", "next"],
		["**Encaix amb el grup**", "fit"],
		["**Encaixe**", "fit"],
		["**Propostes de col·laboració**", "collaboration"],
		["**Propostas de colaboração**", "collaboration"],
		["**Propuestas de colaboracion**", "collaboration"],
		["**Aspecto sostenibles**", "sustainability"],
		["**Aspectos sustentáveis**", "sustainability"],
		["**La pregunta que més importa**", "question"],
		["**A pregunta que máis importa**", "question"],
		["**Sector i tipus de negoci**", "sector"],
		["**Setor e tipo de negócio**", "sector"],
		["**ODS relacionats**", "goals"],
		["**El que hem entès**", "understanding"],
		["**O que entendemos**", "understanding"],
		["**Què convé tenir preparat**", "ready"],
		["**Que convén ter preparado**", "ready"],
		["**O que convém ter preparado**", "ready"],
		["**What happens next?**", "next"],
		["**The question which matters most**", "question"],
		["**Realted SDGs**", "goals"],
	])("in other languages and words: %s", (line, kind) => {
		expect(outline(line)[0]).toMatch(new RegExp(`^${kind}: `));
	});

	test.each([
		["**Encaje: Claro**", "fit: Encaje", "paragraph <b>Claro</b>"],
		["**Encaje:** Claro: papel.", "fit: Encaje", "paragraph Claro: papel."],
		["**Encaje** – Claro: papel.", "fit: Encaje", "paragraph Claro: papel."],
		["## Encaje: Claro", "fit: Encaje", "paragraph Claro"],
		["Encaje: Claro: papel.", "fit: Encaje", "paragraph Claro: papel."],
		["- **Encaje:** **Claro**: papel.", "fit: Encaje", "paragraph <b>Claro</b>: papel."],
		["2. **Encaje**: Claro", "fit: Encaje", "paragraph Claro"],
		["**Encaje (Claro)**", "fit: Encaje", "paragraph <b>Claro)</b>"],
	])("with what follows on its line: %j", (line, ...expected) => {
		expect(outline(line)).toEqual(expected);
	});

	test.each([
		[
			"**Aspectos sostenibles**\n- **Sector:** papel\n- Colaboración",
			"bullet <b>Sector:</b> papel",
			"bullet Colaboración",
		],
		["**Sector**\nIndustria: papel", "paragraph Industria: papel"],
		["**Sector**\nEnergía.\nEnergy\nEnergia", "paragraph Energía.\nEnergy\nEnergia"],
		["**Sector**\nEl encaje es claro", "paragraph El encaje es claro"],
	])("is none in a list or a sentence: %j", (written, ...expected) => {
		expect(outline(written).slice(1)).toEqual(expected);
	});
});

describe("lists", () => {
	const inProposals = (lines: string) => outline(`**Propuestas de colaboración**\n${lines}`).slice(1);

	test.each([
		"1. **Sector textil**: texto",
		"1. **Próximos pasos**: texto",
		"1. **Encaje**: texto",
		"1. **Encaje**\n   texto",
		"**1. Encaje:**\ntexto",
		"### 1. Encaje\n\ntexto",
		"### Propuesta 1: Encaje\ntexto",
		"1) **Qué pasa ahora**: texto",
		"**Propuesta 1: ODS 12**\ntexto",
	])("a numbered title inside the proposals is no heading: %j", (lines) => {
		expect(inProposals(lines)).toEqual([expect.stringMatching(/^1\/.+\/ texto$/)]);
		expect(inProposals(`1. **Uno**: texto\n${lines.replace("1", "2")}`)).toHaveLength(2);
	});

	test("a numbered section ends numbered proposals", () => {
		const written =
			"## 5. Propuestas de colaboración\n1. **Sector**: uno\n2. **ODS**: dos\n## 6. ODS relacionados\nODS 12: x";
		expect(outline(written)).toEqual([
			"collaboration: Propuestas de colaboración",
			"1/Sector/ uno",
			"2/ODS/ dos",
			"goals: ODS relacionados",
			"ODS/12 x",
		]);
	});

	test.each([
		["1. **A**: uno\n\n- dos\n\n\n- tres", "1/A/ uno", "point dos", "point tres"],
		["1. **A**: uno\n\n   - dos\n\n     más\n2. **B**", "1/A/ uno", "point dos\nmás", "2/B/"],
		["1. **A**\n   - a\n     - b\n       - c\n   - d", "1/A/", "point a", ">point b", ">>point c", "point d"],
		["1. **A**\n\t* a\n\t\t* b\n2. **B**\n- c", "1/A/", "point a", ">point b", "2/B/", "point c"],
		["1. **A**: uno\n   1. dos\n   2. **Sector**: tres", "1/A/ uno", "1 dos", "2 <b>Sector</b>: tres"],
	])("points stay in their proposal, and keep their depth: %j", (lines, ...expected) => {
		expect(inProposals(lines)).toEqual(expected);
	});

	test("a numbered list elsewhere is a list", () => {
		const ready =
			"**Qué conviene tener preparado**\n1. **Facturas**: de luz.\n2. Planos\n   - de planta\n\n3. Fotos";
		expect(outline(ready)).toEqual([
			"ready: Qué conviene tener preparado",
			"1 <b>Facturas</b>: de luz.",
			"2 Planos",
			">bullet de planta",
			"3 Fotos",
		]);
		expect(toPlainText(parseAnalysis(ready))).toContain(
			"1. Facturas: de luz.\n2. Planos\n   - de planta\n3. Fotos",
		);
	});
});

test("what comes before the end of thoughts is no part of the analysis", () => {
	expect(outline("**Encaje**\nParcial: Terrana.\n</think>\n**Encaje**\nClaro")).toEqual([
		"fit: Encaje",
		"paragraph Claro",
	]);
});

test.each([
	["Is there a roof? If so, it counts.", ["paragraph Is there a roof?"], ["paragraph If so, it counts."]],
	["¿Cuánto? ¿Y dónde?", ["paragraph ¿Cuánto?"], ["paragraph ¿Y dónde?"]],
	["**Is it “dry?”** If not, no.", ["paragraph <b>Is it “dry?”</b>"], ["paragraph  If not, no."]],
	["How much?\nIf little, none.", ["paragraph How much?"], ["paragraph If little, none."]],
	["How much?\n\nIf little, none.", ["paragraph How much?"], ["paragraph If little, none."]],
	["One thing.\n\nHow much? Say.", ["paragraph One thing.", "paragraph How much?"], ["paragraph Say."]],
	["Really?! Then yes.", ["paragraph Really?!"], ["paragraph Then yes."]],
	["How much (a year?) and where? Say.", ["paragraph How much (a year?) and where?"], ["paragraph Say."]],
	["Tell us how much.", ["paragraph Tell us how much."], []],
	["- How much? If so, none.", ["bullet How much? If so, none."], []],
])("what depends on the answer is apart from the question: %j", (text, question, rest) => {
	const [section] = parseAnalysis(`**Question**\n${text}`);
	const parts = splitAfterQuestion(section?.blocks ?? []);
	expect(parts.map((blocks) => blocks.flatMap(showBlock))).toEqual([question, rest]);
});
