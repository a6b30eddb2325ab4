import { useTranslation } from "react-i18next";
import { figures } from "../../content/figures.ts";
import { timeline } from "../../content/timeline.ts";
import { useMilestoneLabel } from "./use-milestone-label.ts";
import { YearRings } from "./year-rings.tsx";

/** The first screen: the title, and a ring for each year of the group. */
export function Hero() {
	const { t } = useTranslation("nosotros");
	const label = useMilestoneLabel();
	const milestones = timeline.map((milestone) => ({ year: milestone.year, label: label(milestone) }));
	const from = timeline[0]?.year;
	const to = timeline.at(-1)?.year;
	return (
		<div className="relative isolate overflow-clip border-b border-line">
			<div className="frame grid-12 content-between gap-y-6 pt-7 lg:min-h-[min(100svh-4.25rem,62vw)] lg:pt-10 lg:pb-12">
				<div className="col-span-12 lg:col-span-7">
					<h1 className="text-5xl">{t("hero.title", { years: figures.yearsOfHistory })}</h1>
					<p className="mt-6 max-w-[34rem] text-lg text-ink-soft lg:mt-10 lg:max-w-[min(34rem,85%)]">
						{t("hero.text")}
					</p>
				</div>
				<p className="caption col-span-12 text-ink-soft lg:col-span-6 lg:col-start-1 lg:self-end">
					{t("hero.scale")}
				</p>
				<div className="relative col-span-12 h-[116vw] overflow-clip print:h-[90vw] max-lg:frame-bleed lg:contents">
					<YearRings
						milestones={milestones}
						label={t("hero.art", {
							from,
							to,
							dates: milestones.map(({ label }) => label),
						})}
						className="absolute -z-10 aspect-square max-lg:top-0 max-lg:left-[4%] max-lg:w-[142%] lg:top-1/2 lg:left-[55%] lg:w-[62%] xl:left-[53%] lg:-translate-y-1/2"
					/>
				</div>
			</div>
		</div>
	);
}
