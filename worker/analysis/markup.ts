/** The characters that markup in a model's text stands for: HTML, entities, formulas and tables. */
import { findHeading } from "#app/schemas/analysis-headings.ts";

/** A control token of a chat template: `<|im_end|>`, `</s>`, `<end_of_turn>`, `<｜end▁of▁sentence｜>`, `[/INST]`. */
const controlToken =
	/(?:<\|(?:im_start|start_header_id|start)\|>|<start_of_turn>)(?:assistant|model)?|<[|｜][^<>\n]{1,40}[|｜]>|\[\/?INST\]|<<\/?SYS>>/;
const subscript = /<(su[bp])>([^<>\n]{0,20})<\/su[bp]>/;
/** Not what is smaller than something: "<5 %", "a<b". */
const tag =
	/<!--[^\n]{0,150}?-->|<\/?(?!su[bp]>)[a-z][\w:-]{0,30}(?: +[\w:-]+=(?:"[^"<>\n]*"|'[^'<>\n]*'|[^\s<>"']+))* *\/?>/;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/;
const formula =
	/\$\$?(?=[^\s$])(?:[^$\n]{0,75}[_^\\=][^$\n]{0,75}|[a-z])\$\$?|\\\([^\n]{1,150}?\\\)|\\\[[^\n]{1,150}?\\\]/;
const macro = /\\(?:text|mathrm|mathbf|ce)\{[^{}\n]{0,80}\}(?:[_^](?:\{[^{}\n]{0,20}\}|\w))*/;
const script = /[_^]\d(?![\w])/;
const escaped = /\\[!"#$%&'*+,./:;<=>?@^_`{|}~-]/;

const markup = new RegExp(
	[subscript, controlToken, tag, entity, formula, macro, script, escaped]
		.map(({ source }) => source)
		.join("|"),
	"gi",
);

/** What may become markup with the next characters. What is markup already is `\0`. */
const open = new RegExp(
	`\\0*(?:${[
		"<(?:[a-z/|｜!<][^<>\\n]{0,200})?",
		"<su[bp]>[^<>\\n]{0,20}(?:<[^<>\\n]{0,5})?",
		"\\0[a-z]{1,9}",
		"&[#\\w]{0,10}",
		"\\[[/a-z]{0,5}",
		"\\$\\$?[^$\\n]{0,200}\\$?",
		"\\\\[([][^\\n]{0,200}",
		"\\\\[a-z]{0,8}(?:\\{[^{}\\n]{0,80}\\}?)?",
		"\\0[_^](?:\\{[^{}\\n]{0,20})?",
		"[_^]\\d?",
		"\\0",
	].join("|")})$`,
	"i",
);

/** How much of a text is markup or none whatever comes next. */
export function settledLength(text: string): number {
	const at = text.replace(markup, (found) => "\0".repeat(found.length)).search(open);
	return at < 0 ? text.length : at;
}

const marks = {
	acute: "\u0301",
	grave: "\u0300",
	uml: "\u0308",
	tilde: "\u0303",
	circ: "\u0302",
	cedil: "\u0327",
};

const entities: Readonly<Record<string, string>> = {
	...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", euro: "€", pound: "£", deg: "°" },
	...{ ndash: "–", mdash: "—", hellip: "…", bull: "•", middot: "·", laquo: "«", raquo: "»", lsquo: "‘" },
	...{ rsquo: "’", ldquo: "“", rdquo: "”", iquest: "¿", iexcl: "¡", ordm: "º", ordf: "ª", times: "×" },
	...{ divide: "÷", plusmn: "±", minus: "−", asymp: "≈", le: "≤", ge: "≥", rarr: "→", sup2: "²", sup3: "³" },
	...{ frac12: "½", frac14: "¼", frac34: "¾", micro: "µ", check: "✓", shy: "" },
};

const symbols: Readonly<Record<string, string>> = {
	...{
		times: "×",
		cdot: "·",
		div: "÷",
		pm: "±",
		approx: "≈",
		sim: "~",
		leq: "≤",
		le: "≤",
		geq: "≥",
		ge: "≥",
	},
	...{
		rightarrow: "→",
		to: "→",
		degree: "°",
		circ: "°",
		mu: "µ",
		euro: "€",
		quad: " ",
		ldots: "…",
		dots: "…",
	},
};

const lowered = { sub: "₀₁₂₃₄₅₆₇₈₉₊₋ₙₓ", sup: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣ" };

/** Writes digits below or above the line; a text that has no such characters stays as it is. */
function scripted(kind: "sub" | "sup", text: string): string {
	const places = [...text].map((letter) => "0123456789+-nx".indexOf(letter));
	return places.includes(-1) ? text : places.map((place) => lowered[kind][place]).join("");
}

/** The characters of a formula: `\text{CO}_2` is "CO₂". */
function formulaText(formula: string): string {
	return formula
		.replace(/\\(?:d?frac)\{([^{}]*)\}\{([^{}]*)\}/g, "$1/$2")
		.replace(/([_^])(?:\{([^{}]*)\}|(\w))/g, (_, mark: string, group?: string, one?: string) =>
			scripted(mark === "_" ? "sub" : "sup", group ?? one ?? ""),
		)
		.replace(/\\([a-z]+)/gi, (_, name: string) => symbols[name] ?? "")
		.replace(/\\[,;! ]/g, " ")
		.replace(/\\(?=[%$&#_])|\$\$?|\\[()[\]]|[{}]/g, "");
}

/** The characters that a piece of markup stands for. */
function charactersOf(found: string): string {
	const [, name = "", content = ""] = /^<\/?([a-z]+\d?)>?([^<]*)/i.exec(found) ?? [];
	const element = name.toLowerCase();
	if (content && (element === "sub" || element === "sup")) return scripted(element, content);
	if (found.startsWith("&")) {
		const [, sign, hex, code, letter = "", mark = ""] =
			/^&(#(x)?([\da-f]+)|([a-z])([a-z]+\d*));$/i.exec(found) ?? [];
		if (sign && code) return String.fromCodePoint(Math.min(Number.parseInt(code, hex ? 16 : 10), 0x10ffff));
		if (mark in marks) return (letter + marks[mark as keyof typeof marks]).normalize("NFC");
		return entities[found.slice(1, -1)] ?? found;
	}
	if (/^\\[^a-z([]/i.test(found)) return found.slice(1);
	if (/^[$\\_^]/.test(found)) return formulaText(found);
	return element === "b" || element === "strong" ? "**" : "";
}

/** A text without markup. No piece of markup may be cut. */
export function characters(text: string): string {
	return text.replace(markup, charactersOf);
}

/**
 * The rows of a Markdown table as lines: "- Header: cell; Header: cell", or a section for a row that begins with a known heading.
 */
export function tableLines(rows: readonly string[]): string {
	const table = rows.map(cellsOf);
	const hasHeader = table[1]?.every((cell) => /^:?-+:?$/.test(cell));
	const [header = [], body] = hasHeader ? [table[0], table.slice(2)] : [[], table];
	const lines = body.map((cells) => {
		const [first = "", ...rest] = cells;
		const known = findHeading(first);
		if (known) return `**${known.heading}**\n${rest.filter(Boolean).join("; ")}\n\n`;
		const labelled = cells.map((cell, index) => (header[index] && cell ? `${header[index]}: ${cell}` : cell));
		return `- ${labelled.filter(Boolean).join("; ")}\n`;
	});
	return lines.join("");
}

/** The cells of a table's row, as characters on one line. */
function cellsOf(row: string): string[] {
	return row
		.replace(/<[|｜][^<>]{1,40}[|｜]>/g, "")
		.trim()
		.replace(/^\||\|$/g, "")
		.split(/(?<!\\)\|/)
		.map((cell) =>
			characters(cell.replace(/ *<br ?\/?> */gi, ", "))
				.replace(/\s+/g, " ")
				.trim(),
		);
}
