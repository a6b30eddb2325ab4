export default {
	metaTitle: "Companies · {{group}}",
	metaDescription:
		"The six companies of {{group}}: recycling, renewable energy for industry, engineering, construction and agro-technology, a platform and a foundation.",
	hero: {
		title: "What one leaves, the next takes up.",
		text: "Six companies, a trade each. In every picture one thing is orange: what goes on to the next.",
		index: "The six companies",
	},
	paper: {
		tagline: "Yesterday’s paper is tomorrow’s raw material.",
		description:
			"The group’s recycling company: paper, plastic, and energy from what cannot become either again. It has been at it since {{since}}, and in paper alone it can recycle {{tonnes, number}} tonnes a year.",
	},
	energy: {
		tagline: "Energy on the side of those who make things.",
		description:
			"Industrial renewable energy. It begins with how a plant really works, its hours and its needs, and looks for the energy that fits, so that a factory can run without leaving the bill to those who come after.",
	},
	engineering: {
		tagline: "The best waste is the one that never was.",
		description:
			"Sustainable engineering and waste. It designs processes that use less, and for what is left all the same it looks for a destination: another process, another company, the ground it came from.",
	},
	construction: {
		tagline: "Build as one sows: for later.",
		description:
			"Construction and agro-technology under one roof. It builds, and brings technology to the field, because wall and furrow ask the same question: how long should what we make today be of use?",
	},
	platform: {
		tagline: "Common roots.",
		description:
			"A sustainable business platform in the form of an agricultural association. It gathers businesses that live from the land, so that each can draw on what the others know.",
	},
	foundation: {
		tagline: "Nothing lasts if people don’t.",
		description:
			"The group supports a foundation for mental health and sustainability. It takes care of both at once, because what wears out a place wears out those who live in it.",
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
			description: "Sustainable projects, and the treatment of what remains.",
		},
		construction: {
			title: "Construction",
			description: "Building with a second life already in mind.",
		},
		agriculture: {
			title: "Agriculture",
			description: "Technology for the field, and a place where those who work it meet.",
		},
	},
	counters: {
		title: "All of them together",
		employees: "employees in 2024",
		employeesScale: "Each dot is a person.",
		revenue: "revenue in 2024",
		revenueScale: "Each line is a million euros.",
		companies: "companies",
		companiesScale: "Each link is a company.",
	},
	collaboration: {
		title: "There is room for a seventh.",
		text: "A company, a material, an idea: if you think it belongs here, write to us.",
		mail: "Propose a collaboration",
		subject: "Collaboration with {{group}}",
	},
};
