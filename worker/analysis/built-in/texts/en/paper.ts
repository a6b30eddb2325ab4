import type { CompanyTexts } from "../../themes.ts";

export const paper: CompanyTexts<"paper"> = {
	company: {
		name: "recovery and recycling of materials",
		why: "Recycling is its field.",
		aspects: [
			"Materials kept apart by kind are easier to recycle than mixed ones.",
			"Reuse, where it works, comes before recycling.",
		],
		proposals: {
			give: ["A next use for the material", "what it is made of, its condition, and who could use it"],
			take: ["Supply of recovered material", "which material would suit, and how steady its supply is"],
			other: ["From collection to a new use", "the materials, how they are sorted, and where they could go"],
		},
		decides: "how clean and well sorted the materials are, and whether somebody uses them next",
		question: "Which materials are involved, and in what condition?",
		ready: ["The materials, with photographs", "Approximate amounts, and how often", "Place or area"],
		goal: "Materials that are used again in place of new ones can spare raw materials and reduce waste.",
	},
	fibres: {
		name: "paper and plant fibres",
		why: "It recycles paper, a material made of plant fibres.",
		aspects: [
			"Fibres shorten and weaken as they are recycled, so fresh ones have to be added over time.",
			"Clean, dry paper or fibre is easier to store and to use again.",
		],
		proposals: {
			give: ["A use for the fibre", "the kind of fibre, its quality, and who could use it"],
			take: ["Supply of paper or fibre", "which kind would suit, in what form and amounts"],
			other: ["Fibre, from source to product", "the fibre’s origin, its preparation and its possible uses"],
		},
		decides: "whether its quality, cleanliness and amount suit the next use",
		question: "Are the quality and the amount of the paper or fibre steady over the year?",
		ready: ["Photographs, nothing confidential", "Kind of fibre, its source or use", "Approximate amounts"],
		goal: "Recycling paper and making use of plant residues can ease the demand for freshly cut wood.",
	},
	plastics: {
		name: "plastics recycling",
		why: "Plastic is one of the materials that it recycles.",
		aspects: [
			"Sorted by polymer and colour, plastic keeps more of its properties when it is recycled.",
			"Dirt, labels and mixed polymers lower the quality of the result.",
		],
		proposals: {
			give: ["A use for the plastic", "the polymer, what comes with it, and who could use it"],
			take: ["Supply of recycled plastic", "which grade would suit, and how it would be delivered"],
			other: ["Plastic, step by step", "the plastics, how they are sorted, and what they could become"],
		},
		decides: "how pure the plastic is, and the quality that its next use requires",
		question: "Which plastics are involved, and what may be mixed with them?",
		ready: ["Kinds of plastic, with photographs", "Earlier or intended use", "Amount and place"],
		goal: "Recycled plastic can replace new plastic and reduce what ends up in landfill or the sea.",
	},
	textiles: {
		name: "reuse and recycling of textiles",
		why: "Like paper, textiles are collected and sorted to be recycled, and recycling is its field.",
		aspects: [
			"Using a textile for longer usually spares more resources than recycling it.",
			"Blended fibres, zips and foam make recycling harder.",
		],
		proposals: {
			give: ["A next use for the textiles", "their fibres, their condition, and who could use them"],
			take: ["Supply of textiles or fibres", "which ones would suit, and who could supply them"],
			other: ["Textiles: use, sorting, recycling", "what can be used or recycled, and how to sort it"],
		},
		decides: "the condition of the textiles, and whether their fibres can be identified and separated",
		question: "Which textiles are involved, and in what condition?",
		ready: ["Kinds of textile, with photographs", "Fibres, as far as known", "Amounts and place"],
		goal: "Longer use of textiles, and recycling after it, can spare new fibres and reduce waste.",
	},
	packaging: {
		name: "packaging with less waste",
		why: "Materials used again are its field, and packaging that comes back or is recycled saves them.",
		aspects: [
			"What counts in a returnable pack is how often it comes back; in a single-use one, that it is recycled.",
		],
		proposals: {
			give: ["A use for the packaging", "what it could hold, and what it would replace"],
			take: ["Packaging for the contents", "which kind protects them with less material and waste"],
			other: ["The life of the packaging", "what it protects, what it is made of, and where it ends up"],
		},
		decides: "the use that it has to withstand, and how much of it is recovered",
		question: "What is the packaging for, and what happens to it once it is empty?",
		ready: ["Photographs or a sketch", "Materials and rough weight", "Who fills it and who empties it"],
		goal: "Lighter, reused or recycled packaging can spare raw materials and reduce waste.",
	},
};
