import { names } from "../../app/group/stand-ins.ts";
import { Page, type PageProps, SectionHead } from "./page.tsx";
import { Points } from "./points.tsx";

/** What the report covers and what it does not, and its figures in one table. */
export function About(page: PageProps) {
	const { words } = page;
	const { about, facts } = words;
	const { table } = about;
	const rows = [
		[table.tonnes, `${facts.tonnes} t`, table.inYear],
		[table.capacity, words.companies.perYear, names.paper],
		[table.revenue, facts.revenue, table.inYear],
		[table.employees, facts.employees, table.inYear],
		[table.portfolio, facts.portfolio, table.inYear],
		[table.companies, facts.companies, table.group],
		[table.sectors, facts.sectors, table.group],
		[table.years, `${facts.years}+`, table.group],
	] as const;
	return (
		<Page page={page} section={about.title}>
			<SectionHead id="about" title={about.title} lead={about.lead} />
			<div className="mt-16 grid grid-cols-3 gap-x-8">
				<Points {...about.covers} />
				<Points {...about.leavesOut} />
				<Points {...about.reading} />
			</div>
			<h3 className="mt-16 text-xl">{about.table.title}</h3>
			<table className="mt-3 w-full border-collapse text-left">
				<thead className="caption text-kraft">
					<tr>
						{[table.figure, table.value, table.refersTo].map((head) => (
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
