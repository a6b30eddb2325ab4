import { companyCount } from "./companies.ts";

export default {
	metaTitle: "Companies · {{group}}",
	metaDescription: `The ${companyCount.toLowerCase()} companies of {{group}}: recycling, renewable energy for industry, engineering, construction and agro-technology, a platform and a foundation.`,
	name: "Companies",
	hero: {
		title: "What one leaves, the next takes up.",
		text: `${companyCount} companies, each with its own business. The orange in each picture marks what passes to the next.`,
		index: `The ${companyCount.toLowerCase()} companies`,
	},
	sectors: {
		title: "Five sectors",
		companiesInSector: "Companies in the sector",
		recycling: {
			title: "Recycling",
			description: "Paper and plastic come in as waste and go out as raw material and energy.",
		},
		energy: {
			title: "Energy",
			description: "Renewable energy for industrial processes.",
		},
		engineering: {
			title: "Engineering",
			description: "Sustainable projects and waste management.",
		},
		construction: {
			title: "Construction",
			description: "Buildings designed with a second life in mind.",
		},
		agriculture: {
			title: "Agriculture",
			description: "Technology for the field, and a place where those who work it meet.",
		},
	},
	counters: {
		title: "The group in figures",
		employees: "employees in 2024",
		revenue: "revenue in 2024",
		companies: "companies",
	},
	collaboration: {
		title: "Work with us",
		text: "A company, a material, an idea: if you think it belongs here, write to us.",
		mail: "Propose a collaboration",
		subject: "Collaboration with {{group}}",
	},
};
