import type { CompanyId, Participation } from "../../content/companies.ts";
import { figures } from "../../content/figures.ts";

type Fact = readonly [label: string, value: string];

interface CompanyTexts {
	/** What the company does, as an item of lists. */
	activity: string;
	/** A sentence for its card. */
	description: string;
	tagline: string;
	/** The text of its section. */
	text: string;
	/** The facts of its card and section, after the stake. */
	facts: readonly [Fact, Fact];
}

const numbers: Record<typeof figures.companies, string> = { 6: "Six" };
/** The number of companies in words, with a capital letter. */
export const companyCount = numbers[figures.companies];

export default {
	participation: {
		label: "Stake",
		whole: "{{whole, percent}}",
		strategic: "Strategic",
		support: "Support",
	},
	paper: {
		activity: "Recycling of paper and plastic, and energy recovery",
		description: "Collects paper and plastic, and turns them into raw material and energy.",
		tagline: "Yesterday’s paper is tomorrow’s raw material.",
		text: "The group’s recycling company: paper, plastic, and energy from what can be recycled as neither. In operation since {{since}}, with capacity to recycle {{capacity, number}} tonnes of paper a year.",
		facts: [
			["Since", "{{since}}"],
			["Capacity", "{{capacity, number}} t a\u00a0year"],
		],
	},
	energy: {
		activity: "Renewable energy for industry",
		description: "Renewable energy for industrial plants.",
		tagline: "Renewable energy for those who make things.",
		text: "It starts from how a plant works, its hours and its needs, and looks for the renewable energy that fits them.",
		facts: [
			["Sector", "Renewable energy"],
			["Focus", "Industry"],
		],
	},
	engineering: {
		activity: "Sustainable engineering and waste management",
		description: "Designs processes that help factories waste less, and finds a use for the rest.",
		tagline: "The best waste is the waste that is not produced.",
		text: "Sustainable engineering and waste. It designs processes that use less, and for what is still left it looks for a destination: another process, another company or the land.",
		facts: [
			["Sector", "Engineering and waste"],
			["Focus", "Sustainable projects"],
		],
	},
	construction: {
		activity: "Construction and agro-technology",
		description: "Builds, and brings technology to farming.",
		tagline: "Building and farming for the long term.",
		text: "Construction and agro-technology in one company. It builds, and it brings technology to the field. Both raise the same question: how long should what we make today be of use?",
		facts: [
			["Sector", "Construction"],
			["Focus", "Agro-technology"],
		],
	},
	platform: {
		activity: "Sustainable business platform and agricultural association",
		description: "An agricultural association where sustainable businesses meet.",
		tagline: "Businesses that share what they know.",
		text: "A sustainable business platform in the form of an agricultural association. It brings together businesses that live from the land, so that each can learn from the others.",
		facts: [
			["Type", "Agricultural association"],
			["Platform", "Sustainable business"],
		],
	},
	foundation: {
		activity: "Foundation for mental health and sustainability",
		description: "Works for mental health and sustainability, with the support of the group.",
		tagline: "Nothing lasts unless people are well.",
		text: "The group supports a foundation for mental health and sustainability. It works on both, because the well-being of people and of the places where they live go together.",
		facts: [
			["Focus", "Mental health"],
			["Impact", "Sustainability"],
		],
	},
} satisfies Record<CompanyId, CompanyTexts> & { participation: Record<Participation | "label", string> };
