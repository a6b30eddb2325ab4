import { useTranslation } from "react-i18next";
import { ExternalLink } from "../../components/external-link.tsx";
import { SectionNumber } from "../../components/section-number.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowOut } from "../../components/ui/icons.tsx";
import { type Company, type CompanyId, companies } from "../../content/companies.ts";
import type { CompanyFacts } from "../../content/company-facts.server.ts";
import { figures } from "../../content/figures.ts";
import { sectorColours } from "../../illustrations/sector-pattern.tsx";
import { SectorPicture } from "../../illustrations/sector-picture.tsx";

/** Background of each picture. `--ground` is that colour, with which shapes hide those behind them. */
const backgrounds: Record<CompanyId, string> = {
	paper: "bg-board [--ground:var(--color-board)]",
	energy: "on-night [--ground:var(--color-night)]",
	engineering: "bg-sheet",
	construction: "bg-board",
	platform: "on-night",
	foundation: "bg-sheet",
};

interface CompanySectionProps {
	company: Company;
	number: number;
	facts: CompanyFacts[CompanyId];
}

function CompanySection({ company, number, facts }: CompanySectionProps) {
	const { t } = useTranslation(["companiesPage", "companies"]);
	const { id, name, site, since } = company;
	return (
		<section
			id={id}
			aria-labelledby={`${id}-name`}
			className="grid grid-cols-1 border-b border-line lg:min-h-[min(50vw,60rem)] lg:grid-cols-2"
		>
			<div
				className={`relative h-[78vw] overflow-clip max-lg:border-b max-lg:border-line md:max-lg:h-[56vw] lg:h-auto ${number % 2 ? "" : "lg:order-last"} ${backgrounds[id]}`}
			>
				<SectorPicture company={id} className={`absolute inset-0 size-full ${sectorColours[id]}`} />
			</div>
			<div
				className={`flex flex-col px-(--frame-edge) py-10 lg:py-16 ${number % 2 ? "lg:pl-[clamp(2.5rem,5vw,6rem)]" : "lg:pr-[clamp(2.5rem,5vw,6rem)]"}`}
			>
				<SectionNumber number={number} of={companies.length} />
				<h2 id={`${id}-name`} className="mt-3 text-4xl">
					{name}
				</h2>
				<p className="mt-5 font-display text-xl tracking-tight">{t(`${id}.tagline`)}</p>
				<p className="mt-5 max-w-(--measure) text-ink-soft">
					{t(`${id}.description`, {
						since,
						tonnes: figures.paperCapacityPerYear,
					})}
				</p>
				<dl className="mt-10 grid grid-cols-1 border-b border-line-strong sm:grid-cols-3 sm:border-b-0 lg:mt-auto lg:pt-12">
					{facts.map(([label, value]) => (
						<div
							key={label}
							className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line-strong py-3 sm:flex-col sm:justify-start sm:border-ink sm:pr-5"
						>
							<dt className="caption text-ink-soft">{label}</dt>
							<dd className="text-right font-display text-lg leading-tight font-semibold tracking-tight tabular-nums sm:text-left">
								{value}
							</dd>
						</div>
					))}
				</dl>
				<p className="mt-8">
					<ExternalLink href={site} className={buttonClass({ variant: "outline", size: "lg" })}>
						{t("companies:visit")}
						<span className="sr-only">: {name}</span>
						<ArrowOut />
					</ExternalLink>
				</p>
			</div>
		</section>
	);
}

/** A section for each company; picture and text change sides from one to the next. */
export function CompanySections({ facts }: { facts: CompanyFacts }) {
	return companies.map((company, index) => (
		<CompanySection key={company.id} company={company} number={index + 1} facts={facts[company.id]} />
	));
}
