export default {
	metaTitle: "About us · {{group}}",
	metaDescription:
		"Who we are: a sustainable investment holding company in Barcelona. Mission, values, seven dates in our history, six industries and Industry 5.0.",
	name: "About us",
	hero: {
		title: "Over {{years}} years, thread by thread.",
		text: "{{group}} brings together companies that make something of what others leave behind. A rope is made the same way: thread is laid beside thread, and each bears its part of the load.",
		art: "Rings like those of a tree, one for each year from {{from}} to {{to}}. Seven of them carry a date.",
	},
	purpose: {
		title: "Mission and vision",
		mission: "Mission",
		missionText:
			"To invest in companies that give materials, energy and land a new use, and to connect them, so that one can begin where another ends.",
		vision: "Vision",
		visionText: "An industry with nothing left over: what leaves one factory enters the next.",
	},
	profile: {
		title: "Profile",
		text: "Our companies work in recycling, renewable energy, engineering, construction and agro-technology, and we support a foundation. We are based in Barcelona and have been signatories of the UN Global Compact since {{year}}.",
		tonnes: "Tonnes processed in 2024",
		revenue: "Revenue in 2024",
		companies: "Group companies",
		years: "Years of history",
		yearsValue: "{{years}}+",
	},
	values: {
		title: "Our values",
		strategic: {
			title: "Strategic",
			text: "We think twice before we move. A company joins when it makes the others stronger.",
		},
		people: {
			title: "People",
			text: "A group is the people in it. Their health and safety come before output.",
		},
		environment: {
			title: "Environment",
			text: "We look for the next use of each material. That is our work, not an extra.",
		},
		innovation: {
			title: "Innovation",
			text: "We change before we have to. What works today can waste less tomorrow.",
		},
	},
	timeline: {
		title: "Our history in seven dates",
		text: "In the drawing, each date adds a thread to the rope.",
		span: "{{year}}–{{until}}",
		onward: "{{year}}+",
		origins: {
			title: "Origins",
			text: "The group’s history begins with an idea: what one process leaves over is where another can start.",
		},
		growth: {
			title: "Growth",
			text: "The group grows, and so does the range of what it can make of the material it receives.",
		},
		cycle: {
			title: "New sectors",
			text: "The group grows again. What began as one business starts to look for others that complement it.",
		},
		trades: {
			title: "Engineering and energy",
			text: "Sustainable engineering and renewable energy for industry join recycling: one designs the process, the other powers it.",
		},
		commitment: {
			title: "Global Compact and ethical code",
			text: "We sign the UN Global Compact and, on {{date, date}}, approve our ethical code.",
		},
		holding: {
			title: "One holding company",
			text: "{{legal}} is incorporated on {{date, date}}. These are years of consolidation: six companies in one group.",
		},
		future: {
			title: "Industry 5.0",
			text: "The thread now being laid: an industry centred on people, sustainable and resilient.",
		},
	},
	industries: {
		title: "Six industries",
		carbon: {
			title: "Carbon",
			text: "Recycling, energy saving and renewable energy, to reduce emissions.",
			policy: "ESG policy",
		},
		recycling: {
			title: "Recycling",
			text: "Paper and plastic, turned into raw material and energy.",
		},
		agro: {
			title: "Agro",
			text: "Technology for the land, and an association of those who work it.",
		},
		construction: {
			title: "Construction",
			text: "Buildings designed with their next use in mind.",
		},
		energy: {
			title: "Energy",
			text: "Renewable energy for industry.",
		},
		engineering: {
			title: "Engineering",
			text: "Sustainable projects and waste management.",
		},
	},
	future: {
		title: "Industry 5.0",
		text: "Three principles that depend on one another, drawn as three linked rings.",
		art: "Three rings, linked so that each one holds the other two together: human-centred, sustainable, resilient.",
		human: {
			title: "Human-centred",
			text: "Technology adapts to people, not people to technology.",
		},
		sustainable: {
			title: "Sustainable",
			text: "Industry stays within the limits of the planet and keeps materials in use.",
		},
		resilient: {
			title: "Resilient",
			text: "Industry adapts to change, recovers from setbacks and keeps working.",
		},
		idea: "Tell us your idea",
		companies: "See the companies",
	},
};
