import { useTranslation } from "react-i18next";
import { type Company, companies } from "../../../app/content/companies.ts";
import { formatOrdinal } from "../../../app/i18n/format.ts";
import type { Language } from "../../../app/i18n/languages.ts";
import { useParticipationLabel } from "./group.tsx";
import { Page, type PageProps, SectionHead } from "./page.tsx";
import { PrintedPattern } from "./printed-pattern.tsx";

interface EntryProps {
	company: Company;
	/** Index among the six companies. Odd ones have the pattern on the right. */
	index: number;
	language: Language;
	/** Height class. */
	height: string;
}

/** A company beside its pattern, which extends to the edge of the page. */
function Entry({ company, index, language, height }: EntryProps) {
	const { t } = useTranslation("report");
	const participationLabel = useParticipationLabel(language);
	const left = index % 2 === 0;
	const facts = [
		[t("companies.labels.participation"), participationLabel(company)],
		...(company.since ? [[t("companies.labels.since"), `${company.since}`]] : []),
		...(company.id === "paper" ? [[t("companies.labels.capacity"), t("companies.perYear")]] : []),
		[t("companies.labels.site"), company.site.replace("https://", "")],
	];
	return (
		<article className={`flex gap-9 ${height} ${left ? "-ml-20" : "-mr-20 flex-row-reverse"}`}>
			<PrintedPattern
				company={company.id}
				columns={10}
				rows={9}
				scale={0.34}
				className={`w-80 shrink-0 border-y border-line ${left ? "" : "flex justify-end"}`}
			/>
			<div className="flex grow flex-col border-t border-ink pt-2.5">
				<p aria-hidden="true" className="caption text-kraft tabular-nums">
					{formatOrdinal(index + 1)}
				</p>
				<h3 className="mt-1 text-3xl/[1]">{company.name}</h3>
				<p className="mt-1.5 text-sm/[1.3] font-semibold">{t(`companies.${company.id}.activity`)}</p>
				<p className="mt-2.5 text-[9.5pt]/[1.42]">{t(`companies.${company.id}.text`)}</p>
				<dl className="mt-auto grid grid-cols-2 gap-x-6 text-sm/[1.3]">
					{facts.map(([label, value]) => (
						<div key={label} className="border-t border-line pt-1 pb-1.5 last:pb-0">
							<dt className="caption text-ink-soft">{label}</dt>
							<dd className="font-semibold tabular-nums">{value}</dd>
						</div>
					))}
				</dl>
			</div>
		</article>
	);
}

const half = companies.length / 2;

export function Companies(page: PageProps) {
	const { t } = useTranslation("report");
	return (
		<Page page={page} section={t("companies.title")}>
			<SectionHead id="companies" title={t("companies.title")} lead={t("companies.lead")} />
			<div className="absolute inset-x-0 bottom-0 flex flex-col gap-7">
				{companies.slice(0, half).map((company, index) => (
					<Entry key={company.id} company={company} index={index} language={page.language} height="h-66" />
				))}
			</div>
		</Page>
	);
}

export function MoreCompanies(page: PageProps) {
	const { t } = useTranslation("report");
	return (
		<Page page={page} section={t("companies.title")}>
			<div className="absolute inset-0 flex flex-col justify-between">
				{companies.slice(half).map((company, index) => (
					<Entry
						key={company.id}
						company={company}
						index={half + index}
						language={page.language}
						height="h-76"
					/>
				))}
			</div>
		</Page>
	);
}
