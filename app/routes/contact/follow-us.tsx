import { useTranslation } from "react-i18next";
import { ExternalLink } from "../../components/external-link.tsx";
import { SectionHeading } from "../../components/section-number.tsx";
import { ArrowOut } from "../../components/ui/icons.tsx";
import { sites } from "../../content/group.ts";

const profiles = [
	{ labelKey: "follow.linkedin", site: sites.linkedin },
	{ labelKey: "follow.website", site: sites.group },
] as const;

export function FollowUs() {
	const { t } = useTranslation("contact");
	return (
		<section aria-labelledby="follow" className="border-t border-line">
			<div className="frame pt-12 pb-8 md:pt-16">
				<SectionHeading number={3} of={4} id="follow" className="text-2xl" title={t("follow.title")} />
			</div>
			<ul className="grid gap-px border-y border-line bg-line sm:grid-cols-2">
				{profiles.map(({ labelKey, site }) => (
					<li key={labelKey} className="bg-paper">
						<ExternalLink
							href={site}
							className="group flex h-full flex-col px-(--frame-edge) py-8 transition-colors duration-300 hover:bg-sheet md:py-12"
						>
							<span className="flex items-center justify-between gap-4 font-display text-3xl font-semibold tracking-tight">
								{t(labelKey)}
								<ArrowOut className="size-[0.8em] shrink-0 transition-transform duration-300 group-hover:translate-x-1 group-hover:-translate-y-1" />
							</span>
							<span className="mt-2 text-sm wrap-anywhere text-ink-soft">{site.replace("https://", "")}</span>
						</ExternalLink>
					</li>
				))}
			</ul>
		</section>
	);
}
