import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { sectors } from "../../content/sectors.ts";

/** The five sectors, each with the companies that work in it. */
export function Sectors() {
	const { t } = useTranslation("empresas");
	return (
		<section aria-labelledby="sectors" className="bg-board">
			<div className="frame grid-12 gap-y-10 py-16 md:py-28">
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
											<Link to={`#${company.id}`} className="underline-draw inline-flex min-h-8 items-center">
												{company.name}
											</Link>
										</li>
									))}
								</ul>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
