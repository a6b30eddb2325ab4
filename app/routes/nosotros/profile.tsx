import { useTranslation } from "react-i18next";
import { Section } from "../../components/section.tsx";
import { Fact } from "../../components/ui/fact.tsx";
import { figures } from "../../content/figures.ts";
import { formatMillions, formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";

export function Profile() {
	const { t } = useTranslation("nosotros");
	const language = useLanguage();
	const values = {
		tonnes: formatNumber(figures.tonnes2024, language),
		revenue: formatMillions(figures.revenue2024, language),
		companies: formatNumber(figures.companies, language),
		years: t("profile.yearsValue", { years: figures.yearsOfHistory }),
	};
	return (
		<Section labelledBy="profile" className="border-y border-line bg-sheet">
			<div className="grid-12 gap-y-8">
				<h2 id="profile" className="col-span-12 text-4xl lg:col-span-5">
					{t("profile.title")}
				</h2>
				<div className="col-span-12 lg:col-span-6 lg:col-start-7">
					<p className="text-lg text-ink-soft">{t("profile.text", { year: figures.globalCompactSince })}</p>
					<dl className="mt-8">
						{(["tonnes", "revenue", "companies", "years"] as const).map((figure) => (
							<Fact key={figure} label={t(`profile.${figure}`)}>
								{values[figure]}
							</Fact>
						))}
					</dl>
				</div>
			</div>
		</Section>
	);
}
