export default {
	metaTitle: "Companies · {{group}}",
	metaDescription:
		"The six companies of {{group}}: recycling, renewable energy for industry, engineering, construction and agro-technology, a platform and a foundation.",
	name: "Companies",
	hero: {
		title: "What one leaves, the next takes up.",
		text: "Six companies, each with its own business. The orange in each picture marks what passes to the next.",
		index: "The six companies",
	},
	paper: {
		tagline: "Yesterday’s paper is tomorrow’s raw material.",
		description:
			"The group’s recycling company: paper, plastic, and energy from what can be recycled as neither. In operation since {{since}}, with capacity to recycle {{tonnes, number}} tonnes of paper a year.",
	},
	energy: {
		tagline: "Renewable energy for those who make things.",
		description:
			"Industrial renewable energy. It starts from how a plant works, its hours and its needs, and looks for the renewable energy that fits them.",
	},
	engineering: {
		tagline: "The best waste is the waste that is not produced.",
		description:
			"Sustainable engineering and waste. It designs processes that use less, and for what is still left it looks for a destination: another process, another company or the land.",
	},
	construction: {
		tagline: "Building and farming for the long term.",
		description:
			"Construction and agro-technology in one company. It builds, and it brings technology to the field. Both raise the same question: how long should what we make today be of use?",
	},
	platform: {
		tagline: "Businesses that share what they know.",
		description:
			"A sustainable business platform in the form of an agricultural association. It brings together businesses that live from the land, so that each can learn from the others.",
	},
	foundation: {
		tagline: "Nothing lasts unless people are well.",
		description:
			"The group supports a foundation for mental health and sustainability. It works on both, because the well-being of people and of the places where they live go together.",
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
		employeesScale: "Each dot is a person.",
		revenue: "revenue in 2024",
		revenueScale: "Each line is a million euros.",
		companies: "companies",
		companiesScale: "Each link is a company.",
	},
	collaboration: {
		title: "Work with us",
		text: "A company, a material, an idea: if you think it belongs here, write to us.",
		mail: "Propose a collaboration",
		subject: "Collaboration with {{group}}",
	},
};
