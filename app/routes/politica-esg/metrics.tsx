import { useTranslation } from "react-i18next";
import { Section, SectionNumber } from "../../components/section.tsx";
import { figures } from "../../content/figures.ts";
import { formatMillions, formatNumber, formatShare } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** The year's figures as one text. */
export function Metrics() {
	const { t } = useTranslation("politicaEsg");
	const language = useLanguage();
	const values = {
		tonnes: formatNumber(figures.tonnes2024, language),
		revenue: formatMillions(figures.revenue2024, language),
		aligned: formatShare(figures.portfolioAligned, language),
		sectors: formatNumber(figures.keySectors, language),
	};
	return (
		<Section labelledBy="metrics" className="on-night">
			<SectionNumber />
			<h2 id="metrics" className="mt-3 text-xl">
				{t("metrics.title", { year: figures.year })}
			</h2>
			<ul className="mt-6 font-display text-4xl/[1.12] font-semibold tracking-[-0.035em]">
				{(["tonnes", "revenue", "aligned", "sectors"] as const).map((metric) => (
					<li key={metric} className="inline">
						<span className="whitespace-nowrap text-signal-text">{values[metric]}</span>
						<span>{`\u00a0${t(`metrics.${metric}`)} `}</span>
					</li>
				))}
			</ul>
			<p className="mt-8 max-w-(--measure) text-ink-soft">{t("metrics.sectorsNote")}</p>
		</Section>
	);
}
