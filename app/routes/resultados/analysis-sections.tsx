import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GoalChip } from "../../components/goal-chip.tsx";
import { committedGoals } from "../../content/figures.ts";
import { formatOrdinal } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import type { FitLevel } from "../../schemas/analysis-layout.ts";
import {
	type AnalysisBlock,
	type AnalysisSection,
	type GoalItem,
	type ProposalItem,
	type Run,
	readFitLevel,
} from "./parse-analysis.ts";

/**
 * The analysis as numbered sections. Sections and blocks are only ever appended, so their indexes are stable keys.
 *
 * @param cursor element shown after the last character
 */
export function AnalysisSections({ sections, cursor }: { sections: AnalysisSection[]; cursor: ReactNode }) {
	const sectionsWithHeading = sections.filter(({ heading }) => heading);
	return sections.map((section, index) => (
		<Section
			// biome-ignore lint/suspicious/noArrayIndexKey: see above
			key={index}
			section={section}
			number={sectionsWithHeading.indexOf(section) + 1}
			cursor={index === sections.length - 1 && cursor}
		/>
	));
}

interface SectionProps {
	section: AnalysisSection;
	number: number;
	cursor: ReactNode;
}

function Section({ section, number, cursor }: SectionProps) {
	const { kind, heading, blocks } = section;
	const level = readFitLevel(section);
	return (
		<section
			data-kind={kind}
			className="analysis-section grid gap-x-4 gap-y-2 sm:gap-y-3 border-t border-line py-5 sm:py-6 sm:grid-cols-[3.5rem_1fr]"
		>
			{heading && (
				<h2
					dir="auto"
					className="col-span-full grid items-baseline gap-x-4 gap-y-1 text-xl wrap-anywhere sm:grid-cols-subgrid"
				>
					<span aria-hidden="true" className="caption font-sans text-kraft tabular-nums">
						{formatOrdinal(number)}
					</span>
					<span>
						{heading}
						{blocks.length === 0 && cursor}
					</span>
				</h2>
			)}
			<div
				className={`grid max-w-(--measure) gap-4 wrap-anywhere sm:col-start-2 ${sectionStyles[kind] ?? ""}`}
			>
				{level && <FitBars level={level} />}
				{groupConsecutive(blocks).map((group, index, groups) => (
					<BlockGroup
						// biome-ignore lint/suspicious/noArrayIndexKey: as in AnalysisSections
						key={index}
						blocks={group}
						checklist={kind === "ready"}
						cursor={index === groups.length - 1 && cursor}
					/>
				))}
			</div>
		</section>
	);
}

/** Extra classes of the sections that are emphasised. */
const sectionStyles: Partial<Record<AnalysisSection["kind"], string>> = {
	understanding: "text-lg",
	question: "border-s-4 border-signal ps-5 font-display text-lg font-medium",
};

const filledBars: Record<FitLevel, number> = { clear: 3, joint: 3, partial: 2, unclear: 1, none: 0 };

/**
 * The fit level as three bars. They are borders, which print and forced colours show. Hidden from screen readers, because
 * the text states the level too.
 */
function FitBars({ level }: { level: FitLevel }) {
	return (
		<span aria-hidden="true" className="flex gap-1.5">
			{[1, 2, 3].map((bar) => (
				<span
					key={bar}
					className={`h-2 w-12 border-ink ${bar <= filledBars[level] ? "border-4" : "border"}`}
				/>
			))}
		</span>
	);
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

interface BlockGroupProps {
	blocks: AnalysisBlock[];
	/** Whether bullets are drawn as checkboxes. */
	checklist: boolean;
	cursor: ReactNode;
}

const listGaps = { item: "gap-6", goal: "gap-4", bullet: "gap-3" };

function BlockGroup({ blocks, checklist, cursor }: BlockGroupProps) {
	const items = blocks.map((block, index) => {
		const end = index === blocks.length - 1 && cursor;
		// biome-ignore-start lint/suspicious/noArrayIndexKey: as in AnalysisSections
		if (block.kind === "item") return <Proposal key={index} item={block} cursor={end} />;
		if (block.kind === "goal") return <Goal key={index} item={block} cursor={end} />;
		if (block.kind === "bullet")
			return <Bullet key={index} text={block.text} checkbox={checklist} cursor={end} />;
		return <Text key={index} runs={block.text} cursor={end} />;
		// biome-ignore-end lint/suspicious/noArrayIndexKey: end of the exception
	});
	const kind = blocks[0]?.kind;
	if (!kind || kind === "paragraph") return items;
	const List = kind === "item" ? "ol" : "ul";
	return <List className={`grid ${listGaps[kind]}`}>{items}</List>;
}

function Proposal({ item, cursor }: { item: ProposalItem; cursor: ReactNode }) {
	const { number, title, text, points } = item;
	return (
		<li className="grid grid-cols-[auto_1fr] gap-x-5 break-inside-avoid">
			<span className="analysis-number row-span-3 min-w-[1.2em] font-display text-3xl leading-none font-semibold text-kraft tabular-nums">
				{number}
				<span className="sr-only">.</span>
			</span>
			{title && (
				<h3 dir="auto" className="text-lg leading-tight">
					{title}
					{text.length === 0 && points.length === 0 && cursor}
				</h3>
			)}
			{text.length > 0 && (
				<Text runs={text} className="col-start-2 not-first:mt-1.5" cursor={points.length === 0 && cursor} />
			)}
			{points.length > 0 && (
				<ul className="col-start-2 mt-3 grid gap-2">
					{points.map((point, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: as in AnalysisSections
						<Bullet key={index} text={point} cursor={index === points.length - 1 && cursor} />
					))}
				</ul>
			)}
		</li>
	);
}

function Goal({ item, cursor }: { item: GoalItem; cursor: ReactNode }) {
	const { t } = useTranslation("resultados");
	const language = useLanguage();
	const isCommitted = committedGoals.some((goal) => goal === item.goal);
	return (
		<li className="flex flex-wrap items-baseline gap-x-4 gap-y-1.5 break-inside-avoid sm:flex-nowrap">
			<span className="grid shrink-0 gap-1">
				<GoalChip goal={item.goal} abbreviation={item.abbreviation} />
				{isCommitted && (
					<span lang={language} className="caption max-w-26 leading-tight text-ink-soft">
						{t("committed")}
					</span>
				)}
			</span>
			<Text runs={item.text} className="max-sm:basis-full" cursor={cursor} />
		</li>
	);
}

function Bullet({ text, checkbox = false, cursor }: { text: Run[]; checkbox?: boolean; cursor: ReactNode }) {
	return (
		<li className="flex break-inside-avoid gap-4">
			<span
				aria-hidden="true"
				className={
					checkbox
						? "mt-[0.35em] size-3.5 shrink-0 border border-ink-soft"
						: "mt-[0.78em] w-4 shrink-0 self-start border-t border-kraft"
				}
			/>
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
			{runs.map(({ text, strong }, index) =>
				// biome-ignore lint/suspicious/noArrayIndexKey: as in AnalysisSections
				strong ? <strong key={index}>{text}</strong> : text,
			)}
			{cursor}
		</p>
	);
}
