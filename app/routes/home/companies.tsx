import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ExternalLink } from "../../components/links.tsx";
import { SectionIntro } from "../../components/section.tsx";
import { Fact } from "../../components/ui/fact.tsx";
import { ArrowOut } from "../../components/ui/icons.tsx";
import { type Company, type CompanyId, companies, type Stage } from "../../content/companies.ts";
import type { CompanyCards } from "../../content/formatted-texts.server.ts";
import { Loop } from "../../illustrations/loop.tsx";
import { SectorPattern, sectorColours } from "../../illustrations/sector-pattern.tsx";
import { PageButton } from "../../layout/page-link.tsx";

interface CompanyCardProps {
	company: Company;
	texts: CompanyCards[CompanyId];
}

/** A company's pattern, description and facts. In wide containers the last two are side by side. */
function CompanyCard({ company: { id, name, site }, texts }: CompanyCardProps) {
	const { t } = useTranslation("common");
	return (
		<li id={`company-${id}`} className="scroll-mt-24 overflow-clip bg-paper">
			<div className="group @container relative flex h-full flex-col transition duration-300 focus-within:bg-sheet hover:bg-sheet">
				<div className="overflow-clip border-y border-line">
					{/* The pattern is wider than the card and slides on hover and focus. */}
					<div className="-ml-24 transition duration-400 ease-house group-focus-within:translate-x-24 group-hover:translate-x-24">
						<SectorPattern company={id} className={`h-14 w-full sm:h-24 ${sectorColours[id]}`} />
					</div>
				</div>
				<div className="flex grow flex-col gap-5 px-(--frame-edge) py-6 sm:py-8 @3xl:grid @3xl:grid-cols-2 @3xl:gap-x-8">
					<div className="grow">
						<h3 translate="no" className="text-2xl">
							{name}
						</h3>
						<div className="mt-2 text-ink-soft">{texts.description}</div>
					</div>
					<div className="flex flex-col">
						<dl className="mb-3 grow text-sm *:py-1.5 empty:hidden">
							{texts.facts.map(([label, value]) => (
								<Fact key={label} label={label}>
									{value}
								</Fact>
							))}
						</dl>
						{/* The card's only link covers it, and names the company. */}
						<div className="text-sm font-semibold covering-link">
							<ExternalLink href={site}>
								<span>{t("visitWebsite")}</span>
								<span className="sr-only">{`: ${name}`}</span>
								<ArrowOut />
							</ExternalLink>
						</div>
					</div>
				</div>
			</div>
		</li>
	);
}

function StageContent({ stage }: { stage: Stage }) {
	const { t } = useTranslation("home");
	return (
		<>
			<p className="mt-1 text-ink-soft">{t(`loop.${stage}.text`)}</p>
			<ul className="mt-1 flex flex-wrap gap-x-6 text-sm font-semibold">
				{companies
					.filter((company) => company.stage === stage)
					.map(({ id, name }) => (
						<li key={id}>
							<Link
								to={`#company-${id}`}
								className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
							>
								{name}
							</Link>
						</li>
					))}
			</ul>
		</>
	);
}

/** The loop of materials between the companies, then a card for each company. */
export function Companies({ cards }: { cards: CompanyCards }) {
	const { t } = useTranslation("home");
	return (
		<section aria-labelledby="companies">
			<div className="frame py-16 md:py-28 print:py-8">
				<SectionIntro id="companies" title={t("companies.title")} text={t("companies.text")} />
				<Loop
					label={t("loop.art")}
					title={(stage) => t(`loop.${stage}.title`)}
					className="mt-12 md:mt-20 print:mt-8"
				>
					{(stage) => <StageContent stage={stage} />}
				</Loop>
			</div>
			<ul className="mx-auto grid max-w-480 gap-px bg-line sm:grid-cols-2 xl:grid-cols-3">
				{companies.map((company) => (
					<CompanyCard key={company.id} company={company} texts={cards[company.id]} />
				))}
			</ul>
			<div className="border-t border-line">
				<div className="frame py-10">
					<PageButton page="/empresas" variant="outline" size="lg">
						{t("companies.all")}
					</PageButton>
				</div>
			</div>
		</section>
	);
}
