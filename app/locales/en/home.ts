import { companyCount } from "./companies.ts";

export default {
	metaTitle: "{{group}} · Where others end, we begin",
	metaDescription:
		"A sustainable investment holding company in Barcelona: recycling, renewable energy, engineering, construction and agro-technology. Tell us your idea.",
	name: "Home",
	hero: {
		title: "Where others end, we begin.",
		subtitle:
			"We are a holding company in Barcelona. Our group has more than {{years}} years of history. Today its companies recycle paper and plastic, and produce energy, buildings and crops.",
		badge: "UN Global Compact",
		badgeSince: "signatory since {{year}}",
	},
	figures: {
		title: "The group in four figures",
		tonnes: "tonnes processed in\u00a02024",
		revenue: "annual revenue 2024",
		companies: "portfolio companies",
		sectors: "strategic sectors",
		sectorList: "Recycling, energy, engineering, construction and agriculture.",
	},
	flow: {
		art: "Two ribbons of lines cross the page and change places: {{tonnes}} tonnes processed in 2024, and {{capacity}} tonnes a year of paper recycling capacity, to the same scale.",
		processed: "{{tonnes}} t processed in 2024",
		capacity: "{{tonnes}} t a year: the paper that {{paper}} can recycle",
	},
	companies: {
		title: `The ${companyCount.toLowerCase()} companies of the group`,
		text: "Each has its own business, and what one has left over can be of use to another.",
		all: "See all companies",
	},
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
	talk: {
		title: "Talk to our team",
		text: "For anything that does not fit in the form, write to us. A person will answer.",
		channel: "Whistleblower channel",
		channelText: "Seen something that is not right? Confidential, and anonymous if you wish.",
	},
};
