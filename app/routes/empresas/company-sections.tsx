import { useTranslation } from "react-i18next";
import { ExternalLink } from "../../components/links.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowOut } from "../../components/ui/icons.tsx";
import { type Company, type CompanyId, companies } from "../../content/companies.ts";
import type { CompanySectionTexts } from "../../content/formatted-texts.server.ts";
import { SectorPicture } from "../../illustrations/sector-picture.tsx";

interface CompanySectionProps {
	company: Company;
	/** Whether the picture is on the right. */
	isMirrored: boolean;
	texts: CompanySectionTexts[CompanyId];
}

function CompanySection({ company, isMirrored, texts }: CompanySectionProps) {
	const { t } = useTranslation("common");
	const { id, name, site } = company;
	return (
		<section
			id={id}
			aria-labelledby={`${id}-name`}
			className="grid break-inside-avoid grid-cols-1 border-b border-line lg:min-h-[min(50vw,48rem)] lg:grid-cols-2"
		>
			<SectorPicture
				company={id}
				className={`h-[78vw] max-lg:border-b max-lg:border-line md:max-lg:h-[56vw] lg:h-auto print:h-[56vw] ${isMirrored ? "lg:order-last" : ""}`}
			/>
			<div
				className={`flex flex-col px-(--frame-edge) py-10 lg:py-16 ${isMirrored ? "lg:pr-[clamp(2.5rem,5vw,6rem)]" : "lg:pl-[clamp(2.5rem,5vw,6rem)]"}`}
			>
				<h2 id={`${id}-name`} translate="no" className="text-4xl">
					{name}
				</h2>
				<p className="mt-5 text-xl">{texts.tagline}</p>
				<p className="mt-5 max-w-(--measure) text-ink-soft 2xl:text-lg">{texts.text}</p>
				<dl className="mt-10 border-b border-line-strong sm:flex sm:flex-wrap sm:border-b-0 lg:mt-auto lg:pt-12">
					{texts.facts.map(([label, value]) => (
						<div
							key={label}
							className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line-strong py-3 sm:min-w-min sm:flex-1 sm:basis-1/3 sm:flex-col sm:justify-start sm:border-ink sm:pr-5 lg:pr-2"
						>
							<dt className="caption text-ink-soft">{label}</dt>
							<dd className="text-right font-display text-lg leading-tight font-semibold tracking-tight sm:text-left lg:max-xl:text-base">
								{value}
							</dd>
						</div>
					))}
				</dl>
				<p className="mt-8">
					<ExternalLink href={site} className={buttonClass({ variant: "outline", size: "lg" })}>
						<span>{t("visitWebsite")}</span>
						<span className="sr-only">{`: ${name}`}</span>
						<ArrowOut />
					</ExternalLink>
				</p>
			</div>
		</section>
	);
}

/** A section for each company; picture and text change sides from one to the next. */
export function CompanySections({ texts }: { texts: CompanySectionTexts }) {
	return companies.map((company, index) => (
		<CompanySection
			key={company.id}
			company={company}
			isMirrored={index % 2 === 1}
			texts={texts[company.id]}
		/>
	));
}
