import type { CompanyTexts } from "../../themes.ts";

export const platform: CompanyTexts<"platform"> = {
	company: {
		name: "cooperation and sustainable business",
		why: "It is a sustainable business platform and an agricultural association.",
		aspects: [
			"When people and firms share what they know and what they use, resources go further.",
			"Clear rules and a benefit for every side help a collaboration to last.",
		],
		proposals: {
			give: ["Matching it with a need", "who could use it, on what terms and how to get it there"],
			take: ["Finding a source", "who could supply it, on what terms and how it would arrive"],
			other: [
				"The right people around one table",
				"who would benefit, what each could bring and which first agreement would be enough",
			],
		},
		decides: "whether everyone involved gains enough to keep taking part",
		question: "Who else would have to say yes for it to work?",
		ready: ["What is offered or sought", "People or firms concerned", "Area it would cover"],
		goal: "People, firms and institutions can go further in partnership than each alone.",
	},
	cooperatives: {
		name: "ways of joining forces",
		why: "As an agricultural association, it is itself a way of joining forces.",
		aspects: [
			"Together, people and firms can share costs, equipment and risks that weigh heavily on one alone.",
			"Clear rules on votes, money and leaving help a group to last.",
		],
		proposals: {
			other: [
				"Common needs and clear rules",
				"what those involved would share, how they would decide and how costs and gains would be divided",
			],
		},
		decides: "how many take part, and whether each is better off together than alone",
		question: "How would decisions, costs and gains be shared?",
		ready: ["Who takes part or might do so", "What they need in common", "Costs or tasks to share"],
		goal: "Cooperatives and associations can turn separate efforts into lasting partnerships.",
	},
	trade: {
		name: "local produce, trade and tourism",
		why: "Business and agriculture, its two sides, meet in the local economy.",
		aspects: [
			"What is bought near where it is made or offered keeps more income in the area.",
			"Filling each trip well can matter as much to the footprint as shortening it.",
		],
		proposals: {
			give: ["An outlet that suits it", "who would want it, how it would reach them and on what terms"],
			take: ["Supply from near at hand", "what is needed, when, and who could supply it"],
			other: [
				"From those who offer to those who come or buy",
				"who takes part in each step, with what work, at what cost and with what benefit",
			],
		},
		decides: "whether what people pay covers the whole cost, work included",
		question: "Who would buy, supply or visit regularly, and why?",
		ready: ["Products or services", "Seasons and rough amounts", "Area and likely customers"],
		goal: "Local offers with a known origin favour responsible production and consumption.",
	},
	community: {
		name: "sharing, repair and networks",
		why: "Bringing people and firms into contact is the point of a business platform.",
		aspects: [
			"Things that are shared, swapped or repaired stay in use for longer and can replace new purchases.",
			"A network lives on trust and on the people who keep it going.",
		],
		proposals: {
			give: ["Finding those who could use it", "how they would hear of it and who would look after it"],
			take: ["Looking close by first", "who has it already and could lend it, share it or pass it on"],
			other: [
				"Bringing offers and needs together",
				"who takes part, what each offers or looks for, and who keeps it running day to day",
			],
		},
		decides: "how many people come back after the first time, and who has time to keep it going",
		question: "What would bring people back a second time?",
		ready: ["Who it is for", "What they would share or find", "Who could look after it"],
		goal: "Easier ways to share, swap and repair can make consumption more responsible.",
	},
	succession: {
		name: "the next generation of farms, trades and villages",
		why: "Agriculture and business are its field, and both need people to carry them on.",
		aspects: [
			"A farm, shop or trade that goes on keeps jobs and know-how alive, and passing it on takes time.",
			"People settle more easily where housing, services and income come together.",
		],
		proposals: {
			other: [
				"Continuity, step by step",
				"what is to go on, who could carry it on, and how housing, income and learning fit together",
			],
		},
		decides: "whether it can provide a living, and how much time there is to pass on what is known",
		question: "What would be lost if nobody came to carry it on?",
		ready: ["Activity or place concerned", "People involved so far", "Dates that matter"],
		goal: "When farms, shops and trades go on, decent work can stay close to home, villages included.",
	},
};
