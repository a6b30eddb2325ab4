/** The characters that markup in a model's text stands for: HTML, entities, formulas and tables. */
import { readLevel } from "./headings.ts";

/** Control tokens: `<|im_end|>`, `<｜end▁of▁sentence｜>`, `[/INST]`. `</s>` and `<end_of_turn>` are tags. */
const token =
	/(?:<\|(?:im_start|start_header_id|start)\|>|<start_of_turn>)(?:assistant|model)?|<[|｜][^<>\n]{1,40}[|｜]>|\[\/?INST\]/g;
const tag = /<\/?([a-z][\w:-]{0,30})(?: +[\w:-]+=(?:"[^"<>\n]*"|'[^'<>\n]*'))* *\/?>/gi;
const formula = /(?<!\\)\$([^$\n]{0,80}[_^\\][^$\n]{0,80})(?<!\\)\$|\\\(([^\n]{1,150}?)\\\)|([_^]\d)(?!\w)/g;

const entities: Record<string, string> = {
	...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", euro: "€", deg: "°", middot: "·" },
	...{ ndash: "–", mdash: "—", hellip: "…", laquo: "«", raquo: "»", iquest: "¿", iexcl: "¡" },
};
/** What follows the letter in the name of a letter with a mark: `&eacute;`. */
const accents: Record<string, string> = {
	...{ acute: "\u0301", grave: "\u0300", circ: "\u0302", uml: "\u0308", tilde: "\u0303", cedil: "\u0327" },
};
const [lowered, raised] = ["₀₁₂₃₄₅₆₇₈₉", "⁰¹²³⁴⁵⁶⁷⁸⁹"];
const scripts: Record<string, string> = { sub: lowered, _: lowered, sup: raised, "^": raised };

const inScript = (_: string, kind: string, digits: string) =>
	digits.replace(/\d/g, (digit) => scripts[kind]?.[Number(digit)] ?? digit);

/** A text without markup. No piece of markup may be cut. */
export function characters(text: string): string {
	return text
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
			const accent = accents[name.slice(1)];
			if (accent) return `${name[0]}${accent}`.normalize();
			const code = Number(name.replace(/^#x/i, "0x").replace("#", ""));
			return entities[name] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : found);
		});
}

/** The cells of a row of a Markdown table; undefined if a line is none. */
export function tableCells(line: string): string[] | undefined {
	if (!/^\s*\|/.test(line)) return undefined;
	return line
		.replace(/ *<br ?\/?> */gi, ", ")
		.replace(/^\s*\||\|\s*$/g, "")
		.split("|")
		.map((cell) => cell.trim());
}

const goalAlone = /^\W*(?:OD[SD]|SDG) *\d+ *(?:\([^()]*\))?\W*$/i;

/** A row as a list item: "- cell; Column: cell", or "- ODS 7: cell" and "- Claro: cell", which are read as a goal and a level. */
export function rowText(cells: string[], columns: string[]): string {
	let text = "";
	for (const [index, cell] of cells.entries()) {
		if (/^[:–—-]*$/.test(cell)) continue;
		const isLabel = goalAlone.test(text) || readLevel(text)?.rest === "";
		const name = text && !isLabel && columns[index] ? `${columns[index]}: ` : "";
		text += `${text && (isLabel ? ": " : "; ")}${name}${cell}`;
	}
	return `- ${text}\n`;
}

/** What models and services write to name a source. A number in brackets is one only where it can be nothing else. */
const citation = [
	/【[^【】\n]*†[^【】\n]*】|【[\w:,;.\s-]*\d[\w:,;.\s-]*】|\[\d+†[^[\]\n]*\]/u,
	/\ue200[^\ue201\n]*\ue201?|[\ue000-\uf8ff]+|(?:file)?(?:cite)?(?:turn\d+[a-z]+\d+)+/u,
	/(?::contentReference)?\[(?:oaicite|cite|citation|source|fuente|ref|web|webpage):? ?\d[\d\s,;:†–-]*\](?:\{[^{}\n]*\})?/u,
	/\[\[?\^?(?:\d[\d, ]*|source|fuente)\^?\]?\]\(https?:[^()\s]*\)|\(\[[^[\]\n]*\]\(https?:[^()\s]*\)\)/u,
	/\[\[\d[\d, ]*\]\]|\[\^[\w-]{1,20}\^?\]|\[[⁰¹²³⁴-⁹]+\^?\]/u,
	/\[\d{1,3}\](?: ?\[\d{1,3}\])+|(?<=\()\[\d{1,3}\](?=\))|(?<=[^\s[(*])\[\d{1,3}(?: ?[,–-] ?\d{1,3})*\]/u,
	/(?<=\s)\[\d{1,3}(?:, ?\d{1,3})*\](?=[.,;:!?…)»”*]|\s*$|\s+[\p{Lu}¿¡])/u,
]
	.map(({ source }) => source)
	.join("|");
const citations = new RegExp(
	`(?<![ \\t\\u00a0])[ \\t\\u00a0]*(?:\\((?:(?:${citation})[ ,;]*)+\\)|(?:${citation})(?:[ ,;]*(?:${citation}))*)(?=(.?))`,
	"gu",
);
/** A line that says what a mark stands for: "[1]: https://…". */
const reference = /^[ \t]*(?:[-*•] )?[[【]+\^?[\d⁰¹²³⁴-⁹]{1,3}[^\]】\n]{0,40}[\]】]+(?::|.*https?:\/\/).*$/;

/** A line, or with `starts` false the rest of one, without the marks of sources. No mark may be cut. */
export function withoutCitations(text: string, starts: boolean): string {
	return text
		.replace(starts ? reference : "", "")
		.replace(/\[cite_(?:start|end)\]/g, "")
		.replace(citations, (_, next: string) => (/[\p{L}\p{N}¿¡“«]/u.test(next) ? " " : ""));
}

const bold = /(\*{2,3}|__)(?=\S)(.+?)(?<=\S)\1/g;
const italic = /(?<![*\w])\*(?=\S)([^*]+?)(?<=\S)\*(?![*\w])/g;

/** A line, or a part of one, with one mark for what is bold, and none for italics. Bold text ends with its line. */
export function withPlainMarks(text: string): string {
	const plain = text
		.replace(bold, "**$2**")
		.replace(italic, "$1")
		.replace(/ *\*{4}|\s+\*+$/g, "");
	return /\*\*(?=\S)/.test(plain.replace(bold, "")) ? `${plain}**` : plain;
}

/** Whether bold text or italics begin in a text and do not end there. */
export const hasOpenMark = (text: string) => /\*(?=\S)/.test(text.replace(bold, "").replace(italic, ""));
