import { useTranslation } from "react-i18next";
import { formatOrdinal } from "../../../app/i18n/format.ts";
import { ContourField } from "../../../app/illustrations/contour-field.tsx";
import { Page, type PageProps, sectionIds } from "./page.tsx";

/** The table of contents. */
export function Contents(page: PageProps) {
	const { t } = useTranslation("report");
	const { firstPages } = page;
	return (
		<Page
			page={page}
			section={t("contents")}
			background={
				<div className="absolute inset-x-0 bottom-0 -z-10 h-106 selvedge pt-[18px]">
					<ContourField field="shore" className="size-full text-kraft" />
				</div>
			}
		>
			<h2 className="text-4xl/[0.98]">{t("contents")}</h2>
			<ol className="mt-11 list-['']">
				{sectionIds.map((id, index) => (
					<li key={id} className="border-t border-line">
						<a href={`#${id}`} className="grid-12 items-baseline py-2.75">
							<span aria-hidden="true" className="caption col-span-1 text-kraft tabular-nums">
								{formatOrdinal(index + 1)}
							</span>
							<span className="col-span-6 font-display text-2xl/[1.1] font-semibold tracking-[-0.015em]">
								{t(`${id}.title`)}
							</span>
							<span className="col-span-4 text-sm/[1.35] text-ink-soft">{t(`${id}.lead`)}</span>
							<span className="col-span-1 text-right text-lg font-semibold tabular-nums">
								{firstPages[id]}
							</span>
						</a>
					</li>
				))}
			</ol>
		</Page>
	);
}
