import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tile } from "../../components/ui/fact.tsx";
import type { figureTexts } from "../../content/formatted-texts.server.ts";
import materialFlow from "../../illustrations/material-flow.svg?no-inline";

/** The four headline figures. */
export function Figures({ texts }: { texts: ReturnType<typeof figureTexts> }) {
	const { t } = useTranslation("home");
	const { tonnes, capacity } = texts;
	return (
		<section aria-labelledby="figures" className="on-night overflow-clip">
			<div className="frame pt-16 md:pt-28 print:pt-8">
				<h2 id="figures" className="text-2xl">
					{t("figures.title")}
				</h2>
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
				</figcaption>
			</figure>
			<dl className="frame grid-12 gap-y-10 pt-16 pb-16 md:pt-24 md:pb-28 print:gap-y-8 print:py-8">
				<Tile className="col-span-12 lg:col-span-6" value={texts.revenue} label={t("figures.revenue")} />
				<Tile
					className="col-span-6 max-[22rem]:col-span-12 lg:col-span-3"
					value={texts.companies}
					label={t("figures.companies")}
				/>
				<Tile
					className="col-span-6 max-[22rem]:col-span-12 lg:col-span-3"
					value={texts.sectors}
					label={t("figures.sectors")}
				>
					{t("figures.sectorList")}
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
