/** The characters that markup in a model's text stands for: HTML, entities, formulas and tables. */
import { findHeading } from "#app/schemas/analysis-headings.ts";

const patterns = [
	// Control tokens of chat templates: `<|im_end|>`, `<｜end▁of▁sentence｜>`, `[/INST]`; `</s>` and `<end_of_turn>` are tags.
	/(?:<\|(?:im_start|start_header_id|start)\|>|<start_of_turn>)(?:assistant|model)?|<[|｜][^<>\n]{1,40}[|｜]>|\[\/?INST\]/,
	/<(?<script>su[bp])>(?<scripted>[^<>\n]{0,20})<\/su[bp]>/,
	/<(?<slash>\/?)(?<element>[a-z][\w:-]{0,30})(?<attributes>(?: +[\w:-]+=(?:"[^"<>\n]*"|'[^'<>\n]*'))*) *\/?>\n?/,
	/&(?<entity>#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/,
	/\$(?<formula>[^$\n]{0,80}[_^\\][^$\n]{0,80})\$|\\\((?<inline>[^\n]{1,150}?)\\\)/,
	/(?<digit>[_^]\d)(?!\w)/,
	/\\(?<escaped>[$%&*_#<>~^])/,
];
const markup = new RegExp(patterns.map(({ source }) => source).join("|"), "gi");

/** What begins a line in HTML. Of other elements only the content stays. */
const lineTag = /^(?:br|p|div|[uo]l|li|h[1-6])$/i;

const accents = { acute: "\u0301", grave: "\u0300", uml: "\u0308", tilde: "\u0303", cedil: "\u0327" };
const entities: Readonly<Record<string, string>> = {
	...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", euro: "€", deg: "°", middot: "·" },
	...{ ndash: "–", mdash: "—", hellip: "…", laquo: "«", raquo: "»", iquest: "¿", iexcl: "¡" },
};
const lowered = { sub: "₀₁₂₃₄₅₆₇₈₉", sup: "⁰¹²³⁴⁵⁶⁷⁸⁹" };

/** Writes digits below or above the line; another text stays as it is. */
const inScript = (kind: "sub" | "sup", text: string) =>
	/^\d+$/.test(text) ? text.replace(/\d/g, (digit) => lowered[kind][Number(digit)] ?? "") : text;

/** The characters of a formula: `\text{CO}_2` is "CO₂". */
const formulaText = (formula: string) =>
	formula
		.replace(/\\text\{([^{}]*)\}/g, "$1")
		.replace(/([_^])(?:\{([^{}]*)\}|(\w))/g, (_, mark: string, group: string, one: string) =>
			inScript(mark === "_" ? "sub" : "sup", group ?? one),
		)
		.replace(/\\[,; ]/g, " ")
		.replace(/\\(?=[%&#])/g, "")
		.replace(/\\times(?![a-z])/g, "×")
		.replace(/\\cdot(?![a-z])/g, "·");

function entityText(name: string): string | undefined {
	const [, letter = "", accent = ""] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
	if (accent in accents) return (letter + accents[accent as keyof typeof accents]).normalize("NFC");
	if (!name.startsWith("#")) return entities[name];
	return String.fromCodePoint(Math.min(Number(name.slice(1).replace(/^x/i, "0x")), 0x10ffff));
}

/** A text without markup. No piece of markup may be cut. */
export function characters(text: string): string {
	const rows = text.replace(/^\s*\|.*$/gm, (row) => row.replace(/ *<br ?\/?> */gi, ", "));
	return rows.replace(markup, (found, ...others) => {
		const groups: Readonly<Record<string, string | undefined>> = others.at(-1);
		const { script, scripted = "", slash, element, entity, formula = groups.inline, digit, escaped } = groups;
		if (script) return inScript(script.toLowerCase() as "sub" | "sup", scripted);
		if (entity) return entityText(entity) ?? found;
		if (formula ?? digit) return formulaText(formula ?? digit ?? "");
		if (!element) return escaped ?? "";
		const isBold = /^(?:b|strong)$/i.test(element);
		if (!lineTag.test(element)) return (isBold ? "**" : "") + (found.endsWith("\n") ? "\n" : "");
		if (slash) return "\n";
		return `\n${/^li$/i.test(element) ? "- " : ""}${/^h/i.test(element) ? "## " : ""}`;
	});
}

/** The rows of a Markdown table as lines, "- Header: cell; Header: cell", or as sections where the first cell is a heading. */
export function tableLines(rows: readonly string[]): string[] {
	const table = rows.map((row) =>
		row
			.trim()
			.replace(/^\||\|$/g, "")
			.split("|")
			.map((cell) => cell.trim()),
	);
	const hasHeader = table[1]?.every((cell) => /^:?-+:?$/.test(cell));
	const header = hasHeader ? table[0] : undefined;
	return table.slice(hasHeader ? 2 : 0).flatMap((cells) => {
		const [first = "", ...rest] = cells;
		const known = findHeading(first);
		if (known) return [`**${known.heading}**\n`, `${rest.filter(Boolean).join("; ")}\n`, "\n"];
		const labelled = cells.map((cell, index) =>
			header?.[index] && cell ? `${header[index]}: ${cell}` : cell,
		);
		return `- ${labelled.filter(Boolean).join("; ")}\n`;
	});
}
