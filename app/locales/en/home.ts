export default {
	metaTitle: "{{group}} · Where others end, we begin",
	metaDescription:
		"A sustainable investment holding company in Barcelona: recycling, energy, engineering, construction and agro-technology. Tell us your idea.",
	hero: {
		title: "Where others end, we begin.",
		subtitle:
			"We are a holding company in Barcelona. For more than {{years}} years, our companies have turned what is left over into paper, energy, buildings and crops.",
		badge: "UN Global Compact",
		badgeSince: "signatory since {{year}}",
		art: "Many threads join and close into a ring. In its middle: UN Global Compact, signatory since {{year}}.",
	},
	figures: {
		title: "The group in four figures",
		tonnes: "tonnes valorised in 2024",
		revenue: "annual revenue 2024",
		revenueScale: "Each line is a million euros.",
		companies: "portfolio companies",
		sectors: "strategic sectors",
		sectorList: "Recycling, energy, engineering, construction and agriculture.",
		companiesScale: "Linked, each with its own trade.",
	},
	flow: {
		art: "Two ribbons of lines cross the page and change places: {{tonnes}} tonnes processed in 2024, and {{capacity}} tonnes a year of paper recycling capacity, to the same scale.",
		processed: "{{tonnes}}\u00a0t processed in 2024",
		capacity: "{{tonnes}}\u00a0t a year: the paper that {{paper}} can recycle",
		scale: "Each line is {{tonnesPerLine}} tonnes; every tenth is heavier.",
	},
	companies: {
		title: "Six companies that feed one another",
		text: "What one has left over, another needs. That is the whole plan.",
		all: "See all companies",
	},
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
	talk: {
		title: "Tell us what you have left over.",
		text: "If it doesn’t fit in a box, write to us.",
		channel: "Whistleblower channel",
		channelText: "Seen something that is not right? Confidential, and anonymous if you wish.",
	},
};
