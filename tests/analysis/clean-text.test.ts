import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { thoughtsEnd } from "#app/schemas/analysis-layout.ts";
import { cleanText, RefusedError } from "#worker/analysis/clean-text.ts";

async function* from(pieces: readonly string[]): AsyncGenerator<string> {
	yield* pieces;
}

/** What a text becomes that arrives in these pieces. */
async function clean(...pieces: string[]): Promise<string> {
	let written = "";
	for await (const text of cleanText(from(pieces))) written += text;
	return written;
}

/** What of a text the page shows. */
const shown = (text: string) => text.split(thoughtsEnd).at(-1)?.trim();

const plain = `**Lo que hemos entendido**
Recoges 12 t de papel al año.

**Encaje**
Claro: Anella Paper.

**Qué pasa ahora**
Alguien del grupo lee la idea y responde por correo.`;

const short = "**Encaje**\n";

test.each([
	["nothing", plain],
	["thoughts", `<think>Papel. **Encaje**\nParcial: Terrana.</think>\n\n${plain}`],
	["thoughts in capitals", `<THINKING>\nuno\n</THINKING>${plain}`],
	["thoughts of another tag", `<reasoning effort="high">uno</reasoning>\n<thought>dos</thought>\n${plain}`],
	["thoughts in brackets", `[THINK]uno[/THINK]${plain}`],
	[
		"channels",
		`<|channel|>analysis<|message|>uno<|end|><|start|>assistant<|channel|>final<|message|>${plain}<|return|>`,
	],
	["no thoughts", `<think>\n\n</think>\n\n${plain}`],
	[
		"only the end of thoughts",
		`Okay, the user has paper.\n\n**Encaje**\nParcial: Terrana.\n</think>\n\n${plain}`,
	],
	["a line of thoughts", `El usuario recoge papel.\n**Encaje**\nParcial: Terrana.\n</think>\n${plain}`],
	[
		"thoughts in a list",
		`Thinking Process:\n\n1.  **Analyze the request:**\n**Encaje**\nParcial.\n</thinking>\n${plain}`,
	],
	["thoughts in the middle", plain.replace("**Encaje**", "<think>Terrana?</think>**Encaje**")],
	["stop tokens", `<s>${plain}<|im_end|><|eot_id|></s><end_of_turn><｜end▁of▁sentence｜>[/INST]`],
	["a role", `<|im_start|>assistant\n${plain}<|im_end|>`],
	["a fence", `\`\`\`markdown\n${plain}\n\`\`\``],
	["another fence", `~~~\n${plain}\n~~~\n`],
	[
		"a greeting and a fence",
		`Sure! Here is the analysis:\n\n\`\`\`md\n${plain}\n\`\`\`\n\nLet me know if you need more.`,
	],
	["a greeting", `Claro, aquí tienes el análisis de tu idea:\n\n${plain}`],
	["two greetings", `¡Hola!\n\nGracias por tu idea. Este es el análisis:\n\n---\n\n${plain}`],
	["another introduction", `Tu idea me parece muy interesante.\n\n${plain}`],
	["an offer", `${plain}\n\n¿Quieres que prepare un plan más detallado?`],
	["an offer with a list", `${plain}\n\n---\n\nSi quieres, puedo:\n\n- buscar ayudas\n- hacer números\n`],
	["a wish", `${plain}\n\nEspero que te sirva. 😊`],
	["a wish on the next line", `${plain}\nI hope this helps!`],
	["an English offer", `${plain}\n\n*If you'd like, I can draft the email.*\n\nBest regards`],
	["a Catalan offer", `${plain}\n\nSi vols, puc preparar un pla.`],
	["invisible characters", `\ufeff${plain.replace("papel", "pa\u200bpel\u00ad")}`],
])("leaves out %s", async (_, written) => {
	expect(shown(await clean(written))).toBe(plain);
});

test.each([
	["uno<br>dos<br/>\ntres", "uno\ndos\n\ntres"],
	["<p>uno</p><ul><li>dos</li><li><b>tres</b></li></ul>", "uno\n\n\n- dos\n\n- **tres**"],
	["A&amp;B &lt;5&nbsp;% &#8364; &#x20AC; &eacute;&ntilde; &copy2", "A&B <5\u00a0% € € éñ &copy2"],
	["H<sub>2</sub>O, m<sup>3</sup>, 1<sup>er</sup>", "H₂O, m³, 1er"],
	["CO$_2$, $_2$, $CO_2$, $\\text{CO}_{2}$, \\(x^2\\), CO_2", "CO₂, ₂, CO₂, CO₂, x², CO₂"],
	["\\(12 \\times 380 \\cdot 2 = 9.120 \\text{€}\\)", "12 × 380 · 2 = 9.120 €"],
	["cuesta $5 o US$6 y <5 %, a < b, x_20, \\*uno\\*", "cuesta $5 o US$6 y <5 %, a < b, x_20, *uno*"],
	['<span class="x">uno</span> <custom-tag>dos</custom-tag>', "uno dos"],
	[
		"| Qué | Cuánto |\n|---|:-:|\n| papel | 12 t<br>seco |\n| agua | |\nfin",
		"- Qué: papel; Cuánto: 12 t, seco\n- Qué: agua\nfin",
	],
	["| papel | 12 t |", "- papel; 12 t"],
])("makes characters of markup: %j", async (written, expected) => {
	expect((await clean(short + written)).slice(short.length).trim()).toBe(expected);
});

test.each([
	"Mientras tanto, pide a tu distribuidora la curva de consumo.",
	"Si tienes prisa, llama al ayuntamiento y pregunta por la licencia.",
	"Si quieres adelantar trabajo, pide al laboratorio la humedad de cada lote.",
	"Escríbenos si cambia algo.",
	"No dudes en escribirnos si cambian las cantidades.",
	"¿Quieres que la prueba empiece en marzo? Entonces pide ya la licencia.",
	"If you want to go on, ask your town hall which permit it takes.",
	"Please keep an invoice of each month.",
	"Feel free to send us the invoices.",
	"In the meantime, weigh one load.",
	"Se o prazo é curto, pide o orzamento agora.",
	"Esperamos tu respuesta.",
])("a last line of the last section stays: %s", async (line) => {
	expect(await clean(`${plain}\n${line}`)).toBe(`${plain}\n${line}`);
	expect(await clean(`${plain}\n\n${line}\n`)).toBe(`${plain}\n\n${line}\n`);
});

test("a question of the analysis stays that reads like an offer", async () => {
	const question = "**La pregunta que más importa**\n¿Quieres que se haga en verano? Si sí, …; si no, …";
	expect(await clean(`${plain}\n\n${question}`)).toBe(`${plain}\n\n${question}`);
	const alone = "**La pregunta que más importa**\n¿Quieres que prepare Terrana el suelo?";
	expect(await clean(alone)).toBe(alone);
});

test("a human sentence before the first heading stays", async () => {
	expect(await clean(`Lo siento mucho por tu pérdida.\n\n${plain}`)).toMatch(/^Lo siento mucho/);
	expect(await clean(`I'm so sorry for your loss.\n\n${plain}`)).toMatch(/^I'm so sorry/);
});

test("a title and a section that nobody asked for stay", async () => {
	const written = `# Análisis de alianza\n\n## Resumen\nPapel.\n\n${plain}`;
	expect(await clean(`Claro:\n\n${written}`)).toBe(written);
});

test.each([
	["a known heading", "**Encaje**"],
	["a heading in bold before its text", "**Encaje:** Claro: Anella Paper."],
	["a heading of another language", "**Eignung**"],
	["a heading with a mark", "## Eignung"],
])("what comes after %s is sent as it arrives", async (_, heading) => {
	const seen: string[] = [];
	async function* arriving() {
		yield `${heading}\n`;
		seen.push("more");
		yield "Más.";
	}
	for await (const text of cleanText(arriving())) seen.push(text);
	expect(seen).toEqual([`${heading}\n`, "more", "Más."]);
});

describe("without a known heading", () => {
	test.each([
		"I'm sorry, but I can't help with that.",
		"I’m sorry, but I cannot assist with that request.",
		"<think>No.</think>Sorry, I can't do that.",
		"I can't help with this.",
		"I am unable to help with that.",
		"Unfortunately, I won't be able to write this.",
		"As an AI language model, I have no opinion.",
		"**Lo siento, pero no puedo ayudarte con eso.**",
		"Lo siento, no puedo continuar con esta conversación.",
		"Lamento decirte que no podemos analizarlo.",
		"Como modelo de lenguaje, no tengo datos.",
		"Como una IA, no puedo opinar.",
		"Ho sento, però no puc ajudar-te amb això.",
		"Com a IA, no puc respondre.",
	])("a refusal is one: %s", async (written) => {
		await expect(clean(written)).rejects.toThrow(RefusedError);
		await expect(clean(...written)).rejects.toThrow(RefusedError);
	});

	test.each([
		"Papel usado: lo recoge Anella Paper.",
		"Sorry to hear that. Terrana works with soil.",
		"I see a good fit with Terrana.",
		"Como agricultor, puedes hablar con Terrana.",
	])("another text passes: %s", async (written) => {
		expect(await clean(written)).toBe(written);
	});

	test("thoughts alone are nothing", async () => {
		expect(await clean("<think>uno\n**Encaje**\nParcial: Terrana.")).toBe("");
		expect(shown(await clean("uno\n**Encaje**\nParcial: Terrana.\n</think>"))).toBe("");
	});
});

test("nothing is sent while only thoughts come, and the first heading once its line is whole", async () => {
	const sent: string[] = [];
	async function* model() {
		yield `${"The user wants paper. ".repeat(20)}\n**Encaje**\nParcial: `;
		yield "Terrana.\n";
		expect(sent).toEqual([]);
		yield "</think>\n\n**Enc";
		expect(sent).toEqual([]);
		yield "aje**\n";
		expect(sent).toEqual(["**Encaje**\n"]);
		yield "Claro: es papel, y lo recoge una empresa de la mis";
		expect(sent.join("")).toBe("**Encaje**\n");
		yield "ma comarca, Ane";
		expect(sent.join("")).toBe("**Encaje**\nClaro: es papel, y lo recoge una empresa de la misma comarca, ");
		yield "lla Paper &am";
		expect(sent.join("")).toMatch(/comarca, $/);
		yield "p; Terrana";
	}
	for await (const text of cleanText(model())) sent.push(text);
	expect(sent.join("")).toMatch(/comarca, Anella Paper & Terrana$/);
});

test("thoughts that begin as an analysis does are marked", async () => {
	expect(await clean(`**Encaje**\nParcial: Terrana.\n</think>\n${plain}`)).toBe(
		`**Encaje**\nParcial: Terrana.\n</think>\n${plain}`,
	);
});

/** Everything that has to go or to change, in one text. */
const everything = [
	"<think>uno **Encaje**\nParcial</think>¡Claro! Aquí tienes el análisis:\r\n\r\n```markdown\n# Análisis\n",
	"**Lo que hemos entendido**<br>\nRecoges 12&nbsp;t de CO$_2$ y $CO_2$ a <5 % &lt; $5 y $6, [enlace](x), <b>m<sup>3</sup></b>\n\n",
	"| Qué | Cuánto |\n|---|---|\n| **papel** | 12 t<br>seco |\n\n",
	"### **4. Propuestas de colaboración:** 🤝\n1. **Título**: \\(\\text{CO}_2 \\times 3\\) y H_2O\n   - ¿Quieres que prepare algo?\n",
	"**Qué pasa ahora**\nAlguien del grupo lee <ul><li>la idea</li><li>y responde</li></ul>\n```\n---\n",
	"Si quieres, puedo ampliarlo.\n- uno\n<|im_end|>",
].join("");

test("the result is the same however the text is cut into pieces", async () => {
	const whole = await clean(everything);
	expect(whole).toMatchInlineSnapshot(`
		"# Análisis
		**Lo que hemos entendido**

		Recoges 12 t de CO₂ y CO₂ a <5 % < $5 y $6, [enlace](x), **m³**

		- Qué: **papel**; Cuánto: 12 t, seco

		### **4. Propuestas de colaboración:** 🤝
		1. **Título**: CO₂ × 3 y H_2O
		   - ¿Quieres que prepare algo?
		**Qué pasa ahora**
		Alguien del grupo lee 

		- la idea

		- y responde
		"
	`);
	expect(await clean(...everything)).toBe(whole);
	await fc.assert(
		fc.asyncProperty(fc.array(fc.nat(everything.length), { maxLength: 30 }), async (cuts) => {
			const ends = [...cuts.sort((one, other) => one - other), everything.length];
			const pieces = ends.map((end, index) => everything.slice(ends[index - 1] ?? 0, end));
			expect(await clean(...pieces)).toBe(whole);
		}),
		{ numRuns: 300 },
	);
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
