import { useTranslation } from "react-i18next";
import { Section, SectionHeading } from "../../components/section.tsx";
import type { TileProps } from "../../components/ui/fact.tsx";
import { figures, tonnesPerLine } from "../../content/figures.ts";
import { formatMillions, formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Chain } from "../../illustrations/chain.tsx";
import { CountedLines } from "../../illustrations/counted-lines.tsx";
import { Drawing } from "../../illustrations/drawing.tsx";

/** A figure with its illustration beside it. Use inside `<dl>`. */
function Row({ value, label, scale, children }: Omit<TileProps, "className">) {
	return (
		<div className="grid-12 lg:fit-figures items-end gap-y-4 border-t border-line-strong py-6 md:py-8">
			<dt className="order-2 col-span-12 max-md:-mt-3 md:col-span-5 md:pb-1 lg:col-span-3">{label}</dt>
			<dd className="order-1 col-span-12 font-display text-5xl font-semibold tracking-[-0.04em] whitespace-nowrap md:col-span-7 lg:col-span-4 lg:text-[length:min(var(--text-5xl),8.4cqi)]">
				{value}
			</dd>
			<dd className="order-3 col-span-12 lg:col-span-5">
				{children}
				<span className="caption mt-2.5 block text-ink-soft">{scale}</span>
			</dd>
		</div>
	);
}

export function Profile() {
	const { t } = useTranslation("nosotros");
	const language = useLanguage();
	const years = figures.yearsOfHistory;
	return (
		<Section labelledBy="profile" className="border-y border-line bg-sheet">
			<div className="grid-12 items-end gap-y-5">
				<div className="col-span-12 lg:col-span-5">
					<SectionHeading id="profile" title={t("profile.title")} />
				</div>
				<p className="col-span-12 max-w-(--measure) text-lg text-ink-soft lg:col-span-6 lg:col-start-7">
					{t("profile.text", { year: figures.globalCompactSince })}
				</p>
			</div>
			<dl className="@container mt-12 border-b border-line-strong md:mt-20">
				<Row
					value={formatNumber(figures.tonnes2024, language)}
					label={t("profile.tonnes")}
					scale={t("profile.tonnesScale", { tonnesPerLine })}
				>
					<CountedLines amount={figures.tonnes2024 / tonnesPerLine} className="h-14 text-kraft" />
				</Row>
				<Row
					value={formatMillions(figures.revenue2024, language)}
					label={t("profile.revenue")}
					scale={t("profile.revenueScale")}
				>
					<CountedLines amount={figures.revenue2024 / 1e6} className="h-14 text-reed" />
				</Row>
				<Row
					value={formatNumber(figures.companies, language)}
					label={t("profile.companies")}
					scale={t("profile.companiesScale")}
				>
					<Chain links={figures.companies} className="h-14 max-w-full" />
				</Row>
				<Row
					value={t("profile.yearsValue", { years })}
					label={t("profile.years")}
					scale={t("profile.yearsScale")}
				>
					<Drawing
						viewBox={`0 0 ${years * 8 + 60} 40`}
						preserveAspectRatio="none"
						strokeWidth="4"
						className="h-14 w-full stroke-ink"
					>
						<path d={Array.from({ length: years }, (_, year) => `M${year * 8 + 2} 0v40`).join("")} />
						<path d={`M${years * 8 + 2} 38h58`} className="stroke-signal" />
					</Drawing>
				</Row>
			</dl>
		</Section>
	);
}
