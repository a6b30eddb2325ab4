import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Section, SectionIntro } from "../../components/section.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { figures } from "../../content/figures.ts";
import { PageLink } from "../../layout/page-link.tsx";
import type { PagePath } from "../../pages.ts";

const areas = [
	{ area: "environment", className: "after:border-reed" },
	{ area: "social", className: "after:border-kraft" },
	{ area: "governance", className: "after:border-ink" },
] as const;

/** The commitments. Where its words end, each becomes a thread that runs to the edge of the page. */
export function Commitments() {
	const { t } = useTranslation("politicaEsg");
	return (
		<Section labelledBy="commitments" className="relative overflow-clip">
			<SectionIntro id="commitments" title={t("commitments.title")} text={t("commitments.text")} />
			{areas.map(({ area, className }) => (
				<div key={area} className="mt-14 grid-12 break-inside-avoid gap-y-4 md:mt-20 print:mt-8">
					<h3 className="col-span-12 text-lg text-kraft lg:col-span-2 lg:pt-[0.2em]">
						{t(`commitments.${area}.title`)}
					</h3>
					<ul className="col-span-12 space-y-5 lg:col-span-8 lg:col-start-4">
						{t(`commitments.${area}.items`, { returnObjects: true, date: figures.ethicalCodeApproved }).map(
							(item) => (
								<li key={item} className="font-display text-2xl font-semibold tracking-[-0.022em]">
									<span
										className={`after:absolute after:ms-[0.5em] after:mt-[0.58em] after:w-screen after:border-t-4 ${className}`}
									>
										{item}
									</span>
								</li>
							),
						)}
					</ul>
					{area === "governance" && (
						<ul className="col-span-12 flex flex-wrap gap-x-6 text-sm font-semibold lg:col-span-8 lg:col-start-4">
							<MoreLink page="/codigo-conducta">{t("commitments.code")}</MoreLink>
							<MoreLink page="/denuncias">{t("commitments.whistleblowing")}</MoreLink>
						</ul>
					)}
				</div>
			))}
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
