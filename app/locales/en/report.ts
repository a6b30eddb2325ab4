/** Texts of the printed report. `{{…}}` stand for the facts of `scripts/report/translations.ts`. */
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
		lead: "What can be stated, and nothing else.",
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
			scale: "Linked, each with its own trade.",
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
		lead: "What one company has left over, another needs.",
		text: "{{group}} is an investment holding company in Barcelona, devoted to sustainability and the circular economy. It wholly owns three companies, it has a strategic participation in two, and it supports a foundation.",
		loop: {
			art: "Three arrows follow one another round a ring: collect, transform, return.",
			collect: {
				title: "Collect",
				text: "Paper and plastic that others are done with become raw material and energy again.",
			},
			transform: {
				title: "Transform",
				text: "Engineering decides what becomes of the rest, and renewable energy keeps the plants running.",
			},
			return: {
				title: "Return",
				text: "Construction and agro-technology give it back, to buildings and to the soil.",
			},
		},
		table: { title: "Structure", company: "Company", activity: "Activity", participation: "Participation" },
		participation: { strategic: "Strategic", support: "Support" },
	},
	companies: {
		title: "Six companies",
		lead: "Each keeps its own trade, and its own pattern.",
		labels: { participation: "Participation", since: "Since", capacity: "Capacity", site: "Website" },
		perYear: "{{capacity, number}}\u00a0t of paper a year",
		paper: {
			activity: "Recycling: paper, plastic, energy",
			text: "Collects paper and plastic and gives them back as raw material and energy. What comes in as the end of something leaves as the beginning of something else.",
		},
		energy: {
			activity: "Industrial renewable energy",
			text: "Renewable energy for plants that cannot stop. A plant that runs by day and by night needs energy that does so too.",
		},
		engineering: {
			activity: "Sustainable engineering and waste",
			text: "Designs how a factory wastes less, and what becomes of the rest. Its work comes before recycling: what is not wasted need not be recovered.",
		},
		construction: {
			activity: "Construction and agro-technology",
			text: "Builds, and works the land, with tomorrow’s harvest in mind. Here material goes back to buildings and to the soil.",
		},
		platform: {
			activity: "Sustainable business platform, agricultural association",
			text: "A meeting place for businesses that grow from the soil up. An alliance begins when two of them sit down at the same table.",
		},
		foundation: {
			activity: "Mental health and sustainability",
			text: "People are not a resource. The foundation looks after mental health and sustainability: a circular economy that wears people out would not be one.",
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
				"Keep material in use: paper and plastic become raw material and energy again.",
				"Supply industry with renewable energy.",
				"Design plants that waste less, before there is anything to recover.",
				"Give back to buildings and to the soil.",
			],
		},
		social: {
			title: "People",
			points: [
				"Put people at the centre of industry, not at its edge.",
				"Look after mental health, through the foundation.",
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
		"7": "Renewable energy for industry: the trade of one of the six companies.",
		"9": "An industry that is human-centred, sustainable and resilient, and the engineering that gets us there.",
		"12": "Paper and plastic go round again. The group processed {{tonnes, number}} tonnes in {{year}}.",
		"13": "What is used again need not be made anew, and renewable energy replaces energy that is not. No figure for emissions has been published.",
		"17": "Nobody closes a circle alone. Anyone can propose an alliance on the group’s website and read at once how it could work.",
	},
	governance: {
		title: "Governance and ethics",
		lead: "Rules in writing, and a way to say so when they are broken.",
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
			text: "Signatory since {{compactSince}}. Its ten principles on human rights, labour, the environment and anti-corruption are the ground on which the group’s code of conduct stands.",
		},
		code: {
			title: "Ethical code",
			text: "Approved on {{codeApproved, date}}. The code of conduct can be read on the group’s website, in English and in Spanish.",
		},
		channel: {
			title: "Whistleblower channel",
			text: "For fraud, conflicts of interest, harassment and whatever else is not right. Confidential, anonymous if preferred, and in line with Directive (EU) {{directive}}.",
			email: "Email",
			phone: "Phone",
			hours: "Monday to Friday, {{opens}} to {{closes}}",
			post: "Post",
		},
	},
	contact: {
		title: "Contact",
		lead: "Nothing ends here.",
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
