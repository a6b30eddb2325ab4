import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ArrowRight } from "../components/ui/icons.tsx";
import { PageLink } from "../layout/page-link.tsx";
import { footerPages, type PagePath } from "../pages.ts";
import { useRootData } from "../root-data.ts";

/** Links to the other legal and compliance pages. */
export function RelatedLegalPages({ page }: { page: PagePath }) {
	const { t } = useTranslation("legal");
	const pageNames = useRootData()?.pageNames;
	const id = useId();
	return (
		<nav aria-labelledby={id} className="bg-board print:hidden">
			<div className="frame grid-12 gap-y-6 py-12 md:py-20">
				<h2 id={id} className="col-span-12 text-2xl lg:col-span-4">
					{t("related")}
				</h2>
				<ul className="col-span-12 grid gap-x-8 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
					{footerPages("legal")
						.filter((path) => path !== page)
						.map((path) => (
							<li key={path} className="border-t border-line-strong">
								<PageLink
									page={path}
									className="group flex min-h-14 items-center justify-between gap-4 py-2 font-display text-lg font-semibold tracking-tight hover:text-signal-text"
								>
									{pageNames?.[path]}
									<ArrowRight className="size-4 shrink-0 transition-transform duration-300 ease-house group-hover:translate-x-1" />
								</PageLink>
							</li>
						))}
				</ul>
			</div>
		</nav>
	);
}
