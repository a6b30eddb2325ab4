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
	[`${thoughts}</think>\n\n`],
	["**Encaje**\nParcial: Terrana.\n</think>\n\n"],
	[
		`<|channel|>analysis<|message|>${thoughts}<|end|><|start|>assistant<|channel|>final<|message|>`,
		"<|return|>",
	],
	[`[THINK]${thoughts}[/THINK]`],
	["<s><|im_start|>assistant\n", "<|im_end|></s><end_of_turn>\n<|endoftext|><｜end▁of▁sentence｜> [/INST]"],
	["~~~\n", "\n~~~\n"],
	["Aquí tienes el análisis:\n\n```md\n", "\n```\n\n¿Quieres que lo amplíe?"],
	["¡Hola!\n\nGracias por tu idea. Este es el análisis:\n\n---\n\n"],
	["# Análisis de alianza\n\n"],
] as const;

/** What is said to who asks, after the last section. */
const chat = [
	"\n\nLet me know if you would like more detail on any section!",
	"\n\n*If you'd like, I can draft the email.*\n\nBest regards",
	"\n\n---\n\n¿Quieres que prepare un calendario para la prueba?",
	"\n\nSi quieres, puedo:\n\n- hacer números\n- buscar ayudas\n",
	"\n\nSi vols, puc preparar un pla.",
];

/** What a heading is written as: `tests/app/parse-analysis.test.ts` has more. */
const headings = ["## $1", "$1", "**$1:**", "$1\n======", "---\n\n**$1**\n\n"];
const inForm = (heading: string) => inText(/^\*\*(.+)\*\*$/gm, heading);

/** Texts that must give the same page as `plainAnswer`. */
export const habits: Readonly<Record<string, Habit>> = {
	...named(wrappers, ([start, end = ""]) => inText(/^.*$/gs, `${start}$&${end}`)),
	...named(chat, (end) => inText(/$/g, end)),
	...named(headings, inForm),
	"thoughts in the middle": inText("**ODS rel", `<think>${thoughts}</think>**ODS rel`),
	"HTML for headings and bold": (text) =>
		`<answer>\n${inForm("<h2>$1</h2>")(text).replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")}\n</answer>`,
	"other line breaks": inText("\n", "\r\n"),
	"invisible characters": (text) => `\ufeff${text.replaceAll(/(?<=[eo])n/g, "\u200bn\u00ad")}`,
	"blank lines in lists": inText(/\n(?= *(?:-|\d\.) )/g, "\n\n"),
};
