import { useTranslation } from "react-i18next";
import { ExternalLink } from "../../components/external-link.tsx";
import { SectionHeading } from "../../components/section-number.tsx";
import { ArrowOut } from "../../components/ui/icons.tsx";
import { authorities } from "../../content/authorities.ts";
import { whistleblowing } from "../../content/whistleblowing.ts";

/** The public authorities that take reports, and the law that applies. */
export function Authorities() {
	const { t } = useTranslation("denuncias");
	return (
		<section aria-labelledby="authorities" className="border-t border-line bg-board">
			<div className="frame grid-12 gap-y-10 py-16 md:py-28">
				<div className="col-span-12 lg:col-span-4">
					<SectionHeading
						number={5}
						of={5}
						id="authorities"
						className="text-3xl"
						title={t("authorities.title")}
					/>
					<p className="mt-5 max-w-[26rem] text-ink-soft">{t("authorities.text")}</p>
				</div>
				<div className="col-span-12 lg:col-span-7 lg:col-start-6">
					<ul className="list-['']">
						{(["spain", "catalonia"] as const).map((territory) => {
							const authority = authorities.whistleblowing[territory];
							return (
								<li key={territory} className="border-t border-line-strong py-5">
									{/* `no-referrer`, so that the authority does not see that the visitor comes from this page. */}
									<ExternalLink
										href={authority.site}
										referrerPolicy="no-referrer"
										className="inline-block py-1 font-display text-2xl font-semibold tracking-[-0.022em] underline decoration-1 underline-offset-4 hover:decoration-2"
									>
										<span lang={authority.language}>
											{"abbreviation" in authority
												? `${authority.name} (${authority.abbreviation})`
												: authority.name}
										</span>
										<ArrowOut className="ml-3 inline-block size-[0.6em]" />
									</ExternalLink>
									<p className="mt-1 text-ink-soft">{t(`authorities.${territory}`)}</p>
								</li>
							);
						})}
					</ul>
					<p className="border-t border-line-strong pt-5 text-sm text-ink-soft">
						{t("authorities.law", whistleblowing)}
					</p>
				</div>
			</div>
		</section>
	);
}
