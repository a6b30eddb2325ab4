import { useTranslation } from "react-i18next";
import { GoalRing } from "../../art/goal-ring.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import { ArrowOut } from "../../components/icons.tsx";
import { SectionNumber } from "../../components/section-number.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { reports } from "../../group/documents.ts";
import { figures } from "../../group/figures.ts";
import { useLanguage } from "../../i18n/words-provider.tsx";

/** The report that all of this comes from, with its cover. */
export function Report() {
	const { t } = useTranslation("esgPolicy");
	const language = useLanguage();
	return (
		<section aria-labelledby="report" className="overflow-clip border-t border-line bg-board">
			<div className="frame grid-12 items-end gap-y-10 pt-16 md:pt-28">
				<div className="col-span-12 pb-0 md:col-span-7 md:pb-28">
					<SectionNumber number={6} of={6} />
					<h2 id="report" className="mt-3 text-4xl">
						{t("report.title")}
					</h2>
					<p className="mt-6 text-lg text-ink-soft">{t("report.text", { year: figures.year })}</p>
					<ExternalLink
						href={reports[language]}
						type="application/pdf"
						className={buttonClass({ size: "lg", className: "mt-8" })}
					>
						{t("report.download")} ({t("report.format")})
						<ArrowOut />
					</ExternalLink>
				</div>
				{/* The top of the report, as it lies on the table. */}
				<div
					aria-hidden="true"
					className="selvedge relative col-span-10 col-start-2 aspect-[210/200] overflow-clip bg-sheet md:col-span-4 md:col-start-9"
				>
					<p className="p-6 pt-10 font-display text-5xl font-semibold tracking-tight">{figures.year}</p>
					<GoalRing className="absolute top-1/3 left-1/4 w-full [--color-paper:var(--color-sheet)]" />
				</div>
			</div>
		</section>
	);
}
