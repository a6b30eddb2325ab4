import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type IndustryId, industries } from "../../content/sectors.ts";
import { SectorPattern } from "../../illustrations/sector-pattern.tsx";
import { PageLink } from "../../layout/page-link.tsx";

const fillClass = "h-full w-full drawn-background";

const patterns: Record<IndustryId, ReactNode> = {
	carbon: <div aria-hidden="true" className={`contour-shore ${fillClass} text-ink-soft`} />,
	recycling: <SectorPattern company="paper" className={`${fillClass} text-kraft`} />,
	agro: <div aria-hidden="true" className={`contour-terraces ${fillClass} text-reed`} />,
	construction: <SectorPattern company="construction" className={`${fillClass} text-reed`} />,
	energy: <SectorPattern company="energy" className={`${fillClass} text-ink`} />,
	engineering: <SectorPattern company="engineering" className={`${fillClass} text-ink`} />,
};

/** Left edge of each pattern. The edges continue one another from row to row. */
const clipPaths: Record<IndustryId, string> = {
	carbon: "md:[clip-path:polygon(22%_0,100%_0,100%_100%,8%_100%)]",
	recycling: "md:[clip-path:polygon(8%_0,100%_0,100%_100%,27%_100%)]",
	agro: "md:[clip-path:polygon(27%_0,100%_0,100%_100%,14%_100%)]",
	construction: "md:[clip-path:polygon(14%_0,100%_0,100%_100%,0_100%)]",
	energy: "md:[clip-path:polygon(0_0,100%_0,100%_100%,18%_100%)]",
	engineering: "md:[clip-path:polygon(18%_0,100%_0,100%_100%,4%_100%)]",
};

const linkClass =
	"inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink";

/** The six industries as layers of ground, with the companies of each. */
export function Industries() {
	const { t } = useTranslation("nosotros");
	return (
		<section aria-labelledby="industries" className="bg-board pt-16 md:pt-28">
			<div className="frame">
				<h2 id="industries" className="max-w-[10.6em] text-4xl">
					{t("industries.title")}
				</h2>
			</div>
			<ul className="mt-12 border-b border-line-strong md:mt-20">
				{industries.map(({ id, companies }) => (
					<li key={id} className="relative border-t border-line-strong">
						<div
							className={`overflow-clip max-md:h-14 max-md:border-b max-md:border-line md:absolute md:inset-y-0 md:right-0 md:w-[34%] ${clipPaths[id]}`}
						>
							{patterns[id]}
						</div>
						<div className="frame grid-12 items-baseline gap-y-2 py-6 md:min-h-36 md:py-8">
							<h3 className="col-span-12 text-2xl md:col-span-4">{t(`industries.${id}.title`)}</h3>
							<div className="col-span-12 md:col-span-4">
								<p className="text-ink-soft">{t(`industries.${id}.text`)}</p>
								<ul className="mt-1 flex flex-wrap gap-x-6 text-sm font-semibold">
									{companies.map((company) => (
										<li key={company.id}>
											<PageLink page="/empresas" section={company.id} className={linkClass}>
												{company.name}
											</PageLink>
										</li>
									))}
									{id === "carbon" && (
										<li>
											<PageLink page="/politica-esg" className={linkClass}>
												{t("industries.carbon.policy")}
											</PageLink>
										</li>
									)}
								</ul>
							</div>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
