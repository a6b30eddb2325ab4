import { useTranslation } from "react-i18next";
import type { Company, CompanyId } from "../group/companies.ts";
import { figures } from "../group/figures.ts";
import { formatShare } from "../i18n/format.ts";
import { useLanguage } from "../i18n/i18n-provider.tsx";

type Fact = readonly [label: string, value: string];

/** Gives the three facts of a company: how the group takes part, then what tells this one from the others. */
export function useCompanyFacts(): (company: Company) => readonly [Fact, Fact, Fact] {
	const { t } = useTranslation("companies");
	const language = useLanguage();
	return ({ id, participation, since }) => {
		const own: Record<CompanyId, () => readonly [Fact, Fact]> = {
			paper: () => [
				[t("labels.since"), `${since}`],
				[t("labels.capacity"), t("perYear", { tonnes: figures.paperCapacityPerYear })],
			],
			energy: () => [
				[t("labels.sector"), t("energy.sector")],
				[t("labels.focus"), t("energy.focus")],
			],
			engineering: () => [
				[t("labels.sector"), t("engineering.sector")],
				[t("labels.focus"), t("engineering.focus")],
			],
			construction: () => [
				[t("labels.sector"), t("construction.sector")],
				[t("labels.focus"), t("construction.focus")],
			],
			platform: () => [
				[t("labels.type"), t("platform.type")],
				[t("labels.platform"), t("platform.platform")],
			],
			foundation: () => [
				[t("labels.focus"), t("foundation.focus")],
				[t("labels.impact"), t("foundation.impact")],
			],
		};
		const share = participation === "whole" ? formatShare(1, language) : t(`participation.${participation}`);
		return [[t("labels.participation"), share], ...own[id]()];
	};
}
