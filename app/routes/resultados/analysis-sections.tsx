import type { ReactNode } from "react";
import { ChangingText } from "../../components/ui/changing-text.tsx";
import { formatOrdinal } from "../../i18n/format.ts";
import { Blocks } from "./analysis-blocks.tsx";
import { AnswerForm } from "./answer-form.tsx";
import type { AnalysisSection } from "./parse-analysis.ts";
import type { Verdict } from "./read-verdict.ts";

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
	return shown.map((section, index) => {
		const end = index === last && cursor;
		const { kind, heading } = section;
		const blocks = index === fit ? (verdict?.reason ?? []) : section.blocks;
		const number = sectionsWithHeading.indexOf(section) + 1;
		const isQuestion = kind === "question";
		return (
			<section
				// biome-ignore lint/suspicious/noArrayIndexKey: see above
				key={index}
				data-kind={kind}
				className={`analysis-section ${bands[kind] ?? "border-line py-6 lg:py-8"} border-t`}
			>
				<div className="frame grid gap-y-3 lg:grid-12">
					<SectionTitle
						number={number}
						heading={heading}
						className={`lg:sticky lg:top-24 lg:col-span-4 lg:self-start lg:pe-4 ${kind === "collaboration" ? "text-2xl max-lg:pb-4" : "text-xl"}`}
						cursor={blocks.length === 0 && end}
					/>
					<div
						className={`wrap-anywhere lg:col-span-8 lg:col-start-5 ${isQuestion ? "font-display text-3xl font-semibold tracking-tight" : kind === "collaboration" ? "" : "grid max-w-(--measure) gap-4"} ${kind === "understanding" ? "text-lg" : kind === "fit" ? "text-lg *:first-letter:uppercase" : ""}`}
					>
						<Blocks blocks={blocks} checklist={kind === "ready"} cursor={end} />
					</div>
					{isQuestion && idea && <AnswerForm idea={idea} />}
				</div>
			</section>
		);
	});
}

/** Sections that go across the page. */
const bands: Partial<Record<AnalysisSection["kind"], string>> = {
	collaboration: "border-ink bg-sheet py-12 lg:py-20",
	question: "border-ink on-night py-16 lg:py-28",
};

interface SectionTitleProps {
	number: number;
	/** Empty for what comes before the first heading: nothing is shown then. */
	heading: string;
	className: string;
	/** Shown after the heading. */
	cursor: ReactNode;
}

/** The number and the heading of a section. */
function SectionTitle({ number, heading, className, cursor }: SectionTitleProps) {
	if (!heading) return null;
	return (
		<h2 dir="auto" className={`grid grid-cols-[auto_1fr] items-baseline gap-x-4 wrap-anywhere ${className}`}>
			<span aria-hidden="true" className="caption font-sans text-kraft tabular-nums">
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
