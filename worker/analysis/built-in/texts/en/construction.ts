import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const construction: CompanyTexts<"construction"> = {
	company: {
		name: "construction and agro-technology",
		why: "Construction and agro-technology are its two fields.",
		insight: "What suits the climate and the ground tends to last longer and need less.",
		test: {
			title: "What suits the place",
			text: "{company} would look at what is there now, what has to get better, and what that takes over the years. A visit, or a sketch and photographs if it is far away.",
			decides: "what works in that place, and what it costs over the years",
		},
		ask: {
			open: "What has to be better than it is today, and how would you tell?",
		},
		ready: {
			place: "Place, on a map",
			photos: "Photographs or a sketch",
			money: "Budget, if there is one",
		},
		aspect: "What suits the climate and the ground tends to last longer and need less.",
		goal: "Better ways to build and grow can make infrastructure sturdier and production less wasteful.",
	},
	refurbishment: {
		name: "buildings and their refurbishment",
		insight: "Keeping and improving what stands usually takes fewer new materials than building anew.",
		test: {
			title: "From survey to works",
			text: "{company} would look at the state of the building or plot, which works come first, and what use they have to serve. A visit with somebody who knows structures, before anything is drawn.",
			decides: "the state of structure and installations, the permits, and the budget",
		},
		ask: {
			permits: "Who owns the building or plot, and which permits are already there?",
			open: "Which part has to be in use first, and can people stay in it during the works?",
		},
		ready: {
			open: "Plans, even old ones",
			photos: "Photographs",
			money: "Budget, or its limit",
		},
		aspect: "Keeping and improving what stands usually takes fewer new materials than building anew.",
		goal: "Sound buildings made with fewer new materials help towns and villages to be sustainable.",
	},
	materials: {
		name: "building materials and building with them",
		insight:
			"Local, recovered or plant-based materials can replace some of the new cement, steel and plastic.",
		test: {
			title: "The right use for the material",
			text: "{company} would look at which use it suits, what the rules require of it there, and where it could be built in first. A small amount, in the use that is meant for it.",
			decides: "whether it meets the rules for its use, in the amounts and sizes that the use needs",
		},
		ask: {
			open: "What does its use require of it, and what of that has already been shown?",
		},
		ready: {
			data: "Data sheets or tests, if any",
			amount: "Amounts and sizes",
			photos: "Photographs",
		},
		aspect:
			"Local, recovered or plant-based materials can replace some of the new cement, steel and plastic.",
		goal: "Materials that are grown, recovered or local can make towns and villages more sustainable.",
	},
	"urban-green": {
		name: "greenery, shade and open spaces",
		insight: "Shade eases the heat; plants and open soil also soak up rain.",
		test: {
			title: "Shade and green with the upkeep in mind",
			text: "{company} would look at sun, water and ground or load, what suits them, and the upkeep of the first years. One small part first, watched through a summer.",
			decides: "who looks after it in the first summers, and what the place can bear",
		},
		ask: {
			open: "Who would look after it in the first summers, and with what?",
		},
		ready: {
			photos: "Photographs at noon",
			amount: "Size",
			open: "Who owns the place",
		},
		aspect: "Shade eases the heat; plants and open soil also soak up rain.",
		goal: "Shade and well-kept greenery help places where people live and work to bear the heat.",
	},
	farming: {
		name: "farming, soil and irrigation",
		insight: "Observing and measuring before acting helps to save water, treatments, fuel and work.",
		test: {
			title: "Measure, then decide",
			text: "{company} would look at which soil, crop or equipment it is about, what to measure, and where to begin. One plot, row or bay, with another one beside it to compare.",
			decides: "what changes over a whole season, and how much work it takes",
		},
		ask: {
			data: "Which yields, soil analyses or readings are there from earlier seasons?",
			open: "What should be better after one season, and by how much, for it to be worth it?",
		},
		ready: {
			amount: "Size of the plot",
			data: "Yields or soil analyses",
			open: "A sketch or photographs",
		},
		aspect: "Observing and measuring before acting helps to save water, treatments, fuel and work.",
		goal: "Healthy crops and soil help food to be grown without wearing out the land.",
	},
};

export const constructionRequests: RequestTexts = {
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
