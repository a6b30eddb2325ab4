/** The characters that markup in a model's text stands for: HTML, entities, formulas and tables. */

const patterns = [
	// Control tokens: `<|im_end|>`, `<｜end▁of▁sentence｜>`, `[/INST]`. `</s>` and `<end_of_turn>` are tags.
	/(?:<\|(?:im_start|start_header_id|start)\|>|<start_of_turn>)(?:assistant|model)?|<[|｜][^<>\n]{1,40}[|｜]>|\[\/?INST\]/,
	/<(?<script>su[bp])>(?<scripted>\d{1,9})<\/su[bp]>/,
	/<(?<tag>\/?[a-z][\w:-]{0,30})(?: +[\w:-]+=(?:"[^"<>\n]*"|'[^'<>\n]*'))* *\/?>/,
	/&(?<entity>#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/,
	/\$(?<formula>[^$\n]{0,80}[_^\\][^$\n]{0,80})\$|\\\((?<inline>[^\n]{1,150}?)\\\)|(?<digit>[_^]\d)(?!\w)/,
	/\\(?<escaped>[$%&*_#<>~^])/,
];
const markup = new RegExp(patterns.map(({ source }) => source).join("|"), "gi");

const accents: Readonly<Record<string, string>> = {
	acute: "\u0301",
	grave: "\u0300",
	uml: "\u0308",
	tilde: "\u0303",
};
const entities: Readonly<Record<string, string>> = {
	...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", euro: "€", deg: "°", middot: "·" },
	...{ ndash: "–", mdash: "—", hellip: "…", laquo: "«", raquo: "»", iquest: "¿", iexcl: "¡" },
};

/** Tags that stand for characters. Of other elements only the content stays. */
const tags: readonly [RegExp, string][] = [
	[/^\/?(?:b|strong)$/i, "**"],
	[/^li$/i, "\n- "],
	[/^h[1-6]$/i, "\n## "],
	[/^\/?(?:br|p|div|[uo]l|li|h[1-6])$/i, "\n"],
];

const scripts: Readonly<Record<string, string>> = { sub: "₀₁₂₃₄₅₆₇₈₉", sup: "⁰¹²³⁴⁵⁶⁷⁸⁹" };
const inScript = (kind: string, digits: string) =>
	digits.replace(/\d/g, (digit) => scripts[kind.toLowerCase()]?.[Number(digit)] ?? digit);

/** The characters of a formula: `\text{CO}_2` is "CO₂". */
const formulaText = (formula: string) =>
	formula
		.replace(/\\text\{([^{}]*)\}/g, "$1")
		.replace(/([_^])\{?(\d+)\}?/g, (_, mark, digits) => inScript(mark === "_" ? "sub" : "sup", digits))
		.replace(/\\(times|cdot)(?![a-z])/g, (_, name) => (name === "times" ? "×" : "·"));

function entityText(name: string): string {
	const [, letter = "", accent = ""] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
	if (accents[accent]) return (letter + accents[accent]).normalize("NFC");
	if (!name.startsWith("#")) return entities[name] ?? `&${name};`;
	return String.fromCodePoint(Math.min(Number(name.slice(1).replace(/^x/i, "0x")), 0x10ffff));
}

/** A text without markup. No piece of markup may be cut. */
export function characters(text: string): string {
	const rows = text.replace(/^\s*\|.*$/gm, (row) => row.replace(/ *<br ?\/?> */gi, ", "));
	return rows.replace(markup, (...found) => {
		const groups: Readonly<Record<string, string | undefined>> = found.at(-1);
		const {
			script,
			scripted = "",
			tag,
			entity,
			formula = groups.inline ?? groups.digit,
			escaped = "",
		} = groups;
		if (script) return inScript(script, scripted);
		if (entity) return entityText(entity);
		if (tag) return tags.find(([name]) => name.test(tag))?.[1] ?? "";
		return formula ? formulaText(formula) : escaped;
	});
}

/** The row of a Markdown table as a line: "- Header: cell; Header: cell". */
export function rowText(row: string, header = ""): string {
	const [names = [], cells = []] = [header, row].map((line) => line.split("|").map((cell) => cell.trim()));
	const labelled = cells.map((cell, index) => (names[index] && cell ? `${names[index]}: ${cell}` : cell));
	return `- ${labelled.filter(Boolean).join("; ")}\n`;
}
