import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const paper: CompanyTexts<"paper"> = {
	company: {
		name: "recovery and recycling of materials",
		why: "Recycling is its field.",
		ask: {
			amount:
				"How many kilos or full bins come up, or are needed, in a month? If they fill a lorry, they can travel direct; if not, a round shared with others is usually the cheaper way.",
			condition:
				"Is it one material, or several fixed or mixed together? If one, a price can be asked for; if several, the first question is who takes them apart.",
			open: "Is there room under a roof for a full load? If so, fewer and fuller trips will do; if not, each half-empty one has to be paid for.",
		},
	},
	paper: {
		name: "paper and cardboard",
		why: "It has worked in recycling since 1946, with capacity for 250,000 tonnes of paper a year.",
		ask: {
			condition:
				"Of a hundred kilos, how many are not paper: film, clips, wood? If about one, most standard grades remain open; if more, it needs picking out, or a mill for special grades.",
			amount:
				"How many tonnes a month would move? If about a lorryload, some 20 tonnes, a mill can be asked directly; if far less, a merchant usually stands in between.",
			open: "Must the same fibre come back to its owner? If so, a mill has to run it apart, in whole lots; if not, any lot of the grade will do.",
		},
	},
	"plant-fibres": {
		name: "plant fibres for paper and packaging",
		ask: {
			condition:
				"Is it baled dry, or heaped wet? If dry, it keeps until a mill has a free day; if wet, it has to be used or dried within weeks.",
			amount:
				"How many dry tonnes would there be, or are needed, a year? If lorryloads, a trial in a mill makes sense; if a few hundred kilos, handmade sheets or moulded goods suit better.",
			open: "What comes with the fibre: wire, soil, leaves, seeds? If much, cleaning is the first cost to find out; if hardly anything, it can be chopped as it is.",
		},
	},
	plastics: {
		name: "plastics recycling",
		ask: {
			condition:
				"Which share of its weight is earth, water, labels or another plastic? If about a tenth, it can usually be washed with the rest; if about a third, cleaning where it lies is looked at first.",
			product:
				"What will the recycled plastic be used for? If it touches food, in the EU Regulation 2022/1616 says which recycled plastic is allowed; if not, colour and melt flow decide.",
			open: "Can kinds and colours be kept apart where they arise? If so, each can be offered by itself; if not, the price of the mixture has to pay for the sorting.",
		},
	},
	textiles: {
		name: "reuse and recycling of textiles",
		why: "The group has no textiles business: what comes closest is recycling.",
		ask: {
			condition:
				"Which share could be used again as it is, even cut up? If a good part, it goes first, to a shop, a charity or a workshop; if none, only the fibre counts.",
			material:
				"What does the label say: wool, cotton, polyester, elastane? If one fibre, recyclers for that fibre can be asked; if a mixture, filling and felt are the usual uses.",
			open: "Is there a logo or a treatment, such as flame retardant, that must not travel on? If so, it is the first thing a taker must hear; if not, resale stays open.",
		},
	},
	packaging: {
		name: "packaging with less waste",
		ask: {
			data: "Of a hundred packs that leave, how many could be got hold of again? If ninety, a returnable can pay; if fifty, it makes two trips, and a light, recyclable one usually suits better.",
			distance:
				"Does the vehicle that delivers come back empty? If so, the return trip costs little; if a parcel service delivers, it is a second postage.",
			open: "What must the new pack not do worse: protect, keep fresh, or look good? If protect, a drop test comes first; if keep fresh, a shelf-life test.",
		},
	},
};

export const paperRequests: RequestTexts = {
	outlet: {
		title: "Two photographs, then one load",
		text: "Send two photographs, of the whole and of a handful, with the kilos a month and the postcode. If {company} could use it, five kilos would be looked at next, and after them one load.",
		decides:
			"the carriage against what the material is worth: if the lorry costs more, a taker nearby is usually the cheaper way",
	},
	supplier: {
		title: "Put your needs on half a page",
		text: "Write down the property that may not be missed, what must not be in it, the monthly amount and the form of delivery. {company} would compare it with what it handles; one small lot would be tried before any contract.",
		decides:
			"the smallest lot: reels and grades are made in whole lots, and for less than a pallet a merchant is usually quicker and cheaper",
		ask: "How much would you take at a time? If full pallets or lorries, a producer can be asked; if less, a merchant’s stock is the place to look.",
	},
	permit: {
		title: "Make clear who does each step",
		// Law 7/2022 (Spain), article 33: professional collection, treatment and its fixed installations.
		text: "List each step on one page, with who does it and where: collect, store, sort, treat. {company} would mark those that need a permit: in Spain the regional government authorises professional collection and treatment (Law 7/2022, article 33).",
		decides:
			"who does the step: if an authorised operator can, its permit serves where it covers this waste, usually for less than your own",
		ask: "Would you treat the material yourself, or hand it over? If you hand it over, a contract with an authorised operator comes first; if you treat it, the authorisation does.",
	},
	money: {
		title: "Four figures before any decision",
		text: "Put on one page the tonnes a year, what a tonne costs or brings today, the price of the equipment and who has agreed to take the output. {company} would read which of the four is the least certain.",
		decides:
			"the years until it is paid: cost divided by yearly gain; if they exceed the life of the machine, hiring a line is usually cheaper",
		ask: "Has anybody agreed in writing to take the output? If so, the years to pay it back can be calculated; if not, that letter comes before a business plan.",
	},
	technical: {
		title: "The step that fails",
		text: "Describe the one step that does not work, with the kilos an hour, and keep two kilos of what goes in and of what comes out. {company} would look first for a machine that already does it.",
		decides:
			"the kilos an hour: if they are too few for a standard machine, hours on another’s line usually cost less than building one",
		ask: "Which step fails today? If it is sorting, washing or pressing, an existing line can be tried; if the process is new, a laboratory comes first.",
	},
	trial: {
		title: "Prepare the shortest useful trial",
		text: "Send the safety data sheet, the laboratory result and the kilos ready for a run. {company} would compare them with a recycling line: what could stop it, and how the material is taken out again.",
		decides:
			"the kilos for one run: if there is not enough for an hour, the pilot plant of a technology centre is usually cheaper",
		ask: "How many kilos have been made or treated in one go? If hundreds, a line can be talked about; if a few, a laboratory or pilot plant comes first.",
	},
};
