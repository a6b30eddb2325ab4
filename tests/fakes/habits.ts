import { analysisHeadings } from "../../app/schemas/analysis-layout.ts";

/**
 * An analysis as a model writes it that follows the layout, and how other models write the same one: their habits, from public
 * reports of chat models and servers.
 */

/** A whole answer in the layout of the prompt. */
export const plainAnswer = `**Lo que hemos entendido**
Recogéis 12 t de posos de café al año en 40 cafeterías de Barcelona y buscáis quien haga compost con ellos. Entendemos que hoy acaban en el contenedor de orgánica.

**Encaje**
Conjunto: Terrana aplicaría el compost y Arrel lo llevaría a sus agricultores. La recogida queda fuera de lo que hacen, porque ninguna tiene camiones en la ciudad.

**Sector y tipo de negocio**
Recogida separada de residuos de hostelería.

**Aspectos sostenibles**
- Menos CO₂: 12 t al año dejan de ir al vertedero, si el viaje es de menos de 30 km.
- En contra: el café solo acidifica el suelo por debajo de <6 de pH.

**Propuestas de colaboración**
1. **Un montón de prueba**: Terrana composta 500 kg con restos de poda durante 12 semanas y mide la temperatura cada día.
   - **Qué lo decide**: si el montón no pasa de 55 °C, hace falta más poda.
   - Se compara con un montón sin café:
     - el mismo volumen,
     - la misma lluvia.
2. **Un bancal con cada mezcla**: Arrel busca a un agricultor que siembre dos bancales iguales.

   El resultado se mide en kg por m².
   - **Qué lo decide**: una diferencia de más del 10 %.

**ODS relacionados**
ODS 12: Producción y consumo responsables. Se contarían las toneladas que se compostan & se venden.

**La pregunta que más importa**
¿Los posos se recogen secos o mojados? Si secos, se guardan una semana; si mojados, hay que llevarlos en dos días.

**Qué conviene tener preparado**
- Una factura del gestor de orgánica: la da el ayuntamiento.
- Un análisis de humedad: lo hace un laboratorio agrario.
- La lista de cafeterías, con la cantidad de cada una.

**Qué pasa ahora**
Alguien del grupo lee la idea y responde por correo. Mientras tanto, pesa los posos de una cafetería durante una semana.`;

type Habit = (text: string) => string;

const inText = (from: string | RegExp, to: string) => (text: string) => text.replaceAll(from, to);

/** Habits that are told by an example: what it makes a habit of is its name. */
const named = <Example>(examples: readonly Example[], habit: (example: Example) => Habit) =>
	Object.fromEntries(examples.map((example) => [JSON.stringify(example), habit(example)]));

const thoughts = "El usuario recoge café.\n\n**Encaje**\nParcial: Terrana.\n\n1. **Sector**: no.\n";

/** Thoughts, control tokens and introductions that come before the text, each with what closes it. */
const wrappers = [
	[`<THINKING>\n${thoughts}</THINKING>\n<thought>${thoughts}</thought>`],
	[`<reasoning effort="high">${thoughts}</reasoning>\n\n`],
	[`${thoughts}Bien.</think>`],
	["**Encaje**\nParcial: Terrana.\n</think>\n\n"],
	[
		`<|channel|>analysis<|message|>${thoughts}<|end|><|start|>assistant<|channel|>final<|message|>`,
		"<|return|>",
	],
	["<|channel|>commentary<|message|>", "<|end|>"],
	[`[THINK]${thoughts}[/THINK]`],
	["<s><|im_start|>assistant\n", "<|im_end|></s><end_of_turn>\n<|endoftext|><｜end▁of▁sentence｜> [/INST]"],
	["~~~\n", "\n~~~\n"],
	["Aquí tienes el análisis:\n\n```md\n", "\n```\n\n¿Quieres que lo amplíe?"],
	["¡Hola!\n\nGracias por tu idea. Este es el análisis:\n\n---\n\n"],
	[`I cannot tell you ${"what comes, ".repeat(30)}nor when.\n\n`],
	["# Análisis de alianza: posos\n\nA continuación presento el análisis de tu idea.\n\n"],
] as const;

/** What is said to who asks, after the last section. */
const chat = [
	"\n\nLet me know if you would like more detail on any section!",
	"\n\n*If you'd like, I can draft the email.*\n\nBest regards",
	"\n\n---\n\n¿Quieres que prepare un calendario para la prueba?",
	"\n\nSi quieres, puedo:\n\n- hacer números\n- buscar ayudas\n",
	"\n\nSi vols, puc preparar un pla.",
];

/** What a heading is written as. */
const headings = [
	...["## $1", "$1", "$1\n======", "---\n\n**$1**\n\n", "### $1 ###", "> ## $1", "__$1__:", "• $1"],
	...["## 🎯 **$1** 🎯", "**B. $1**", "## IV) $1:", "**Sección 2: $1**", "**«$1»**", "**$1**\n\n**$1**"],
];
const inForm = (heading: string) => inText(/^\*\*(.+)\*\*$/gm, heading);
const headingsAs = (write: (heading: string, index: number) => string) => (text: string) => {
	let index = 0;
	return text.replace(/^\*\*(.+)\*\*$/gm, (_, heading) => write(heading, ++index));
};
const inOtherWords: Record<string, string> = {
	"Lo que hemos entendido": "We understood",
	Encaje: "Grado de encaje",
	"Sector y tipo de negocio": "**Sector**",
	"Aspectos sostenibles": "## Economía circular",
	"Propuestas de colaboración": "**Posibles alianzas con el grupo**",
	"ODS relacionados": "## SDGs",
	"Qué pasa ahora": "**Próximos pasos de la colaboración**",
};

/** What the heading of the verdict and its level are written as. */
const verdicts = [
	...[
		"**Encaje**\n**Conjunto**: ",
		"**Encaje**\n- CONJUNTO – ",
		"**Encaje** ✅\n✅ **Encaje conjunto** ✅: ",
	],
	...["**Encaje: Conjunto**\n", "**Encaje** – Conjunto: ", "**Encaje (Conjunto)**\n\n"],
	...["Encaje: Joint fit. ", "- **Encaje:** **Conjunto**: "],
];
const goals = ["* **ODS 12:** ", "ods 12. ", "### ODS 12\n", "- **SDG 12** – ", "**ODS 12**\n\n"];
const proposals = ["$1) **$2** - ", "**$1. $2**\n", "### Propuesta $1: $2\n\n", "> $1. __$2__: "];

/** Marks of sources, after each sentence or before its full stop. */
const citations = [
	...[" 【4:0†source】", " [^1^]", " [¹^]", " [cite:3]", " [web:1][web:2]", "[1][2]", " [1]", " ([1])"],
	...[" [[1, 2]](https://example.org/a_1)", " ([idae.es](https://www.idae.es/?utm_source=openai))"],
	...[" \ue200cite\ue202turn0search1\ue202turn0news2\ue201", " citeturn0search1turn0news2"],
	" :contentReference[oaicite:0]{index=0}",
];
const sources = [
	"**Fuentes**\n[1] https://example.org\n- IDAE, 2023: guía del compost de los residuos de cafeterías y bares",
	"## Sources and references\n\n1. [IDAE](https://example.org)\n\n## X. Enlaces\n\n¿Quieres que lo amplíe?",
	"**Fuentes consultadas:** IDAE, 2023",
	"[1]: https://example.org\n[^2^]: IDAE, 2023",
];

/** Habits of writing lines: texts that must become `plainAnswer`, also where an earlier version has stored them. */
export const habits: Readonly<Record<string, Habit>> = {
	...named(headings, inForm),
	...named(verdicts, (verdict) => inText("**Encaje**\nConjunto: ", verdict)),
	...named(goals, (goal) => inText("ODS 12: ", goal)),
	...named(proposals, (proposal) => inText(/^(\d)\. \*\*(.+?)\*\*: /gm, proposal)),
	...named(["* ", "• ", "– "], (bullet) => inText(/(?<=^ *)- /gm, bullet)),
	...named(citations, (mark) => inText(/(?=\.(?:\s|$))|(?<=^\*\*[^*]+)(?=\*\*$)/gm, mark)),
	...named(
		citations.map((mark) => ["after a full stop", mark]),
		([, mark]) => inText(/(?<=\p{L}\.)(?=\s|$)|(?<=^\*\*.+\*\*)$/gmu, mark ?? ""),
	),
	...named(sources, (list) => inText(/$/g, `\n\n${list}`)),
	"sentences after marks of sources": inText(/(?<=[.:] |^)(?=[\p{Lu}¿])/gmu, "[cite_start]"),
	"numbered headings": headingsAs((heading, index) => `${index}. **${heading}**`),
	"headings in capitals": headingsAs((heading) => `${heading.toUpperCase()}:`),
	"headings in other words": headingsAs((heading) => inOtherWords[heading] ?? `**${heading}**`),
	"headings in another language": (text) =>
		headingsAs((_, index) => `**${Object.values(analysisHeadings.en)[index - 1]}**`)(text).replace(
			"Conjunto",
			"Joint",
		),
	"other marks for bold": inText(/\*\*(Qué.+?)\*\*/g, "__$1__"),
	italics: inText(/(?<= )(compost|semanas?)(?!\p{L})/gu, "*$1*"),
	"other line breaks": inText("\n", "\r\n"),
	"invisible characters": (text) => `\ufeff${text.replaceAll(/(?<=[eo])n/g, "\u200bn\u00ad")}`,
	"long rules": inText(/\n\n(?=\*\*)/g, `\n${"· ".repeat(30)}\n`),
	"blank lines everywhere": inText("\n", "\n\n"),
	"no blank lines": inText(/\n\n(?! )/g, "\n"),
};

/** What is around the text, or in place of it, which is never stored. */
export const surroundings: Readonly<Record<string, Habit>> = {
	...named(wrappers, ([start, end = ""]) => inText(/^.*$/gs, `${start}$&${end}`)),
	...named(chat, (end) => inText(/$/g, end)),
	"thoughts in the middle": inText("**ODS rel", `<think>${thoughts}</think>**ODS rel`),
	"HTML for headings and bold": (text) =>
		`<answer>\n${inForm("<h2>$1</h2>")(text).replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")}\n</answer>`,
	"a whole answer that is repeated": (text) => `${text}\n\n${inForm("## $1")(text)}\n\n${text}`,
	"a last section that is repeated": (text) => `${text}\n\n${text.split("\n\n").at(-1)}`,
};
