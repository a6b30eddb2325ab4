import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { companies } from "../../content/companies.ts";
import { formatOrdinal } from "../../i18n/format.ts";
import { SectorPattern, sectorColours } from "../../illustrations/sector-pattern.tsx";

/** The first screen: the title, and an index of the six companies with their patterns. */
export function Hero() {
	const { t } = useTranslation("empresas");
	return (
		<div className="flex flex-col border-b border-line lg:min-h-[min(100svh-4.25rem,58vw)]">
			<div className="frame grid-12 items-end gap-y-5 pt-7 pb-10 lg:pt-10 lg:pb-14">
				<h1 className="col-span-12 text-5xl lg:col-span-9">{t("hero.title")}</h1>
				<p className="col-span-12 max-w-[28rem] text-lg text-ink-soft lg:col-span-5 lg:col-start-8">
					{t("hero.text")}
				</p>
			</div>
			<nav aria-label={t("hero.index")} className="flex grow">
				<ul className="flex w-full grow flex-col gap-px bg-line lg:flex-row">
					{companies.map(({ id, name }, index) => (
						<li
							key={id}
							className="flex grow basis-0 bg-paper transition-[flex-grow] duration-500 ease-house lg:focus-within:grow-[1.7] lg:hover:grow-[1.7]"
						>
							<Link
								to={`#${id}`}
								className="group flex w-full items-center max-lg:min-h-16 lg:flex-col lg:items-stretch focus-visible:-outline-offset-4"
							>
								<SectorPattern
									company={id}
									className={`max-lg:h-16 max-lg:w-[34%] lg:min-h-48 lg:w-full lg:grow ${sectorColours[id]}`}
								/>
								<span className="flex grow items-baseline gap-3 px-5 py-4 transition-colors duration-300 group-hover:bg-sheet lg:min-h-28 lg:grow-0 lg:flex-col lg:gap-1 lg:border-t lg:border-line">
									<span aria-hidden="true" className="caption text-kraft tabular-nums">
										{formatOrdinal(index + 1)}
									</span>
									<span className="font-display text-lg leading-tight font-semibold tracking-tight">
										{name}
									</span>
								</span>
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</div>
	);
}
