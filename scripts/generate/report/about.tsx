import { useTranslation } from "react-i18next";
import { figures } from "../../../app/content/figures.ts";
import { names } from "../../../app/content/placeholders.ts";
import { formatMillions, formatNumber, formatShare } from "../../../app/i18n/format.ts";
import { Page, type PageProps, SectionHead } from "./page.tsx";
import { Points } from "./points.tsx";

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
		<Page page={page} section={t("about.title")}>
			<SectionHead id="about" title={t("about.title")} lead={t("about.lead")} />
			<div className="mt-16 grid grid-cols-3 gap-x-8">
				<Points list="about.covers" />
				<Points list="about.leavesOut" />
				<Points list="about.reading" />
			</div>
			<h3 className="mt-16 text-xl">{t("about.table.title")}</h3>
			<table className="mt-3 w-full border-collapse text-left">
				<thead className="caption text-kraft">
					<tr>
						{[t("about.table.figure"), t("about.table.value"), t("about.table.refersTo")].map((head) => (
							<th key={head} scope="col" className="border-b border-ink pb-1.5 font-medium">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="tabular-nums">
					{rows.map(([figure, value, refersTo]) => (
						<tr key={figure} className="border-b border-line">
							<th scope="row" className="py-2 font-normal">
								{figure}
							</th>
							<td className="py-2 font-semibold">{value}</td>
							<td className="py-2 text-ink-soft">{refersTo}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Page>
	);
}
