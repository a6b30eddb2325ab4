import { useTranslation } from "react-i18next";
import { SectionNumber } from "../../../app/components/section-number.tsx";
import { figures } from "../../../app/content/figures.ts";
import { formatNumber } from "../../../app/i18n/format.ts";
import { MaterialFlow } from "../../../app/illustrations/material-flow.tsx";
import { Page, type PageProps, sectionIds } from "./page.tsx";

/** The tonnage and the capacity, as figures and as an illustration. */
export function Material(page: PageProps) {
	const { t } = useTranslation("report");
	return (
		<Page page={page} section={t("figures.title")} night>
			<SectionNumber number={sectionIds.indexOf("figures") + 1} of={sectionIds.length} />
			<h2 id="figures" className="mt-2 text-2xl">
				{t("figures.title")}
			</h2>
			<p className="mt-16">
				<span className="block font-display text-6xl/[0.8] font-semibold tracking-[-0.045em]">
					{formatNumber(figures.tonnes2024, page.language)}
				</span>
				<span className="mt-5 block text-xl">{t("figures.tonnes")}</span>
			</p>
			<figure className="mt-9">
				<MaterialFlow
					ribbons={[
						{ tonnes: figures.tonnes2024, className: "stroke-signal" },
						{ tonnes: figures.paperCapacityPerYear, className: "stroke-reed" },
					]}
					label={t("figures.flow.art")}
					className="-mx-20 h-118 w-[210mm] max-w-none [&_path]:stroke-[.32] [&_path:last-child]:stroke-[.7]"
				/>
				<figcaption className="caption mt-5 grid-12 text-ink-soft">
					<span className="col-span-4 flex flex-col gap-2">
						<span className="h-0.5 w-8 bg-signal" />
						{t("figures.flow.processed")}
					</span>
					<span className="col-span-5 flex flex-col gap-2">
						<span className="h-0.5 w-8 bg-reed" />
						{t("figures.flow.capacity")}
					</span>
					<span className="col-span-3 self-end text-right">{t("figures.flow.scale")}</span>
				</figcaption>
			</figure>
			<div className="grid-12 absolute inset-x-0 bottom-0 border-t border-line pt-3">
				<h3 className="col-span-4 text-lg">{t("figures.flow.title")}</h3>
				<p className="col-span-8 text-sm/[1.45] text-ink-soft">{t("figures.flow.text")}</p>
			</div>
		</Page>
	);
}
