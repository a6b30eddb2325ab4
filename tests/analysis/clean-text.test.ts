/** What becomes of a text as models write it: one form, which the page reads. */
import fc from "fast-check";
import { expect, test } from "vitest";
import en from "#app/locales/en/resultados.ts";
import es from "#app/locales/es/resultados.ts";
import { analysisHeadings, type LayoutLanguage, thoughtsEnd } from "#app/schemas/analysis-layout.ts";
import { cleanText, normalised, RefusedError } from "#worker/analysis/clean-text.ts";
import { layout } from "#worker/analysis/prompt.ts";
import { habits, plainAnswer, surroundings } from "../fakes/habits.ts";

/** What a text in a language becomes that arrives in these pieces, and how it ends if it ends early. */
async function read(language: string | undefined, ...pieces: string[]) {
	async function* model() {
		yield* pieces;
	}
	const cleaned = cleanText(model(), language);
	let text = "";
	for (;;) {
		const { done, value } = await cleaned.next();
		if (done) return { text, ending: value };
		text += value;
	}
}

const clean = async (...pieces: string[]) => (await read(undefined, ...pieces)).text;

test.each(Object.entries({ ...surroundings, ...habits }))(
	"the text is the same if a model writes otherwise: %s",
	async (_, write) => {
		const { text } = await read("es", ...write(plainAnswer));
		expect(text.split(thoughtsEnd).at(-1)).toBe(plainAnswer);
		expect(await normalised(text, "es")).toBe(text);
	},
);

test.each(Object.entries(habits))(
	"a text that was stored as it was written is the same when it is served: %s",
	async (_, write) => {
		expect(await normalised(write(plainAnswer), "es")).toBe(plainAnswer);
	},
);

const example = ({ analysis }: typeof en.example, language: "en" | "es") =>
	Object.entries(analysisHeadings[language])
		.map(([kind, heading]) => `**${heading}**\n${analysis[kind as keyof typeof analysis]}`)
		.join("\n\n");

test.each([
	["an answer that follows the layout", plainAnswer, "es"],
	["the example in English", example(en.example, "en"), "en"],
	["the example in Spanish", example(es.example, "es"), "es"],
	...Object.keys(analysisHeadings).map((language) => [
		`the layout in ${language}`,
		layout(language as LayoutLanguage).replace(/^"(.+?)".*$/m, "$1: yes."),
		language,
	]),
])("what is in the form already is passed on as it is: %s", async (_, written = "", language) => {
	expect(await read(language, ...written)).toEqual({ text: written, ending: undefined });
	expect(await clean(written)).toBe(written);
});

test.each([
	// Titles and labels that are no headings, and headings that say nothing.
	["**Sector**\n**Industria:** papel\nEnergy", "**Sector y tipo de negocio**\n**Industria:** papel\nEnergy"],
	["**Encaje**\n- **Sector:** papel", "**Encaje**\n- **Sector:** papel"],
	["1. **Grado de encaje**\nClaro: es papel", "**Encaje**\nClaro: es papel"],
	["**Es una gran idea.**", "**Es una gran idea**."],
	["# Análisis del sector\n## Más ##\ny", "**Sector y tipo de negocio**\n\n**Más**\ny"],
	["## A\nx\n## Análisis\n## Fit\n## C\nFit: z", "**A**\nx\n\n**Análisis**\n\n**Encaje**\n\n**C**\nFit: z"],
	["# Análisis de alianza\n\nx\n## Pasos de la colaboración\ny", "**Pasos de la colaboración**\ny"],
	["# A business alliance analysis\n## First steps of the alliance\ny", "**First steps of the alliance**\ny"],
	["## Propuestas de colaboración y pasos\n1. **A**\ny", "**Propuestas de colaboración**\n1. **A**: y"],
	// Tables.
	["**Encaje**\n| Encaje | Motivo |\n|---|---|\n| **Claro** | papel |", "**Encaje**\nClaro: papel"],
	[
		"| ODS | Por qué |\n|---|---|\n| ODS 7: Energía | sol |\n| **ODS 9** | x |\n| ODS 12 (Consumo) | y |",
		"ODS 7: Energía; Por qué: sol\nODS 9: x\nODS 12: Consumo: y",
	],
	// Levels, and what begins like one.
	["**Encaje**\n**Parcial**: falta **el** volumen.", "**Encaje**\nParcial: falta **el** volumen."],
	["**Fit**\nNO FIT. A job.\n\nPartial.", "**Encaje**\nSin encaje: A job.\n\nPartial."],
	['**Encaje**\n"Aun no esta claro" – (falta).', "**Encaje**\nAún no está claro: (falta)."],
	["**Encaje**\n**Claro**\n\nAnella.\nMás.", "**Encaje**\nClaro: Anella.\nMás."],
	["**Fit**\nClearly, it is paper.", "**Encaje**\nClearly, it is paper."],
	// Goals, and sentences about them.
	["- **SDG 7 (Clean energy):** why", "SDG 7: Clean energy: why"],
	["**SDG 7: Clean energy** why", "SDG 7: **Clean energy** why"],
	...["ODS 7 es mío", "ODS 7, 9 y 12", "ods 0: no", "ods 18: no", "ODS 7.2: no"].map((line) => [line, line]),
	// Marks.
	["**Propuestas de colaboración**\n**3.** algo", "**Propuestas de colaboración**\n3. algo"],
	[
		"SDG 9:\nSDG 12 (Responsible consumption and production, all of it) why",
		"SDG 9\nSDG 12: Responsible consumption and production, all of it: why",
	],
	[
		"## Posibles alianzas\n**Propuesta A**\nx\n\n## Propuestas de colaboración\ny",
		"**Propuestas de colaboración**\n\n**Propuesta A**\nx\n\n**Propuestas de colaboración**\ny",
	],
	["**Más**\nx\n\n**Coste**\n1 €\n\n**Coste**\n2 €", "**Más**\nx\n\n**Coste**\n1 €\n\n**Coste**\n2 €"],
	["**a__b** y __más__, 5 * 3 * 2, 5*3* 2, a ** b", "**a__b** y **más**, 5 * 3 * 2, 5*3* 2, a ** b"],
	["con *fuerza* y **fuer", "con fuerza y **fuer**"],
	["uno **\n\n - dos\n\t* tres\n\n1) cuatro", "uno\n- dos\n    - tres\n1. cuatro"],
])("a line is written as the layout has it: %j", async (written = "", expected = "") => {
	const language = /SDG/.test(written) ? "en" : "es";
	expect((await read(language, ...written)).text).toBe(expected);
	expect(await normalised(expected, language)).toBe(expected);
});

test.each([
	["1. **24-hour collection**: texto", "1. **24-hour collection**: texto"],
	["1. **Próximos pasos**: texto", "1. **Próximos pasos**: texto"],
	["**1. Uno:**\ntexto\n### Propuesta 2: ODS\ny", "1. **Uno**: texto\n2. **ODS**: y"],
	["2. Sin negrita\n- uno\ny más", "2. Sin negrita\n- uno\ny más"],
	["1. **A**\n\n   - **Encaje:** uno\n   **Sector**", "1. **A**\n   - **Encaje:** uno\n   **Sector**"],
	["1. **A.** uno\n   1. **Sector**: dos\n 2. **B**\ny", "1. **A**: uno\n   1. **Sector**: dos\n2. **B**: y"],
])("a proposal stays one, whatever its titles say: %j", async (written, expected) => {
	const before = "## 5. Alianza\n  0. **Cero**: x\n";
	const after = "\n## 6. ODS\nODS 12: x";
	expect((await read("es", ...`${before}${written}${after}`)).text).toBe(
		`**Propuestas de colaboración**\n0. **Cero**: x\n${expected}\n\n**ODS relacionados**\nODS 12: x`,
	);
});

test.each([
	"es así [sic], con CO₂ [1.5 °C], opción (2), [a, b], de [2024].",
	"[1] Recoger, [2] pesar y [3] moler",
	"El agua de todas las fuentes de la comarca tiene pH [6-7] según https://idae.es, y la opción [2] es mejor",
	"[enlace](https://evil.example) 【注意】",
	"**Fuentes de ingresos**\nPapel.",
	"- Fuentes: la factura",
])("what stands in brackets, or is called a source, stays if it is part of the text: %s", async (line) => {
	const written = `**Encaje**\nClaro: papel.\n\n${line}`;
	expect((await clean(...written)).replace(/\n+/g, "\n")).toBe(written.replace(/\n+/g, "\n"));
});

const sections = plainAnswer.split("\n\n");

test.each([
	[
		"all of it again in other words",
		[plainAnswer, "Otra vez:", plainAnswer.replace("12 t", "12.000 kg")],
		plainAnswer,
		"stop",
	],
	[
		"a section in the middle, after whole thoughts",
		[`${plainAnswer}</think>`, ...sections.slice(0, 4), ...sections.slice(1, 4), ...sections],
		`${plainAnswer}${thoughtsEnd}${sections.slice(0, 4).join("\n\n")}`,
		"length",
	],
	["its title", ["# Análisis", ...sections, "# Análisis", ...sections], plainAnswer, "stop"],
	[
		"a section of a language without a layout",
		["A long introduction. ".repeat(20), "## Eignung\nKlar.", "## Eignung\nKlar."],
		"**Eignung**\nKlar.",
		"length",
	],
])("a model that repeats itself is stopped before: %s", async (_, parts, text, ending) => {
	expect(await read("es", ...parts.join("\n\n"))).toEqual({ text, ending });
});

test.each([
	["uno<br>dos<br />\ntres", "uno\ndos\n\ntres"],
	["<p>uno</p><ul><li>dos</li><li><b>tres</b></li></ul>", "uno\n- dos\n- **tres**"],
	["A&amp;B &lt;5&nbsp;% &#8364; &#x20AC; &euro; &#1114112; &no;", "A&B <5\u00a0% € € € &#1114112; &no;"],
	["&iquest;A&ntilde;os&hellip; &ndash; &laquo;&Eacute;l&raquo; 5&deg;", "¿Años… – «Él» 5°"],
	["H<sub>2</sub>O, m<sup>3</sup>, 1<sup>er</sup>", "H₂O, m³, 1er"],
	["CO$_2$, $_2$, $CO_2$, $\\text{CO}_{2}$, \\(x^2\\), CO_2", "CO₂, ₂, CO₂, CO₂, x², CO₂"],
	["\\(12 \\times 380 \\cdot 2 = 9.120 \\text{€}\\)", "12 × 380 · 2 = 9.120 €"],
	["de $5 a $6, \\$a_b$ y <5 %, a < b, x_20, \\*uno\\*", "de $5 a $6, $a_b$ y <5 %, a < b, x_20, uno"],
	['<span class="x">uno</span> <custom-tag>dos</custom-tag><h3>Tres</h3>y', "uno dos\n\n**Tres**\ny"],
	["| Qué | kg |\n|---|:-:|\n| red | 12<br>seco |\ny\n| a | b |", "- red; kg: 12, seco\ny\n- a; b"],
	["| a | b |\n|---|:-:|\n| 1 | 2 |\n| - | — |\n|  |  |\n|---|---|\n| 3 | 4 |", "- 1; b: 2\n- 3; b: 4"],
	["| a | b |\n| - | - |\n| uno | dos |\n|---|---|\n| tres | - |", "- a; b\n- uno; dos\n- tres"],
	["| Sector y tipo de negocio |\n| Sector: x |", "- Sector y tipo de negocio\n- Sector: x"],
])("makes characters of markup: %j", async (written, expected) => {
	for (const pieces of [[written], [...written]])
		expect((await clean("**Encaje**\n", ...pieces)).replace("**Encaje**", "").trim()).toBe(expected);
});

test.each([
	"Si tienes prisa, llama al ayuntamiento y pregunta por la licencia.",
	"¿Quieres que la prueba empiece en marzo? Entonces pide ya la licencia.",
	"If you want to go on, ask your town hall which permit it takes.",
	"If you send us the invoices, we read them.",
	"Esperamos tu respuesta.",
	"¿Quieres que prepare Terrana el suelo?\n\n**Más**\n¿Quieres que prepare Terrana el suelo?",
])("a last line that is about the idea stays: %s", async (line) => {
	expect(await clean(`${plainAnswer}\n\n${line}`)).toBe(`${plainAnswer}\n\n${line}`);
});

test.each([
	["a human sentence", "Lo siento mucho por tu pérdida.\n\n"],
	["a section that nobody asked for", "**Resumen**\nPapel.\n\n"],
	["a human sentence under a title", "Lo siento mucho por tu pérdida.\n\n", "# Análisis de alianza\n\n"],
])("%s before the first heading stays", async (_, start, title = "") => {
	expect(await clean(title + start + plainAnswer)).toBe(start + plainAnswer);
});

test.each([
	"<think>No.</think>I’m sorry, but I cannot assist with that request.",
	"## I am unable to help with that.",
	"As an AI language model, I have no opinion.",
	"**Lo siento, pero no puedo ayudarte con eso.**",
	"Ho sento, però no puc ajudar-te amb això.",
])("a refusal is one: %s", async (written) => {
	await expect(clean(...written)).rejects.toThrow(RefusedError);
});

test.each([
	"Sorry to hear that. Terrana works with soil.",
	"I see a good fit with Terrana.",
	"Como agricultor, puedes hablar con Terrana.",
	"Esta línea es más larga que lo que dice qué es, y sigue con ```código```.",
])("another text without a heading passes: %s", async (written) => {
	expect(await clean(...written)).toBe(written);
});

test("nothing is sent while only thoughts come, then words as soon as they are whole", async () => {
	const sent: string[] = [];
	const steps: [written: string, sentBefore: string][] = [
		[`${"The user wants paper. ".repeat(14)}\n**Encaje**\nParcial: Terrana.\n`, ""],
		["</think>\n\n**Enc", ""],
		["aje**\n", ""],
		["Claro: es papel, y lo recoge una empresa de la mis", "**Encaje**"],
		["ma comarca, Ane", "**Encaje**"],
		["lla Paper &am", "**Encaje**\nClaro: es papel, y lo recoge una empresa de la misma comarca,"],
		["p; Terrana, **en", "**Encaje**\nClaro: es papel, y lo recoge una empresa de la misma comarca,"],
		["** dos años", "**Encaje**\nClaro: es papel, y lo recoge una empresa de la misma comarca,"],
	];
	async function* model() {
		for (const [written, sentBefore] of steps) {
			expect(sent.join("")).toBe(sentBefore);
			yield written;
		}
	}
	for await (const text of cleanText(model())) sent.push(text);
	expect(sent.join("")).toMatch(/comarca, Anella Paper & Terrana, \*\*en\*\* dos años$/);
});

test("the result is the same for any mixture of marks, whole and in single characters", async () => {
	const marks = fc.constantFrom(
		..."<br>,</s>,<|im_end|>,<think>,</think>,<sub>,</sub>,2,$,$x_2$,_,&amp;,&,\\(,\\),\\text{a},{,},|,`,~~~,\n,\n\n, ,**,**Encaje**,Encaje,# ,- ,Claro: ,ODS 7,1. , *,__,【4:0†a】, [1],\n\t,I hope this helps,Si quieres, puedo,<,>,[/INST],[,\r".split(
			",",
		),
	);
	await fc.assert(
		fc.asyncProperty(fc.array(marks, { maxLength: 40 }), async (words) => {
			const written = words.join("");
			const result = (...pieces: string[]) => clean(...pieces).catch((error: Error) => error.name);
			expect(await result(...written)).toBe(await result(written));
			expect(await result(...words)).toBe(await result(written));
		}),
		{ numRuns: 1000 },
	);
});
