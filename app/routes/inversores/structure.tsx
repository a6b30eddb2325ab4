import { useTranslation } from "react-i18next";
import { Section, SectionIntro } from "../../components/section.tsx";
import { companies, type Participation } from "../../content/companies.ts";
import { names } from "../../content/group.ts";
import { formatShare } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { SectorPattern, sectorColours } from "../../illustrations/sector-pattern.tsx";
import { StrandSample, StructureThreads, StructureTrunk } from "../../illustrations/structure-threads.tsx";
import { PageButton } from "../../layout/page-link.tsx";

const participations = ["whole", "strategic", "support"] as const satisfies Participation[];

/** The holding's strand to each company: from its ring beside the list on wide screens, along the list's left edge on narrow ones. */
export function Structure() {
	const { t } = useTranslation("inversores");
	const language = useLanguage();
	const legend: Record<Participation, string> = {
		whole: `${formatShare(1, language)}: ${t("structure.wholeKey")}`,
		strategic: t("structure.strategicKey"),
		support: t("structure.supportKey"),
	};
	return (
		<Section labelledBy="structure" className="on-night overflow-clip">
			<SectionIntro
				id="structure"
				title={t("structure.title")}
				text={t("structure.text")}
				className="gap-y-4"
			/>
			<div className="linked grid-12 mt-10 md:mt-16">
				<p
					aria-hidden="true"
					translate="no"
					className="col-span-12 pb-3 font-display text-3xl font-semibold xl:hidden"
				>
					{names.group}
				</p>
				<div className="relative col-span-7 max-xl:hidden">
					<StructureThreads
						centreText={names.group}
						className="absolute -right-[clamp(1rem,2vw,2.5rem)] h-full w-auto max-w-none"
					/>
				</div>
				<ul className="col-span-12 xl:col-span-5 xl:grid xl:auto-rows-fr xl:grid-cols-1">
					{companies.map(({ id, name, participation }, row) => (
						<li key={id} className="relative flex gap-5 pl-[112px] xl:min-h-29 2xl:min-h-36 xl:pl-0">
							<StructureTrunk row={row} className="absolute inset-y-0 left-0 h-full w-[100px] xl:hidden" />
							<SectorPattern
								company={id}
								className={`w-24 shrink-0 self-stretch max-xl:hidden ${sectorColours[id]}`}
							/>
							<div
								data-part={row + 1}
								className="flex min-w-0 grow flex-wrap content-center items-baseline justify-between gap-x-6 pb-7 max-xl:pt-4 xl:border-b xl:border-line xl:py-3"
							>
								<h3 className="w-full text-lg leading-tight">{t(`structure.activity.${id}`)}</h3>
								<p className="text-ink-soft">{name}</p>
								<p className="font-display text-lg font-semibold">
									<span className="sr-only">{`${t("structure.participation.label")}: `}</span>
									<span>{t(`structure.participation.${participation}`, { whole: 1 })}</span>
								</p>
							</div>
						</li>
					))}
				</ul>
			</div>
			<div className="mt-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-8 md:mt-14">
				<div className="caption text-ink-soft">
					<ul className="flex flex-wrap gap-x-8 gap-y-1">
						{participations.map((participation) => (
							<li key={participation} className="flex items-center gap-3">
								<StrandSample participation={participation} className="text-ink" />
								<span>{legend[participation]}</span>
							</li>
						))}
					</ul>
				</div>
				<PageButton page="/empresas" variant="outline">
					{t("structure.companies")}
				</PageButton>
			</div>
		</Section>
	);
}
