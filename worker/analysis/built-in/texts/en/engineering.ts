import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const engineering: CompanyTexts<"engineering"> = {
	company: {
		name: "sustainable engineering",
		why: "Sustainable engineering and waste are its field.",
		insight: "Measuring first shows where a change does most.",
		test: {
			title: "Facts first, then the solution",
			text: "{company} would look at what goes in and comes out, which rules apply, and which solutions are within reach. One small measurement or test that would settle the main doubt.",
			decides: "what the measurements show, and what the rules require",
		},
		ask: {
			permits: "Which rules does it have to meet, and who checks them?",
			open: "Which result would make you go ahead, and which would make you stop?",
		},
		ready: {
			data: "Measurements so far",
			photos: "A sketch or photographs",
			place: "Place",
		},
		aspect: "Measuring first shows where a change does most.",
		goal: "Using fewer resources, and handling well what is left over, reduces waste and the harm it does.",
	},
	water: {
		name: "water use and treatment",
		insight: "What does not get into the water does not have to be taken out of it.",
		test: {
			title: "Sampling first, then the treatment",
			text: "{company} would look at where the water takes up what it carries, how to sample it, and which treatment would suit. Samples from the same point on three different days.",
			decides: "what the water carries, how much it varies, and how clean it has to be",
		},
		ask: {
			data: "Is there an analysis of the water, from more than one day?",
			open: "Who holds, or would have to ask for, the permit to take or return the water?",
		},
		ready: {
			data: "Analyses",
			amount: "Cubic metres a day",
			open: "A sketch of the water’s path",
		},
		aspect: "What does not get into the water does not have to be taken out of it.",
		goal: "Using less water and cleaning it before its return leaves more clean water for people and rivers.",
	},
	residues: {
		name: "residues, by-products and their use",
		insight: "A residue can replace a raw material when its composition is known and steady.",
		test: {
			title: "From residue to raw material",
			text: "{company} would look at what it contains, which material it could replace, and which tests and permits that takes. One sample, and one user who would try it.",
			decides: "how steady its composition is, and whether the rules allow the new use",
		},
		ask: {
			data: "Has it been analysed or tried in a product, and what came out?",
			open: "Would the user accept it as it is, or must it be dried, ground or sorted first?",
		},
		ready: {
			data: "An analysis, if any",
			amount: "Amount by month",
			photos: "Photographs, or a sample",
		},
		aspect: "A residue can replace a raw material when its composition is known and steady.",
		goal: "A residue that is put to use leaves less to dispose of and can spare raw materials.",
	},
	organic: {
		name: "organic waste and compost",
		insight: "Organic waste kept free of plastic and glass can go back to the soil.",
		test: {
			title: "From the bin or field to a use",
			text: "{company} would look at where it arises, how to keep it clean and free of smells, and who would use what it becomes. Two weeks of weighing it, with a look at what else is in it.",
			decides: "how clean it is when collected, and who takes the result all year",
		},
		ask: {
			open: "Who would collect it, and who would take what it becomes in the months without demand?",
		},
		ready: {
			amount: "Amount by month",
			place: "Place",
			photos: "Photographs",
		},
		aspect: "Organic waste kept free of plastic and glass can go back to the soil.",
		goal: "Organic waste that is collected apart and used leaves less to bury or burn.",
	},
	contamination: {
		name: "hazardous waste and contaminated ground",
		insight: "Knowing exactly what it is comes before any treatment.",
		test: {
			title: "From analysis to safe handling",
			text: "{company} would look at what it is, how it is stored or spreads, and which authorised treatment would suit. Moving nothing until a data sheet or a trained person tells what it is.",
			decides: "what exactly it is, and what the rules require for it",
		},
		ask: {
			data: "Is there a data sheet or an analysis that says what it contains?",
			open: "Who is responsible for it by law: the owner of the place, or whoever produced it?",
		},
		ready: {
			data: "Data sheets",
			amount: "Rough amount",
			photos: "Photographs, at a safe distance",
		},
		aspect: "Knowing exactly what it is comes before any treatment.",
		goal: "Handling harmful waste with care protects people, water and soil.",
	},
	air: {
		name: "air, odours, dust and noise",
		insight: "Stopping an emission at its source takes less than cleaning the air after it.",
		test: {
			title: "Find the source, then treat it",
			text: "{company} would look at when and where it occurs, what causes it, and which measure at the source would help most. Notes over two weeks: hour, wind, and how strong it is.",
			decides: "the source, and how strong the emission is at its worst hours",
		},
		ask: {
			data: "Is there a record of the days and hours when it is worst, or a measurement?",
			open: "Which step of the process comes just before it gets worse?",
		},
		ready: {
			data: "Measurements, or a log",
			time: "Days and hours",
			open: "A map of where it is noticed",
		},
		aspect: "Stopping an emission at its source takes less than cleaning the air after it.",
		goal: "Fewer emissions from making and using things protect people and nature.",
	},
	scrap: {
		name: "recovery of metals and equipment",
		insight: "Repair and reuse come first; then, careful dismantling keeps metals and parts apart.",
		test: {
			title: "Reuse, dismantle, recover",
			text: "{company} would look at what still works, what can be taken apart safely, and where each part would go. A list by kind and number, with a photograph of each label.",
			decides: "what still works, and how easily and safely the rest comes apart",
		},
		ask: {
			condition: "What still works, and does anything hold batteries, oil, gas or data?",
			open: "Does the owner need a proof of what becomes of it, such as a certificate?",
		},
		ready: {
			amount: "Numbers or weights",
			photos: "Photographs and labels",
			place: "Where it is",
		},
		aspect: "Repair and reuse come first; then, careful dismantling keeps metals and parts apart.",
		goal: "Recovering metals and parts can reduce mining and keep hazardous waste out of landfill.",
	},
	studies: {
		name: "environmental studies and plans",
		insight: "A study is useful when it says what it counts, over which period, and what it leaves out.",
		test: {
			title: "A study that helps to decide",
			text: "{company} would look at the decision that it serves, what has to be counted, and which data exist already. One page that says what is counted, for which period and for whom.",
			decides: "what exactly is counted, and how far the data can be traced",
		},
		ask: {
			open: "Which decision depends on the result, and who has to be convinced by it?",
		},
		ready: {
			data: "Bills, weights, distances",
			time: "The period",
			open: "Who asks for the result",
		},
		aspect: "A study is useful when it says what it counts, over which period, and what it leaves out.",
		goal: "Knowing where impacts arise shows where they can be reduced first.",
	},
};

export const engineeringRequests: RequestTexts = {
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
