import { useTranslation } from "react-i18next";
import { type Company, companies } from "../../../app/content/companies.ts";
import { names } from "../../../app/content/placeholders.ts";
import { formatShare } from "../../../app/i18n/format.ts";
import type { Language } from "../../../app/i18n/languages.ts";
import { Loop } from "../../../app/illustrations/loop.tsx";
import { Page, type PageProps, SectionHead } from "./page.tsx";

/** Returns a function that gives the label of the holding's stake in a company. */
export function useParticipationLabel(language: Language): (company: Company) => string {
	const { t } = useTranslation("report");
	return ({ participation }) =>
		participation === "whole" ? formatShare(1, language) : t(`group.participation.${participation}`);
}

/** Dash array of the ring for each kind of stake: closed, open or dotted. */
const rings: Record<Company["participation"], string | undefined> = {
	whole: undefined,
	strategic: "19 6",
	support: "0 3.93",
};

/** The loop of materials between the companies, and the holding's stake in each. */
export function Group(page: PageProps) {
	const { t } = useTranslation("report");
	const participationLabel = useParticipationLabel(page.language);
	const stage = (text: string, members: string[]) => (
		<>
			<p className="mt-1 text-sm/[1.4] text-ink-soft">{text}</p>
			<p className="mt-1.5 text-sm/[1.4] font-semibold">
				{members.map((name) => name.replace(" ", "\u00a0")).join(" · ")}
			</p>
		</>
	);
	return (
		<Page page={page} section={t("group.title")}>
			<SectionHead id="group" title={t("group.title")} lead={t("group.lead")} />
			<p className="mt-10 max-w-135 text-lg/[1.4]">{t("group.text")}</p>
			<Loop
				label={t("group.loop.art")}
				stages={{
					collect: {
						title: t("group.loop.collect.title"),
						children: stage(t("group.loop.collect.text"), [names.paper]),
					},
					transform: {
						title: t("group.loop.transform.title"),
						children: stage(t("group.loop.transform.text"), [names.energy, names.engineering]),
					},
					return: {
						title: t("group.loop.return.title"),
						children: stage(t("group.loop.return.text"), [names.construction, names.platform]),
					},
				}}
				className="mt-8 grid-cols-[98mm_1fr] gap-x-6 [&_li]:grid-cols-[10mm_1fr] [&_li]:py-3"
			/>
			<h3 className="mt-9 text-xl">{t("group.table.title")}</h3>
			<table className="mt-3 w-full border-collapse text-left text-[9.5pt]">
				<thead className="caption text-kraft">
					<tr>
						{[t("group.table.company"), t("group.table.activity"), t("group.table.participation")].map(
							(head) => (
								<th key={head} scope="col" className="border-b border-ink pb-1.5 font-medium">
									{head}
								</th>
							),
						)}
					</tr>
				</thead>
				<tbody>
					{companies.map((company) => (
						<tr key={company.id} className="border-b border-line">
							<th scope="row" className="py-1.75 font-semibold">
								{company.name}
							</th>
							<td className="py-1.75">{t(`companies.${company.id}.activity`)}</td>
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
								{participationLabel(company)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Page>
	);
}
