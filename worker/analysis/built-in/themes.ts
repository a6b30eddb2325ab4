import type { CompanyId } from "#app/content/companies.ts";
import type { GoalNumber } from "#app/content/goals.ts";

interface Theme {
	/** The goal that the theme serves. */
	goal: GoalNumber;
	/** Labels of the examples that belong to it. */
	labels: readonly string[];
}

/**
 * The themes of each company, by the fine-grained labels of the examples. `company` stands for whatever is in the company's
 * field and in none of its other themes: its text is used where the theme is not clear, too.
 */
export const themes = {
	paper: {
		company: { goal: 12, labels: ["other-recyclables"] },
		fibres: { goal: 12, labels: ["paper-cardboard", "plant-fibres"] },
		plastics: { goal: 12, labels: ["plastics"] },
		textiles: { goal: 12, labels: ["textiles"] },
		packaging: { goal: 12, labels: ["packaging-reuse"] },
	},
	energy: {
		company: { goal: 7, labels: [] },
		electricity: { goal: 7, labels: ["solar", "wind", "storage", "energy-community"] },
		heat: { goal: 7, labels: ["biomass-heat", "waste-heat"] },
		gases: { goal: 7, labels: ["biogas", "hydrogen"] },
		efficiency: { goal: 7, labels: ["efficiency"] },
		mobility: { goal: 11, labels: ["mobility"] },
	},
	engineering: {
		company: { goal: 9, labels: [] },
		water: { goal: 6, labels: ["water"] },
		residues: { goal: 12, labels: ["organic-waste", "by-products"] },
		contamination: { goal: 12, labels: ["soils-landfill", "air-odours", "hazardous-waste"] },
		scrap: { goal: 12, labels: ["scrap-ewaste"] },
		studies: { goal: 12, labels: ["studies-footprint"] },
	},
	construction: {
		company: { goal: 9, labels: [] },
		buildings: { goal: 11, labels: ["refurbishment", "building-materials"] },
		"urban-green": { goal: 11, labels: ["urban-green"] },
		farming: { goal: 2, labels: ["irrigation", "farming-soils", "greenhouses-agritech"] },
	},
	platform: {
		company: { goal: 17, labels: [] },
		cooperatives: { goal: 17, labels: ["cooperatives-associations", "shared-purchase"] },
		trade: { goal: 12, labels: ["local-market", "tourism-trade"] },
		community: { goal: 12, labels: ["community-tools"] },
		succession: { goal: 8, labels: ["village-succession"] },
	},
	foundation: {
		company: { goal: 17, labels: ["volunteering"] },
		wellbeing: { goal: 3, labels: ["mental-health", "loneliness-care"] },
		inclusion: { goal: 8, labels: ["inclusion-work"] },
		education: { goal: 4, labels: ["youth", "sustainability-education"] },
	},
} as const satisfies Record<CompanyId, { company: Theme } & Record<string, Theme>>;

/** Why an idea concerns none of the companies; `language` for one in a language that is not read. */
export const nothingKinds = [
	"job",
	"sales-offer",
	"private-money",
	"question",
	"press",
	"complaint",
	"personal-help",
	"chat",
	"other-topic",
] as const;

export type NothingKind = (typeof nothingKinds)[number] | "language";

/**
 * What the sender wants, as far as it changes a proposal: that somebody takes, uses or buys something (`give`), to get or buy
 * something (`take`), or anything else.
 */
export type Direction = "give" | "take" | "other";

/** A proposal: its title, and what the company "would look at" ("estudiaría"), without a capital and a full stop. */
type ProposalText = readonly [title: string, looksAt: string];

/** What an analysis says about a theme, in one language. Every line must be true for every idea that has the theme. */
export interface ThemeText {
	/** In lower case, in Spanish with its article. */
	name: string;
	/** One sentence, the company being "it". */
	why: string;
	aspects: readonly string[];
	/** `give` and `take` only where they differ from `other`. */
	proposals: { other: ProposalText } & Partial<Record<Direction, ProposalText>>;
	/** The fact on which it depends, without a capital and a full stop. */
	decides: string;
	/** The one open question. */
	question: string;
	/** Three things to have at hand for a first conversation. */
	ready: readonly [string, string, string];
	/** How the theme serves its goal. */
	goal: string;
}

/** The texts of a company, one for each of its themes. */
export type CompanyTexts<Company extends CompanyId> = Record<keyof (typeof themes)[Company], ThemeText>;
