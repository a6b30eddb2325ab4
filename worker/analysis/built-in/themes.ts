import type { CompanyId } from "#app/content/companies.ts";
import type { Fact } from "./facts.ts";

interface Theme {
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
		company: { labels: ["other-recyclables"] },
		paper: { labels: ["paper-cardboard"] },
		"plant-fibres": { labels: ["plant-fibres"] },
		plastics: { labels: ["plastics"] },
		textiles: { labels: ["textiles"], outside: true },
		packaging: { labels: ["packaging-reuse"] },
	},
	energy: {
		company: { labels: [] },
		electricity: { labels: ["solar", "wind", "storage", "energy-community"] },
		biomass: { labels: ["biomass-heat"] },
		heat: { labels: ["waste-heat"] },
		gases: { labels: ["biogas", "hydrogen"] },
		efficiency: { labels: ["efficiency"] },
		mobility: { labels: ["mobility"] },
	},
	engineering: {
		company: { labels: [] },
		water: { labels: ["water"] },
		residues: { labels: ["by-products"] },
		organic: { labels: ["organic-waste"] },
		contamination: { labels: ["soils-landfill", "hazardous-waste"] },
		air: { labels: ["air-odours"] },
		scrap: { labels: ["scrap-ewaste"] },
		studies: { labels: ["studies-footprint"] },
	},
	construction: {
		company: { labels: [] },
		refurbishment: { labels: ["refurbishment"] },
		materials: { labels: ["building-materials"] },
		"urban-green": { labels: ["urban-green"], least: 0.7 },
		farming: { labels: ["farming-soils", "greenhouses-agritech", "irrigation"] },
	},
	platform: {
		company: { labels: [] },
		cooperatives: { labels: ["cooperatives-associations", "shared-purchase"] },
		trade: { labels: ["local-market", "tourism-trade"] },
		community: { labels: ["community-tools"] },
		succession: { labels: ["village-succession"] },
	},
	foundation: {
		company: { labels: ["volunteering"] },
		wellbeing: { labels: ["mental-health"] },
		care: { labels: ["loneliness-care"] },
		inclusion: { labels: ["inclusion-work"] },
		youth: { labels: ["youth"] },
		education: { labels: ["sustainability-education"] },
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

/** Questions by the fact that answers them; `open` is asked whatever the idea states. */
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

/** What a company answers to a request, whatever the thing. */
interface RequestText extends Proposal {
	/** Asked instead of the theme's question where no thing is named. */
	ask?: string;
}

/** What an analysis says about a theme, in one language: no more than holds for every idea that has the theme. */
export interface ThemeText {
	/** In lower case, in Spanish with its article. */
	name: string;
	/** Why it is one for the company, in one sentence, the company being "it". By default, as in the text `company`. */
	why?: string;
	/** The first question whose fact the idea does not state is asked. Each can be answered in a line, and says what depends on it. */
	ask: Asked;
}

/** What is known of a thing, in one language: every line is true of every idea that names it. */
export interface NoteText {
	/** In lower case, in Spanish with its article. */
	name: string;
	/** What people outside the trade usually do not know, with its condition. Begins with no name: it is written after a colon. */
	insight: string;
	/** The smallest step that shows whether it works. */
	test: Proposal;
	/** A question that can be answered in a line, and what depends on the answer. */
	ask: string;
	/** What is answered to a request first, where the test would miss it. */
	answers?: Partial<Record<RequestKind, Proposal>>;
}

/** The texts of a company, one for each of its themes. */
export type CompanyTexts<Company extends CompanyId> = Record<keyof (typeof themes)[Company], ThemeText>;

/** What a company answers to a request, where something holds for all of its ideas. */
export type RequestTexts = Partial<Record<RequestKind, RequestText>>;
