import { useTranslation } from "react-i18next";
import { SectionNumber } from "../../components/section-number.tsx";
import { GoalRing } from "../../illustrations/goal-ring.tsx";

/** The first screen: title, mission and vision beside the goal ring. */
export function Hero() {
	const { t } = useTranslation("politicaEsg");
	return (
		<div className="relative isolate overflow-clip border-b border-line">
			<div className="frame grid-12 content-between gap-y-8 pt-8 pb-12 md:pt-14 md:pb-16 lg:min-h-[min(50vw,60rem)]">
				{/* The ring moves to the right of a word that is wider than these columns, and keeps some room to it. */}
				<div className="max-lg:contents lg:relative lg:col-span-7 lg:w-min lg:min-w-full lg:pr-[3vw] xl:pr-[min(8.5rem,7vw)]">
					<div className="col-span-12">
						<div className="flex items-baseline gap-4">
							<SectionNumber number={1} of={6} />
							<p className="caption">{t("name")}</p>
						</div>
						<h1 className="mt-8 text-5xl">{t("title")}</h1>
					</div>
					<div
						role="img"
						aria-label={t("art")}
						className="col-span-12 max-lg:-mr-[32vw] max-lg:-mb-4 max-lg:w-[min(118vw,44rem)] max-lg:max-w-none max-lg:justify-self-end lg:absolute lg:top-[calc(-4vw-3.5rem)] lg:right-[calc(min(6.84vw,8.2rem)-57vw)] lg:-z-10 lg:w-[58vw]"
					>
						<GoalRing className="w-full" />
					</div>
				</div>
				<dl className="relative col-span-12 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:col-span-6">
					<div className="border-t border-ink pt-3">
						<dt className="caption text-kraft">{t("mission.title")}</dt>
						<dd className="mt-2 text-lg">{t("mission.text")}</dd>
					</div>
					<div className="border-t border-ink pt-3">
						<dt className="caption text-kraft">{t("vision.title")}</dt>
						<dd className="mt-2 text-lg">{t("vision.text")}</dd>
					</div>
				</dl>
			</div>
		</div>
	);
}
