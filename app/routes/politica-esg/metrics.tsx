import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../components/section-number.tsx";
import { Tile } from "../../components/ui/tile.tsx";
import { figures, tonnesPerLine } from "../../content/figures.ts";
import { industries } from "../../content/sectors.ts";
import { formatMillions, formatNumber, formatShare } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Chains, Coil, LevelThreads } from "./metric-illustrations.tsx";
import { SectorSwatch } from "./sector-swatch.tsx";

/** The four figures of 2024, each with its illustration. */
export function Metrics() {
	const { t } = useTranslation("esgPolicy");
	const language = useLanguage();
	const rings = Math.round(figures.tonnes2024 / tonnesPerLine);
	return (
		<section aria-labelledby="metrics" className="on-night overflow-clip">
			<div className="frame pt-16 md:pt-28">
				<SectionHeading
					number={3}
					of={6}
					id="metrics"
					className="text-2xl"
					title={t("metrics.title", { year: figures.year })}
				/>
			</div>
			<dl className="frame grid-12 gap-y-16 pt-8 pb-16 md:grid-rows-[auto_auto_1fr] md:pt-12 md:pb-28">
				<div className="col-span-12 flex flex-col md:pb-8">
					<dt className="order-2 mt-3 text-xl">{t("metrics.tonnes")}</dt>
					<dd className="order-1 font-display text-6xl font-semibold tracking-[-0.045em]">
						{formatNumber(figures.tonnes2024, language)}
					</dd>
					<dd className="order-3 mt-8 md:mt-12">
						<Chains links={rings} perRow={11} className="w-full text-ink md:hidden" />
						<Chains links={rings} perRow={37} className="w-full text-ink max-md:hidden" />
						<span className="caption mt-3 block text-ink-soft">
							{t("metrics.tonnesScale", { tonnesPerLine })}
						</span>
					</dd>
				</div>
				<Tile
					className="col-span-12 md:col-span-6 md:row-span-2 lg:col-span-5"
					value={formatMillions(figures.revenue2024, language)}
					label={t("metrics.revenue")}
					scale={t("metrics.revenueScale")}
					illustration={<Coil amount={figures.revenue2024 / 1e6} className="w-full text-kraft" />}
				/>
				<Tile
					className="col-span-12 md:col-span-6 lg:col-start-7"
					value={formatShare(figures.portfolioAligned, language)}
					label={t("metrics.aligned")}
					scale={t("metrics.alignedScale")}
					illustration={<LevelThreads threads={figures.companies} className="h-28 w-full text-reed" />}
				/>
				<Tile
					className="col-span-12 md:col-span-6 lg:col-start-7"
					value={formatNumber(figures.keySectors, language)}
					label={t("metrics.sectors")}
					illustration={
						<ul className="grid grid-cols-3 gap-x-3 gap-y-4 text-kraft">
							{industries.map(({ id }) => (
								<SectorSwatch key={id} sector={id}>
									{t(`metrics.sectorNames.${id}`)}
								</SectorSwatch>
							))}
						</ul>
					}
					scale={t("metrics.sectorsScale")}
				/>
			</dl>
		</section>
	);
}
