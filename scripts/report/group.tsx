import { Loop } from "../../app/art/loop.tsx";
import { type Company, companies } from "../../app/group/companies.ts";
import { names } from "../../app/group/stand-ins.ts";
import { Page, type PageProps, SectionHead } from "./page.tsx";
import type { ReportWords } from "./words.ts";

/** How the group takes part in a company, in a word. */
export function participationIn({ participation }: Company, words: ReportWords): string {
	return participation === "whole" ? words.facts.whole : words.group.participation[participation];
}

/** A ring: closed, open, or of dots. */
const rings: Record<Company["participation"], string | undefined> = {
	whole: undefined,
	strategic: "19 6",
	support: "0 3.93",
};

/** What passes between the companies, and how the holding takes part in each. */
export function Group(page: PageProps) {
	const { words } = page;
	const { loop, table } = words.group;
	const stage = (text: string, members: string[]) => (
		<>
			<p className="mt-1 text-sm/[1.4] text-ink-soft">{text}</p>
			<p className="mt-1.5 text-sm/[1.4] font-semibold">
				{members.map((name) => name.replace(" ", "\u00a0")).join(" · ")}
			</p>
		</>
	);
	return (
		<Page page={page} section={words.group.title}>
			<SectionHead id="group" title={words.group.title} lead={words.group.lead} />
			<p className="mt-10 max-w-135 text-lg/[1.4]">{words.group.text}</p>
			<Loop
				label={loop.art}
				stages={{
					collect: { title: loop.collect.title, children: stage(loop.collect.text, [names.paper]) },
					transform: {
						title: loop.transform.title,
						children: stage(loop.transform.text, [names.energy, names.engineering]),
					},
					return: {
						title: loop.return.title,
						children: stage(loop.return.text, [names.construction, names.platform]),
					},
				}}
				className="mt-8 grid-cols-[98mm_1fr] gap-x-6 [&_li]:grid-cols-[10mm_1fr] [&_li]:py-3"
			/>
			<h3 className="mt-9 text-xl">{table.title}</h3>
			<table className="mt-3 w-full border-collapse text-left text-[9.5pt]">
				<thead className="caption text-kraft">
					<tr>
						{[table.company, table.activity, table.participation].map((head) => (
							<th key={head} scope="col" className="border-b border-ink pb-1.5 font-medium">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{companies.map((company) => (
						<tr key={company.id} className="border-b border-line">
							<th scope="row" className="py-1.75 font-semibold">
								{company.name}
							</th>
							<td className="py-1.75">{words.companies[company.id].activity}</td>
							<td className="py-1.75">
								<svg
									viewBox="-5 -5 10 10"
									fill="none"
									aria-hidden="true"
									className="mr-2 inline size-3.5 align-[-0.8mm]"
								>
									<circle
										r="4"
										stroke="currentColor"
										strokeWidth="1.4"
										strokeLinecap="round"
										strokeDasharray={rings[company.participation]}
										strokeDashoffset="-3"
									/>
								</svg>
								{participationIn(company, words)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Page>
	);
}
