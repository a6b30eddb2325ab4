import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../components/section-number.tsx";
import { figures } from "../../content/figures.ts";
import { type Milestone, timeline } from "../../content/timeline.ts";
import { Rope } from "./rope.tsx";
import { useMilestoneLabel } from "./use-milestone-label.ts";

/** Dates named in the text of a milestone, ISO 8601. */
const days: Partial<Record<Milestone["id"], string>> = {
	commitment: figures.ethicalCodeApproved,
	holding: figures.incorporated,
};

/** The group's milestones beside the rope. */
export function Timeline() {
	const { t } = useTranslation("nosotros");
	const label = useMilestoneLabel();
	return (
		<section aria-labelledby="timeline" className="on-night overflow-clip pb-24 md:pb-40">
			<div className="frame grid-12 items-end gap-y-5 pt-16 pb-20 md:pt-28 md:pb-32">
				<div className="col-span-12 lg:col-span-6">
					<SectionHeading number={4} of={6} id="timeline" className="text-4xl" title={t("timeline.title")} />
				</div>
				<p className="col-span-12 text-lg text-ink-soft md:col-span-6 md:col-start-7">{t("timeline.text")}</p>
			</div>
			<div className="relative">
				<Rope />
				{/* `Rope` requires rows of equal height. */}
				<ol className="frame grid auto-rows-fr">
					{timeline.map((milestone) => (
						<li
							key={milestone.id}
							className="relative pt-12 pb-14 pl-[20%] md:grid-12 md:min-h-[min(24rem,70svh)] md:content-center md:py-12 md:pl-0"
						>
							<div className="md:col-span-6 md:col-start-7">
								<h3>
									<span className="block text-5xl tracking-[-0.04em]">{label(milestone)}</span>
									<span className="mt-3 block text-xl">{t(`timeline.${milestone.id}.title`)}</span>
								</h3>
								<p className="mt-3 max-w-(--measure) text-ink-soft">
									{t(`timeline.${milestone.id}.text`, {
										date: days[milestone.id] ?? `${milestone.year}`,
									})}
								</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
