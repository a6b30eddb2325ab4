import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GoalChip } from "../../components/goal-chip.tsx";
import { ChangingText } from "../../components/ui/changing-text.tsx";
import type { CompanyId } from "../../content/companies.ts";
import { committedGoals } from "../../content/figures.ts";
import { keepNumbersTogether } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { SectorPattern, sectorColours } from "../../illustrations/sector-pattern.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import type { AnalysisBlock, BulletItem, GoalItem, ProposalItem, Run } from "./parse-analysis.ts";
import { companiesIn } from "./read-verdict.ts";

interface BlocksProps {
	blocks: readonly AnalysisBlock[];
	/** Whether bullets are drawn as checkboxes. */
	checklist?: boolean;
	/** Shown after the last character. */
	cursor: ReactNode;
}

/**
 * The content of a section: paragraphs, and lists of proposals, goals and bullets. Blocks are only ever appended, so their
 * indexes are stable keys.
 */
export function Blocks({ blocks, checklist = false, cursor }: BlocksProps) {
	return groupConsecutive(blocks).map((group, index, groups) => (
		<BlockGroup
			// biome-ignore lint/suspicious/noArrayIndexKey: see above
			key={index}
			blocks={group}
			checklist={checklist}
			cursor={index === groups.length - 1 && cursor}
		/>
	));
}

/** Groups consecutive blocks of the same kind into lists; paragraphs stay single. */
function groupConsecutive(blocks: readonly AnalysisBlock[]): AnalysisBlock[][] {
	const groups: AnalysisBlock[][] = [];
	for (const block of blocks) {
		const last = groups.at(-1);
		if (last && last[0]?.kind === block.kind && block.kind !== "paragraph") last.push(block);
		else groups.push([block]);
	}
	return groups;
}

const listGaps = { item: "", goal: "gap-5", bullet: "gap-3" };

function BlockGroup({ blocks, checklist, cursor }: Required<BlocksProps>) {
	const items = blocks.map((block, index) => {
		const end = index === blocks.length - 1 && cursor;
		// biome-ignore-start lint/suspicious/noArrayIndexKey: as in Blocks
		if (block.kind === "item") return <Proposal key={index} item={block} cursor={end} />;
		if (block.kind === "goal") return <Goal key={index} item={block} cursor={end} />;
		if (block.kind === "bullet") return <Bullet key={index} item={block} checkbox={checklist} cursor={end} />;
		return <Text key={index} runs={block.text} cursor={end} />;
		// biome-ignore-end lint/suspicious/noArrayIndexKey: end of the exception
	});
	const kind = blocks[0]?.kind;
	if (!kind || kind === "paragraph") return items;
	const List = kind === "item" ? "ol" : "ul";
	return <List className={`grid ${listGaps[kind]}`}>{items}</List>;
}

/** A proposal: its large number over the patterns of the companies that it names, its title, its text. */
function Proposal({ item, cursor }: { item: ProposalItem; cursor: ReactNode }) {
	const { number, title, text, points } = item;
	const isOver = points.length === 0 && cursor;
	return (
		<li className="analysis-proposal grid grid-cols-[3.5rem_1fr] grid-rows-[auto_1fr] gap-x-5 border-t border-line-strong py-6 sm:grid-cols-[6rem_1fr] sm:gap-x-8 md:py-9 lg:first:border-t-0 lg:first:pt-0">
			<div className="pb-3 sm:row-span-2">
				<span className="analysis-number block font-display text-5xl leading-[0.8] font-semibold text-kraft tabular-nums">
					<span>{number}</span>
					<span className="sr-only">.</span>
				</span>
				<CompanyPatterns
					ids={companiesIn([item]).slice(0, 2)}
					className="mt-4 h-8 max-sm:w-12 sm:h-16 print:hidden"
				/>
			</div>
			{title && (
				<h3 dir="auto" className="pb-3 text-2xl">
					<ChangingText>{keepNumbersTogether(title)}</ChangingText>
					{text.length === 0 && isOver}
				</h3>
			)}
			<div className={`grid max-w-(--measure) gap-4 ${title ? "max-sm:col-span-full" : ""}`}>
				{text.length > 0 && <Text runs={text} className="text-lg first-letter:uppercase" cursor={isOver} />}
				{points.length > 0 && (
					<ul className="grid gap-2">
						{points.map((point, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: as in Blocks
							<Bullet key={index} item={point} cursor={index === points.length - 1 && cursor} />
						))}
					</ul>
				)}
			</div>
		</li>
	);
}

/** The patterns of companies side by side. Decorative. */
function CompanyPatterns({ ids, className }: { ids: readonly CompanyId[]; className: string }) {
	return (
		<div aria-hidden="true" className={`flex ${className}`}>
			{ids.map((id) => (
				<SectorPattern key={id} company={id} className={`h-full min-w-0 grow basis-0 ${sectorColours[id]}`} />
			))}
		</div>
	);
}

/** A goal, which leads to the group's policy: to its own place there, if the group is committed to it. */
function Goal({ item, cursor }: { item: GoalItem; cursor: ReactNode }) {
	const { t } = useTranslation("resultados");
	const language = useLanguage();
	const isCommitted = committedGoals.some((goal) => goal === item.goal);
	return (
		<li className="flex flex-wrap items-baseline gap-x-5 gap-y-2 break-inside-avoid sm:flex-nowrap">
			<PageLink
				page="/politica-esg"
				section={isCommitted ? `goal-${item.goal}` : "goals"}
				className="group grid shrink-0 gap-1"
			>
				<GoalChip goal={item.goal} abbreviation={item.abbreviation} />
				<span
					lang={language}
					className="caption max-w-26 leading-tight text-ink-soft underline decoration-line-strong group-hover:decoration-ink print:hidden"
				>
					{t(isCommitted ? "committed" : "goalPolicy")}
				</span>
			</PageLink>
			<Text runs={item.text} className="max-sm:basis-full" cursor={cursor} />
		</li>
	);
}

/** By how many lists an item is nested in. */
const bulletIndents = ["", "ps-8", "ps-16"];

interface BulletProps {
	item: BulletItem;
	checkbox?: boolean;
	cursor: ReactNode;
}

function Bullet({ item: { depth, number, text }, checkbox = false, cursor }: BulletProps) {
	return (
		<li className={`flex break-inside-avoid gap-4 ${bulletIndents[depth] ?? "ps-16"}`}>
			{number ? (
				<span className="min-w-4 shrink-0 text-kraft tabular-nums">{number}.</span>
			) : (
				<span
					aria-hidden="true"
					className={
						checkbox
							? "mt-[0.35em] size-3.5 shrink-0 border border-ink-soft"
							: "mt-[0.78em] w-4 shrink-0 self-start border-t border-kraft"
					}
				/>
			)}
			<Text runs={text} cursor={cursor} />
		</li>
	);
}

interface TextProps {
	runs: Run[];
	className?: string;
	cursor: ReactNode;
}

function Text({ runs, className = "", cursor }: TextProps) {
	return (
		<p dir="auto" className={`whitespace-pre-line ${className}`}>
			{runs.map(({ text, strong }, index) => {
				const Run = strong ? "strong" : "span";
				// biome-ignore lint/suspicious/noArrayIndexKey: as in Blocks; text that grows is a new element, as ChangingText
				return <Run key={`${index} ${text}`}>{keepNumbersTogether(text)}</Run>;
			})}
			{cursor}
		</p>
	);
}
