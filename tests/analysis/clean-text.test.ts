/** What the page shows of a text as models write it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { joinRuns, parseAnalysis } from "#app/routes/resultados/parse-analysis.ts";
import { readVerdict } from "#app/routes/resultados/read-verdict.ts";
import { cleanText, RefusedError } from "#worker/analysis/clean-text.ts";
import { habits, plainAnswer } from "../fakes/habits.ts";

/** What a text becomes that arrives in these pieces. */
async function clean(...pieces: string[]): Promise<string> {
	async function* model() {
		yield* pieces;
	}
	let written = "";
	for await (const text of cleanText(model())) written += text;
	return written;
}

/** What the page shows of a text: the verdict, and the sections with the reason in place of the fit's. */
async function read(written: string) {
	const sections = parseAnalysis(await clean(...written));
	const { level, word, companies, reason = [] } = readVerdict(sections) ?? {};
	const shown = sections.map(({ kind, heading, blocks }) => ({
		kind,
		heading,
		blocks: (kind === "fit" ? reason : blocks).map((block) => ({ ...block, text: joinRuns(block.text) })),
	}));
	return { verdict: { level, word, companies }, sections: shown };
}

const plain = await read(plainAnswer);

test("an answer in the layout is passed on as it is, and read as the layout means it", async () => {
	expect(await clean(plainAnswer)).toBe(plainAnswer);
	expect(plain.sections.map(({ kind }) => kind).join()).toBe(
		"understanding,fit,sector,sustainability,collaboration,goals,question,ready,next",
	);
	expect(plain.verdict).toMatchObject({ level: "joint", companies: ["construction", "platform"] });
});

test.each(Object.entries(habits))(
	"the page is the same if a model writes otherwise: %s",
	async (_, write) => {
		expect(await read(write(plainAnswer))).toEqual(plain);
	},
);

test.each([
	["uno<br>dos<br/>\ntres", "uno\ndos\n\ntres"],
	["<p>uno</p><ul><li>dos</li><li><b>tres</b></li></ul>", "uno\n\n\n- dos\n\n- **tres**"],
	["A&amp;B &lt;5&nbsp;% &#8364; &#x20AC; &eacute;&ntilde; &copy2", "A&B <5\u00a0% € € éñ &copy2"],
	["H<sub>2</sub>O, m<sup>3</sup>, 1<sup>er</sup>", "H₂O, m³, 1er"],
	["CO$_2$, $_2$, $CO_2$, $\\text{CO}_{2}$, \\(x^2\\), CO_2", "CO₂, ₂, CO₂, CO₂, x², CO₂"],
	["\\(12 \\times 380 \\cdot 2 = 9.120 \\text{€}\\)", "12 × 380 · 2 = 9.120 €"],
	["cuesta $5 o US$6 y <5 %, a < b, x_20, \\*uno\\*", "cuesta $5 o US$6 y <5 %, a < b, x_20, *uno*"],
	['<span class="x">uno</span> <custom-tag>dos</custom-tag>', "uno dos"],
	["| Qué | Cuánto |\n|---|:-:|\n| papel | 12 t<br>seco |\n\nfin", "- Qué: papel; Cuánto: 12 t, seco\n\nfin"],
	["| papel | 12 t |", "- papel; 12 t"],
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
	"**La pregunta que más importa**\n---\n¿Quieres que prepare Terrana el suelo?",
])("a last line that is about the idea stays: %s", async (line) => {
	for (const end of [`\n${line}`, `\n\n${line}\n`])
		expect(await clean(plainAnswer + end)).toBe(plainAnswer + end);
});

test.each([
	["a human sentence", "Lo siento mucho por tu pérdida.\n\n"],
	["a title and a section that nobody asked for", "# Análisis de alianza\n\n## Resumen\nPapel.\n\n"],
])("%s before the first heading stays", async (_, start) => {
	expect(await clean(start + plainAnswer)).toBe(start + plainAnswer);
});

test.each(["**Encaje:** Claro: Anella Paper.", "**Eignung**", "## Eignung"])(
	"what comes after the heading %s is sent as it arrives",
	async (heading) => {
		const seen: string[] = [];
		async function* arriving() {
			yield `${heading}\n`;
			expect(seen).toEqual([`${heading}\n`]);
			yield "Más.";
		}
		for await (const text of cleanText(arriving())) seen.push(text);
		expect(seen.at(-1)).toBe("Más.");
	},
);

test.each([
	"<think>No.</think>I’m sorry, but I cannot assist with that request.",
	"I am unable to help with that.",
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
])("another text without a heading passes: %s", async (written) => {
	expect(await clean(written)).toBe(written);
});

test("an analysis after a long introduction that declines something is no refusal", async () => {
	const introduction = `I cannot tell you ${"what comes, ".repeat(30)}nor when.\n\n`;
	expect(await clean(introduction + plainAnswer)).toBe(plainAnswer);
});

test("thoughts alone are nothing", async () => {
	expect(await clean("<think>uno\n**Encaje**\nParcial: Terrana.")).toBe("");
	expect(parseAnalysis(await clean("uno\n**Encaje**\nParcial: Terrana.\n</think>"))).toEqual([]);
});

test("nothing is sent while only thoughts come, then words as soon as they are whole", async () => {
	const sent: string[] = [];
	const steps: [written: string, sentBefore: string][] = [
		[`${"The user wants paper. ".repeat(20)}\n**Encaje**\nParcial: Terrana.\n`, ""],
		["</think>\n\n**Enc", ""],
		["aje**\n", ""],
		["Claro: es papel, y lo recoge una empresa de la mis", "**Encaje**\n"],
		["ma comarca, Ane", "**Encaje**\n"],
		["lla Paper &am", "**Encaje**\nClaro: es papel, y lo recoge una empresa de la misma comarca, "],
		["p; Terrana", "**Encaje**\nClaro: es papel, y lo recoge una empresa de la misma comarca, "],
	];
	async function* model() {
		for (const [written, sentBefore] of steps) {
			expect(sent.join("")).toBe(sentBefore);
			yield written;
		}
	}
	for await (const text of cleanText(model())) sent.push(text);
	expect(sent.join("")).toMatch(/comarca, Anella Paper & Terrana$/);
});

test("the result is the same for any mixture of marks, whole and in single characters", async () => {
	const marks = fc.constantFrom(
		..."<br>,</s>,<|im_end|>,<think>,</think>,<sub>,</sub>,2,$,$x_2$,_,&amp;,&,\\(,\\),\\text{a},{,},|,`,~~~,\n,\n\n, ,**,**Encaje**,Encaje,# ,- ,Claro: ,I hope this helps,Si quieres, puedo,<,>,[/INST],[,\r".split(
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
