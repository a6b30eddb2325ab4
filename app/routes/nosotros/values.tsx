import { useTranslation } from "react-i18next";
import { Section } from "../../components/section.tsx";

const values = ["strategic", "people", "environment", "innovation"] as const;

export function Values() {
	const { t } = useTranslation("nosotros");
	return (
		<Section labelledBy="values">
			<h2 id="values" className="text-4xl">
				{t("values.title")}
			</h2>
			<ul className="mt-10 grid-12 gap-y-10 md:mt-16">
				{values.map((value) => (
					<li key={value} className="col-span-12 border-t border-ink pt-3 sm:col-span-6 xl:col-span-3">
						<h3 className="text-2xl">{t(`values.${value}.title`)}</h3>
						<p className="mt-3 text-ink-soft">{t(`values.${value}.text`)}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
