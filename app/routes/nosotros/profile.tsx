import { useTranslation } from "react-i18next";
import { Section } from "../../components/section.tsx";
import { Tile } from "../../components/ui/fact.tsx";
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
			<div className="grid-12 items-end gap-y-5">
				<h2 id="profile" className="col-span-12 text-4xl lg:col-span-5">
					{t("profile.title")}
				</h2>
				<p className="col-span-12 max-w-(--measure) text-lg text-ink-soft lg:col-span-6 lg:col-start-7">
					{t("profile.text", { year: figures.globalCompactSince })}
				</p>
			</div>
			<dl className="mt-12 grid-12 gap-y-10 md:mt-20">
				{(["tonnes", "revenue", "companies", "years"] as const).map((figure) => (
					<Tile
						key={figure}
						className="col-span-12 sm:col-span-6"
						value={values[figure]}
						label={t(`profile.${figure}`)}
					/>
				))}
			</dl>
		</Section>
	);
}
