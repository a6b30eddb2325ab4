import { describe, expect, test } from "vitest";
import {
	type AnalysisBlock,
	joinRuns,
	parseAnalysis,
	type Run,
	readVerdict,
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
const outline = (text: string) =>
	parseAnalysis(text).flatMap(({ kind, heading, blocks }) => [
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
2. **Planta piloto**: probar un turno.

**ODS relacionados**
ODD 12: menos residuos
SDG 17: alianzas`;

test("the layout is read", () => {
	expect(outline(asAsked)).toEqual([
		...["sector: Sector y tipo de negocio", "paragraph Reciclaje; la más cercana es <b>Anella Paper</b>."],
		...["sustainability: Aspectos sostenibles", "bullet Menos residuos"],
		...["collaboration: Propuestas de colaboración", "1/Recogida común/ recoger juntos."],
		...["point <b>Qué aportas</b>: papel.", "2/Planta piloto/ probar un turno."],
		...["goals: ODS relacionados", "ODD/12 menos residuos", "SDG/17 alianzas"],
	]);
	expect(toPlainText(`Hm.</think>\n${asAsked}`)).toBe(asAsked.replaceAll("**", ""));
});

test.each(["**Fit**", "**Adéquation**", "**Encaix**"])("a heading tells its section: %s", (line) => {
	expect(parseAnalysis(`${line}\nx`)).toMatchObject([{ kind: "fit", blocks: [{ kind: "paragraph" }] }]);
	expect(outline("Hola.\n\n**Fin**\nx")).toEqual(["paragraph Hola.", "other: Fin", "paragraph x"]);
});

test.each([
	...["<script>alert(1)</script>", "[enlace](https://evil.example)", "a & 5 * 3 * 2 = 30", "a ** b ** c"],
	...["ODS 7 es el más cercano", "ODS 7, 9 y 12", "ODS 18: nada", "ODS 0: nada"],
])("anything else stays text: %s", (line) => {
	expect(outline(`${line}\n\nb`)).toEqual([`paragraph ${line}`, "paragraph b"]);
});

test.each([
	["1. **T**: **mi__campo** y **más**", "1/T/ <b>mi__campo</b> y <b>más</b>"],
	["2. Sin negrita\n- uno\ny más", "2// Sin negrita", "point uno\ny más"],
	["1. **A**\n   - uno\n\n**fin** y **ya**", "1/A/", "point uno", "paragraph <b>fin</b> y <b>ya</b>"],
	["1. **A**: uno\n   - dos\n\n     más\n2. **B**", "1/A/ uno", "point dos\nmás", "2/B/"],
	["1. **A**\n    - a\n        - b\n    - c\n2. **B**", "1/A/", "point a", ">point b", "point c", "2/B/"],
	["1. **A**: uno\n   1. dos\n   2. **Sector**: tres", "1/A/ uno", "1 dos", "2 <b>Sector</b>: tres"],
	["1. **A**: uno\n   **Nota**", "1/A/ uno", "<b>Nota</b>"],
])("a proposal keeps its points, their depth and its lines: %j", (lines, ...expected) => {
	const shown = outline(`**Propuestas de colaboración**\n${lines}`).slice(1);
	expect(shown.join("\n")).toBe(expected.join("\n"));
});

test("a numbered list elsewhere is a list", () => {
	expect(outline("1. Luz: kW.\n2. B\n   - dos\n3. Z")).toEqual(["1 Luz: kW.", "2 B", ">bullet dos", "3 Z"]);
});

test("nothing that was settled goes away while it is written, and nothing is shown before the end of thoughts", () => {
	const lines = asAsked.split("\n");
	const counts = lines.map((_, end) => parseAnalysis(lines.slice(0, end).join("\n")).length);
	expect(counts).toEqual(counts.toSorted((one, other) => one - other));
	expect(outline("**Fit**\nPartial.</think>\n**Fit**\nClear")).toEqual(["fit: Fit", "paragraph Clear"]);
});

test.each([
	["**Is it “dry?”** If not, no.", ["paragraph <b>Is it “dry?”</b>"], ["paragraph  If not, no."]],
	["One thing.\n\nReally؟! Say.", ["paragraph One thing.", "paragraph Really؟!"], ["paragraph Say."]],
	["How much (a year?) and where？ Say.", ["paragraph How much (a year?) and where？"], ["paragraph Say."]],
	["Tell us how much.", ["paragraph Tell us how much."], []],
	["- How much? If so, none.", ["bullet How much? If so, none."], []],
])("what depends on the answer is apart from the question: %j", (text, question, rest) => {
	const [section] = parseAnalysis(`**Question**\n${text}`);
	const parts = splitAfterQuestion(section?.blocks ?? []);
	expect(parts.map((blocks) => blocks.flatMap(showBlock))).toEqual([question, rest]);
});

/** The verdict in short: level, word, and the text after it. */
function verdictOf(text: string) {
	const { level, word, reason } = readVerdict(parseAnalysis(text)) ?? {};
	return [level, word, reason?.map((block) => joinRuns(block.text)).join(" / ")];
}

test.each([
	["**Fit**\nClear: both collect paper.", "clear", "Clear", "both collect paper."],
	["**Encaje**\nAún no está claro: si **es** papel.", "unclear", "Aún no está claro", "si es papel."],
	["**Fit**\nNo fit: **It** is: a job.\n\nMore.", "none", "No fit", "It is: a job. / More."],
	["**Fit**\nClear", "clear", "Clear", ""],
	["**Fit**\nClearly, it is paper.", undefined, "", "Clearly, it is paper."],
	["**Fit**", undefined, "", ""],
	["**Related SDGs**\nClear: paper.", undefined, undefined, undefined],
])("the level and the reason: %j", (text, ...expected) => {
	expect(verdictOf(text)).toEqual(expected);
});

describe("the companies", () => {
	const companiesOf = (text: string) => readVerdict(parseAnalysis(text))?.companies;

	test.each([
		["**Fit**\nJoint: Terrana and Anella Paper, not Arrel.", ["construction", "paper"]],
		["**Fit**\nClear: it is paper.\n\n**Sector and type of business**\n- Paper: Anella Paper", ["paper"]],
		["**Fit**\nClear: Terrana, not Arrel.", ["construction"]],
		["**Fit**\nNo fit: a job.\n\n**Sector and type of business**\nAnella Paper", []],
		["**Fit**\nPartial: Terrana, Arrel or Anella Paper.", ["construction", "platform"]],
		["**Fit**\nClear: the group Anella.", []],
		["**Encaje**\nConjunto: FUNDACIO\u00a0anella\ny **Anella**\nEnginyería.", ["foundation", "engineering"]],
		["**Encaje**\nConjunto: d’Arrel, Arrelar y Terranada.", ["platform"]],
		["**Encaje**\nClaro: Anella\n\nPaper.", []],
	])("are those that the verdict names, else the sector: %j", (text, expected) => {
		expect(companiesOf(text)).toEqual(expected);
	});

	test.each([
		["**Fit**\nClear: Arrel", undefined],
		["**Fit**\nClear: it is paper.\n\n**Sector and type of business**\nAnella Pap", undefined],
		["**Fit**\nClear: it is paper.\n\n**Sustainable aspects**\n- None.\n\n**Next**", []],
	])("are read as soon as all that can name them is written: %j", (text, expected) => {
		expect(readVerdict(parseAnalysis(text), { partial: true })?.companies).toEqual(expected);
	});
});
