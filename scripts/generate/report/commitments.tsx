import { useTranslation } from "react-i18next";
import { figures } from "../../../app/content/figures.ts";
import { formatMillions, formatNumber, formatShare } from "../../../app/i18n/format.ts";
import { ShareRing } from "./figure-illustrations.tsx";
import { Page, type PageProps, SectionHead } from "./page.tsx";
import { Points } from "./points.tsx";

/** The commitments of the ESG policy, and its figures. */
export function Commitments(page: PageProps) {
	const { t } = useTranslation("report");
	const { language } = page;
	const portfolio = formatShare(figures.portfolioAligned, language);
	return (
		<Page page={page} section={t("commitments.title")}>
			<SectionHead id="commitments" title={t("commitments.title")} lead={t("commitments.lead")} />
			<figure className="mt-12 flex items-end gap-10">
				<div className="relative size-82 shrink-0">
					<ShareRing
						share={figures.portfolioAligned}
						label={t("commitments.art")}
						className="size-full text-reed"
					/>
					<p className="absolute inset-0 grid place-items-center font-display text-[38pt]/none font-semibold tracking-[-0.035em]">
						{portfolio}
					</p>
				</div>
				<figcaption>
					<p className="font-display text-2xl/[1.12] font-semibold tracking-[-0.02em]">
						{t("commitments.aligned")}
					</p>
					<p className="caption mt-4 border-t border-line pt-2 text-ink-soft">{t("commitments.scale")}</p>
				</figcaption>
			</figure>
			<div className="mt-12 grid grid-cols-3 gap-x-8">
				<Points list="commitments.environment" />
				<Points list="commitments.social" />
				<Points list="commitments.governance" />
			</div>
			<div className="absolute inset-x-0 bottom-0">
				<h3 className="text-lg">{t("commitments.metrics.title")}</h3>
				<dl className="mt-3 grid grid-cols-4 border-t border-ink">
					{[
						[`${formatNumber(figures.tonnes2024, language)} t`, t("commitments.metrics.tonnes")],
						[formatMillions(figures.revenue2024, language), t("commitments.metrics.revenue")],
						[portfolio, t("commitments.metrics.portfolio")],
						[formatNumber(figures.keySectors, language), t("commitments.metrics.keySectors")],
					].map(([value, label]) => (
						<div
							key={label}
							className="flex flex-col border-l border-line pt-3 pl-3 first:border-l-0 first:pl-0"
						>
							<dt className="caption order-2 mt-1 text-ink-soft">{label}</dt>
							<dd className="font-display text-xl font-semibold tracking-[-0.02em] tabular-nums">{value}</dd>
						</div>
					))}
				</dl>
			</div>
		</Page>
	);
}
