/** Texts of the PDF report. `scripts/generate/report/translations.ts` interpolates their placeholders. */
export default {
	documentTitle: "Non-financial information report {{year}} · {{group}}",
	subject:
		"The published figures, ESG commitments and governance of {{legal}} and its six companies in {{year}}.",
	contents: "Contents",
	cover: {
		art: "{{threads, number}} threads rise from the lower edge and close into a ring, one for every thousand tonnes processed in {{year}}; the last one ends a little early. In the middle of the ring: {{tonnes, number}}\u00a0t processed in {{year}}.",
		processed: "processed in {{year}}",
		scale:
			"Each thread is {{tonnesPerLine, number}} tonnes; the orange one, the last {{restOfTonnes, number}}.",
	},
	about: {
		title: "About this report",
		lead: "The published figures, and what they refer to.",
		covers: {
			title: "What it covers",
			points: [
				"The year {{year}}.",
				"{{legal}}, the holding company, and the six companies that make up the group.",
				"What the companies do, the ESG policy and the goals it commits to, and how the group is governed.",
			],
		},
		leavesOut: {
			title: "What it leaves out",
			points: [
				"Emissions, energy, water, waste, pay, training, safety and taxes: no figure has been published, so none is given.",
				"Estimates. No figure here is one.",
				"The accounts. It neither contains nor replaces them.",
			],
		},
		reading: {
			title: "How to read it",
			points: [
				"Where a drawing has a scale, it is drawn to it. What one line or one ring stands for is written beside it.",
				"“About {{tonnesRounded, number}} tonnes” and {{tonnes, number}} are the same figure. The second is exact.",
				"The headline figures count {{sectors, number}} sectors, the ESG policy {{keySectors, number}} key sectors. Each count is used where it belongs.",
			],
		},
		table: {
			title: "The published figures",
			figure: "Figure",
			value: "Value",
			refersTo: "Refers to",
			tonnes: "Material processed",
			capacity: "Paper recycling capacity",
			revenue: "Revenue",
			employees: "Employees",
			companies: "Group companies",
			sectors: "Sectors",
			years: "Years of history",
			portfolio: "Portfolio aligned with the ESG policy",
			group: "The group",
			inYear: "The group, {{year}}",
		},
	},
	figures: {
		title: "The year in figures",
		lead: "Every figure, drawn to scale.",
		tonnes: "tonnes processed in {{year}}",
		flow: {
			art: "Two ribbons of lines cross the page and change places: {{tonnes, number}} tonnes processed in {{year}}, and {{capacity, number}} tonnes a year of paper recycling capacity, to the same scale.",
			processed: "{{tonnes, number}}\u00a0t processed by the group in {{year}}",
			capacity: "{{capacity, number}}\u00a0t a year: the paper that {{paper}} can recycle",
			scale: "Each line is {{tonnesPerLine, number}} tonnes.",
			title: "Two figures, one scale",
			text: "One is what the whole group processed in a year; the other, how much paper one of its companies could recycle in a year. They are drawn together so that each gives the measure of the other. Neither is a share of the other.",
		},
		more: "People, revenue, time",
		revenue: {
			label: "revenue in {{year}}",
			art: "{{millions, number}} lines of one height, and a shorter one.",
			scale: "Each line is a million euros; the last one, the rest.",
		},
		employees: {
			label: "employees in {{year}}",
			art: "{{employees, number}} rings in rows of 25, each holding the next.",
			scale: "Each ring is one person.",
		},
		companies: {
			label: "group companies",
			art: "A chain of six rings.",
			scale: "Each link is a company.",
		},
		sectors: {
			label: "sectors",
			art: "Five strips, each hatched in its own way.",
			scale: "Recycling, energy, engineering, construction and agriculture.",
		},
		years: {
			label: "years of history",
			art: "{{years, number}} rings like those of a tree, and one more that is left open.",
			scale: "Each ring is a year. The outermost stays open: it is more than {{years, number}}.",
		},
	},
	group: {
		title: "The group",
		lead: "What one company has left over can be of use to another.",
		text: "{{group}} is an investment holding company in Barcelona, devoted to sustainability and the circular economy. It wholly owns three companies, it holds a strategic stake in two, and it supports a foundation.",
		loop: {
			art: "Three arrows follow one another round a ring: collect, transform, return.",
			collect: {
				title: "Collect",
				text: "Used paper and plastic are collected and turned into raw material and energy.",
			},
			transform: {
				title: "Transform",
				text: "Engineering designs processes that waste less, and renewable energy supplies industry.",
			},
			return: {
				title: "Return",
				text: "Construction and agro-technology look for new uses, in buildings and on the land.",
			},
		},
		table: { title: "Structure", company: "Company", activity: "Activity", participation: "Stake" },
		participation: { strategic: "Strategic", support: "Support" },
	},
	companies: {
		title: "Six companies",
		lead: "Each with its own business, and its own pattern.",
		labels: { participation: "Stake", since: "Since", capacity: "Capacity", site: "Website" },
		perYear: "{{capacity, number}}\u00a0t of paper a year",
		paper: {
			activity: "Recycling: paper, plastic, energy",
			text: "Collects paper and plastic, and turns them into raw material and energy. It is the oldest company of the group.",
		},
		energy: {
			activity: "Industrial renewable energy",
			text: "Renewable energy for industrial plants, starting from how each one works, its hours and its needs.",
		},
		engineering: {
			activity: "Sustainable engineering and waste",
			text: "Designs processes that help factories waste less, and finds a use for the rest. Its work comes before recycling: what is not wasted need not be recovered.",
		},
		construction: {
			activity: "Construction and agro-technology",
			text: "Builds, and brings technology to farming, with the long term in mind.",
		},
		platform: {
			activity: "Sustainable business platform, agricultural association",
			text: "An agricultural association where sustainable businesses that live from the land meet, so that each can learn from the others.",
		},
		foundation: {
			activity: "Mental health and sustainability",
			text: "Works for mental health and sustainability, with the support of the group. The well-being of people and of the places where they live go together.",
		},
	},
	commitments: {
		title: "ESG commitments",
		lead: "The whole portfolio, not a part of it.",
		aligned: "of the portfolio aligned with the ESG policy",
		art: "A ring of a hundred strokes, all of them drawn.",
		scale: "Each stroke is {{onePercent, percent}}.",
		environment: {
			title: "Environment",
			points: [
				"Keep materials in use: paper and plastic become raw material and energy again.",
				"Supply industry with renewable energy.",
				"Design plants that waste less, before there is anything to recover.",
				"Look for new uses for materials in buildings and on the land.",
			],
		},
		social: {
			title: "People",
			points: [
				"Put people at the centre of industry, not at its edge.",
				"Promote mental health, through the foundation.",
				"Bring businesses and farmers together on one platform.",
				"Listen to whoever sees something that is not right, and keep it confidential.",
			],
		},
		governance: {
			title: "Governance",
			points: [
				"Follow the ten principles of the UN Global Compact.",
				"Work by an ethical code that is approved and written down.",
				"Keep a whistleblower channel open.",
				"Keep all of the portfolio aligned with the ESG policy.",
			],
		},
		metrics: {
			title: "The ESG policy’s figures for {{year}}",
			tonnes: "tonnes processed",
			revenue: "revenue",
			portfolio: "portfolio aligned",
			keySectors: "key sectors",
		},
	},
	goals: {
		title: "Five goals",
		lead: "The Sustainable Development Goals of the ESG policy.",
		art: "Seventeen rings in a row. Those of goals {{goals, list}} are filled.",
		"7": "Renewable energy for industry: the business of one of the six companies.",
		"9": "An industry that is human-centred, sustainable and resilient, and the engineering that gets us there.",
		"12": "Paper and plastic are used again. The group processed {{tonnes, number}} tonnes in {{year}}.",
		"13": "What is used again need not be made anew, and renewable energy replaces energy that is not. No figure for emissions has been published.",
		"17": "A circular economy needs partners. Anyone can propose an alliance on the group’s website and read an automatic analysis of how it could work.",
	},
	governance: {
		title: "Governance and ethics",
		lead: "Written rules, and a channel for reporting breaches.",
		dates: {
			title: "Four dates",
			art: "A line of years from {{since}} to {{incorporatedYear}}, a stroke each, with four of them marked.",
			scale: "Each stroke is a year.",
			since: "{{paper}} begins",
			compact: "UN Global Compact signed",
			code: "Ethical code approved",
			incorporated: "{{legal}} incorporated",
		},
		holding: {
			title: "The holding company",
			text: "{{legal}} heads the group from Barcelona.",
			taxId: "Tax ID",
			office: "Registered office",
			incorporated: "Incorporated",
		},
		compact: {
			title: "UN Global Compact",
			text: "Signatory since {{compactSince}}. Its ten principles on human rights, labour, the environment and anti-corruption are the basis of the group’s code of conduct.",
		},
		code: {
			title: "Ethical code",
			text: "Approved on {{codeApproved, date}}. The code of conduct can be read on the group’s website, in English and in Spanish.",
		},
		channel: {
			title: "Whistleblower channel",
			text: "For fraud, conflicts of interest, harassment and any other irregularity. Confidential, anonymous if preferred, and in line with Directive (EU) {{directive}}.",
			email: "Email",
			phone: "Phone",
			hours: "Monday to Friday, {{opens}} to {{closes}}",
			post: "Post",
		},
	},
	contact: {
		title: "Contact",
		lead: "How to reach the group.",
		investors: "Investors",
		general: "General enquiries",
		ethics: "Whistleblower channel",
		map: "Dotted map of western Europe with rings round Barcelona.",
		note: {
			title: "About the figures",
			text: "This report states the group’s published figures only. Where none has been published, none is given.",
		},
	},
};
