import { useTranslation } from "react-i18next";
import { Section } from "../../components/section.tsx";
import { Tile } from "../../components/ui/fact.tsx";
import { figures } from "../../content/figures.ts";
import { formatMillions, formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** Employees, revenue and number of companies of the whole group. */
export function Counters() {
	const { t } = useTranslation("empresas");
	const language = useLanguage();
	const values = [
		["employees", formatNumber(figures.employees2024, language)],
		["revenue", formatMillions(figures.revenue2024, language)],
		["companies", formatNumber(figures.companies, language)],
	] as const;
	return (
		<Section labelledBy="counters" className="on-night">
			<h2 id="counters" className="text-2xl">
				{t("counters.title")}
			</h2>
			<dl className="mt-10 grid-12 lg:fit-figures gap-y-10 md:mt-16">
				{values.map(([name, value]) => (
					<Tile
						key={name}
						className="col-span-12 sm:col-span-6 lg:col-span-4"
						value={value}
						label={t(`counters.${name}`)}
					/>
				))}
			</dl>
		</Section>
	);
}
