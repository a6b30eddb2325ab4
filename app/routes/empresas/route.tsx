import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Section } from "../../components/section.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { companies } from "../../content/companies.ts";
import { companySections } from "../../content/formatted-texts.server.ts";
import { contacts } from "../../content/group.ts";
import { sectors } from "../../content/sectors.ts";
import { pageContext } from "../../context.ts";
import { SectorPicture } from "../../illustrations/sector-picture.tsx";
import { pageData } from "../../page-data.server.ts";
import type { Route } from "./+types/route";
import { CompanySections } from "./company-sections.tsx";
import { Counters } from "./counters.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return {
		...pageData(context, "/empresas"),
		companies: companySections(language),
	};
}

export default function Companies({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Hero />
			<CompanySections texts={loaderData.companies} />
			<Sectors />
			<Counters />
			<Collaboration />
		</>
	);
}

/** The first screen: the title, and an index of the companies with their pictures. */
function Hero() {
	const { t } = useTranslation("empresas");
	return (
		<div className="mb-12 flex flex-col border-b border-line lg:mb-20 lg:min-h-[min(100svh-4.25rem,58vw)]">
			<div className="frame grid-12 items-end gap-y-5 pt-7 pb-10 lg:pt-10 lg:pb-14">
				<h1 className="col-span-12 text-5xl lg:col-span-9">{t("hero.title")}</h1>
				<p className="col-span-12 max-w-[28rem] text-lg text-ink-soft lg:col-span-5 lg:col-start-8">
					{t("hero.text")}
				</p>
			</div>
			<nav aria-label={t("hero.index")} className="flex grow">
				<ul className="flex w-full grow flex-col gap-px bg-line lg:flex-row">
					{companies.map(({ id, name }) => (
						<li
							key={id}
							// Its share of the row from the start: it arrives before the others.
							className="flex bg-paper transition-[flex-basis] duration-500 ease-house max-lg:grow lg:basis-1/6 lg:focus-within:basis-1/4 lg:hover:basis-1/4"
						>
							<Link
								to={`#${id}`}
								className="group isolate flex w-full items-center lg:flex-col lg:items-stretch focus-visible:-outline-offset-4"
							>
								<SectorPicture
									company={id}
									className="-z-1 size-[min(5rem,20vw)] shrink-0 lg:h-48 lg:w-full lg:grow"
								/>
								<span className="flex min-w-0 grow items-baseline gap-3 px-[min(1.25rem,5vw)] py-4 transition duration-300 group-hover:bg-sheet lg:min-h-28 lg:grow-0 lg:flex-col lg:gap-1 lg:pl-(--frame-edge) lg:border-t lg:border-line font-display text-lg leading-tight font-semibold tracking-tight">
									{name}
								</span>
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</div>
	);
}

/** The five sectors, each with the companies that work in it. */
function Sectors() {
	const { t } = useTranslation("empresas");
	return (
		<Section labelledBy="sectors" className="bg-board" contentClassName="grid-12 gap-y-10">
			<h2 id="sectors" className="col-span-12 self-start text-4xl lg:sticky lg:top-28 lg:col-span-4">
				{t("sectors.title")}
			</h2>
			<ul className="col-span-12 border-b border-line-strong lg:col-span-8">
				{sectors.map(({ id, companies }) => (
					<li
						key={id}
						className="grid gap-x-8 gap-y-3 border-t border-line-strong py-5 md:grid-cols-[5fr_3fr] md:py-6"
					>
						<div>
							<h3 className="text-2xl">{t(`sectors.${id}.title`)}</h3>
							<p className="mt-1.5 max-w-(--measure) text-ink-soft">{t(`sectors.${id}.description`)}</p>
						</div>
						<div>
							<p className="caption text-ink-soft">{t("sectors.companiesInSector")}</p>
							<ul className="mt-1 flex flex-wrap gap-x-6 font-semibold">
								{companies.map((company) => (
									<li key={company.id}>
										<Link
											to={`#${company.id}`}
											className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
										>
											{company.name}
										</Link>
									</li>
								))}
							</ul>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** Invites further companies to write to the group. */
function Collaboration() {
	const { t } = useTranslation("empresas");
	const subject = encodeURIComponent(t("collaboration.subject"));
	return (
		<Section labelledBy="collaboration" contentClassName="grid-12 items-end gap-y-8">
			<h2 id="collaboration" className="col-span-12 text-5xl lg:col-span-8">
				{t("collaboration.title")}
			</h2>
			<div className="col-span-12 lg:col-span-4">
				<p className="max-w-[26rem] text-lg text-ink-soft">{t("collaboration.text")}</p>
				<p className="mt-6">
					<a href={`mailto:${contacts.email}?subject=${subject}`} className={buttonClass({ size: "lg" })}>
						<span>{t("collaboration.mail")}</span>
						<ArrowRight />
					</a>
				</p>
			</div>
		</Section>
	);
}
