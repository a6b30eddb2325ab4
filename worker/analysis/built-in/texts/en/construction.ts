import type { CompanyTexts } from "../../themes.ts";

export const construction: CompanyTexts<"construction"> = {
	company: {
		name: "construction and agro-technology",
		why: "Construction and agro-technology are its two fields.",
		aspects: [
			"What suits the climate and the ground tends to last longer and need less.",
			"Water, soil and materials are limited: using them with measure keeps a place productive.",
		],
		title: "A trial in one place",
		looksAt: "what the place allows, what would be built or grown, and how a small trial would look",
		decides: "whether it suits the place, and how much upkeep it needs",
		questions: {
			permits: "Who owns the place, and is it allowed to build or grow there what you have in mind?",
			open: "Who would look after it once it is there?",
		},
		ready: { place: "Place, on a map", photos: "Photographs or a sketch", money: "Budget, if there is one" },
		goal: "Better ways to build and grow can make infrastructure sturdier and production less wasteful.",
	},
	refurbishment: {
		name: "buildings and their refurbishment",
		why: "Construction is one of its two fields.",
		aspects: [
			"Keeping and improving what stands usually takes fewer new materials than building anew.",
			"Insulation, shade and ventilation reduce the need before any machine does.",
		],
		title: "From survey to works",
		looksAt: "the state of the building or plot, which works come first, and what use they have to serve",
		decides: "the state of structure and installations, the permits, and the budget",
		questions: {
			permits: "Who owns the building or plot, and which permits are already there?",
			open: "Which part has to be in use first, and can people stay in it during the works?",
		},
		ready: { open: "Plans, even old ones", photos: "Photographs", money: "Budget, or its limit" },
		goal: "Sound buildings made with fewer new materials help towns and villages to be sustainable.",
	},
	materials: {
		name: "building materials and building with them",
		why: "Construction is one of its two fields.",
		aspects: [
			"A part used again as it is keeps the work and the energy that went into it.",
			"Local, recovered or plant-based materials can replace some of the new cement, steel and plastic.",
		],
		title: "A test for the intended use",
		looksAt: "which use it suits, which strength and safety tests that takes, and a first piece to try",
		decides: "whether it passes the tests for its use, and in what amounts and sizes it comes",
		questions: {
			data: "Which tests or certificates does the material have for this use, and which are missing?",
			open: "What will it have to bear in use: load, rain, frost, fire?",
		},
		ready: { data: "Data sheets or tests", amount: "Number, sizes or weight", photos: "Photographs" },
		goal: "Buildings made with fewer new materials help towns and villages to be sustainable.",
	},
	"urban-green": {
		name: "greenery and shade in towns and villages",
		why: "Green spaces bring together its two fields, construction and agro-technology.",
		aspects: [
			"Shade eases the heat; plants and open soil also soak up rain and shelter wildlife.",
			"Species that suit the climate need less water and less work.",
		],
		title: "Planting with the upkeep in mind",
		looksAt: "sun, soil, water and load, the plants that suit them, and the upkeep of the first years",
		decides: "who waters and tends it in the first summers, and what soil or structure there is",
		questions: {
			open: "Who would water and tend it in the first summers, and with which water?",
		},
		ready: { photos: "Photographs at noon", amount: "Size", open: "Who owns the place" },
		goal: "Shade and well-kept greenery prepare towns and villages better for heat, storms and fire.",
	},
	irrigation: {
		name: "irrigation and water in the field",
		why: "Agro-technology is one of its two fields.",
		aspects: [
			"Watering by measured need, not by the calendar, saves water and pumping.",
			"The quality of the water decides which crops and which emitters it suits.",
		],
		title: "Measure, then water",
		looksAt: "the soil, the crop and the water available, and where sensors or drip lines would pay first",
		decides: "how much water there is in the driest month, and who may use it",
		questions: {
			data: "How much water is used now, and is it measured by plot?",
			open: "Who has the right to the water, and is it short in the driest month?",
		},
		ready: { amount: "Hectares and crops", data: "Meter readings", open: "A plan of pipes and plots" },
		goal: "Water used with measure helps to grow food without wearing out the land.",
	},
	farming: {
		name: "farming, soils and greenhouses",
		why: "Agro-technology is one of its two fields.",
		aspects: [
			"Observing and measuring before acting helps to save water, treatments, fuel and work.",
			"A trial beside an untreated strip shows what really made the difference.",
		],
		title: "A trial over one season",
		looksAt: "which plot or bay would serve, what to compare it with, and what to measure",
		decides: "what changes over a whole season, and how much work it takes",
		questions: {
			data: "Which yields, soil analyses or readings are there from earlier seasons?",
			open: "What should be better after one season, and by how much, for it to be worth it?",
		},
		ready: {
			material: "Crop or livestock",
			amount: "Size of the plot",
			data: "Yields or soil analyses",
			open: "A sketch or photographs",
		},
		goal: "Healthy crops and soil help food to be grown without wearing out the land.",
	},
};
