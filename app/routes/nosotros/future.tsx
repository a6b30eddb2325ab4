import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../components/section-number.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { PageButton, PageLink } from "../../layout/page-link.tsx";
import { LinkedRings } from "./linked-rings.tsx";

const principles = ["human", "sustainable", "resilient"] as const;

/** The three principles for the future, with interlinked rings. */
export function Future() {
	const { t } = useTranslation("nosotros");
	return (
		<section aria-labelledby="future" className="overflow-clip">
			<div className="frame grid-12 items-center gap-y-10 py-16 md:py-28">
				<LinkedRings
					label={t("future.art")}
					className="col-span-12 w-full max-lg:mx-auto max-lg:max-w-xl lg:row-span-3 lg:col-span-6"
				/>
				<div className="col-span-12 max-lg:row-start-1 lg:col-span-5 lg:col-start-8">
					<SectionHeading number={6} of={6} id="future" className="text-4xl" title={t("future.title")} />
					<p className="mt-5 text-lg text-ink-soft">{t("future.text")}</p>
				</div>
				<ol className="col-span-12 list-[''] lg:col-span-5 lg:col-start-8">
					{principles.map((principle, index) => (
						<li
							key={principle}
							className="grid grid-cols-[3rem_1fr] border-t border-line-strong py-5 last:border-b"
						>
							<span aria-hidden="true" className="caption pt-1.5 text-kraft tabular-nums">
								{index + 1}
							</span>
							<div>
								<h3 className="text-xl">{t(`future.${principle}.title`)}</h3>
								<p className="mt-1 text-ink-soft">{t(`future.${principle}.text`)}</p>
							</div>
						</li>
					))}
				</ol>
				<p className="col-span-12 flex flex-wrap gap-3 lg:col-span-5 lg:col-start-8">
					<PageButton page="/" size="lg">
						{t("future.idea")}
					</PageButton>
					<PageLink page="/empresas" className={buttonClass({ variant: "outline", size: "lg" })}>
						{t("future.companies")}
					</PageLink>
				</p>
			</div>
		</section>
	);
}
