import { useTranslation } from "react-i18next";
import { figures } from "../../../app/content/figures.ts";
import { names } from "../../../app/content/placeholders.ts";
import { formatMillions, formatNumber, formatOrdinal, formatShare } from "../../../app/i18n/format.ts";
import { ContourField } from "../../../app/illustrations/contour-field.tsx";
import { Rings } from "../../../app/layout/logo.tsx";
import { CoverRing } from "./cover-ring.tsx";
import { Page, type PageProps, Points, SectionHead, Sheet, sectionIds, Table } from "./page.tsx";

export function Cover({ language }: PageProps) {
	const { t } = useTranslation(["report", "common"]);
	return (
		<Sheet background={<CoverRing language={language} />}>
			<div className="absolute inset-x-20 top-16">
				<div className="flex items-center justify-between">
					<p className="flex items-center gap-3">
						<Rings className="h-7 w-11" />
						<span className="font-display text-2xl/none font-bold tracking-tight">{names.group}</span>
					</p>
					<p className="font-display text-2xl/none font-semibold tabular-nums">{figures.year}</p>
				</div>
				<h1 className="mt-12 max-w-150 text-[50pt]/[0.95] tracking-[-0.03em]">{t("common:reportName")}</h1>
			</div>
			<p className="caption absolute top-146 left-20 w-32 border-t border-ink pt-2 text-ink-soft">
				{t("cover.scale")}
			</p>
		</Sheet>
	);
}

/** The table of contents. */
export function Contents(page: PageProps) {
	const { t } = useTranslation("report");
	const { firstPages } = page;
	return (
		<Page
			page={page}
			background={
				<div className="absolute inset-x-0 bottom-0 -z-10 h-106 selvedge pt-[18px]">
					<ContourField field="shore" className="size-full text-kraft" />
				</div>
			}
		>
			<h2 className="text-4xl/[0.98]">{t("contents")}</h2>
			<ol className="mt-11 list-['']">
				{sectionIds.map((id, index) => (
					<li key={id} className="border-t border-line">
						<a href={`#${id}`} className="grid-12 items-baseline py-2.75">
							<span aria-hidden="true" className="caption col-span-1 text-kraft tabular-nums">
								{formatOrdinal(index + 1)}
							</span>
							<span className="col-span-6 font-display text-2xl/[1.1] font-semibold tracking-[-0.015em]">
								{t(`${id}.title`)}
							</span>
							<span className="col-span-4 text-sm/[1.35] text-ink-soft">{t(`${id}.lead`)}</span>
							<span className="col-span-1 text-right text-lg font-semibold tabular-nums">
								{firstPages[id]}
							</span>
						</a>
					</li>
				))}
			</ol>
		</Page>
	);
}

/** The scope of the report, and its figures in a table. */
export function About(page: PageProps) {
	const { t } = useTranslation("report");
	const { language } = page;
	const number = (value: number) => formatNumber(value, language);
	const inYear = t("about.table.inYear");
	const group = t("about.table.group");
	const rows = [
		[t("about.table.tonnes"), `${number(figures.tonnes2024)} t`, inYear],
		[t("about.table.capacity"), t("companies.perYear"), names.paper],
		[t("about.table.revenue"), formatMillions(figures.revenue2024, language), inYear],
		[t("about.table.employees"), number(figures.employees2024), inYear],
		[t("about.table.portfolio"), formatShare(figures.portfolioAligned, language), inYear],
		[t("about.table.companies"), number(figures.companies), group],
		[t("about.table.sectors"), number(figures.sectors), group],
		[t("about.table.years"), `${number(figures.yearsOfHistory)}+`, group],
	] as const;
	return (
		<Page page={page}>
			<SectionHead section="about" />
			<div className="mt-16 grid grid-cols-3 gap-x-8">
				<Points list="about.covers" />
				<Points list="about.leavesOut" />
				<Points list="about.reading" />
			</div>
			<h3 className="mt-16 text-xl">{t("about.table.title")}</h3>
			<Table
				head={[t("about.table.figure"), t("about.table.value"), t("about.table.refersTo")]}
				rows={rows}
				columns={["py-2 font-normal", "py-2 font-semibold", "py-2 text-ink-soft"]}
				className="tabular-nums"
			/>
		</Page>
	);
}
