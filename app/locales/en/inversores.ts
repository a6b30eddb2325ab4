import { byCompany } from "../../content/companies.ts";
import companies, { companyCount } from "./companies.ts";

export default {
	metaTitle: "Investors · {{group}}",
	metaDescription:
		"Information for investors about {{group}}: registered details, strategy, ESG commitment, group structure and the 2024 non-financial report.",
	name: "Investors",
	title: "Investing for the long term.",
	lead: "The company, its strategy, its commitments, its structure and its report, on one page.",
	about: {
		title: "About the holding company",
		text: "{{legal}} is the holding company of the group.",
		taxId: "Registered tax ID",
		office: "Registered office",
		incorporated: "Incorporated",
		revenue: "Revenue 2024",
		tonnes: "Tonnes processed in 2024",
		seal: "A seal of three rings, from the outside in: the days of {{year}}, one of them marked; {{revenue, millions}} of revenue in strokes; {{tonnes, number}} tonnes as a coil of rings.",
		sealMiddle: "tonnes in 2024",
		sealDays: "The days of {{year}}",
		sealStrokes: "Each stroke, {{million, millions}}",
	},
	strategy: {
		title: "Investment strategy",
		text: "The five criteria that guide our investments.",
		circular: {
			title: "Circular first",
			text: "We look for businesses in which what one company has left over is another’s raw material.",
		},
		industry: {
			title: "Real industry",
			text: "Paper, energy, engineering, construction and land: activities whose results can be measured.",
		},
		share: {
			title: "The right stake",
			text: "Full ownership, a strategic stake or support, by what each company needs of the group.",
		},
		together: {
			title: "Better together",
			text: "A company is worth more to the group when the others can use what it knows, generates or recovers.",
		},
		patience: {
			title: "The long run",
			text: "A group with more than {{years}} years of history invests for decades, not for quarters.",
		},
	},
	esg: {
		title: "ESG commitment",
		aligned: "of the portfolio aligned with the ESG policy",
		alignedArt: `A strand for each of the ${companyCount.toLowerCase()} companies: they come in tangled and end up running in parallel, all of them.`,
		environment: {
			title: "Environment",
			text: "Keep materials in use for longer, and run industry on renewable energy.",
		},
		people: {
			title: "People",
			text: "Safe and decent work, and a foundation dedicated to mental health.",
		},
		governance: {
			title: "Governance",
			text: "An ethical code approved on {{date, date}}, and a whistleblower channel open to those who work for or deal with the group.",
		},
		goals: {
			title: "Shared goals",
			text: "Signatories of the UN Global Compact since {{year}}, and committed to five of the Sustainable Development Goals.",
		},
		goalAbbreviation: "SDG",
		policy: "Read the ESG policy",
	},
	structure: {
		title: "Group structure",
		text: `The holding company and its ${companyCount.toLowerCase()} entities. The thicker the strand, the closer the tie.`,
		activity: byCompany(({ id }) => companies[id].activity),
		participation: companies.participation,
		wholeKey: "Wholly owned",
		strategicKey: "Strategic stake",
		supportKey: "Support",
		companies: "Meet the companies",
	},
	reports: {
		title: "Reports",
		text: "The published figures for 2024, the commitments and the governance of the group.",
		open: "Open the 2024 report",
		format: "PDF, in English",
		other: "Also available in Spanish",
	},
	contact: {
		title: "Investor contact",
		text: "Do you have a question that this page does not answer? Write to us.",
	},
};
