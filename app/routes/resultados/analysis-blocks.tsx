import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { GoalChip } from "../../components/goal-chip.tsx";
import type { CompanyId } from "../../content/companies.ts";
import { committedGoals } from "../../content/figures.ts";
import { keepNumbersTogether } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { SectorPicture } from "../../illustrations/sector-picture.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import type {
	AnalysisBlock,
	AnalysisSection,
	BulletItem,
	GoalItem,
	ProposalItem,
	Run,
} from "./parse-analysis.ts";
import { companiesIn } from "./parse-analysis.ts";

interface BlocksProps {
	blocks: readonly AnalysisBlock[];
	/** Of their section. What is to have ready has checkboxes, and goals have the width of the page in their own section. */
	kind?: AnalysisSection["kind"] | undefined;
	/** The companies of the verdict: their pictures are beside proposals that name none. */
	fitting?: readonly CompanyId[] | undefined;
	/** Shown after the last character. */
	cursor: ReactNode;
}

/**
 * The content of a section: paragraphs, and lists of proposals, goals and bullets. Blocks are only ever appended, so their
 * indexes are stable keys.
 */
export function Blocks({ blocks, cursor, ...section }: BlocksProps) {
	return groupConsecutive(blocks).map((group, index, groups) => (
		<BlockGroup
			// biome-ignore lint/suspicious/noArrayIndexKey: see above
			key={index}
			{...section}
			blocks={group}
			cursor={index === groups.length - 1 && cursor}
		/>
	));
}

/** Groups consecutive blocks of the same kind. */
function groupConsecutive(blocks: readonly AnalysisBlock[]): AnalysisBlock[][] {
	const groups: AnalysisBlock[][] = [];
	for (const block of blocks) {
		const last = groups.at(-1);
		if (last?.[0]?.kind === block.kind) last.push(block);
		else groups.push([block]);
	}
	return groups;
}

function BlockGroup({ blocks, kind: sectionKind, fitting, cursor }: BlocksProps) {
	const items = blocks.map((block, index) => {
		const end = index === blocks.length - 1 && cursor;
		// biome-ignore-start lint/suspicious/noArrayIndexKey: as in Blocks
		if (block.kind === "item") return <Proposal key={index} item={block} fitting={fitting} cursor={end} />;
		if (block.kind === "goal")
			return <Goal key={index} item={block} isWide={sectionKind === "goals"} cursor={end} />;
		if (block.kind === "bullet")
			return <Bullet key={index} item={block} checkbox={sectionKind === "ready"} cursor={end} />;
		return <Text key={index} runs={block.text} className="max-w-(--measure)" cursor={end} />;
		// biome-ignore-end lint/suspicious/noArrayIndexKey: end of the exception
	});
	const kind = blocks[0]?.kind;
	if (!kind || kind === "paragraph") return items;
	const List = kind === "item" ? "ol" : "ul";
	const isWide = kind === "item" || (kind === "goal" && sectionKind === "goals");
	return <List className={`grid ${isWide ? "" : "max-w-(--measure) gap-3"}`}>{items}</List>;
}

type ProposalProps = Pick<BlocksProps, "fitting" | "cursor"> & { item: ProposalItem };

/** A proposal: its number on the thread of the page, a detail of its companies' pictures, its title, its text. */
function Proposal({ item, fitting = [], cursor }: ProposalProps) {
	const { number, title, text, points } = item;
	const isOver = points.length === 0 && cursor;
	const named = companiesIn([item]).slice(0, 2);
	const ids = named.length > 0 ? named : fitting;
	return (
		<li className="analysis-proposal border-ink lg:-me-(--frame-edge) lg:grid-12 lg:border-t lg:pe-(--frame-edge)">
			<div className="analysis-picture relative frame-bleed flex h-28 not-print:bg-board max-lg:-me-[calc(var(--frame-edge)+1.75rem)] lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:ms-0 lg:h-auto lg:my-2">
				{ids.map((id) => (
					<SectorPicture
						key={id}
						company={id}
						// Models may begin with 0.
						part={(number + 2) % 3}
						className="min-w-0 grow basis-0 print:hidden"
					/>
				))}
				<span className={`analysis-number ${nodeClass}`}>
					<span>{number}</span>
					<span className="sr-only">.</span>
				</span>
			</div>
			<div className="grid content-start gap-4 py-10 lg:col-span-7 lg:row-start-1">
				{title && (
					<h3 dir="auto" className="text-3xl text-balance">
						<GrowingText>{keepNumbersTogether(title)}</GrowingText>
						{text.length === 0 && isOver}
					</h3>
				)}
				{text.length > 0 && (
					<Text runs={text} className="max-w-(--measure) text-lg first-letter:uppercase" cursor={isOver} />
				)}
				{points.length > 0 && (
					<ul className="mt-2 grid gap-3">
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

/** A ring on the thread of the page. */
export const nodeClass =
	"absolute top-6 right-[.35rem] z-1 grid size-14 place-items-center rounded-full border-3 border-signal bg-paper font-display text-2xl font-semibold text-ink lg:right-auto lg:-left-10 lg:size-20 lg:text-3xl";

/** A goal, which leads to the group's policy: to its own place there, if the group is committed to it. */
function Goal({ item, isWide, cursor }: { item: GoalItem; isWide: boolean; cursor: ReactNode }) {
	const { t } = useTranslation("resultados");
	const language = useLanguage();
	const isCommitted = committedGoals.some((goal) => goal === item.goal);
	return (
		<li
			className={`flex break-inside-avoid items-baseline gap-x-6 gap-y-1 not-print:flex-col ${isWide ? "relative border-t border-line-strong py-5 max-lg:not-print:flex-col-reverse lg:grid-12 lg:items-center lg:py-3" : ""}`}
		>
			<PageLink
				page="/politica-esg"
				section={isCommitted ? `goal-${item.goal}` : "goals"}
				className={`group flex shrink-0 flex-wrap items-center gap-x-3 ${isWide ? "min-h-8 lg:relative lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:h-18 lg:ps-14" : ""}`}
			>
				<GoalChip goal={item.goal} abbreviation={item.abbreviation} className={isWide ? goalNodeClass : ""} />
				<span
					lang={language}
					className="text-sm text-ink-soft underline decoration-line-strong underline-offset-4 group-hover:decoration-ink print:hidden"
				>
					{t(isCommitted ? "committed" : "goalPolicy")}
				</span>
			</PageLink>
			<Text runs={item.text} className={isWide ? goalTextClass : "text-lg"} cursor={cursor} />
		</li>
	);
}

const goalTextClass = "text-xl max-lg:not-print:pe-18 lg:col-span-7 lg:row-start-1";

/** A goal's chip as a disc on the thread of the page; on paper it stays a chip. */
const goalNodeClass =
	"z-1 not-print:absolute not-print:top-4 not-print:-right-[calc(var(--frame-edge)+1.4rem)] not-print:size-14 not-print:min-w-0 not-print:flex-col not-print:justify-center not-print:gap-0.5 not-print:rounded-full not-print:p-0 not-print:text-[0.6875rem] lg:top-0 lg:right-auto lg:-left-9 lg:not-print:size-18";

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
				<span className="min-w-4 shrink-0 text-kraft">{number}.</span>
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
			{runs.map(({ text, strong }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: as in Blocks
				<GrowingText key={index} as={strong ? "strong" : "span"}>
					{keepNumbersTogether(text)}
				</GrowingText>
			))}
			{cursor}
		</p>
	);
}

/**
 * Text that grows while it is shown, a new element each time, as `ChangingText`. While anything is selected in the element around
 * it, or the pointer has gone down there, what is added is an element of its own instead: a selection is lost with its text.
 */
export function GrowingText({
	as: Part = "span",
	children: text,
}: {
	as?: "span" | "strong";
	children: string;
}) {
	const start = useRef<HTMLElement>(null);
	const isSelected = useSyncExternalStore(
		() => () => {},
		() => {
			const parent = start.current?.parentNode;
			return Boolean(parent && getSelection()?.containsNode(parent, true));
		},
	);
	const [parts, setParts] = useState([text]);
	const shown = parts.join("");
	if (text !== shown)
		setParts(isSelected && text.startsWith(shown) ? [...parts, text.slice(shown.length)] : [text]);
	return parts.map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever appended
		<Part key={`${index} ${part}`} ref={index === 0 ? start : undefined}>
			{part}
		</Part>
	));
}
