import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { SectorPattern } from "../../art/sector-pattern.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import { ArrowOut, ArrowRight } from "../../components/icons.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { type Company, type CompanyId, companies } from "../../group/companies.ts";
import { figures } from "../../group/figures.ts";
import { usePageAddress } from "../../i18n/addresses.ts";
import { formatNumber, formatShare } from "../../i18n/format.ts";
import type { Language } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/words-provider.tsx";
import { SectionNumber } from "./section-number.tsx";

type Detail = [label: string, value: string];

/** The three lines of a card: how the group takes part, then what tells this company from the others. */
function detailsOf(company: Company, t: TFunction<"home">, language: Language): Detail[] {
	const participation =
		company.participation === "whole"
			? formatShare(1, language)
			: t(`companies.participation.${company.participation}`);
	const own: Record<CompanyId, Detail[]> = {
		paper: [
			[t("companies.labels.since"), `${company.since}`],
			[
				t("companies.labels.capacity"),
				t("companies.perYear", { tonnes: formatNumber(figures.paperCapacityPerYear, language) }),
			],
		],
		energy: [
			[t("companies.labels.sector"), t("companies.energy.sector")],
			[t("companies.labels.focus"), t("companies.energy.focus")],
		],
		engineering: [
			[t("companies.labels.sector"), t("companies.engineering.sector")],
			[t("companies.labels.focus"), t("companies.engineering.focus")],
		],
		construction: [
			[t("companies.labels.sector"), t("companies.construction.sector")],
			[t("companies.labels.focus"), t("companies.construction.focus")],
		],
		platform: [
			[t("companies.labels.type"), t("companies.platform.type")],
			[t("companies.labels.platform"), t("companies.platform.platform")],
		],
		foundation: [
			[t("companies.labels.focus"), t("companies.foundation.focus")],
			[t("companies.labels.impact"), t("companies.foundation.impact")],
		],
	};
	return [[t("companies.labels.participation"), participation], ...own[company.id]];
}

/** The first and the last card are as wide as two: the oldest company, and the one that is no business. */
const wide = new Set<CompanyId>(["paper", "foundation"]);

function CompanyCard({ company }: { company: Company }) {
	const { t } = useTranslation("home");
	const language = useLanguage();
	const isWide = wide.has(company.id);
	return (
		<li className={`reveal ${isWide ? "sm:col-span-2" : ""}`}>
			<Card
				picture={
					<SectorPattern company={company.id} className={`w-full ${isWide ? "h-16 sm:h-24" : "h-16"}`} />
				}
				title={company.name}
				facts={detailsOf(company, t, language)}
				link={
					<ExternalLink href={company.site}>
						{t("companies.visit")}
						<span className="sr-only">: {company.name}</span>
						<ArrowOut />
					</ExternalLink>
				}
			>
				{t(`companies.${company.id}.description`)}
			</Card>
		</li>
	);
}

/** The five companies and the foundation, each under its own pattern. */
export function CompanyCards() {
	const { t } = useTranslation("home");
	const address = usePageAddress();
	return (
		<section aria-labelledby="companies" className="border-t border-line">
			<div className="frame grid-12 gap-y-10 py-16 md:py-28">
				<div className="col-span-12 lg:col-span-4">
					<div className="lg:sticky lg:top-28">
						<SectionNumber number={3} />
						<h2 id="companies" className="mt-3 text-3xl">
							{t("companies.title")}
						</h2>
						<p className="mt-5 max-w-[26rem] text-lg text-ink-soft">{t("companies.text")}</p>
					</div>
				</div>
				<div className="col-span-12 lg:col-span-8">
					<ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:gap-y-14">
						{companies.map((company) => (
							<CompanyCard key={company.id} company={company} />
						))}
					</ul>
					<Link
						to={address("/empresas")}
						prefetch="intent"
						className={buttonClass({ variant: "outline", className: "mt-10" })}
					>
						{t("companies.all")}
						<ArrowRight />
					</Link>
				</div>
			</div>
		</section>
	);
}
