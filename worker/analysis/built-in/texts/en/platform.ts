import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const platform: CompanyTexts<"platform"> = {
	company: {
		name: "cooperation and sustainable business",
		why: "It is a sustainable business platform and an agricultural association.",
		insight: "When people and firms share what they know and what they use, resources go further.",
		test: {
			title: "The right people around one table",
			text: "{company} would look at who would benefit, what each could bring, and which first agreement would be enough. One meeting of those who would take part, with one point: who brings what.",
			decides: "whether everyone involved gains enough to keep taking part",
		},
		ask: {
			people: "Who else would have to take part, and have they been asked?",
			open: "Which first agreement, small enough to sign this season, would show that it works?",
		},
		ready: {
			people: "Who takes part so far",
			place: "Area it would cover",
			offer: "What each would bring",
		},
		aspect: "When people and firms share what they know and what they use, resources go further.",
		goal: "People, firms and institutions can go further in partnership than each alone.",
	},
	cooperatives: {
		name: "cooperatives and buying together",
		insight: "Costs, equipment and risks that weigh on one alone can be shared by several.",
		test: {
			title: "Common needs and clear rules",
			text: "{company} would look at what would be shared or bought together, in what amounts, and by which rules. A joint list of what each needs in a year, with today’s prices.",
			decides: "how many commit themselves for the first year, and what each saves or gains",
		},
		ask: {
			people: "How many would commit for a first year, and what does each buy or use now?",
			open: "Who negotiates, who signs, and what happens if a member leaves halfway?",
		},
		ready: {
			people: "List of who takes part",
			amount: "What each needs in a year",
			money: "Costs to share",
		},
		aspect: "Costs, equipment and risks that weigh on one alone can be shared by several.",
		goal: "Cooperatives and associations can turn separate efforts into lasting partnerships.",
	},
	trade: {
		name: "local produce, trade and tourism",
		insight: "What is bought near where it is made keeps more income in the area.",
		test: {
			title: "From producer to customer",
			text: "{company} would look at who would buy or visit, how goods or people get there, and what the price has to cover. One season or market day with a few of those who take part, and its accounts on a page.",
			decides: "whether the price covers the whole cost, work and transport included",
		},
		ask: {
			open: "Who are the first customers that would say yes, and what would they pay?",
		},
		ready: {
			time: "Seasons",
			amount: "Amounts or places",
			money: "Prices",
			open: "Costs of delivery",
		},
		aspect: "What is bought near where it is made keeps more income in the area.",
		goal: "Local offers with a known origin favour responsible production and consumption.",
	},
	community: {
		name: "sharing, repair and networks",
		insight: "Things that are shared, swapped or repaired stay in use for longer.",
		test: {
			title: "Clear rules and someone at the helm",
			text: "{company} would look at who offers and who needs, which rules and insurance it takes, and who runs it day to day. One afternoon in one place, to see who comes and with what.",
			decides: "how many people keep coming, and who has time to keep it going",
		},
		ask: {
			open: "Who would run it day to day, and what pays for those hours?",
		},
		ready: {
			people: "Who is in already",
			open: "What would be shared",
			place: "Where it would run",
		},
		aspect: "Things that are shared, swapped or repaired stay in use for longer.",
		goal: "Easier ways to share, swap and repair can make consumption more responsible.",
	},
	succession: {
		name: "the next generation of farms, trades and villages",
		insight: "A farm, shop or trade that goes on keeps jobs and know-how in the place.",
		test: {
			title: "A handover in steps",
			text: "{company} would look at what can be handed over, on which terms, and how whoever comes would learn and make a living. A meeting of those who leave and those who might come, with the accounts on the table.",
			decides: "whether it provides a living, and how long those who know it can still teach it",
		},
		ask: {
			money: "What income does it leave in a normal year, and what debts or rents come with it?",
			open: "For how long would those who know the work stay on to teach it?",
		},
		ready: {
			money: "Income and costs of a year",
			time: "Dates that matter",
			open: "Who owns what",
		},
		aspect: "A farm, shop or trade that goes on keeps jobs and know-how in the place.",
		goal: "When farms, shops and trades go on, decent work can stay close to home, villages included.",
	},
};

export const platformRequests: RequestTexts = {
	outlet: {
		title: "Who would take it",
		text: "One load goes to {company} to be weighed and looked at.",
		decides: "what a load holds, and no more than a tenth may be rejected",
	},
	supplier: {
		title: "Who would supply it",
		text: "{company} names the grade that it can deliver, and sends one pallet.",
		decides: "the grade that your process takes",
	},
	site: {
		title: "A place to start",
		text: "{company} visits one place with you.",
		decides: "who owns the place, and for how long it is free",
	},
	permit: {
		title: "The permit first",
		text: "{company} reads the papers that you have, and says which one comes first.",
		decides: "which authority is in charge",
	},
	money: {
		title: "The money",
		text: "{company} reads a budget of one page.",
		decides: "the share that is covered already",
	},
	technical: {
		title: "Technical help",
		text: "An engineer of {company} comes for a morning.",
		decides: "the figures that you can give",
	},
	people: {
		title: "The people",
		text: "{company} helps to find the first three.",
		decides: "who is there for them every week",
	},
	trial: {
		title: "A trial",
		text: "{company} lends a place for four weeks.",
		decides: "the figure that would end the trial",
	},
	advice: {
		title: "Advice",
		text: "Somebody from {company} answers by telephone, in half an hour.",
		decides: "what you would do if the answer is no",
	},
};
