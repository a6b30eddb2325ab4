/** The characters that markup in a model's text stands for: HTML, entities, formulas and tables. */

/** Control tokens: `<|im_end|>`, `<｜end▁of▁sentence｜>`, `[/INST]`. `</s>` and `<end_of_turn>` are tags. */
const token =
	/(?:<\|(?:im_start|start_header_id|start)\|>|<start_of_turn>)(?:assistant|model)?|<[|｜][^<>\n]{1,40}[|｜]>|\[\/?INST\]/g;
const tag = /<\/?([a-z][\w:-]{0,30})(?: +[\w:-]+=(?:"[^"<>\n]*"|'[^'<>\n]*'))* *\/?>/gi;
const formula = /(?<!\\)\$([^$\n]{0,80}[_^\\][^$\n]{0,80})(?<!\\)\$|\\\(([^\n]{1,150}?)\\\)|([_^]\d)(?!\w)/g;

const accents: Record<string, string> = { acute: "\u0301", grave: "\u0300", uml: "\u0308", tilde: "\u0303" };
const entities: Record<string, string> = {
	...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", euro: "€", deg: "°", middot: "·" },
	...{ ndash: "–", mdash: "—", hellip: "…", laquo: "«", raquo: "»", iquest: "¿", iexcl: "¡" },
};
const scripts: Record<string, string> = {
	sub: "₀₁₂₃₄₅₆₇₈₉",
	sup: "⁰¹²³⁴⁵⁶⁷⁸⁹",
	_: "₀₁₂₃₄₅₆₇₈₉",
	"^": "⁰¹²³⁴⁵⁶⁷⁸⁹",
};

const inScript = (_: string, kind: string, digits: string) =>
	digits.replace(/\d/g, (digit) => scripts[kind]?.[Number(digit)] ?? digit);

/** A text without markup. No piece of markup may be cut. */
export function characters(text: string): string {
	return text
		.replace(/^\s*\|.*$/gm, (row) => row.replace(/ *<br ?\/?> */gi, ", "))
		.replace(token, "")
		.replace(/<(su[bp])>(\d{1,9})<\/\1>/g, inScript)
		.replace(tag, (found, name: string) => {
			if (/^(?:b|strong)$/i.test(name)) return "**";
			if (/^<(?:li|h[1-6])\b/i.test(found)) return /^l/i.test(name) ? "\n- " : "\n## ";
			return /^(?:br|p|div|[uo]l|li|h[1-6])$/i.test(name) ? "\n" : "";
		})
		.replace(formula, (_, inDollars?: string, inBrackets?: string, alone?: string) =>
			(inDollars ?? inBrackets ?? alone ?? "")
				.replace(/\\text\{([^{}]*)\}/g, "$1")
				.replace(/([_^])\{?(\d+)\}?/g, inScript)
				.replace(/\\times(?![a-z])/g, "×")
				.replace(/\\cdot(?![a-z])/g, "·"),
		)
		.replace(/\\([$%&*_#<>~^])/g, "$1")
		.replace(/&(#x?[\da-f]{1,7}|[a-z]{2,8});/gi, (found, name: string) => {
			const [, letter = "", accent = ""] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
			if (accents[accent]) return (letter + accents[accent]).normalize("NFC");
			const code = Number(name.replace(/^#x/i, "0x").replace("#", ""));
			return entities[name] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : found);
		});
}

/** The row of a Markdown table as a line: "- Header: cell; Header: cell". */
export function rowText(row: string, header = ""): string {
	const [names = [], cells = []] = [header, row].map((line) => line.split("|").map((cell) => cell.trim()));
	const labelled = cells.map((cell, index) => (names[index] && cell ? `${names[index]}: ${cell}` : cell));
	return `- ${labelled.filter(Boolean).join("; ")}\n`;
}
