import { isGoalNumber } from "../../content/goals.ts";
import type { AnalysisBlock, AnalysisSection, GoalItem, ProposalItem, Run } from "./analysis-section.ts";
import { sectionKind } from "./section-kind.ts";

/**
 * Parses the text of an analysis into sections. Models follow the layout of `app/schemas/analysis-text.ts` only roughly, so
 * the parser accepts common variants of Markdown. Links, images and HTML stay plain text.
 *
 * @param text the text so far
 * @param partial whether more text will arrive, so that the last line may be incomplete
 * @returns the sections in their order; none for blank text
 */
export function parseAnalysis(text: string, { partial = false } = {}): AnalysisSection[] {
	const lines = text.replace(/\r\n?/g, "\n").split("\n");
	if (partial) lines.push(...completePartialLine(lines.pop() ?? ""));

	const sections: AnalysisSection[] = [{ kind: "other", heading: "", blocks: [] }];
	let section = sections[0] as AnalysisSection;
	/** Whether the previous line belongs to the last block, so that a plain line continues it. */
	let followsBlock = false;

	for (const line of lines) {
		const indented = /^(?: {2}|\t)/.test(line);
		const content = line.trim().replace(/^>\s*/, "");
		if (content === "" || /^(?:-{3,}|\*{3,}|_{3,}|```.*)$/.test(content)) {
			followsBlock = false;
			continue;
		}
		const bullet = /^[-*+•·–—]\s+(.+)$/.exec(content)?.[1];
		const numbered = /^(\d{1,2})[.)]\s+(.+)$/.exec(content);
		const last = section.blocks.at(-1);

		const goal = parseGoal(bullet ?? numbered?.[2] ?? content);
		const heading = goal || bullet ? undefined : parseHeading(content, section.kind);
		const item = goal || bullet || heading ? undefined : parseItem(content, numbered, section.kind);
		if (goal) {
			section.blocks.push(goal);
		} else if (heading) {
			section = { kind: sectionKind(heading.title), heading: heading.title, blocks: [] };
			sections.push(section);
			if (heading.rest) section.blocks.push({ kind: "paragraph", text: parseRuns(heading.rest) });
		} else if (item) {
			section.blocks.push(item);
		} else if (bullet) {
			const text = parseRuns(bullet);
			if (last?.kind === "item" && (followsBlock || indented)) last.points.push(text);
			else section.blocks.push({ kind: "bullet", text });
		} else {
			const text = parseRuns(content);
			const continues = followsBlock || (last?.kind === "item" && (indented || hasNoText(last)));
			if (last && continues) appendText(last, text);
			else section.blocks.push({ kind: "paragraph", text });
		}
		followsBlock = true;
	}
	return sections.filter((section, index) => !isEmpty(section) && !(index === 1 && isTitle(section)));
}

/** The displayable part of an incomplete last line: open bold marks are closed, ambiguous beginnings are left out. */
function completePartialLine(line: string): string[] {
	// Only marks, or a goal whose number may get another digit.
	if (/^[\s#>*_+•·–—\-\d.)]*$/.test(line)) return [];
	if (/^\s*(?:[-*+•]\s+)?\**(?:O|OD|ODS|S|SD|SDG)\s*\d{0,2}\**$/.test(line)) return [];
	const completed = line.replace(/(?<!\*)\*$/, "").trimEnd();
	if (!hasOpenBold(completed)) return [completed];
	return [completed.endsWith("**") ? completed.slice(0, -2) : `${completed}**`];
}

function hasOpenBold(text: string): boolean {
	return (text.match(/\*\*/g)?.length ?? 0) % 2 === 1;
}

const goalLine =
	/^\**(?:ODS|SDG)\s*(?:n[.º°]*\s*)?#?(\d{1,2})(?!\d|[.,]\d)(\**\s*(?:\(([^()]*)\))?\**)\s*(:|–|—|-\s|\.\s|\.$)?(\**)\s*(.*)$/i;

function parseGoal(content: string): GoalItem | undefined {
	const match = goalLine.exec(content);
	const goal = Number(match?.[1]);
	if (!match || !isGoalNumber(goal)) return undefined;
	const [, , close = "", name, separator, boldEnd, rest = ""] = match;
	// "ODS 7 es el que…" is a sentence about a goal.
	if (!separator && !close.includes("*") && !name && !boldEnd && rest) return undefined;
	const tail = hasOpenBold(rest) ? `**${rest}` : rest;
	return {
		kind: "goal",
		goal,
		abbreviation: content.replace(/^\**/, "").slice(0, 3).toUpperCase(),
		text: parseRuns([name, tail].filter(Boolean).join(": ")),
	};
}

/** A line that begins in bold. Groups: the number before it, the bold text, the rest. */
const boldLine = /^(?:(\d{1,2})[.)]\s+)?(?:\*\*|__)(.+?)(?:\*\*|__)\s*:?\s*(.*)$/;

/** The number at the start of a heading or proposal, such as "1. Title" or "Propuesta 1: Title". */
const leadingNumber = /^(?:(?:propuesta|proposal|opci[oó]n|option)\s+)?(\d{1,2})\s*[.):–-]\s*/i;

function parseHeading(content: string, currentKind: AnalysisSection["kind"]) {
	const hashHeading = /^#{1,6}\s+(.+?)\s*#*$/.exec(content)?.[1];
	const [, number, bold, rest = ""] = (hashHeading === undefined && boldLine.exec(content)) || [];
	const rawTitle = hashHeading?.replaceAll("**", "") ?? bold;
	if (rawTitle === undefined) return undefined;
	const title = rawTitle
		.replace(leadingNumber, "")
		.replace(/\s*:\s*$/, "")
		.trim();
	const isSectionTitle = sectionKind(title) !== "other";
	// A numbered bold line among the proposals is the next proposal, unless it names a section.
	if (
		(number || (leadingNumber.test(rawTitle) && currentKind === "collaboration")) &&
		!(isSectionTitle && !rest)
	)
		return undefined;
	if (rest) {
		const isLabel = /:\s*$/.test(rawTitle) || content.includes(`${bold}**:`);
		return isSectionTitle && isLabel && sectionKind(title) !== currentKind ? { title, rest } : undefined;
	}
	// A bold line that ends like a sentence is a paragraph.
	return hashHeading === undefined && /[.!?…]$/.test(title) ? undefined : { title, rest };
}

function parseItem(
	content: string,
	numbered: RegExpExecArray | null,
	currentKind: AnalysisSection["kind"],
): ProposalItem | undefined {
	let number = Number(numbered?.[1]);
	let body = numbered?.[2];
	if (body === undefined && currentKind === "collaboration") {
		// "### 1. Title" and "**1. Title** text"
		const line = /^(?:#{1,6}\s+|\*\*)(.+)$/.exec(content)?.[1]?.replace(/^\*\*/, "");
		const leading = line === undefined ? null : leadingNumber.exec(line);
		if (line !== undefined && leading) {
			number = Number(leading[1]);
			const rest = line.slice(leading[0].length);
			body = rest.includes("**") ? `**${rest}` : `**${rest}**`;
		}
	}
	if (body === undefined) return undefined;
	const [, title, text] = /^(?:\*\*|__)(.+?)(?:\*\*|__)\s*[:.–—-]?\s*(.*)$/.exec(body) ?? [];
	return {
		kind: "item",
		number,
		title: title?.replace(/\s*[:.]\s*$/, "") ?? "",
		text: parseRuns(text ?? body),
		points: [],
	};
}

function appendText(block: AnalysisBlock, text: Run[]): void {
	const target = (block.kind === "item" && block.points.at(-1)) || block.text;
	if (target.length > 0) target.push({ text: "\n", strong: false });
	target.push(...text);
}

function hasNoText(item: ProposalItem): boolean {
	return item.text.length === 0 && item.points.length === 0;
}

function isEmpty({ heading, blocks }: AnalysisSection): boolean {
	return heading === "" && blocks.length === 0;
}

/** A title such as "# Análisis de alianza", which the page shows already. */
function isTitle({ kind, heading, blocks }: AnalysisSection): boolean {
	return kind === "other" && blocks.length === 0 && /an[aá]lisis|analysis/i.test(heading);
}

function parseRuns(text: string): Run[] {
	const runs: Run[] = [];
	const push = (part: string, strong: boolean) => {
		// Single asterisks mean italics, which the page does not use.
		const plain = part.replace(/(?<![*\w])\*(?=\S)([^*]+?)(?<=\S)\*(?![*\w])/g, "$1");
		if (plain) runs.push({ text: plain, strong });
	};
	let end = 0;
	for (const match of text.matchAll(/(\*{2,3}|__)(?=\S)(.+?)(?<=\S)\1/g)) {
		push(text.slice(end, match.index), false);
		push(match[2] as string, true);
		end = match.index + match[0].length;
	}
	push(text.slice(end), false);
	return runs;
}
