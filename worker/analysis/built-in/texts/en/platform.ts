import type { CompanyTexts } from "../../themes.ts";

export const platform: CompanyTexts<"platform"> = {
	company: {
		name: "cooperation and sustainable business",
		why: "It is a sustainable business platform and an agricultural association.",
		aspects: [
			"When people and firms share what they know and what they use, resources go further.",
			"Clear rules and a benefit for every side help a collaboration to last.",
		],
		title: "The right people around one table",
		looksAt: "who would benefit, what each could bring, and which first agreement would be enough",
		decides: "whether everyone involved gains enough to keep taking part",
		questions: {
			people: "Who else would have to take part, and have they been asked?",
			open: "Which first agreement, small enough to sign this season, would show that it works?",
		},
		ready: { people: "Who takes part so far", place: "Area it would cover", open: "What each would bring" },
		goal: "People, firms and institutions can go further in partnership than each alone.",
	},
	cooperatives: {
		name: "cooperatives and buying together",
		why: "As an agricultural association, it is itself a way of joining forces.",
		aspects: [
			"Together, people and firms can share costs, equipment and risks that weigh heavily on one alone.",
			"Clear rules on votes, money and leaving help a group to last.",
		],
		title: "Common needs and clear rules",
		looksAt: "what would be shared or bought together, in what amounts, and by which rules",
		decides: "how many commit themselves for the first year, and what each saves or gains",
		questions: {
			people: "How many would commit themselves for a first year, and what does each buy or use now?",
			open: "Who negotiates, who signs, and what happens if a member leaves halfway?",
		},
		ready: { people: "List of who takes part", amount: "What each needs in a year", money: "Costs to share" },
		goal: "Cooperatives and associations can turn separate efforts into lasting partnerships.",
	},
	trade: {
		name: "local produce, trade and tourism",
		why: "Business and agriculture, its two sides, meet in the local economy.",
		aspects: [
			"What is bought near where it is made keeps more income in the area.",
			"Filling each trip well can matter as much to the footprint as shortening it.",
		],
		title: "From producer to customer",
		looksAt: "who would buy or visit, how goods or people get there, and what the price has to cover",
		decides: "whether the price covers the whole cost, work and transport included",
		questions: {
			open: "Who are the first customers that would say yes, and what would they pay?",
		},
		ready: {
			time: "Seasons",
			amount: "Amounts or places",
			money: "Prices",
			open: "What it costs to deliver or host",
		},
		goal: "Local offers with a known origin favour responsible production and consumption.",
	},
	community: {
		name: "sharing, repair and networks",
		why: "Bringing people and firms into contact is the point of a business platform.",
		aspects: [
			"Things that are shared, swapped or repaired stay in use for longer and can replace new purchases.",
			"A network lives on trust and on the people who keep it going.",
		],
		title: "A first round with a small group",
		looksAt: "who offers and who needs, which rules and insurance it takes, and who runs it day to day",
		decides: "how many people come back after the first time, and who has time to keep it going",
		questions: {
			open: "Who would run it day to day, and what pays for those hours?",
		},
		ready: { people: "Who is in already", open: "What would be shared", place: "Where it would run" },
		goal: "Easier ways to share, swap and repair can make consumption more responsible.",
	},
	succession: {
		name: "the next generation of farms, trades and villages",
		why: "Agriculture and business are its field, and both need people to carry them on.",
		aspects: [
			"A farm, shop or trade that goes on keeps jobs and know-how in the place.",
			"People settle more easily where housing, services and income come together.",
		],
		title: "A handover in steps",
		looksAt: "what can be handed over, on which terms, and how whoever comes would learn and make a living",
		decides: "whether it provides a living, and how long those who know it can still teach it",
		questions: {
			money: "What income does it leave in a normal year, and what debts or rents come with it?",
			open: "For how long would those who know the work stay on to teach it?",
		},
		ready: { money: "Income and costs of a year", time: "Dates that matter", open: "Who owns what" },
		goal: "When farms, shops and trades go on, decent work can stay close to home, villages included.",
	},
};
