import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../components/section-number.tsx";

/** Mission and vision. */
export function Purpose() {
	const { t } = useTranslation("nosotros");
	return (
		<section aria-labelledby="purpose" className="frame py-16 md:py-28">
			<SectionHeading number={1} of={6} id="purpose" className="text-xl" title={t("purpose.title")} />
			<div className="mt-10 grid-12 gap-y-12 md:mt-16">
				<div className="col-span-12 border-t border-ink pt-4 md:col-span-7">
					<h3 className="caption font-sans tracking-normal text-ink-soft">{t("purpose.mission")}</h3>
					<p className="mt-4 font-display text-3xl font-semibold tracking-tight hyphens-manual">
						{t("purpose.missionText")}
					</p>
				</div>
				<div className="col-span-12 border-t border-ink pt-4 md:col-span-4 md:col-start-9 md:mt-40">
					<h3 className="caption font-sans tracking-normal text-ink-soft">{t("purpose.vision")}</h3>
					<p className="mt-4 font-display text-2xl tracking-tight">{t("purpose.visionText")}</p>
				</div>
			</div>
		</section>
	);
}
