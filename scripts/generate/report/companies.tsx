import { useTranslation } from "react-i18next";
import { type Company, companies } from "../../../app/content/companies.ts";
import { names } from "../../../app/content/placeholders.ts";
import { formatOrdinal, formatShare } from "../../../app/i18n/format.ts";
import type { Language } from "../../../app/i18n/languages.ts";
import { Loop } from "../../../app/illustrations/loop.tsx";
import { Page, type PageProps, SectionHead, Table } from "./page.tsx";
import { PrintedPattern } from "./printed-pattern.tsx";

interface CompanyProps {
	company: Company;
	language: Language;
}

/** The label of the holding's stake in a company. */
function Participation({ company: { participation }, language }: CompanyProps) {
	const { t } = useTranslation("report");
	return participation === "whole" ? formatShare(1, language) : t(`group.participation.${participation}`);
}

/** Dash array of the ring for each kind of stake: closed, open or dotted. */
const rings: Record<Company["participation"], string | undefined> = {
	whole: undefined,
	strategic: "19 6",
	support: "0 3.93",
};

/** The holding's stake in a company, with its ring. */
function Stake({ company, language }: CompanyProps) {
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
			<Participation company={company} language={language} />
		</>
	);
}

/** The loop of materials between the companies, and the holding's stake in each. */
export function Group(page: PageProps) {
	const { t } = useTranslation("report");
	const stage = (id: "collect" | "transform" | "return", ...members: string[]) => ({
		title: t(`group.loop.${id}.title`),
		children: (
			<>
				<p className="mt-1 text-sm/[1.4] text-ink-soft">{t(`group.loop.${id}.text`)}</p>
				<p className="mt-1.5 text-sm/[1.4] font-semibold">
					{members.map((name) => name.replace(" ", "\u00a0")).join(" · ")}
				</p>
			</>
		),
	});
	return (
		<Page page={page}>
			<SectionHead section="group" />
			<p className="mt-10 max-w-135 text-lg/[1.4]">{t("group.text")}</p>
			<Loop
				label={t("group.loop.art")}
				stages={{
					collect: stage("collect", names.paper),
					transform: stage("transform", names.energy, names.engineering),
					return: stage("return", names.construction, names.platform),
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

interface EntryProps extends CompanyProps {
	/** Index among the six companies. Odd ones have the pattern on the right. */
	index: number;
	/** Height class. */
	height: string;
}

/** A company beside its pattern, which extends to the edge of the page. */
function Entry({ company, index, language, height }: EntryProps) {
	const { t } = useTranslation("report");
	const left = index % 2 === 0;
	const facts = [
		["participation", <Participation key={company.id} company={company} language={language} />],
		["since", company.since],
		["capacity", company.id === "paper" && t("companies.perYear")],
		["site", company.site.replace("https://", "")],
	] as const;
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
					{facts
						.filter(([, value]) => value)
						.map(([label, value]) => (
							<div key={label} className="border-t border-line pt-1 pb-1.5 last:pb-0">
								<dt className="caption text-ink-soft">{t(`companies.labels.${label}`)}</dt>
								<dd className="font-semibold tabular-nums">{value}</dd>
							</div>
						))}
				</dl>
			</div>
		</article>
	);
}

/** Half of the companies on each of two pages. */
export function Companies(page: PageProps) {
	const isFirst = page.number === page.firstPages.companies;
	const half = companies.length / 2;
	const first = isFirst ? 0 : half;
	return (
		<Page page={page}>
			{isFirst && <SectionHead section="companies" />}
			<div
				className={`absolute inset-x-0 bottom-0 flex flex-col ${isFirst ? "gap-7" : "top-0 justify-between"}`}
			>
				{companies.slice(first, first + half).map((company, index) => (
					<Entry
						key={company.id}
						company={company}
						index={first + index}
						language={page.language}
						height={isFirst ? "h-66" : "h-76"}
					/>
				))}
			</div>
		</Page>
	);
}
