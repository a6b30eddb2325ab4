import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const paper: CompanyTexts<"paper"> = {
	company: {
		name: "recovery and recycling of materials",
		why: "Recycling is its field.",
		// Floor of a 13.6 m × 2.4 m semi-trailer, 11 rows of 3 pallets of 0.8 × 1.2 m (EN 13698-1, 2003);
		// payload about 24 t of the 40 t of Directive 96/53/EC.
		insight:
			"Light material travels by the space it fills: a 13.6-metre trailer holds 33 euro-pallets, whether they weigh two tonnes or twenty-four, and the journey costs nearly the same. If it can be pressed, nested or crushed on site, that comes before a price.",
		test: {
			title: "Twenty kilos on a table",
			text: "Take twenty kilos as they come on an ordinary day, or as a supplier would deliver them. Sort them on a table by material and weigh each heap; {company} would read the list and two photographs.",
			decides:
				"the share of the largest single material: if it is under half, keeping it apart where it arises is tried before sorting",
		},
		ask: {
			amount:
				"How many kilos or full bins come up, or are needed, in a month? If they fill a lorry, they can travel direct; if not, a round shared with others is usually the cheaper way.",
			condition:
				"Is it one material, or several fixed or mixed together? If one, a price can be asked for; if several, the first question is who takes them apart.",
			open: "Is there room under a roof for a full load? If so, fewer and fuller trips will do; if not, each half-empty one has to be paid for.",
		},
		ready: {
			data: "A year’s invoices from the carrier or supplier: kilos, price, carriage",
			material: "What it is made of, from the label or the supplier",
			photos: "Photographs of a full container and of a handful",
			place: "The address, and the largest lorry that reaches the door",
		},
		aspect:
			"Fewer journeys for the same tonnes, if somebody on site presses or stacks: that costs floor space and some minutes every day.",
		goal: "Tonnes a year that get another use, from the carrier’s weighbridge tickets.",
	},
	paper: {
		name: "paper and cardboard",
		why: "It has worked in recycling since 1946, with capacity for 250,000 tonnes of paper a year.",
		// EN 643:2014, scope: non-paper components limited for every grade, typically below 1.5 % by weight; above the tolerance a grade
		// is not standard. Prohibited: organic waste including foodstuffs. Group 5: special grades.
		insight:
			"Paper for recycling is bought by its grade: for most grades EN 643 tolerates at most some 1.5 % of what is not paper, or 15 kilos in a tonne. With more film, metal or wood than that, a lot leaves the grade.",
		test: {
			title: "One sack opened",
			text: "Open one sack or bale that stands for the rest, weigh it, pick out all that is not paper and weigh that too. If you are looking for paper, send a sheet of today’s; {company} would start from either.",
			decides:
				"the part that is not paper: above 15 kilos in a tonne most standard grades are closed, unless it is picked out first",
		},
		ask: {
			condition:
				"Of a hundred kilos, how many are not paper: film, clips, wood? If about one, most standard grades remain open; if more, it needs picking out, or a mill for special grades.",
			amount:
				"How many tonnes a month would move? If about a lorryload, some 20 tonnes, a mill can be asked directly; if far less, a merchant usually stands in between.",
			open: "Must the same fibre come back to its owner? If so, a mill has to run it apart, in whole lots; if not, any lot of the grade will do.",
		},
		ready: {
			data: "The last delivery note: kilos, grade and price per tonne",
			photos: "Photographs of an opened sack, or of the sheet wanted",
			time: "The dates when it comes up or is needed",
			place: "What there is for loading: dock, baler, forklift, or stairs",
		},
		aspect:
			"Less new fibre for each tonne kept dry: food remains are a prohibited material in EN 643, so a covered, separate place is the price.",
		goal: "Tonnes a year that a mill accepts, rejects deducted, from its weighbridge notes.",
	},
	"plant-fibres": {
		name: "plant fibres for paper and packaging",
		// Cheng and others, TAPPI Pulping Conference 1994; Vishtal and others, BioResources 6(1), 2011: poor dewatering is the main
		// limit of non-wood pulp. ISO 5267-1:1999, Schopper-Riegler. ISO 5269-1:2005, scope: not for very long
		// fibres such as unshortened flax.
		insight:
			"With straw and similar stalks the limit in a mill is usually not strength but drainage: fine particles hold the water and slow the machine (Schopper-Riegler degrees, ISO 5267-1). Hemp and flax bast is usually shortened first: the standard test sheet excludes it uncut.",
		test: {
			title: "One kilo in the laboratory",
			text: "One kilo, dried and chopped to two centimetres, goes to a paper laboratory: it makes pulp, measures the drainage (ISO 5267-1) and forms ten sheets (ISO 5269-1). {company} would read the result before any lorry is loaded.",
			decides:
				"the drainage, and the pulp from 100 kilos of dry stalk: if it is under half, what becomes of the remainder weighs on the cost",
		},
		ask: {
			condition:
				"Is it baled dry, or heaped wet? If dry, it keeps until a mill has a free day; if wet, it has to be used or dried within weeks.",
			amount:
				"How many dry tonnes would there be, or are needed, a year? If lorryloads, a trial in a mill makes sense; if a few hundred kilos, handmade sheets or moulded goods suit better.",
			open: "What comes with the fibre: wire, soil, leaves, seeds? If much, cleaning is the first cost to find out; if hardly anything, it can be chopped as it is.",
		},
		ready: {
			data: "Moisture: 100 grams weighed before and after a night at 105 °C",
			time: "The months of harvest, and for how long it can be stored",
			photos: "Photographs of a stalk broken open beside a ruler",
			place: "Where it lies, and whether a lorry gets there after rain",
		},
		aspect:
			"Less wood pulp, if the mill is near: a bale of stalks is mostly air, and the lorry may cost more than the fibre.",
		goal: "Dry tonnes of plant residue used in products each year, from the delivery notes.",
	},
	plastics: {
		name: "plastics recycling",
		// Densities in g/cm³: PP 0.83–0.92, PE 0.89–0.98, PS 1.04–1.1, PA 1.02–1.16, PVC 1.16–1.58 (Duis and Coors, Environmental Sciences
		// Europe 28:2, 2016, table 1); solid PET 1.34–1.39.
		insight:
			"In a washing tank solid, unfilled polyethylene and polypropylene float; polystyrene, nylon, PET and PVC sink. Water does not part those that float together: PE and PP usually have to be kept apart before, or sorted by infrared light.",
		test: {
			title: "A balance and a bucket",
			text: "Weigh ten kilos as they come, or of the recyclate on offer, wash them with a hose, dry and weigh again. Drop a few cut pieces into a bucket of water: {company} would read the two weights and what floats.",
			decides:
				"the weight lost: if a third is earth or water, every third lorry carries it, and shaking it off on site is usually cheaper",
		},
		ask: {
			condition:
				"Which share of its weight is earth, water, labels or another plastic? If about a tenth, it can usually be washed with the rest; if about a third, cleaning where it lies is looked at first.",
			product:
				"What will the recycled plastic be used for? If it touches food, in the EU Regulation 2022/1616 says which recycled plastic is allowed; if not, colour and melt flow decide.",
			open: "Can kinds and colours be kept apart where they arise? If so, each can be offered by itself; if not, the price of the mixture has to pay for the sorting.",
		},
		ready: {
			material: "The polymer: number in the triangle, or the supplier’s data sheet",
			amount: "Kilos a month, from invoices or by weighing one full bag",
			photos: "Photographs of a bag as it is today",
			data: "What a tonne costs today, from the removal or purchase invoice",
		},
		aspect:
			"Less new plastic, if the next product accepts the colour: recycled mechanically, mixed colours usually come out dark, and clear only comes from clear.",
		goal: "Tonnes of recycled plastic used a year, washing losses deducted, from the delivery notes.",
	},
	textiles: {
		name: "reuse and recycling of textiles",
		why: "The group has no textiles business: what comes closest is recycling.",
		// Refashion, “Mechanical recycling of textiles”, April 2025: tearing shortens fibres; trims are removed first.
		insight:
			"Tearing shortens the fibre: what is not worn again usually becomes felt, insulation or filling, or is spun mixed with new fibre. Zips, trims and foam come off first, and that handwork weighs on the cost.",
		test: {
			title: "A few pieces with scissors",
			text: "Take apart three to ten typical pieces: weigh the main fabric, and apart from it linings, zips, foam and trims, and note the minutes. With that list a textile recycler can answer.",
			decides:
				"the minutes per kilo: if hands need longer than the fibre is worth, wearing it on or using it whole is usually the cheaper way",
		},
		ask: {
			condition:
				"Which share could be used again as it is, even cut up? If a good part, it goes first, to a shop, a charity or a workshop; if none, only the fibre counts.",
			material:
				"What does the label say: wool, cotton, polyester, elastane? If one fibre, recyclers for that fibre can be asked; if a mixture, filling and felt are the usual uses.",
			open: "Is there a logo or a treatment, such as flame retardant, that must not travel on? If so, it is the first thing a taker must hear; if not, resale stays open.",
		},
		ready: {
			amount: "Kilos or pieces a year, from the laundry or stock list",
			photos: "Photographs of both sides and of the label",
			data: "The data sheet of a coating or treatment, from the supplier",
			place: "Where it is stored, and whether it stays dry",
		},
		aspect:
			"Less new fibre, above all if pieces are worn longer; torn fibre mostly replaces the simpler kinds.",
	},
	packaging: {
		name: "packaging with less waste",
		// Mean of a geometric series: trips = 1 ÷ (1 − return rate). Regulation (EU) 2025/40, article 6: all packaging,
		// with exceptions, from 1 January 2030 or 24 months after the delegated acts, whichever is later.
		insight:
			"Back nine times in ten, a pack makes ten trips on average; eight in ten, only five. The return rate usually decides before the washer. In the EU packs, returnable or not, must usually be recyclable by design from 2030 at the earliest.",
		test: {
			title: "A hundred packs, six weeks",
			text: "Number a hundred packs with a marker, hand them to ordinary customers for six weeks and count what returns. If none is meant to return, send a hundred of the new kind as usual and count what breaks.",
			decides:
				"the trips per pack: if they are fewer than its price divided by that of a throwaway, the throwaway is cheaper, washing not yet counted",
		},
		ask: {
			data: "Of a hundred packs that leave, how many could be got hold of again? If ninety, a returnable can pay; if fifty, it makes two trips, and a light, recyclable one usually suits better.",
			distance:
				"Does the vehicle that delivers come back empty? If so, the return trip costs little; if a parcel service delivers, it is a second postage.",
			open: "What must the new pack not do worse: protect, keep fresh, or look good? If protect, a drop test comes first; if keep fresh, a shelf-life test.",
		},
		ready: {
			amount: "Packs a year, from the purchase invoices",
			material: "Weight of one pack and of each part, on kitchen scales",
			// Royal Decree 1055/2022: extended producer responsibility for packaging; Ecoembes is one scheme, for household packaging.
			money: "Price of today’s pack, and the producer scheme’s fee (in Spain, Ecoembes or another)",
			photos: "Photographs of it full, empty and thrown away",
		},
		aspect:
			"Less packaging for each delivery; a returnable, being sturdier, saves material only after enough trips.",
		goal: "Kilos of packaging bought for every thousand deliveries, from the purchase invoices.",
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
		title: "Half a page of what it must be",
		text: "Write down the property that may not be missed, what must not be in it, the monthly amount and the form of delivery. {company} would compare it with what it handles; one small lot would be tried before any contract.",
		decides:
			"the smallest lot: reels and grades are made in whole lots, and for less than a pallet a merchant is usually quicker and cheaper",
		ask: "How much would you take at a time? If full pallets or lorries, a producer can be asked; if less, a merchant’s stock is the place to look.",
	},
	site: {
		title: "The site on one page",
		text: "Note square metres, clear height, drains, three-phase power and lorry access, with a photograph of the gate. {company} would compare it with what one step needs: collecting, pressing or sorting.",
		// Royal Legislative Decree 7/2015, article 5 d: written information on the planning rules of a plot.
		decides:
			"the town plan: in Spain you can ask in writing which uses a plot allows; if yours is not among them, another site is cheaper",
		ask: "Do you have the site, or are you looking for one? If you have it, its use in the town plan comes first; if not, the tonnes a month give the square metres.",
	},
	permit: {
		title: "Who does which step",
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
	people: {
		title: "One month with those already there",
		text: "Run it for a month with the people at hand, and write down hours and kilos. {company} and you would see from it whether it takes volunteers, a paid post or a contractor.",
		decides:
			"the hours per tonne: if wages come to more than today’s removal costs, a contractor is compared first",
		ask: "Who would do the work on an ordinary Tuesday? If staff, their hours belong in the price per tonne; if volunteers, somebody has to answer for insurance and waste papers.",
	},
	trial: {
		title: "The shortest run that tells something",
		text: "Send the safety data sheet, the laboratory result and the kilos ready for a run. {company} would compare them with a recycling line: what could stop it, and how the material is taken out again.",
		decides:
			"the kilos for one run: if there is not enough for an hour, the pilot plant of a technology centre is usually cheaper",
		ask: "How many kilos have been made or treated in one go? If hundreds, a line can be talked about; if a few, a laboratory or pilot plant comes first.",
	},
	advice: {
		title: "Three photographs and a weight",
		text: "Send three photographs, the kilos a month and what happens to it today. {company} would look at one thing first: whether it is a material with a trade, or a mixture that has to be taken apart.",
		decides:
			"whether it is one material: if several are stuck together, using it again as it is usually costs less than recycling it",
	},
};
