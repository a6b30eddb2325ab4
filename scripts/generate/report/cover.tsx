import { useTranslation } from "react-i18next";
import { figures } from "../../../app/content/figures.ts";
import { names } from "../../../app/content/placeholders.ts";
import { formatNumber } from "../../../app/i18n/format.ts";
import { Rings } from "../../../app/layout/logo.tsx";
import { CoverRing } from "./cover-ring.tsx";
import { type PageProps, Sheet } from "./page.tsx";

export function Cover({ language }: PageProps) {
	const { t } = useTranslation(["report", "common"]);
	return (
		<Sheet
			background={
				<CoverRing
					label={t("cover.art")}
					centreText={[`${formatNumber(figures.tonnes2024, language)} t`, t("cover.processed")]}
					className="absolute inset-0 -z-10 size-full"
				/>
			}
		>
			<div className="absolute inset-x-20 top-16">
				<div className="flex items-center justify-between">
					<p className="flex items-center gap-3">
						<Rings className="h-7 w-11" />
						<span className="font-display text-2xl/none font-bold tracking-tight">{names.group}</span>
					</p>
					<p className="font-display text-2xl/none font-semibold tabular-nums">{figures.year}</p>
				</div>
				<h1 className="mt-12 max-w-150 text-[50pt]/[0.95] tracking-[-0.03em]">{t("common:reportName")}</h1>
			</div>
			<p className="caption absolute top-146 left-20 w-32 border-t border-ink pt-2 text-ink-soft">
				{t("cover.scale")}
			</p>
		</Sheet>
	);
}
