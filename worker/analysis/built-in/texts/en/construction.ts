import type { CompanyTexts } from "../../themes.ts";

export const construction: CompanyTexts<"construction"> = {
	company: {
		name: "construction and agro-technology",
		why: "Construction and agro-technology are its two fields of work.",
		aspects: [
			"Land, water and materials are limited, and building and farming both depend on them.",
			"What suits the climate and the ground tends to last longer and need less.",
		],
		proposals: {
			give: ["A use in building or farming", "which task it suits and how it could be tested"],
			take: ["A suitable source", "what it is for, what matters in it and where to find it"],
			other: ["The place first, then the method", "how climate, ground and use shape the materials"],
		},
		decides: "how well materials and techniques suit the place, and how much upkeep they need",
		question: "Where would the result be built, grown or used?",
		ready: ["Photographs or a sketch", "Kind of place it is meant for", "What it would be used for"],
		goal: "Better ways to build and grow can make infrastructure sturdier and production less wasteful.",
	},
	buildings: {
		name: "buildings and building materials",
		why: "Construction is one of its two fields of work.",
		aspects: [
			"The footprint of a building comes mostly from its materials and from the energy used in it over the years.",
			"Keeping materials in use for longer means less waste and less extraction.",
		],
		proposals: {
			give: ["A use in construction", "its condition, fitting uses and the tests they require"],
			take: ["A suitable supply", "what the use requires and what could meet it nearby"],
			other: [
				"Building with the whole life in view",
				"which materials suit the use, how they perform over the years and how they could be used again",
			],
		},
		decides: "whether the materials suit their use and last",
		question: "What does the building or the material have to withstand, and for how long?",
		ready: ["Photographs or a sketch", "Materials, as far as known", "Place, size or amount"],
		goal: "Sound buildings made with fewer new materials help towns and villages to be sustainable.",
	},
	"urban-green": {
		name: "greenery and shade in towns and villages",
		why: "Green spaces bring together its two fields, construction and agro-technology.",
		aspects: [
			"Shade eases the heat; plants and open soil also soak up rain and shelter wildlife.",
			"Species that suit the climate, well tended, need less water and give fire less to feed on.",
		],
		proposals: {
			give: ["A use in green spaces", "its best outdoor use, how it ages and its upkeep"],
			take: ["Suitable plants and materials", "what suits the place and who could supply it"],
			other: [
				"Shade, water and upkeep together",
				"how sun, water, soil and use guide the choice of plants and materials, and the upkeep they need",
			],
		},
		decides: "the upkeep year after year, with its water, its work and somebody in charge",
		question: "Who would look after it, above all in summer?",
		ready: ["Photographs or a sketch", "What is known of sun, water and soil", "Rough size"],
		goal: "Shade and well-kept greenery prepare towns and villages better for heat, storms and fire.",
	},
	farming: {
		name: "farming and gardening",
		why: "Agro-technology is one of its two fields of work.",
		aspects: ["Observing and measuring before acting helps to save water, treatments, fuel and work."],
		proposals: {
			give: ["A use in farming", "what it is, which tasks it suits and how to try it safely"],
			take: ["Supplies that fit", "what the task, the climate and the water call for"],
			other: [
				"Measured results, season by season",
				"what the crop or the land needs, and how to measure progress",
			],
		},
		decides: "what it changes over a whole year, and how much work it takes",
		question: "What should be better after a season, and how could that be seen?",
		ready: [
			"What is grown or kept, or would be",
			"What has been measured or seen",
			"Photographs or a sketch",
		],
		goal: "Healthy crops and soil, tended with care, help food to be grown without wearing out the land.",
	},
};
