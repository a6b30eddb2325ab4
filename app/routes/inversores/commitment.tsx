import { useTranslation } from "react-i18next";
import { GoalChip } from "../../components/goal-chip.tsx";
import { committedGoals, figures } from "../../content/figures.ts";
import { formatShare } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import threads from "../../illustrations/aligned-threads.svg?no-inline";
import { Drawing } from "../../illustrations/drawing.tsx";
import { PageButton } from "../../layout/page-link.tsx";

const points = ["environment", "people", "governance", "goals"] as const;

/** The aligned share of the portfolio with its illustration, and the four points of the commitment. */
export function Commitment() {
	const { t } = useTranslation("inversores");
	const language = useLanguage();
	return (
		<section aria-labelledby="commitment" className="overflow-clip border-t border-line">
			<div className="frame grid-12 lg:fit-figures items-end gap-y-8 pt-16 md:pt-28">
				<div className="col-span-12 lg:col-span-7">
					<h2 id="commitment" className="text-4xl">
						{t("esg.title")}
					</h2>
				</div>
				<dl className="col-span-12 lg:col-span-5 lg:text-right">
					<div className="flex flex-col">
						<dt className="order-2 mt-2">{t("esg.aligned")}</dt>
						<dd className="order-1 me-[0.045em] font-display text-6xl font-semibold tracking-[-0.045em] whitespace-nowrap">
							{formatShare(figures.portfolioAligned, language)}
						</dd>
					</div>
				</dl>
			</div>
			<figure className="mt-6">
				{/* Six tangled strands, one for each company, that become parallel from left to right. */}
				<Drawing
					viewBox="0 0 1440 240"
					preserveAspectRatio="none"
					label={t("esg.alignedArt")}
					className="reveal-spread h-44 w-full md:h-[min(19vw,20rem)]"
				>
					<use href={`${threads}#threads`} />
				</Drawing>
			</figure>
			<div className="frame pt-10 pb-16 md:pt-14 md:pb-28">
				<ul className="grid-12 gap-y-10">
					{points.map((point) => (
						<li key={point} className="col-span-12 border-t border-ink pt-3 sm:col-span-6 xl:col-span-3">
							<h3 className="text-xl">{t(`esg.${point}.title`)}</h3>
							<p className="mt-2 max-w-(--measure) text-ink-soft">
								{t(`esg.${point}.text`, {
									date: figures.ethicalCodeApproved,
									year: figures.globalCompactSince,
								})}
							</p>
							{point === "goals" && (
								<p className="mt-4 flex flex-wrap gap-2">
									{committedGoals.map((goal) => (
										<GoalChip key={goal} goal={goal} abbreviation={t("esg.goalAbbreviation")} />
									))}
								</p>
							)}
						</li>
					))}
				</ul>
				<PageButton page="/politica-esg" variant="outline" className="mt-10">
					{t("esg.policy")}
				</PageButton>
			</div>
		</section>
	);
}
