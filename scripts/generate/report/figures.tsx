import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { companies } from "../../../app/content/companies.ts";
import { figures } from "../../../app/content/figures.ts";
import { formatMillions, formatNumber } from "../../../app/i18n/format.ts";
import { CountedLines } from "../../../app/illustrations/counted-lines.tsx";
import { MaterialFlow } from "../../../app/illustrations/material-flow.tsx";
import { Page, type PageProps, SectionTitle } from "./page.tsx";
import { PrintedPattern } from "./printed-pattern.tsx";

/** The tonnage and the capacity, as figures and as an illustration. */
export function Material(page: PageProps) {
	const { t } = useTranslation("report");
	return (
		<Page page={page} night>
			<SectionTitle section="figures" className="mt-2 text-2xl" />
			<p className="mt-16">
				<span className="block font-display text-6xl/[0.8] font-semibold tracking-[-0.045em]">
					{formatNumber(figures.tonnes2024, page.language)}
				</span>
				<span className="mt-5 block text-xl">{t("figures.tonnes")}</span>
			</p>
			<figure className="mt-9">
				<MaterialFlow
					ribbons={[
						{ tonnes: figures.tonnes2024, className: "stroke-signal" },
						{ tonnes: figures.paperCapacityPerYear, className: "stroke-reed" },
					]}
					label={t("figures.flow.art")}
					className="-mx-20 h-118 w-[210mm] max-w-none [&_path]:stroke-[.32] [&_path:last-child]:stroke-[.7]"
				/>
				<figcaption className="caption mt-5 grid-12 text-ink-soft">
					<span className="col-span-4 flex flex-col gap-2">
						<span className="h-0.5 w-8 bg-signal" />
						{t("figures.flow.processed")}
					</span>
					<span className="col-span-5 flex flex-col gap-2">
						<span className="h-0.5 w-8 bg-reed" />
						{t("figures.flow.capacity")}
					</span>
					<span className="col-span-3 self-end text-right">{t("figures.flow.scale")}</span>
				</figcaption>
			</figure>
			<div className="grid-12 absolute inset-x-0 bottom-0 border-t border-line pt-3">
				<h3 className="col-span-4 text-lg">{t("figures.flow.title")}</h3>
				<p className="col-span-8 text-sm/[1.45] text-ink-soft">{t("figures.flow.text")}</p>
			</div>
		</Page>
	);
}

interface RingsProps {
	amount: number;
	label: string;
	className: string;
}

/** A ring from its left edge: quarters as Bézier curves, because the PDF would split arcs into dozens of pieces. */
const ring = "c0-4.69 3.81-8.5 8.5-8.5s8.5 3.81 8.5 8.5-3.81 8.5-8.5 8.5-8.5-3.81-8.5-8.5";

/** Draws `amount` linked rings in rows of `perRow`. */
function LinkedRings({ amount, perRow, label, className }: RingsProps & { perRow: number }) {
	const columns = Math.min(amount, perRow);
	const rows = Math.ceil(amount / perRow);
	const rings = Array.from({ length: amount }, (_, index) => {
		const [column, row] = [index % perRow, Math.floor(index / perRow)];
		return `M${1 + column * 14} ${9.5 + row * 18.5}${ring}`;
	});
	return (
		<svg
			viewBox={`0 0 ${5 + columns * 14} ${0.5 + rows * 18.5}`}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			role="img"
			aria-label={label}
			className={className}
		>
			<path d={rings.join("")} />
		</svg>
	);
}

/** Draws `amount` tree rings, whose widths vary, and an open one for the current year. */
function GrowthRings({ amount, label, className }: RingsProps) {
	const gap = 98 / (amount + 1);
	const years = Array.from({ length: amount }, (_, index) => index + 1);
	const radius = (year: number) => gap * (year + 0.2 * Math.sin(year * 1.7) + 0.25 * Math.sin(year * 0.61));
	return (
		<svg viewBox="-100 -100 200 200" fill="none" role="img" aria-label={label} className={className}>
			<g stroke="currentColor" strokeWidth="0.9">
				{years.map((year) => (
					<circle key={year} r={radius(year).toFixed(2)} />
				))}
			</g>
			<path d="M0-99A99 99 0 1 1-99 0" strokeWidth="1.6" className="stroke-signal" />
		</svg>
	);
}

interface FigureProps {
	name: "revenue" | "employees" | "years" | "companies" | "sectors";
	value: string;
	children: ReactNode;
	className: string;
}

/** A figure with its illustration and the scale of that. */
function Figure({ name, value, children, className }: FigureProps) {
	const { t } = useTranslation("report");
	return (
		<figure className={`flex flex-col border-t border-ink pt-3 ${className}`}>
			<p className="font-display text-5xl/[0.9] font-semibold tracking-[-0.035em]">{value}</p>
			<p className="mt-2 text-base/[1.3]">{t(`figures.${name}.label`)}</p>
			<div className="mt-5 grow">{children}</div>
			<figcaption className="caption mt-3 text-ink-soft">{t(`figures.${name}.scale`)}</figcaption>
		</figure>
	);
}

/** Revenue, employees, years, companies and sectors, each with an illustration. */
export function Figures(page: PageProps) {
	const { t } = useTranslation("report");
	const { language } = page;
	const number = (value: number) => formatNumber(value, language);
	return (
		<Page page={page}>
			<h3 className="text-2xl">{t("figures.more")}</h3>
			<div className="mt-8 grid grid-cols-12 gap-x-[4mm] gap-y-9">
				<Figure name="revenue" value={formatMillions(figures.revenue2024, language)} className="col-span-12">
					<CountedLines
						amount={figures.revenue2024 / 1e6}
						label={t("figures.revenue.art")}
						className="h-14 w-full text-kraft"
					/>
				</Figure>
				<Figure name="employees" value={number(figures.employees2024)} className="col-span-8">
					<LinkedRings
						amount={figures.employees2024}
						perRow={25}
						label={t("figures.employees.art")}
						className="w-full text-ink"
					/>
				</Figure>
				<Figure name="years" value={`${number(figures.yearsOfHistory)}+`} className="col-span-4">
					<GrowthRings
						amount={figures.yearsOfHistory}
						label={t("figures.years.art")}
						className="w-full text-reed"
					/>
				</Figure>
				<Figure name="companies" value={number(figures.companies)} className="col-span-6">
					<LinkedRings
						amount={figures.companies}
						perRow={figures.companies}
						label={t("figures.companies.art")}
						className="h-15 text-signal-text"
					/>
				</Figure>
				<Figure name="sectors" value={number(figures.sectors)} className="col-span-6">
					<div role="img" aria-label={t("figures.sectors.art")} className="flex justify-between">
						{companies.slice(0, figures.sectors).map(({ id }) => (
							<PrintedPattern
								key={id}
								company={id}
								columns={3}
								rows={3}
								scale={0.2075}
								className="size-[14.94mm]"
							/>
						))}
					</div>
				</Figure>
			</div>
		</Page>
	);
}
