import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../components/section-number.tsx";
import { formatOrdinal } from "../../i18n/format.ts";

const priorities = ["circularity", "energy", "innovation", "alliances"] as const;

export function Priorities() {
	const { t } = useTranslation("politicaEsg");
	return (
		<section aria-labelledby="priorities" className="bg-board">
			<div className="frame grid-12 gap-y-10 py-16 md:py-28">
				<div className="col-span-12 lg:col-span-4">
					<SectionHeading
						number={4}
						of={6}
						id="priorities"
						className="text-3xl lg:sticky lg:top-24"
						title={t("priorities.title")}
					/>
				</div>
				<ol className="col-span-12 list-[''] lg:col-span-8">
					{priorities.map((priority, index) => (
						<li
							key={priority}
							className="grid grid-cols-[2.5rem_1fr] gap-y-2 border-t border-line-strong py-6 last:border-b md:grid-cols-[4rem_1fr_1fr] md:gap-x-8 md:py-9"
						>
							<span aria-hidden="true" className="caption pt-1.5 text-kraft tabular-nums">
								{formatOrdinal(index + 1)}
							</span>
							<h3 className="text-2xl">{t(`priorities.items.${priority}.title`)}</h3>
							<p className="text-ink-soft max-md:col-start-2">{t(`priorities.items.${priority}.text`)}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
