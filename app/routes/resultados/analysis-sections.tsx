import type { ReactNode } from "react";
import { Blocks } from "./analysis-blocks.tsx";
import { AnswerForm } from "./answer-form.tsx";
import type { AnalysisSection } from "./parse-analysis.ts";
import type { Verdict } from "./read-verdict.ts";
import { SectionTitle } from "./section-title.tsx";

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
						className={`lg:col-span-4 lg:pe-4 ${kind === "collaboration" ? "text-2xl max-lg:pb-4" : "text-xl"}`}
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
