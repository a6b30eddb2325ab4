import { useTranslation } from "react-i18next";
import { ExternalLink } from "../../components/external-link.tsx";
import { ReportCover } from "../../components/report-cover.tsx";
import { SectionHeading } from "../../components/section-number.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowOut } from "../../components/ui/icons.tsx";
import { figures } from "../../content/figures.ts";
import { reports } from "../../content/group.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** Link to the 2024 report, beside its cover. */
export function Report() {
	const { t } = useTranslation(["politicaEsg", "common"]);
	const language = useLanguage();
	return (
		<section aria-labelledby="report" className="overflow-clip border-t border-line bg-board">
			<div className="frame grid-12 gap-y-10 pt-16 md:pt-28">
				<div className="col-span-12 md:col-span-6 md:pb-28">
					<SectionHeading number={6} of={6} id="report" className="text-4xl" title={t("report.title")} />
					<p className="mt-6 text-lg text-ink-soft">
						{t("report.text", { name: t("common:reportName"), year: figures.year })}
					</p>
					<ExternalLink
						href={reports[language]}
						type="application/pdf"
						className={buttonClass({ size: "lg", className: "mt-8" })}
					>
						{t("report.download")} ({t("report.format")})
						<ArrowOut />
					</ExternalLink>
				</div>
				<ReportCover className="col-span-12 h-96 sm:col-span-9 sm:col-start-3 md:col-span-5 md:col-start-8 md:h-auto md:min-h-128" />
			</div>
		</section>
	);
}
