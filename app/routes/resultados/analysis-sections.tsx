import type { ReactNode } from "react";
import type { CompanyCards } from "../../content/formatted-texts.server.ts";
import { Blocks } from "./blocks.tsx";
import type { AnalysisSection } from "./parse-analysis.ts";
import { QuestionBand } from "./question-band.tsx";
import type { Verdict } from "./read-verdict.ts";
import { SectionTitle } from "./section-title.tsx";
import { VerdictBand } from "./verdict-band.tsx";

interface AnalysisSectionsProps {
	sections: readonly AnalysisSection[];
	/** Undefined while what it is read from is being written. */
	verdict: Verdict | undefined;
	cards: CompanyCards;
	/** Shown after the last character; false if the text is not being written. */
	cursor: ReactNode;
	/** The idea that an answer can be added to. */
	idea: string | undefined;
	/** Shown below a verdict that names no company. */
	editLink: ReactNode;
}

/**
 * The analysis as numbered sections. They are only ever appended, so their indexes are stable keys. The verdict, the
 * proposals and the question go across the sheet, over the ring; the others stand beside it.
 */
export function AnalysisSections({
	sections,
	verdict,
	cards,
	cursor,
	idea,
	editLink,
}: AnalysisSectionsProps) {
	const sectionsWithHeading = sections.filter(({ heading }) => heading);
	const fit = sections.findIndex(({ kind }) => kind === "fit");
	// What comes after the verdict waits for it: it would move when the verdict is shown.
	const shown = fit >= 0 && !verdict ? sections.slice(0, fit + 1) : sections;
	return shown.map((section, index) => {
		const isWritten = index < shown.length - 1 || !cursor;
		const end = !isWritten && cursor;
		const { kind, heading, blocks } = section;
		const number = sectionsWithHeading.indexOf(section) + 1;
		// The text of the verdict is held back, so the cursor stays in its title.
		const isTitleLast = blocks.length === 0 || kind === "fit";
		const title = (className: string) => (
			<SectionTitle number={number} heading={heading} className={className} cursor={isTitleLast && end} />
		);
		// biome-ignore-start lint/suspicious/noArrayIndexKey: see above
		if (index === fit) {
			return (
				<VerdictBand key={index} title={title("text-xl")} verdict={verdict} cards={cards}>
					{verdict?.companies.length === 0 && editLink && <p className="mt-6">{editLink}</p>}
				</VerdictBand>
			);
		}
		if (kind === "question") {
			return (
				<QuestionBand key={index} title={title("text-base")} idea={isWritten ? idea : undefined}>
					<Blocks blocks={blocks} cursor={end} />
				</QuestionBand>
			);
		}
		const isWide = kind === "collaboration";
		return (
			<section
				key={index}
				data-kind={kind}
				className={`analysis-section px-(--sheet-edge) ${isWide ? "relative z-1 border-t border-ink bg-sheet pt-16" : "py-6 sm:py-8"}`}
			>
				<div className={isWide ? "" : "lg:w-7/12 lg:pe-12"}>
					{title(isWide ? "text-3xl pb-8" : "text-xl")}
					<div
						className={`wrap-anywhere ${isWide ? "" : "mt-3 grid max-w-(--measure) gap-4"} ${kind === "understanding" ? "text-lg" : ""}`}
					>
						<Blocks blocks={blocks} checklist={kind === "ready"} cursor={end} />
					</div>
				</div>
			</section>
		);
		// biome-ignore-end lint/suspicious/noArrayIndexKey: end of the exception
	});
}
