import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Section, SectionIntro } from "../../components/section.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { figures } from "../../content/figures.ts";
import { PageLink } from "../../layout/page-link.tsx";
import type { PagePath } from "../../pages.ts";

const areas = [
	{ area: "environment", colour: "text-reed" },
	{ area: "social", colour: "text-kraft" },
	{ area: "governance", colour: "text-ink" },
] as const;

/** The commitments. Where its words end, each becomes a thread that runs to the edge of the page. */
export function Commitments() {
	const { t } = useTranslation("politicaEsg");
	return (
		<Section labelledBy="commitments" className="relative overflow-clip">
			<SectionIntro id="commitments" title={t("commitments.title")} text={t("commitments.text")} />
			{areas.map(({ area, colour }) => (
				<div key={area} className="mt-14 grid-12 break-inside-avoid items-baseline gap-y-4 md:mt-20">
					<h3 className={`col-span-12 text-lg lg:col-span-3 ${colour}`}>{t(`commitments.${area}.title`)}</h3>
					<div className="col-span-12 lg:col-span-8">
						<ul className="flex flex-col gap-5 text-2xl tracking-[-0.01em]">
							{t(`commitments.${area}.items`, { returnObjects: true, date: figures.ethicalCodeApproved }).map(
								(item) => (
									<li key={item} className="max-lg:pe-[min(2.5rem,10vw)]">
										<span>{item}</span>
										<span
											aria-hidden="true"
											className={`absolute ms-[0.5em] mt-[0.58em] w-screen border-t-2 ${colour}`}
										/>
									</li>
								),
							)}
						</ul>
						{area === "governance" && (
							<ul className="mt-4 flex flex-wrap gap-x-6 text-sm font-semibold">
								<MoreLink page="/codigo-conducta">{t("commitments.code")}</MoreLink>
								<MoreLink page="/denuncias">{t("commitments.whistleblowing")}</MoreLink>
							</ul>
						)}
					</div>
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
