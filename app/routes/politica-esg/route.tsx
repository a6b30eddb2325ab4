import { useTranslation } from "react-i18next";
import { GoalChip } from "../../components/goal-chip.tsx";
import { ExternalLink } from "../../components/links.tsx";
import { ReportCover } from "../../components/report-cover.tsx";
import { ItemNumber, Section, SectionIntro } from "../../components/section.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowOut } from "../../components/ui/icons.tsx";
import { committedGoals, figures } from "../../content/figures.ts";
import { reports } from "../../content/group.ts";
import { formatMillions, formatNumber, formatShare } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { GoalRing } from "../../illustrations/goal-ring.tsx";
import { pageLoader } from "../../page-data.server.ts";
import { Commitments } from "./commitments.tsx";

export const loader = pageLoader("/politica-esg");

export default function EsgPolicy() {
	return (
		<>
			<Hero />
			<Commitments />
			<Metrics />
			<Priorities />
			<Goals />
			<Report />
		</>
	);
}

/** The first screen: title, mission and vision beside the goal ring. */
function Hero() {
	const { t } = useTranslation("politicaEsg");
	return (
		<div className="relative isolate overflow-clip border-b border-line">
			<div className="frame grid-12 content-between gap-y-8 pt-8 pb-12 md:pt-14 md:pb-16 lg:min-h-[53vw]">
				{/* The ring moves to the right of a word that is wider than these columns, and keeps some room to it. */}
				<div className="max-lg:contents lg:relative lg:col-span-7 lg:w-min lg:min-w-full lg:pr-[min(8.5rem,7vw)]">
					<div className="col-span-12">
						<p className="caption">{t("name")}</p>
						<h1 className="mt-8 text-5xl">{t("title")}</h1>
					</div>
					<GoalRing
						label={t("art")}
						className="col-span-12 max-lg:-mr-[32vw] max-lg:-mb-4 max-lg:w-[min(118vw,44rem)] max-lg:max-w-none max-lg:justify-self-end print:mr-0 print:w-3/5 lg:absolute lg:top-[calc(-4vw-3.5rem)] lg:right-[calc(min(6.84vw,8.2rem)-57vw)] lg:-z-10 lg:w-[58vw] 2xl:mr-[-3vw]"
					/>
				</div>
				<dl className="relative col-span-12 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:col-span-6">
					{(["mission", "vision"] as const).map((statement) => (
						<div key={statement} className="border-t border-ink pt-3">
							<dt className="caption text-kraft">{t(`${statement}.title`)}</dt>
							<dd className="mt-2 text-lg">{t(`${statement}.text`)}</dd>
						</div>
					))}
				</dl>
			</div>
		</div>
	);
}

const priorities = ["circularity", "energy", "innovation", "alliances"] as const;

/** The year's figures as one text. */
function Metrics() {
	const { t } = useTranslation("politicaEsg");
	const language = useLanguage();
	const values = {
		tonnes: formatNumber(figures.tonnes2024, language),
		revenue: formatMillions(figures.revenue2024, language),
		aligned: formatShare(figures.portfolioAligned, language),
		sectors: formatNumber(figures.keySectors, language),
	};
	return (
		<Section labelledBy="metrics" className="on-night">
			<h2 id="metrics" className="text-xl">
				{t("metrics.title", { year: figures.year })}
			</h2>
			<ul className="mt-6 font-display text-4xl/[1.12] font-semibold tracking-[-0.035em]">
				{(["tonnes", "revenue", "aligned", "sectors"] as const).map((metric) => (
					<li key={metric} className="inline">
						<span className="whitespace-nowrap text-signal-text">{values[metric]}</span>
						<span>{`\u00a0${t(`metrics.${metric}`)} `}</span>
					</li>
				))}
			</ul>
			<p className="mt-8 max-w-(--measure) text-ink-soft">{t("metrics.sectorsNote")}</p>
		</Section>
	);
}

function Priorities() {
	const { t } = useTranslation("politicaEsg");
	return (
		<Section labelledBy="priorities" className="bg-board" contentClassName="grid-12 gap-y-10">
			<h2 id="priorities" className="col-span-12 self-start text-3xl lg:sticky lg:top-24 lg:col-span-4">
				{t("priorities.title")}
			</h2>
			<ol className="col-span-12 lg:col-span-8">
				{priorities.map((priority, index) => (
					<li
						key={priority}
						className="grid grid-cols-[2.5rem_1fr] gap-y-2 border-t border-line-strong py-6 last:border-b md:grid-cols-[4rem_1fr_1fr] md:gap-x-8 md:py-9"
					>
						<ItemNumber number={index + 1} className="pt-1.5" />
						<h3 className="text-2xl">{t(`priorities.items.${priority}.title`)}</h3>
						<p className="text-ink-soft max-md:col-start-2">{t(`priorities.items.${priority}.text`)}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}

/** The five goals. */
function Goals() {
	const { t } = useTranslation("politicaEsg");
	return (
		<section aria-labelledby="goals" className="pt-16 md:pt-28">
			<SectionIntro
				id="goals"
				title={t("goals.title")}
				text={t("goals.text")}
				className="frame gap-y-5 pb-12 md:pb-20"
			/>
			<ul>
				{committedGoals.map((goal) => (
					<li key={goal} id={`goal-${goal}`} className="scroll-mt-24 border-t border-ink">
						<div className="frame grid-12 items-baseline gap-y-3 pt-5 pb-10 md:pt-7 md:pb-14">
							<div className="col-span-12 md:col-span-3 lg:col-span-2">
								<GoalChip goal={goal} abbreviation={t("goals.abbreviation")} />
							</div>
							<h3 className="col-span-12 text-2xl md:col-span-9 lg:col-span-5">{t(`goals.${goal}.name`)}</h3>
							<p className="col-span-12 text-ink-soft md:col-span-9 md:col-start-4 lg:col-span-5 lg:col-start-8">
								{t(`goals.${goal}.text`, { tonnes: figures.tonnes2024, year: figures.year })}
							</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}

function Report() {
	const { t } = useTranslation(["politicaEsg", "common"]);
	const language = useLanguage();
	return (
		<section aria-labelledby="report" className="overflow-clip border-t border-line bg-board">
			<div className="frame grid-12 gap-y-10 pt-16 md:pt-28">
				<div className="col-span-12 md:col-span-6 md:pb-28">
					<h2 id="report" className="text-4xl">
						{t("report.title")}
					</h2>
					<p className="mt-6 text-lg text-ink-soft">
						{t("report.text", { name: t("common:reportName"), year: figures.year })}
					</p>
					<ExternalLink
						href={reports[language]}
						type="application/pdf"
						className={buttonClass({ size: "lg", className: "mt-8" })}
					>
						<span>{`${t("report.download")} (${t("report.format")})`}</span>
						<ArrowOut />
					</ExternalLink>
				</div>
				<ReportCover className="col-span-12 h-96 sm:col-span-9 sm:col-start-3 md:col-span-5 md:col-start-8 md:h-auto md:min-h-128" />
			</div>
		</section>
	);
}
