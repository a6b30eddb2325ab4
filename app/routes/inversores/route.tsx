import { useTranslation } from "react-i18next";
import { ExternalLink, LargeContactLink } from "../../components/links.tsx";
import { ReportCover } from "../../components/report-cover.tsx";
import { Section } from "../../components/section.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowOut } from "../../components/ui/icons.tsx";
import { figures } from "../../content/figures.ts";
import { contacts, reports } from "../../content/group.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { pageLoader } from "../../page-data.server.ts";
import { About } from "./about.tsx";
import { Commitment } from "./commitment.tsx";
import { Strategy } from "./strategy.tsx";
import { Structure } from "./structure.tsx";

export const loader = pageLoader("/inversores");

export default function Investors() {
	return (
		<>
			<About />
			<Strategy />
			<Commitment />
			<Structure />
			<Reports />
			<InvestorContact />
		</>
	);
}

/** Links to the 2024 report in both languages, beside its cover. */
function Reports() {
	const { t } = useTranslation(["inversores", "common"]);
	const language = useLanguage();
	const other = language === "es" ? "en" : "es";
	return (
		<section aria-labelledby="reports" className="overflow-clip bg-board">
			<div className="frame grid-12 gap-y-12 pt-16 md:pt-28">
				<div className="col-span-12 md:col-span-6 md:pb-28 lg:col-span-5">
					<h2 id="reports" className="text-4xl">
						{t("reports.title")}
					</h2>
					<h3 className="mt-8 text-xl">{`${t("common:reportName")} ${figures.year}`}</h3>
					<p className="mt-2 max-w-[30rem]">{t("reports.text")}</p>
					<p className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2">
						<ExternalLink
							href={reports[language]}
							type="application/pdf"
							className={buttonClass({ size: "lg" })}
						>
							<span>{t("reports.open")}</span>
							<ArrowOut />
						</ExternalLink>
						<span className="caption">{t("reports.format")}</span>
					</p>
					<p className="mt-2">
						<ExternalLink
							href={reports[other]}
							type="application/pdf"
							hrefLang={other}
							className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4 hover:decoration-2"
						>
							<span>{t("reports.other")}</span>
							<ArrowOut />
						</ExternalLink>
					</p>
				</div>
				<ReportCover className="col-span-12 h-96 sm:col-span-9 sm:col-start-3 md:col-span-6 md:h-auto md:min-h-128 2xl:min-h-160 lg:col-start-7" />
			</div>
		</section>
	);
}

function InvestorContact() {
	const { t } = useTranslation("inversores");
	return (
		<Section labelledBy="contact">
			<h2 id="contact" className="text-4xl">
				{t("contact.title")}
			</h2>
			<p className="mt-6 text-lg text-ink-soft">{t("contact.text")}</p>
			<LargeContactLink
				to={contacts.investorsEmail}
				className="mt-2 text-xl tracking-tight sm:text-3xl decoration-signal decoration-[3px] hover:decoration-ink"
			/>
		</Section>
	);
}
