import type { CompanyTexts } from "../../themes.ts";

export const engineering: CompanyTexts<"engineering"> = {
	company: {
		name: "sustainable engineering",
		why: "Sustainable engineering and waste are its field.",
		aspects: [
			"Measuring first shows where a change does most.",
			"What leaves one process can serve another once its composition is known.",
		],
		title: "From facts to a first test",
		looksAt:
			"what goes in and comes out, which rules apply, and which small test would settle the main doubt",
		decides: "what the measurements show, and what the rules require",
		questions: {
			data: "What has been measured so far, and by whom?",
			open: "Which result would make you go ahead, and which would make you stop?",
		},
		ready: { data: "Measurements so far", photos: "A sketch or photographs", place: "Place" },
		goal: "Industry becomes cleaner when its processes use fewer resources and leave less waste.",
	},
	water: {
		name: "water use and treatment",
		why: "Using less water and returning it clean is work for sustainable engineering, its field.",
		aspects: [
			"What does not get into the water does not have to be taken out of it.",
			"Not every use needs drinking water: matching quality to use can save water, energy and treatment.",
		],
		title: "Sampling first, then the treatment",
		looksAt: "where the water takes up what it carries, how to sample it, and which treatment would suit",
		decides: "what the water carries, how much it varies, and how clean it has to be",
		questions: {
			data: "Is there an analysis of the water, from more than one day?",
			open: "Who holds, or would have to ask for, the permit to take or return the water?",
		},
		ready: {
			data: "Analyses of the water",
			amount: "Cubic metres a day",
			open: "A sketch of the water’s path",
		},
		goal: "Using less water and cleaning it before its return leaves more clean water for people and rivers.",
	},
	organic: {
		name: "organic waste and sludge",
		why: "Waste is part of its field.",
		aspects: [
			"Organic matter kept free of plastic and metal can feed soils, animals or a digester.",
			"Water makes it heavy: drying it or using it close by saves transport.",
		],
		title: "Comparing the ways out",
		looksAt: "its water and nutrient content, and what compost, feed, fuel or gas would each require",
		decides: "how much water it holds, what it contains, and who would take the result",
		questions: {
			data: "Is there an analysis of it: moisture, nutrients, salts, metals?",
			open: "Who could take the compost, feed or fuel, and up to what distance?",
		},
		ready: { data: "An analysis, or a sample", amount: "Tonnes by month", today: "What it costs today" },
		goal: "Organic waste that is put to use leaves less to dispose of and can feed the soil.",
	},
	residues: {
		name: "by-products and their use",
		why: "Waste is part of its field, and what is left over in one place can be useful in another.",
		aspects: [
			"A residue can replace a raw material when its composition is known and steady.",
			"Whether the rules call it waste or by-product decides who may use it, and how.",
		],
		title: "From residue to raw material",
		looksAt: "what it contains, which material it could replace, and which tests and permits that takes",
		decides: "how steady its composition is, and whether the rules allow the new use",
		questions: {
			data: "Has it been analysed or tried in a product, and what came out?",
			open: "Would the user accept it as it is, or must it be dried, ground or sorted first?",
		},
		ready: {
			data: "An analysis or a data sheet",
			amount: "Amount by month",
			photos: "Photographs, or a sample",
		},
		goal: "A residue that is put to use leaves less to dispose of and can spare raw materials.",
	},
	contamination: {
		name: "hazardous waste and contaminated ground",
		why: "What can do harm, and how to handle it, is work for sustainable engineering, its field.",
		aspects: [
			"Knowing exactly what it is comes before any treatment.",
			"Kept apart and labelled, hazardous waste is safer and less costly to handle.",
		],
		title: "From analysis to safe handling",
		looksAt: "what it is, how it is stored or spreads, and which authorised treatment would suit",
		decides: "what exactly it is, and what the rules require for it",
		questions: {
			data: "Is there a data sheet or an analysis that says what it contains?",
			open: "Who is responsible for it by law: the owner of the place, or whoever produced it?",
		},
		ready: {
			data: "Data sheets or analyses",
			amount: "Rough amount",
			photos: "Photographs, at a safe distance",
		},
		goal: "Handling harmful waste with care protects people, water and soil.",
	},
	air: {
		name: "air, odours, dust and noise",
		why: "Emissions and how to reduce them are work for sustainable engineering, its field.",
		aspects: [
			"Stopping an emission at its source takes less than cleaning the air after it.",
			"A log of hours, wind and intensity often finds the source before any device does.",
		],
		title: "Find the source, then treat it",
		looksAt: "when and where it occurs, what causes it, and which measure at the source would help most",
		decides: "the source, and how strong the emission is at its worst hours",
		questions: {
			data: "Is there a record of the days and hours when it is worst, or a measurement?",
			open: "Which step of the process comes just before it gets worse?",
		},
		ready: { data: "Measurements, or a log", time: "Days and hours", open: "A map of where it is noticed" },
		goal: "Fewer emissions from making and using things protect people and nature.",
	},
	scrap: {
		name: "recovery of metals and equipment",
		why: "Waste is part of its field, and discarded metal and equipment hold materials worth recovering.",
		aspects: [
			"Repair and reuse come first; then, careful dismantling keeps metals and parts apart.",
			"Metals can be recycled many times, above all when alloys are not mixed.",
		],
		title: "Reuse, dismantle, recover",
		looksAt: "what still works, what can be taken apart safely, and where each part would go",
		decides: "what still works, and how easily and safely the rest comes apart",
		questions: {
			condition: "What still works, and does anything hold batteries, oil, gas or data?",
			open: "Does the owner need a proof of what becomes of it, such as a certificate?",
		},
		ready: {
			amount: "A list with numbers or weights",
			photos: "Photographs and labels",
			place: "Where it is",
		},
		goal: "Recovering metals and parts can reduce mining and keep hazardous waste out of landfill.",
	},
	studies: {
		name: "environmental studies and plans",
		why: "Sustainable engineering, its field, starts by measuring impacts before deciding.",
		aspects: [
			"A study is useful when it says what it counts, over which period, and what it leaves out.",
			"Many impacts lie outside the place studied: in materials, transport or use.",
		],
		title: "A study that helps to decide",
		looksAt: "the decision that it serves, what has to be counted, and which data exist already",
		decides: "what exactly is counted, and how far the data can be traced",
		questions: {
			open: "Which decision depends on the result, and who has to be convinced by it?",
		},
		ready: {
			data: "Bills, weights and distances",
			time: "The period to count",
			open: "Who asks for the result",
		},
		goal: "Knowing where impacts arise shows where they can be reduced first.",
	},
};
