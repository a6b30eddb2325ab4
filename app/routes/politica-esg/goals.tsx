import { useTranslation } from "react-i18next";
import { GoalChip } from "../../components/goal-chip.tsx";
import { SectionHeading } from "../../components/section-number.tsx";
import { committedGoals, figures } from "../../content/figures.ts";
import { GoalStrand } from "../../illustrations/goal-ring.tsx";

/** The five goals, each below its strand of the goal ring. */
export function Goals() {
	const { t } = useTranslation("politicaEsg");
	return (
		<section aria-labelledby="goals" className="pt-16 md:pt-28">
			<div className="frame grid-12 items-end gap-y-5 pb-12 md:pb-20">
				<div className="col-span-12 lg:col-span-7">
					<SectionHeading number={5} of={6} id="goals" className="text-4xl" title={t("goals.title")} />
				</div>
				<p className="col-span-12 max-w-[26rem] text-lg text-ink-soft lg:col-span-5 lg:col-start-8">
					{t("goals.text")}
				</p>
			</div>
			<ul className="list-['']">
				{committedGoals.map((goal) => (
					<li key={goal}>
						<GoalStrand goal={goal} className="h-7 w-full md:h-10" />
						<div className="frame grid-12 items-baseline gap-y-3 pt-5 pb-10 md:pt-7 md:pb-14">
							<div className="col-span-12 md:col-span-3 lg:col-span-2">
								<GoalChip goal={goal} abbreviation={t("goals.abbreviation")} />
							</div>
							<h3 className="col-span-12 text-2xl md:col-span-9 lg:col-span-5">{t(`goals.${goal}.name`)}</h3>
							<p className="col-span-12 text-ink-soft md:col-span-9 md:col-start-4 lg:col-span-5 lg:col-start-8">
								{t(`goals.${goal}.text`, { tonnes: figures.tonnes2024, year: figures.year })}
							</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
