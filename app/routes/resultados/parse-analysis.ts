/**
 * Reads the text of an analysis, finished or half arrived, into sections. Models are asked for the layout of
 * `app/schemas/analysis-text.ts` and keep to it roughly, so this takes Markdown as they really write it.
 * What comes out is text: links, images and HTML in it are characters like any other.
 */

import { isGoalNumber } from "../../content/goals.ts";
import type { AnalysisBlock, AnalysisSection, GoalItem, ProposalItem, Run } from "./analysis-section.ts";
import { sectionKind } from "./section-kind.ts";

/**
 * @param text as far as it has arrived
 * @param partial whether more is to come, so that the last line may stop anywhere
 * @returns the sections in their order; none for blank text
 */
export function parseAnalysis(text: string, { partial = false } = {}): AnalysisSection[] {
	const lines = text.replace(/\r\n?/g, "\n").split("\n");
	if (partial) lines.push(...settleLine(lines.pop() ?? ""));

	const sections: AnalysisSection[] = [{ kind: "other", heading: "", blocks: [] }];
	let section = sections[0] as AnalysisSection;
	/** Whether a plain line goes on with the last block: nothing blank came in between. */
	let open = false;

	for (const line of lines) {
		const indented = /^(?: {2}|\t)/.test(line);
		const content = line.trim().replace(/^>\s*/, "");
		if (content === "" || /^(?:-{3,}|\*{3,}|_{3,}|```.*)$/.test(content)) {
			open = false;
			continue;
		}
		const bullet = /^[-*+•·–—]\s+(.+)$/.exec(content)?.[1];
		const numbered = /^(\d{1,2})[.)]\s+(.+)$/.exec(content);
		const last = section.blocks.at(-1);

		const goal = readGoal(bullet ?? numbered?.[2] ?? content);
		const heading = goal || bullet ? undefined : readHeading(content, section.kind);
		const item = goal || bullet || heading ? undefined : readItem(content, numbered, section.kind);
		if (goal) {
			section.blocks.push(goal);
		} else if (heading) {
			section = { kind: sectionKind(heading.title), heading: heading.title, blocks: [] };
			sections.push(section);
			if (heading.rest) section.blocks.push({ kind: "paragraph", text: readRuns(heading.rest) });
		} else if (item) {
			section.blocks.push(item);
		} else if (bullet) {
			const text = readRuns(bullet);
			if (last?.kind === "item" && (open || indented)) last.points.push(text);
			else section.blocks.push({ kind: "bullet", text });
		} else {
			const text = readRuns(content);
			const goesOn = open || (last?.kind === "item" && (indented || isBare(last)));
			if (last && goesOn) goOn(last, text);
			else section.blocks.push({ kind: "paragraph", text });
		}
		open = true;
	}
	return sections.filter((each, index) => !isEmpty(each) && !(index === 1 && isTitle(each)));
}

/** What can be shown of the last line while it is still being written: marks are closed or held back. */
function settleLine(line: string): string[] {
	// Only marks so far, or the name of a goal whose number may get another digit.
	if (/^[\s#>*_+•·–—\-\d.)]*$/.test(line)) return [];
	if (/^\s*(?:[-*+•]\s+)?\**(?:O|OD|ODS|S|SD|SDG)\s*\d{0,2}\**$/.test(line)) return [];
	const settled = line.replace(/(?<!\*)\*$/, "").trimEnd();
	if (!hasOpenBold(settled)) return [settled];
	return [settled.endsWith("**") ? settled.slice(0, -2) : `${settled}**`];
}

function hasOpenBold(text: string): boolean {
	return (text.match(/\*\*/g)?.length ?? 0) % 2 === 1;
}

const goalLine =
	/^\**(?:ODS|SDG)\s*(?:n[.º°]*\s*)?#?(\d{1,2})(?!\d|[.,]\d)(\**\s*(?:\(([^()]*)\))?\**)\s*(:|–|—|-\s|\.\s|\.$)?(\**)\s*(.*)$/i;

function readGoal(content: string): GoalItem | undefined {
	const match = goalLine.exec(content);
	const goal = Number(match?.[1]);
	if (!match || !isGoalNumber(goal)) return undefined;
	const [, , close = "", name, separator, boldEnd, rest = ""] = match;
	// "ODS 7 es el que…" is a sentence about a goal, not the line of one.
	if (!separator && !close.includes("*") && !name && !boldEnd && rest) return undefined;
	const tail = hasOpenBold(rest) ? `**${rest}` : rest;
	return {
		kind: "goal",
		goal,
		abbreviation: content.replace(/^\**/, "").slice(0, 3).toUpperCase(),
		text: readRuns([name, tail].filter(Boolean).join(": ")),
	};
}

/** A line that begins in bold: the number before it, what is bold, and what follows. */
const boldLine = /^(?:(\d{1,2})[.)]\s+)?(?:\*\*|__)(.+?)(?:\*\*|__)\s*:?\s*(.*)$/;

/** "1. Title", as models begin a heading or a proposal. */
const ownNumber = /^(?:(?:propuesta|proposal|opci[oó]n|option)\s+)?(\d{1,2})\s*[.):–-]\s*/i;

function readHeading(content: string, within: AnalysisSection["kind"]) {
	const hashes = /^#{1,6}\s+(.+?)\s*#*$/.exec(content)?.[1];
	const [, number, bold, rest = ""] = (hashes === undefined && boldLine.exec(content)) || [];
	const written = hashes?.replaceAll("**", "") ?? bold;
	if (written === undefined) return undefined;
	const title = written
		.replace(ownNumber, "")
		.replace(/\s*:\s*$/, "")
		.trim();
	const known = sectionKind(title) !== "other";
	// A numbered bold line among the proposals is the next proposal, unless it names a section.
	if ((number || (ownNumber.test(written) && within === "collaboration")) && !(known && !rest))
		return undefined;
	if (rest) {
		const isLabel = /:\s*$/.test(written) || content.includes(`${bold}**:`);
		return known && isLabel && sectionKind(title) !== within ? { title, rest } : undefined;
	}
	// A whole sentence in bold is no heading.
	return hashes === undefined && /[.!?…]$/.test(title) ? undefined : { title, rest };
}

function readItem(
	content: string,
	numbered: RegExpExecArray | null,
	within: AnalysisSection["kind"],
): ProposalItem | undefined {
	let number = Number(numbered?.[1]);
	let body = numbered?.[2];
	if (body === undefined && within === "collaboration") {
		// "### 1. Title" and "**1. Title** text"
		const written = /^(?:#{1,6}\s+|\*\*)(.+)$/.exec(content)?.[1]?.replace(/^\*\*/, "");
		const own = written === undefined ? null : ownNumber.exec(written);
		if (written !== undefined && own) {
			number = Number(own[1]);
			const rest = written.slice(own[0].length);
			body = rest.includes("**") ? `**${rest}` : `**${rest}**`;
		}
	}
	if (body === undefined) return undefined;
	const [, title, text] = /^(?:\*\*|__)(.+?)(?:\*\*|__)\s*[:.–—-]?\s*(.*)$/.exec(body) ?? [];
	return {
		kind: "item",
		number,
		title: title?.replace(/\s*[:.]\s*$/, "") ?? "",
		text: readRuns(text ?? body),
		points: [],
	};
}

function goOn(block: AnalysisBlock, text: Run[]): void {
	const target = (block.kind === "item" && block.points.at(-1)) || block.text;
	if (target.length > 0) target.push({ text: "\n", strong: false });
	target.push(...text);
}

function isBare(item: ProposalItem): boolean {
	return item.text.length === 0 && item.points.length === 0;
}

function isEmpty({ heading, blocks }: AnalysisSection): boolean {
	return heading === "" && blocks.length === 0;
}

/** "# Análisis de alianza": the page has that title already. */
function isTitle({ kind, heading, blocks }: AnalysisSection): boolean {
	return kind === "other" && blocks.length === 0 && /an[aá]lisis|analysis/i.test(heading);
}

function readRuns(text: string): Run[] {
	const runs: Run[] = [];
	const push = (part: string, strong: boolean) => {
		// Single asterisks only slant, which the page doesn't.
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
