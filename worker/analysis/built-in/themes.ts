import type { CompanyId } from "#app/content/companies.ts";

/** The themes of each company, with the labels of their examples. `company` is what is in its field and in no other theme. */
export const themes = {
	paper: {
		company: ["other-recyclables", "plant-fibres", "packaging-reuse"],
		paper: ["paper-cardboard"],
		plastics: ["plastics"],
		textiles: ["textiles"],
	},
	energy: {
		company: ["biogas", "hydrogen", "efficiency", "mobility"],
		electricity: ["solar", "wind", "storage", "energy-community"],
		biomass: ["biomass-heat"],
		heat: ["waste-heat"],
	},
	engineering: {
		company: ["scrap-ewaste"],
		water: ["water"],
		residues: ["by-products"],
		organic: ["organic-waste"],
		contamination: ["soils-landfill", "hazardous-waste"],
		air: ["air-odours"],
		studies: ["studies-footprint"],
	},
	construction: {
		company: [],
		refurbishment: ["refurbishment"],
		materials: ["building-materials"],
		"urban-green": ["urban-green"],
		farming: ["farming-soils", "greenhouses-agritech", "irrigation"],
	},
	platform: {
		company: ["community-tools", "village-succession"],
		cooperatives: ["cooperatives-associations", "shared-purchase"],
		trade: ["local-market", "tourism-trade"],
	},
	foundation: {
		company: ["volunteering", "youth", "sustainability-education"],
		wellbeing: ["mental-health"],
		care: ["loneliness-care"],
		inclusion: ["inclusion-work"],
	},
} as const satisfies Record<CompanyId, { company: readonly string[] } & Record<string, readonly string[]>>;

/** Themes outside the company's business, which is only the nearest: such an idea never fits clearly. */
export const outsideThemes: readonly string[] = ["textiles"];

/** Why an idea concerns none of the companies, with the labels of the examples. */
export const nothingLabels = {
	job: ["job"],
	money: ["private-money"],
	complaint: ["complaint", "site-fault"],
	other: ["sales-offer", "question", "press", "call-back", "personal-help", "chat", "other-topic"],
} as const;

export type NothingKind = keyof typeof nothingLabels;
