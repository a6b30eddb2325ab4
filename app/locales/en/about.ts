export default {
	metaTitle: "About us · {{group}}",
	metaDescription:
		"Who we are: a sustainable investment holding company in Barcelona. Mission, values, seven dates in our history, six industries and Industry 5.0.",
	hero: {
		title: "Over {{years}} years, thread by thread.",
		text: "{{group}} brings together companies that make something of what others leave behind. A rope is made the same way: thread is laid beside thread, and each bears its part of the load.",
		art: "Rings like those of a tree, one for each year from {{from}} to {{to}}. Seven of them carry a date: {{dates, list}}.",
		scale: "Each ring is a year. Each date has its story below.",
	},
	purpose: {
		title: "What we are for",
		mission: "Mission",
		missionText:
			"To invest in companies that give materials, energy and land another turn, and to join them, so that one begins where another ends.",
		vision: "Vision",
		visionText: "An industry with nothing left over: what leaves one factory enters the next.",
	},
	profile: {
		title: "Profile",
		text: "Our companies work in recycling, renewable energy, engineering, construction and agro-technology, and we support a foundation. From Barcelona and, since {{year}}, as part of the UN Global Compact.",
		tonnes: "tonnes processed in 2024",
		tonnesScale: "Each line is {{tonnesPerLine, number}} tonnes.",
		revenue: "revenue in 2024",
		revenueScale: "Each line is a million euros.",
		companies: "group companies",
		companiesScale: "Each link is a company.",
		years: "years of history",
		yearsValue: "{{years}}+",
		yearsScale: "Each line is a year. The last one has not ended.",
	},
	values: {
		title: "What holds it together",
		strategic: {
			title: "Strategic",
			text: "We go round once more before we go ahead. A company joins when it makes the others stronger.",
		},
		people: {
			title: "People",
			text: "A group is the people in it. Their health and safety come before any tonne.",
		},
		environment: {
			title: "Environment",
			text: "What we take, we give back. Finding the next use for a material is the job, not an extra.",
		},
		innovation: {
			title: "Innovation",
			text: "We change tracks before we have to. What works today can waste less tomorrow.",
		},
	},
	timeline: {
		title: "Seven threads, one rope",
		text: "Each date adds a thread. None is ever taken out.",
		span: "{{year}}",
		onward: "{{year}}+",
		origins: {
			title: "The first thread",
			text: "The group’s history begins, with an idea that has not changed: what one process leaves over is where another can start.",
		},
		growth: {
			title: "Growth",
			text: "The group grows. More material comes in, and the list of what can be made of it grows with it.",
		},
		cycle: {
			title: "A wider circle",
			text: "It grows again. What began as one trade starts to look for the others that it needs.",
		},
		trades: {
			title: "Engineering and energy",
			text: "Sustainable engineering and renewable energy for industry take their place beside recycling: to design the process, and to power it.",
		},
		commitment: {
			title: "In writing",
			text: "We sign the UN Global Compact and, on {{date, date}}, approve our ethical code.",
		},
		holding: {
			title: "One holding company",
			text: "{{legal}} is incorporated on {{date, date}}. These are years of consolidation: six companies under one roof.",
		},
		future: {
			title: "Industry 5.0",
			text: "The thread now being laid. It has to serve people, last, and hold.",
		},
	},
	industries: {
		title: "Six industries, layer on layer",
		carbon: {
			title: "Carbon",
			text: "What is recycled, saved or generated cleanly is carbon that stays out of the air.",
			policy: "ESG policy",
		},
		recycling: {
			title: "Recycling",
			text: "Paper and plastic that come back as raw material and energy.",
		},
		agro: {
			title: "Agro",
			text: "Technology for the land, and an association of those who work it.",
		},
		construction: {
			title: "Construction",
			text: "Buildings that think of what comes after them.",
		},
		energy: {
			title: "Energy",
			text: "Renewable, and made for the way industry works.",
		},
		engineering: {
			title: "Engineering",
			text: "Sustainable projects, and somewhere to go for what is left.",
		},
	},
	future: {
		title: "Industry 5.0",
		text: "Three rings. Cut any one of them and the other two come apart.",
		art: "Three rings, linked so that each one holds the other two together: human-centred, sustainable, resilient.",
		human: {
			title: "Human-centred",
			text: "Technology adapts to people, not people to technology.",
		},
		sustainable: {
			title: "Sustainable",
			text: "Industry stays within what the planet can give, and gives back what it took.",
		},
		resilient: {
			title: "Resilient",
			text: "What is well joined bends, holds and goes on.",
		},
		idea: "Tell us your idea",
		companies: "See the companies",
	},
};
