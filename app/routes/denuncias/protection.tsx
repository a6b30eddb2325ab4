import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../components/section-number.tsx";
import { whistleblowing } from "../../content/whistleblowing.ts";

const protections = ["identity", "anonymous", "retaliation", "helpers", "fairness", "data"] as const;

const periods = { months: whistleblowing.erasedWithinMonths, years: whistleblowing.keptAtMostYears };

/** The guarantees for reporting persons, and how this page protects their privacy. */
export function Protection() {
	const { t } = useTranslation("denuncias");
	return (
		<section aria-labelledby="protection" className="frame py-16 md:py-28">
			<SectionHeading number={4} of={5} id="protection" className="text-4xl" title={t("protection.title")} />
			<div className="mt-10 grid-12 gap-y-12 md:mt-16">
				<ul className="col-span-12 grid list-[''] gap-x-10 sm:grid-cols-2 lg:col-span-8">
					{protections.map((protection) => (
						<li key={protection} className="border-t border-ink pt-3 pb-9">
							<h3 className="text-xl">{t(`protection.items.${protection}.title`)}</h3>
							<p className="mt-2 text-ink-soft">{t(`protection.items.${protection}.text`, periods)}</p>
						</li>
					))}
				</ul>
				<div className="selvedge col-span-12 self-start bg-sheet p-6 pt-10 lg:col-span-4">
					<h3 className="text-xl">{t("quiet.title")}</h3>
					<p className="mt-3">{t("quiet.text")}</p>
					<p className="mt-3 text-ink-soft">{t("quiet.advice")}</p>
				</div>
			</div>
		</section>
	);
}
