/**
 * An analysis as a model writes it that follows the layout, and how other models write the same one: their habits, from public
 * reports of chat models and servers. The fake model plays them: `#fake:<name>`.
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

/** What a short answer has. */
const kept = ["Lo que hemos entendido", "Encaje", "La pregunta", "Qué pasa ahora"];

/** An answer without the sections that there is nothing to say in. */
const shortAnswer = plainAnswer
	.split("\n\n**")
	.filter((section) => kept.some((heading) => section.replace("**", "").startsWith(heading)))
	.join("\n\n**");

const heading = /^\*\*(.+)\*\*$/gm;
/** Writes each heading anew, with its number from 1. */
const headings = (write: (heading: string, number: number) => string) => (text: string) => {
	let number = 0;
	return text.replace(heading, (_, words: string) => {
		number += 1;
		return write(words, number);
	});
};

const inText = (from: string | RegExp, to: string) => (text: string) => text.replaceAll(from, to);
const before = (start: string) => (text: string) => start + text;
const after = (end: string) => (text: string) => text + end;
const around = (start: string, end: string) => (text: string) => start + text + end;

const thoughts = "El usuario recoge café.\n\n**Encaje**\nParcial: Terrana.\n\n1. **Sector**: no.\n";
const catalan = [
	"El que hem entès",
	"Encaix",
	"Sector i tipus de negoci",
	"Aspectes sostenibles",
	"Propostes de col·laboració",
	"ODS relacionats",
	"La pregunta que més importa",
	"Què convé tenir preparat",
	"Què passa ara",
];
const galician = [
	"O que entendemos",
	"Encaixe",
	"Sector e tipo de negocio",
	"Aspectos sostibles",
	"Propostas de colaboración",
	"ODS relacionados",
	"A pregunta que máis importa",
	"Que convén ter preparado",
	"Que pasa agora",
];
const portuguese = [
	"O que entendemos",
	"Encaixe",
	"Setor e tipo de negócio",
	"Aspetos sustentáveis",
	"Propostas de colaboração",
	"ODS relacionados",
	"A pergunta que mais importa",
	"O que convém ter preparado",
	"O que acontece agora",
];
const roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

/** Texts that must give the same page as `plainAnswer`. */
export const habits: Readonly<Record<string, (text: string) => string>> = {
	plain: (text) => text,
	// Thoughts.
	think: around(`<think>\n${thoughts}</think>\n\n`, ""),
	thinking: before(`<Thinking>${thoughts}</Thinking>\n`),
	thought: before(`<thought>${thoughts}</thought>`),
	"reasoning-tag": before(`<reasoning effort="high">${thoughts}</reasoning>\n\n`),
	"thoughts-end": before(`${thoughts}</think>\n\n`),
	"thinking-end": before(`Okay, let me think.\n\n${thoughts}</thinking>`),
	"thoughts-as-analysis": before(`**Encaje**\nParcial: Terrana.\n</think>\n\n`),
	"thoughts-channel": around(
		`<|channel|>analysis<|message|>${thoughts}<|end|><|start|>assistant<|channel|>final<|message|>`,
		"<|return|>",
	),
	"thoughts-brackets": before(`[THINK]${thoughts}[/THINK]`),
	"thoughts-between": inText("**ODS rel", `<think>${thoughts}</think>**ODS rel`),
	"no-thoughts": before("<think>\n\n</think>\n\n"),
	// Tokens of chat templates.
	"im-end": after("<|im_end|>"),
	"eot-id": after("<|eot_id|>"),
	endoftext: after("\n<|endoftext|>"),
	"end-s": around("<s>", " </s>"),
	"end-of-turn": after("<end_of_turn>\n"),
	"end-of-sentence": after("<｜end▁of▁sentence｜>"),
	inst: after(" [/INST]"),
	role: around("<|im_start|>assistant\n", "<|im_end|>\n"),
	header: before("<|start_header_id|>assistant<|end_header_id|>\n\n"),
	// Fences.
	fence: around("```markdown\n", "\n```"),
	"plain-fence": around("```\n", "\n```\n"),
	"tilde-fence": around("~~~md\n", "\n~~~"),
	"introduced-fence": around("Aquí tienes el análisis:\n\n```markdown\n", "\n```\n\n¿Quieres que lo amplíe?"),
	// Before the first heading, and after the last section.
	sure: before("Sure! Here is the analysis:\n\n"),
	"claro-aqui": before("¡Claro! Aquí tienes el análisis de tu idea:\n\n---\n\n"),
	gracias: before("Gracias por compartir tu idea.\n"),
	title: before("# Análisis de alianza\n\n"),
	"let-me-know": after("\n\nLet me know if you would like more detail on any section!"),
	"quieres-que": after("\n\n---\n\n¿Quieres que prepare un calendario para la prueba?"),
	"hope-this-helps": after("\nI hope this helps! 😊"),
	espero: after("\n\n*Espero que te sirva.*\n\nSi necesitas algo más, dímelo."),
	"si-quieres": after("\n\nSi quieres, puedo:\n\n- hacer números\n- buscar ayudas"),
	// Characters.
	br: (text) => text.replace(/(?<=\S)\n(?= {3})/g, "<br>\n").replace(/(?<=\*\*)\n(?=\S)/g, "<br/>"),
	entities: (text) =>
		text
			.replaceAll("&", "&amp;")
			.replaceAll("<", "&lt;")
			.replaceAll("é", "&eacute;")
			.replaceAll("ñ", "&#241;")
			.replaceAll("°", "&#xB0;")
			.replaceAll("¿", "&iquest;"),
	nbsp: inText(/(?<=\d) (?=\p{L}|°|%)/gu, "&nbsp;"),
	sub: inText("₂", "<sub>2</sub>"),
	"latex-sub": inText("₂", "$_2$"),
	"latex-name": inText("CO₂", "$CO_2$"),
	"latex-text": inText("CO₂", "\\(\\text{CO}_2\\)"),
	sup: inText("m²", "m<sup>2</sup>"),
	"latex-sup": inText("m²", "$m^{2}$"),
	tags: (text) =>
		text.replace(/^\*\*(.+)\*\*$/gm, "<h2>$1</h2>").replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>"),
	span: (text) => text.replace(/^(?=[A-Z])(.+)$/gm, '<span style="color:red">$1</span>'),
	answer: around("<answer>\n", "\n</answer>"),
	"crlf-text": inText("\n", "\r\n"),
	"no-break-spaces": inText(/(?<=Terrana|Arrel) /g, "\u00a0"),
	// Headings.
	hash: headings((words) => `## ${words}`),
	"hash-without-space": headings((words) => `###${words}`),
	"hash-bold": headings((words) => `# **${words}** #`),
	stars: headings((words) => `***${words}***`),
	emoji: headings((words) => `**🎯 ${words}**`),
	check: headings((words) => `**${words}** ✅`),
	bullets: headings((words) => `- **${words}**`),
	numbers: headings((words, number) => `## ${number}. ${words}`),
	"bold-numbers": headings((words, number) => `**${number}) ${words}**`),
	keycaps: headings((words, number) => `${number}️⃣ **${words}**`),
	letters: headings((words, number) => `**${"ABCDEFGHI"[number - 1]}) ${words}**`),
	roman: headings((words, number) => `### ${roman[number - 1]}. ${words}`),
	sections: headings((words, number) => `**Sección ${number}: ${words}**`),
	colon: headings((words) => `**${words}:**`),
	"colon-after": headings((words) => `**${words}**:`),
	"zero-width": headings((words) => `**\u200b${words.replace("n", "n\u200b")}\ufeff**`),
	underlined: headings((words) => `${words}\n${"=".repeat(words.length)}`),
	"underlined-with-dashes": headings((words) => `${words}\n---`),
	"plain-headings": headings((words) => words),
	capitals: headings((words) => `**${words.toUpperCase()}**`),
	"without-accents": headings((words) => `**${words.normalize("NFD").replace(/\p{M}/gu, "")}**`),
	decomposed: headings((words) => `**${words.normalize("NFD")}**`),
	typos: headings((words) => `**${words.replace(/(\p{L})(\p{L})(?=\p{L}$)/u, "$2$1")}**`),
	quoted: headings((words) => `> **${words}**`),
	frames: headings((words) => `━━━ ${words} ━━━`),
	"next-line-rule": headings((words) => `---\n\n**${words}**\n\n`),
	"level-in-heading": inText("**Encaje**\nConjunto:", "**Encaje: Conjunto**\n"),
	"level-after-heading": inText("**Encaje**\nConjunto:", "**Encaje** – **Conjunto**:"),
	"level-decorated": inText("Conjunto:", "✅ **CONJUNTO** ✅ —"),
	// Lists.
	"blank-lines": (text) => text.replace(/\n(?= *(?:-|\d\.) )/g, "\n\n"),
	asterisks: inText(/^( *)- /gm, "$1* "),
	"wide-indents": inText(/^ +/gm, "$&$&"),
	tabs: (text) => text.replace(/^ {5}/gm, "\t\t").replace(/^ {3}/gm, "\t"),
	"bold-proposals": inText(/^(\d)\. \*\*(.+?)\*\*: /gm, "**$1. $2**\n"),
	"hash-proposals": inText(/^(\d)\. \*\*(.+?)\*\*: /gm, "### $1. $2\n\n"),
	"named-proposals": inText(/^(\d)\. \*\*(.+?)\*\*: /gm, "**Propuesta $1: $2**\n"),
};

/** Texts that say the same in other words, or another way: only the sections in them are the same. */
export const looseHabits: Readonly<Record<string, (text: string) => string>> = {
	catalan: headings((_, number) => `**${catalan[number - 1]}**`),
	galician: headings((_, number) => `**${galician[number - 1]}**`),
	portuguese: headings((_, number) => `**${portuguese[number - 1]}**`),
	"usual-headings": (text) =>
		text
			.replace("**Encaje**", "**Grado de encaje con el grupo**")
			.replace("Qué pasa ahora", "Próximos pasos"),
	table: (text) =>
		text.replace(
			/- Menos CO₂: (.+)\n- En contra: (.+)/,
			"| Aspecto | Detalle |\n|:--|--:|\n| Menos CO₂ | $1 |\n| En contra | $2 |",
		),
	"numbered-list": (text) =>
		text
			.replace("- Una factura", "1. Una factura")
			.replace("- Un análisis", "2. Un análisis")
			.replace("- La lista", "3. La lista"),
	"proposals-named-as-sections": (text) =>
		text
			.replace("Un montón de prueba", "Sector textil")
			.replace("Un bancal con cada mezcla", "Próximos pasos"),
	"translated-names": inText("Terrana", "TERRANA"),
	"left-out": () => shortAnswer,
};
