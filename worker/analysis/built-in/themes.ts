import type { CompanyId } from "#app/content/companies.ts";
import type { GoalNumber } from "#app/content/goals.ts";
import type { Fact } from "./facts.ts";

interface Theme {
	/** The goal that the theme serves. */
	goal: GoalNumber;
	/** Labels of the examples that belong to it. */
	labels: readonly string[];
	/** Whether it is outside the company's business, which is only the nearest: such an idea never fits clearly. */
	outside?: true;
	/** The least probability from which it is told, where its words are common in other fields. */
	least?: number;
}

/**
 * The themes of each company, by the fine-grained labels of the examples. `company` stands for whatever is in the company's
 * field and in none of its other themes: its text is used where the theme is not clear, too.
 */
export const themes = {
	paper: {
		company: { goal: 12, labels: ["other-recyclables"] },
		paper: { goal: 12, labels: ["paper-cardboard"] },
		"plant-fibres": { goal: 12, labels: ["plant-fibres"] },
		plastics: { goal: 12, labels: ["plastics"] },
		textiles: { goal: 12, labels: ["textiles"], outside: true },
		packaging: { goal: 12, labels: ["packaging-reuse"] },
	},
	energy: {
		company: { goal: 7, labels: [] },
		electricity: { goal: 7, labels: ["solar", "wind", "storage", "energy-community"] },
		biomass: { goal: 7, labels: ["biomass-heat"] },
		heat: { goal: 7, labels: ["waste-heat"] },
		gases: { goal: 7, labels: ["biogas", "hydrogen"] },
		efficiency: { goal: 7, labels: ["efficiency"] },
		mobility: { goal: 11, labels: ["mobility"] },
	},
	engineering: {
		company: { goal: 12, labels: [] },
		water: { goal: 6, labels: ["water"] },
		residues: { goal: 12, labels: ["by-products"] },
		organic: { goal: 12, labels: ["organic-waste"] },
		contamination: { goal: 12, labels: ["soils-landfill", "hazardous-waste"] },
		air: { goal: 12, labels: ["air-odours"] },
		scrap: { goal: 12, labels: ["scrap-ewaste"] },
		studies: { goal: 12, labels: ["studies-footprint"] },
	},
	construction: {
		company: { goal: 9, labels: [] },
		refurbishment: { goal: 11, labels: ["refurbishment"] },
		materials: { goal: 11, labels: ["building-materials"] },
		"urban-green": { goal: 11, labels: ["urban-green"], least: 0.7 },
		farming: { goal: 2, labels: ["farming-soils", "greenhouses-agritech", "irrigation"] },
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
		wellbeing: { goal: 3, labels: ["mental-health"] },
		care: { goal: 3, labels: ["loneliness-care"] },
		inclusion: { goal: 8, labels: ["inclusion-work"] },
		youth: { goal: 4, labels: ["youth"] },
		education: { goal: 4, labels: ["sustainability-education"] },
	},
} as const satisfies Record<CompanyId, { company: Theme } & Record<string, Theme>>;

/** A company's themes by their keys. */
export const themesOf = (company: CompanyId): Readonly<Record<string, Theme>> => themes[company];

/** Why an idea concerns none of the companies, by the labels of the examples. */
export const nothingKinds = [
	"job",
	"sales-offer",
	"private-money",
	"question",
	"press",
	"complaint",
	"call-back",
	"site-fault",
	"personal-help",
	"chat",
	"other-topic",
] as const;

export type NothingKind =
	| (typeof nothingKinds)[number]
	/** In a language that is not read. */
	| "language"
	/** No subject is recognised. */
	| "unclear"
	/** Nothing but the Sustainable Development Goals. */
	| "goals"
	/** Somebody suffers, and no idea is told. */
	| "suffering";

/** What can be asked for, by the kind of fact that it asks for: `open` is asked for whatever the idea states. */
type Asked = Partial<Record<Fact | "open", string>>;

/** What the sender of an idea can ask for. */
export type RequestKind =
	| "outlet"
	| "supplier"
	| "site"
	| "permit"
	| "money"
	| "technical"
	| "people"
	| "trial"
	| "advice";

/** A proposal. In its texts `{company}` stands for the company's name. */
export interface Proposal {
	/** A few words without a full stop. */
	title: string;
	/** The smallest step, who does it, with how much and for how long: one or two sentences. */
	text: string;
	/** The fact on which it depends, and the point at which it is not worth while: one sentence without its full stop. */
	decides: string;
}

/** What a company answers to a request, whatever the theme. */
interface RequestText extends Proposal {
	/** Asked instead of the theme's question where that would miss the point. */
	ask?: string;
}

/** What an analysis says about a theme, in one language. Every line must be true for every idea that has the theme. */
export interface ThemeText {
	/** In lower case, in Spanish with its article. */
	name: string;
	/** Why it is one for the company, in one sentence, the company being "it". By default, as in the text `company`. */
	why?: string;
	/** What people outside the trade usually do not know, with its condition: one or two sentences. */
	insight: string;
	/** The smallest step that shows whether it works. */
	test: Proposal;
	/**
	 * Questions by the fact that answers them; the first one whose fact the idea does not state is asked. Each can be answered in a
	 * line, and says what depends on the answer.
	 */
	ask: Asked;
	/** What to have at hand for a first conversation, and where to get it; without a full stop. */
	ready: Asked;
	/** What there is more or less of than today, and on which condition or at which price: one sentence. */
	aspect: string;
	/** What would be counted for the theme's goal, and where the figure comes from: one sentence. Left out if nothing can be said. */
	goal?: string;
}

/** The texts of a company, one for each of its themes. */
export type CompanyTexts<Company extends CompanyId> = Record<keyof (typeof themes)[Company], ThemeText>;

/** What a company answers to each request. */
export type RequestTexts = Record<RequestKind, RequestText>;
