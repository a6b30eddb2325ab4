import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../components/section.tsx";
import { Tile } from "../../components/ui/tile.tsx";
import { figures, tonnesPerLine } from "../../content/figures.ts";
import { type IndustryId, industries } from "../../content/sectors.ts";
import { formatMillions, formatNumber, formatShare } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Chains, Coil, LevelThreads } from "./metric-illustrations.tsx";

export function Metrics() {
	const { t } = useTranslation("politicaEsg");
	const language = useLanguage();
	const rings = Math.round(figures.tonnes2024 / tonnesPerLine);
	return (
		<section aria-labelledby="metrics" className="on-night overflow-clip">
			<div className="frame pt-16 md:pt-28">
				<SectionHeading
					id="metrics"
					className="text-2xl"
					title={t("metrics.title", { year: figures.year })}
				/>
			</div>
			<dl className="frame grid-12 lg:fit-figures gap-y-16 pt-8 pb-16 md:grid-rows-[auto_auto_1fr] md:pt-12 md:pb-28">
				<div className="col-span-12 flex flex-col md:pb-8">
					<dt className="order-2 mt-3 text-xl">{t("metrics.tonnes")}</dt>
					<dd className="order-1 font-display text-6xl font-semibold tracking-[-0.045em] whitespace-nowrap">
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
				>
					<Coil amount={figures.revenue2024 / 1e6} className="w-full text-kraft" />
				</Tile>
				<Tile
					className="col-span-12 md:col-span-6 lg:col-start-7"
					value={formatShare(figures.portfolioAligned, language)}
					label={t("metrics.aligned")}
					scale={t("metrics.alignedScale")}
				>
					<LevelThreads threads={figures.companies} className="h-28 w-full text-reed" />
				</Tile>
				<Tile
					className="col-span-12 md:col-span-6 lg:col-start-7"
					value={formatNumber(figures.keySectors, language)}
					label={t("metrics.sectors")}
					scale={t("metrics.sectorsScale")}
				>
					<ul className="grid grid-cols-3 gap-x-3 gap-y-4 text-kraft">
						{industries.map(({ id }) => (
							<SectorSwatch key={id} sector={id}>
								{t(`metrics.sectorNames.${id}`)}
							</SectorSwatch>
						))}
					</ul>
				</Tile>
			</dl>
		</section>
	);
}

/** Pattern tile of each key sector, in units of user space. */
const patterns: Record<IndustryId, { width: number; height: number; d: string }> = {
	// Rings of six atoms.
	carbon: {
		width: 30,
		height: 52,
		d: "M15 0v9L0 17.3v17.4L15 43v9M15 9l15 8.3v17.4L15 43M12 26a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
	},
	// Arrows that follow one another.
	recycling: { width: 24, height: 16, d: "m0 15 12-12 12 12M0 23 12 11l12 12M0 7 12-5 24 7" },
	// Furrows that follow the land.
	agro: { width: 48, height: 10, d: "M0 5q12-7 24 0t24 0" },
	// Courses of brick.
	construction: { width: 32, height: 24, d: "M0 1h32M0 13h32M8 1v12M24 13v12" },
	// Modules on a roof.
	energy: { width: 30, height: 24, d: "M4 20 9 4h19l-5 16zM6.500 12h19M18.500 4l-5 16" },
	// Valves along a pipe.
	engineering: { width: 44, height: 24, d: "M0 12h14a8 8 0 1 0 16 0 8 8 0 1 0-16 0M30 12h14M22 4v16" },
};

/** A box filled with the pattern of a key sector, with its name below. */
function SectorSwatch({ sector, children }: { sector: IndustryId; children: ReactNode }) {
	const id = useId();
	const { width, height, d } = patterns[sector];
	return (
		<li>
			<svg aria-hidden="true" className="h-20 w-full border border-line">
				<pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
					<path d={d} fill="none" stroke="currentColor" strokeWidth="1.5" />
				</pattern>
				<rect width="100%" height="100%" fill={`url(#${id})`} />
			</svg>
			<span className="caption mt-1.5 block text-ink">{children}</span>
		</li>
	);
}
