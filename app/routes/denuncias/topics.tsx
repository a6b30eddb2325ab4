import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../components/section-number.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { PageLink } from "../../layout/page-link.tsx";

const topics = [
	"fraud",
	"conflicts",
	"harassment",
	"corruption",
	"discrimination",
	"safety",
	"environment",
	"data",
] as const;

export function Topics() {
	const { t } = useTranslation("denuncias");
	return (
		<section aria-labelledby="topics" className="frame grid-12 gap-y-10 py-16 md:py-28">
			<div className="col-span-12 lg:col-span-4">
				<SectionHeading number={2} of={5} id="topics" className="text-3xl" title={t("topics.title")} />
				<p className="mt-5 max-w-[26rem] text-ink-soft">{t("topics.text")}</p>
				<PageLink
					page="/codigo-conducta"
					className="mt-4 inline-block max-w-[26rem] py-2 text-sm font-semibold underline underline-offset-4 hover:decoration-2"
				>
					{t("topics.code")}
					<ArrowRight className="ml-2 inline-block size-[1em] align-[-0.1em]" />
				</PageLink>
			</div>
			<ul className="col-span-12 list-[''] lg:col-span-7 lg:col-start-6">
				{topics.map((topic) => (
					<li
						key={topic}
						className="border-t border-line-strong py-2.5 font-display text-2xl font-semibold tracking-[-0.022em] last:border-b md:py-3.5"
					>
						{t(`topics.items.${topic}`)}
					</li>
				))}
			</ul>
		</section>
	);
}
