import { formatShare } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import { getFixedT } from "../i18n/resources.server.ts";
import { type CompanyId, companies } from "./companies.ts";
import { figures } from "./figures.ts";

type Fact = readonly [label: string, value: string];

/** Three facts of each company for its card: the stake first. */
export type CompanyFacts = Record<CompanyId, readonly [Fact, Fact, Fact]>;

/** Formats the facts on the server, because creating `Intl` formatters delays hydration on phones. */
export function companyFacts(language: Language): CompanyFacts {
	const t = getFixedT(language, "companies");
	const sectorAndFocus = (id: "energy" | "engineering" | "construction"): readonly [Fact, Fact] => [
		[t("labels.sector"), t(`${id}.sector`)],
		[t("labels.focus"), t(`${id}.focus`)],
	];
	const factsById: Record<CompanyId, readonly [Fact, Fact]> = {
		paper: [
			[t("labels.since"), `${figures.oldestCompanySince}`],
			[t("labels.capacity"), t("perYear", { tonnes: figures.paperCapacityPerYear })],
		],
		energy: sectorAndFocus("energy"),
		engineering: sectorAndFocus("engineering"),
		construction: sectorAndFocus("construction"),
		platform: [
			[t("labels.type"), t("platform.type")],
			[t("labels.platform"), t("platform.platform")],
		],
		foundation: [
			[t("labels.focus"), t("foundation.focus")],
			[t("labels.impact"), t("foundation.impact")],
		],
	};
	const facts = companies.map(({ id, participation }) => {
		const participationText =
			participation === "whole" ? formatShare(1, language) : t(`participation.${participation}`);
		return [id, [[t("labels.participation"), participationText], ...factsById[id]]] as const;
	});
	return Object.fromEntries(facts) as CompanyFacts;
}
