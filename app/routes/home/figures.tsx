import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../components/section.tsx";
import { Tile } from "../../components/ui/fact.tsx";
import { figures } from "../../content/figures.ts";
import type { figureTexts } from "../../content/formatted-texts.server.ts";
import { Chain } from "../../illustrations/chain.tsx";
import { CountedLines } from "../../illustrations/counted-lines.tsx";
import { Drawing } from "../../illustrations/drawing.tsx";
import materialFlow from "../../illustrations/material-flow.svg?no-inline";

/** Five strips, one for each sector, each with its own hatching. */
function SectorStrips({ className }: { className: string }) {
	return (
		<Drawing viewBox="0 0 200 44" stroke="currentColor" strokeWidth="3" className={className}>
			<path d="M2 44V0M10 44V0M18 44V0M26 44V0M34 44V0" />
			<path d="M42 2h32M42 12h32M42 22h32M42 32h32M42 42h32" />
			<path d="m84 44 32-44M84 26 103 0M97 44l19-26" />
			<path d="M126 4q8 8 16 0t16 0M126 16q8 8 16 0t16 0M126 28q8 8 16 0t16 0M126 40q8 8 16 0t16 0" />
			<path d="M168 22a15 15 0 1 0 30 0 15 15 0 1 0-30 0M176 22a7 7 0 1 0 14 0 7 7 0 1 0-14 0" />
		</Drawing>
	);
}

/** The four headline figures, each with an illustration to scale. */
export function Figures({ texts }: { texts: ReturnType<typeof figureTexts> }) {
	const { t } = useTranslation("home");
	const { tonnes, capacity, tonnesPerLine } = texts;
	return (
		<section aria-labelledby="figures" className="on-night overflow-clip">
			<div className="frame pt-16 md:pt-28 print:pt-8">
				<SectionHeading id="figures" className="text-2xl" title={t("figures.title")} />
			</div>
			<dl className="frame mt-8 pb-5 md:mt-12 md:pb-8">
				<div className="flex flex-wrap items-end gap-x-[min(2rem,2.5vw)] gap-y-4">
					<dt className="order-2 text-xl md:max-w-[7em]">{t("figures.tonnes")}</dt>
					<dd className="order-1 font-display text-[min(19.5vw,23.5rem)]/[0.74] font-semibold tracking-[-0.045em] whitespace-nowrap">
						{tonnes}
					</dd>
				</div>
			</dl>
			<figure>
				<svg
					role="img"
					aria-label={t("flow.art", { tonnes, capacity })}
					className="reveal-spread h-64 w-full [--hairline:.28] [--mark:.7] md:h-[min(34vw,34rem)] md:[--hairline:.5] md:[--mark:1]"
				>
					<use href={`${materialFlow}#tonnes`} className="stroke-kraft" />
					<use href={`${materialFlow}#capacity`} className="stroke-reed" />
				</svg>
				<figcaption className="frame caption mt-4 flex flex-wrap gap-x-10 gap-y-1.5 text-ink-soft">
					<LegendItem className="bg-kraft">{t("flow.processed", { tonnes })}</LegendItem>
					<LegendItem className="bg-reed">{t("flow.capacity", { tonnes: capacity })}</LegendItem>
					<span className="xl:ml-auto">{t("flow.scale", { tonnesPerLine })}</span>
				</figcaption>
			</figure>
			<dl className="frame grid-12 gap-y-14 pt-16 pb-16 md:pt-24 md:pb-28 print:gap-y-8 print:py-8">
				<Tile
					className="col-span-12 lg:col-span-6"
					value={texts.revenue}
					label={t("figures.revenue")}
					scale={t("figures.revenueScale")}
				>
					<CountedLines amount={figures.revenue2024 / 1e6} className="h-14 text-kraft" />
				</Tile>
				<Tile
					className="col-span-6 max-[22rem]:col-span-12 lg:col-span-3"
					value={texts.companies}
					label={t("figures.companies")}
					scale={t("figures.companiesScale")}
				>
					<Chain links={figures.companies} className="h-14 max-w-full self-start py-1.5" />
				</Tile>
				<Tile
					className="col-span-6 max-[22rem]:col-span-12 lg:col-span-3"
					value={texts.sectors}
					label={t("figures.sectors")}
					scale={t("figures.sectorList")}
				>
					<SectorStrips className="h-14 max-w-full self-start py-1.5" />
				</Tile>
			</dl>
		</section>
	);
}

function LegendItem({ className, children }: { className: string; children: ReactNode }) {
	return (
		<span className="flex items-baseline gap-3">
			<span
				aria-hidden="true"
				className={`h-0.5 w-6 shrink-0 -translate-y-1 drawn-background ${className}`}
			/>
			<span>{children}</span>
		</span>
	);
}
