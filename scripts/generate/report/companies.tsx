import { useTranslation } from "react-i18next";
import { type Company, companies } from "../../../app/content/companies.ts";
import { names } from "../../../app/content/placeholders.ts";
import { formatOrdinal, formatShare } from "../../../app/i18n/format.ts";
import type { Language } from "../../../app/i18n/languages.ts";
import { Loop } from "../../../app/illustrations/loop.tsx";
import { Page, type PageProps, SectionHead, Table } from "./page.tsx";
import { PrintedPattern } from "./printed-pattern.tsx";

/** Returns a function that gives the label of the holding's stake in a company. */
function useParticipationLabel(language: Language): (company: Company) => string {
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

/** The holding's stake in a company, with its ring. */
function Stake({ company, language }: { company: Company; language: Language }) {
	const participationLabel = useParticipationLabel(language);
	return (
		<>
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
		</>
	);
}

/** The loop of materials between the companies, and the holding's stake in each. */
export function Group(page: PageProps) {
	const { t } = useTranslation("report");
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
			<Table
				head={[t("group.table.company"), t("group.table.activity"), t("group.table.participation")]}
				rows={companies.map((company) => [
					company.name,
					t(`companies.${company.id}.activity`),
					<Stake key={company.id} company={company} language={page.language} />,
				])}
				columns={["py-1.75 font-semibold", "py-1.75", "py-1.75"]}
				className="text-[9.5pt]"
			/>
		</Page>
	);
}

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
