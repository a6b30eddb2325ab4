import type { ReactNode } from "react";
import { ChangingText } from "../../components/ui/changing-text.tsx";
import { formatOrdinal } from "../../i18n/format.ts";
import { Blocks, nodeClass } from "./analysis-blocks.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { type AnalysisBlock, type AnalysisSection, splitAfterQuestion } from "./parse-analysis.ts";
import type { Verdict } from "./read-verdict.ts";

type SectionKind = AnalysisSection["kind"];

interface AnalysisSectionsProps {
	sections: readonly AnalysisSection[];
	/** Undefined while what it is read from is being written. */
	verdict: Verdict | undefined;
	/** Shown after the last character; false if the text is not being written. */
	cursor: ReactNode;
	/** The idea that an answer can be added to. */
	idea: string | undefined;
}

/** The analysis as numbered sections. They are only ever appended, so their indexes are stable keys. */
export function AnalysisSections({ sections, verdict, cursor, idea }: AnalysisSectionsProps) {
	const sectionsWithHeading = sections.filter(({ heading }) => heading);
	const fit = sections.findIndex(({ kind }) => kind === "fit");
	// What comes after the verdict waits for its reason, and the question for its end: they would move what is below them.
	const last = fit >= 0 && !verdict ? fit : sections.length - 1;
	const shown = sections.slice(0, cursor && sections[last]?.kind === "question" ? last : last + 1);
	const rows = groupIntoRows(shown);
	return rows.map((row) => (
		<div key={shown.indexOf(row[0])} className={`border-t ${bands[row[0].kind] ?? "border-line"}`}>
			<div className="frame lg:grid-12">
				{row.map((section, place) => {
					const index = shown.indexOf(section);
					const { kind, heading } = section;
					const blocks = index === fit ? (verdict?.reason ?? []) : section.blocks;
					const end = index === last && cursor;
					return (
						<section
							key={index}
							data-kind={kind}
							className={`analysis-section wrap-anywhere ${place === 0 ? (places[kind] ?? "py-8 lg:col-span-7 lg:pt-10 lg:pb-14") : "pb-8 lg:col-span-4 lg:col-start-9 lg:ps-10 lg:pt-10"}`}
						>
							<SectionTitle
								number={sectionsWithHeading.indexOf(section) + 1}
								heading={heading}
								isLarge={kind === "collaboration" || kind === "goals"}
								cursor={blocks.length === 0 && end}
							/>
							{kind === "question" ? (
								<Question blocks={blocks} idea={idea} hasThread={Boolean(verdict?.companies.length)} />
							) : (
								<div className={texts[kind] ?? "mt-4 grid max-w-(--measure) gap-4"}>
									<Blocks blocks={blocks} checklist={kind === "ready"} cursor={end} />
								</div>
							)}
						</section>
					);
				})}
			</div>
		</div>
	));
}

/** Sections that stand beside the one before them. */
const besides: Partial<Record<SectionKind, SectionKind>> = {
	fit: "understanding",
	sustainability: "sector",
	next: "ready",
};

/** Groups sections into the rows of the page, of one or two. */
function groupIntoRows(sections: readonly AnalysisSection[]) {
	const rows: [AnalysisSection, ...AnalysisSection[]][] = [];
	for (const section of sections) {
		const row = rows.at(-1);
		if (row?.length === 1 && row[0].kind === besides[section.kind]) row.push(section);
		else rows.push([section]);
	}
	return rows;
}

/** Grounds and borders of rows that stand out. */
const bands: Partial<Record<SectionKind, string>> = {
	collaboration: "border-ink bg-sheet",
	goals: "border-ink",
	question: "border-ink on-night",
};

/** Space and width of sections that go across the page. */
const places: Partial<Record<SectionKind, string>> = {
	collaboration: "pt-12 lg:col-span-full lg:pt-24",
	goals: "pt-12 lg:col-span-full lg:pt-20",
	question: "py-16 lg:col-span-full lg:py-28",
};

/** Type and width of the text of sections. */
const texts: Partial<Record<SectionKind, string>> = {
	understanding:
		"mt-4 grid gap-4 font-display text-xl leading-snug font-semibold tracking-tight text-pretty lg:text-2xl lg:leading-tight",
	fit: "mt-4 grid gap-4 *:first-letter:uppercase",
	collaboration: "mt-8 lg:mt-14",
	goals: "mt-6 lg:mt-10",
};

interface QuestionProps {
	blocks: readonly AnalysisBlock[];
	idea: string | undefined;
	/** Whether the thread of the page passes beside it. */
	hasThread: boolean;
}

const questionMark = "?";

/** The question, large, and beside it what depends on its answer. */
function Question({ blocks, idea, hasThread }: QuestionProps) {
	const [question, ...others] = splitAfterQuestion(blocks);
	return (
		<div className="relative mt-6 grid gap-y-8 lg:grid-12">
			{hasThread && (
				<div aria-hidden="true" className="absolute inset-y-0 col-start-9 w-0 max-lg:hidden print:hidden">
					<span className={`${nodeClass} border-dashed bg-night text-night-ink`}>{questionMark}</span>
				</div>
			)}
			<div className="font-display text-3xl font-semibold tracking-tight text-balance lg:col-span-7 lg:text-4xl">
				{question && <Blocks blocks={[question]} cursor={false} />}
			</div>
			{others.length > 0 && (
				<div className="grid content-start gap-4 text-lg lg:col-span-4 lg:col-start-9 lg:ps-20 *:first-letter:uppercase">
					<Blocks blocks={others} cursor={false} />
				</div>
			)}
			{idea && <AnswerForm idea={idea} />}
		</div>
	);
}

interface SectionTitleProps {
	number: number;
	/** Empty for what comes before the first heading: nothing is shown then. */
	heading: string;
	isLarge: boolean;
	/** Shown after the heading. */
	cursor: ReactNode;
}

/** The number and the heading of a section. */
function SectionTitle({ number, heading, isLarge, cursor }: SectionTitleProps) {
	if (!heading) return null;
	return (
		<h2
			dir="auto"
			className={
				isLarge
					? "text-3xl lg:w-7/12 lg:text-4xl"
					: "grid grid-cols-[auto_1fr] items-baseline gap-x-4 text-xl"
			}
		>
			<span
				aria-hidden="true"
				className="caption block pb-2 font-sans tracking-normal text-kraft tabular-nums"
			>
				{formatOrdinal(number)}
			</span>
			<span>
				<ChangingText>{heading}</ChangingText>
				{cursor}
			</span>
		</h2>
	);
}

/** Cursor at the end of streamed text. Needs a new key at each position, or its move counts as a layout shift. */
export function Cursor() {
	return (
		<span
			aria-hidden="true"
			className="ms-1 border-s-[0.5ch] border-signal motion-safe:animate-pulse motion-safe:[animation-duration:1s] motion-safe:[animation-timing-function:step-end] motion-reduce:hidden print:hidden"
		/>
	);
}
