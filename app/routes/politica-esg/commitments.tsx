import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Section, SectionIntro } from "../../components/section.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { figures } from "../../content/figures.ts";
import { PageLink } from "../../layout/page-link.tsx";
import type { PagePath } from "../../pages.ts";

const areas = [
	{ area: "environment", className: "border-reed lg:[&>*]:pr-8" },
	{ area: "social", className: "border-kraft lg:mt-14 lg:[&>*]:px-8" },
	{ area: "governance", className: "border-ink lg:mt-28 lg:[&>*]:pl-8" },
] as const;

export function Commitments() {
	const { t } = useTranslation("politicaEsg");
	return (
		<Section labelledBy="commitments">
			<SectionIntro id="commitments" title={t("commitments.title")} text={t("commitments.text")} />
			<div className="mt-12 grid gap-x-8 gap-y-14 md:mt-20 lg:grid-cols-3 lg:gap-x-0">
				{areas.map(({ area, className }) => (
					<div key={area} className={`border-t-4 pt-4 ${className}`}>
						<h3 className="text-2xl">{t(`commitments.${area}.title`)}</h3>
						<ul className="mt-6">
							{t(`commitments.${area}.items`, { returnObjects: true, date: figures.ethicalCodeApproved }).map(
								(item) => (
									<li key={item} className="border-t border-line py-4">
										{item}
									</li>
								),
							)}
						</ul>
						{area === "governance" && (
							<ul className="flex flex-wrap gap-x-6 pt-3 text-sm font-semibold">
								<MoreLink page="/codigo-conducta">{t("commitments.code")}</MoreLink>
								<MoreLink page="/denuncias">{t("commitments.whistleblowing")}</MoreLink>
							</ul>
						)}
					</div>
				))}
			</div>
		</Section>
	);
}

function MoreLink({ page, children }: { page: PagePath; children: ReactNode }) {
	return (
		<li>
			<PageLink
				page={page}
				className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:decoration-2"
			>
				<span>{children}</span>
				<ArrowRight />
			</PageLink>
		</li>
	);
}
