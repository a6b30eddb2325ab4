import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ExternalLink } from "../../components/external-link.tsx";
import { SectionHeading, SectionNumber } from "../../components/section-number.tsx";
import { Card } from "../../components/ui/card.tsx";
import { ArrowOut } from "../../components/ui/icons.tsx";
import { type Company, type CompanyId, companies } from "../../content/companies.ts";
import type { CompanyFacts } from "../../content/company-facts.server.ts";
import { names } from "../../content/placeholders.ts";
import { Loop } from "../../illustrations/loop.tsx";
import { SectorPattern, sectorColours } from "../../illustrations/sector-pattern.tsx";
import { PageButton } from "../../layout/page-link.tsx";

interface CompanyCardProps {
	company: Company;
	number: number;
	facts: CompanyFacts[CompanyId];
}

function CompanyCard({ company, number, facts }: CompanyCardProps) {
	const { t } = useTranslation("companies");
	return (
		<li id={`company-${company.id}`} className="scroll-mt-24 overflow-clip bg-paper">
			<Card
				picture={
					<SectorPattern
						company={company.id}
						className={`h-14 w-full sm:h-24 ${sectorColours[company.id]}`}
					/>
				}
				eyebrow={<SectionNumber number={number} of={companies.length} />}
				className="reveal"
				title={company.name}
				facts={facts}
				link={
					<ExternalLink href={company.site}>
						{t("visit")}
						<span className="sr-only">: {company.name}</span>
						<ArrowOut />
					</ExternalLink>
				}
			>
				{t(`${company.id}.description`)}
			</Card>
		</li>
	);
}

/** The companies of each stage of the loop. The foundation belongs to none of them. */
const stages = {
	collect: ["paper"],
	transform: ["energy", "engineering"],
	return: ["construction", "platform"],
} as const satisfies Record<string, CompanyId[]>;

function Stage({ stage }: { stage: keyof typeof stages }) {
	const { t } = useTranslation("home");
	return (
		<>
			<p className="mt-1 text-ink-soft">{t(`loop.${stage}.text`)}</p>
			<ul className="mt-1 flex flex-wrap gap-x-6 text-sm font-semibold">
				{stages[stage].map((company) => (
					<li key={company}>
						<Link
							to={`#company-${company}`}
							className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
						>
							{names[company]}
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}

/** The loop of materials between the companies, then a card for each company. */
export function Companies({ facts }: { facts: CompanyFacts }) {
	const { t } = useTranslation("home");
	return (
		<section aria-labelledby="companies">
			<div className="frame py-16 md:py-28">
				<div className="grid-12 items-end gap-y-5">
					<div className="col-span-12 lg:col-span-7">
						<SectionHeading
							number={3}
							of={4}
							id="companies"
							className="text-4xl"
							title={t("companies.title")}
						/>
					</div>
					<p className="col-span-12 max-w-[26rem] text-lg text-ink-soft lg:col-span-5 lg:col-start-8">
						{t("companies.text")}
					</p>
				</div>
				<Loop
					label={t("loop.art")}
					stages={{
						collect: { title: t("loop.collect.title"), children: <Stage stage="collect" /> },
						transform: { title: t("loop.transform.title"), children: <Stage stage="transform" /> },
						return: { title: t("loop.return.title"), children: <Stage stage="return" /> },
					}}
					className="mt-12 md:mt-20"
				/>
			</div>
			<ul className="mx-auto grid max-w-480 gap-px bg-line sm:grid-cols-2 xl:grid-cols-3">
				{companies.map((company, index) => (
					<CompanyCard key={company.id} company={company} number={index + 1} facts={facts[company.id]} />
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
