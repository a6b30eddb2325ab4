import { useTranslation } from "react-i18next";
import { committedGoals } from "../../../app/content/figures.ts";
import { goalNumbers } from "../../../app/content/goals.ts";
import { goalColours } from "../../../app/illustrations/goal-colours.ts";
import { GoalGlyph } from "../../../app/illustrations/goal-glyph.tsx";
import { goalAbbreviation } from "../../../app/schemas/analysis-text.ts";
import { Page, type PageProps, SectionHead } from "./page.tsx";

/** A goal that the ESG policy commits to. */
type CommittedGoal = (typeof committedGoals)[number];

function isCommitted(goal: number): goal is CommittedGoal {
	return committedGoals.some((committed) => committed === goal);
}

/** The five committed goals. */
export function Goals(page: PageProps) {
	const { t } = useTranslation(["report", "goals"]);
	const { language } = page;
	return (
		<Page page={page} section={t("goals.title")}>
			<SectionHead id="goals" title={t("goals.title")} lead={t("goals.lead")} />
			<svg
				viewBox="0 0 340 20"
				strokeWidth="0.6"
				role="img"
				aria-label={t("goals.art")}
				className="mt-11 w-full fill-none stroke-ink"
			>
				{goalNumbers.map((goal) => (
					<circle
						key={goal}
						cx={goal * 20 - 10}
						cy="10"
						r="9.4"
						className={isCommitted(goal) ? `fill-(--goal) ${goalColours[goal]}` : undefined}
					/>
				))}
			</svg>
			<ol className="absolute inset-x-0 bottom-0 flex list-[''] flex-col gap-3">
				{committedGoals.map((goal) => (
					<li key={goal} className="-ml-20 flex h-36 gap-9">
						<div
							aria-hidden="true"
							className={`flex w-76 shrink-0 items-end justify-between py-4 pr-5 pl-20 goal-ground ${goalColours[goal]}`}
						>
							<span className="font-display text-[54pt]/[0.78] font-semibold tracking-[-0.05em]">{goal}</span>
							<GoalGlyph goal={goal} className="size-20" />
						</div>
						<div className="grow border-t border-ink pt-2.5">
							<p className="caption text-kraft">
								{goalAbbreviation[language]} {goal}
							</p>
							<h3 className="mt-0.5 text-xl/[1.15]">{t(`goals:${goal}`)}</h3>
							<p className="mt-2 text-base/[1.42]">{t(`goals.${goal}`)}</p>
						</div>
					</li>
				))}
			</ol>
		</Page>
	);
}
