import type { CompanyTexts } from "../../themes.ts";

export const paper: CompanyTexts<"paper"> = {
	company: {
		name: "recovery and recycling of materials",
		why: "Recycling is its field.",
		aspects: [
			"A material kept apart from the start is worth more than one that has to be sorted later.",
			"Reuse, where it works, comes before recycling.",
		],
		title: "From collection to a next use",
		looksAt: "what can be separated, in what amounts, and who would use it next",
		decides: "whether somebody would use the material at the quality in which it can be collected",
		questions: {
			condition: "In what state is the material, or would it have to be: clean, sorted, loose, baled?",
			open: "What counts most for you: the cost, the quality, or what the material becomes?",
		},
		ready: {
			amount: "Weight or volume, and how often",
			condition: "State of the material",
			photos: "Photographs",
		},
		goal: "Materials that are used again can spare raw materials and reduce waste.",
	},
	paper: {
		name: "paper and cardboard",
		why: "It recycles paper.",
		aspects: [
			"Paper kept dry and apart from food and plastic can become paper again.",
			"Fibres shorten each time they are recycled, so the best grades deserve the most demanding use.",
		],
		title: "Paper back to paper",
		looksAt:
			"what has to be taken out of it, which mill grade it suits, and in which product it could return",
		decides: "the grade, the moisture, and how much plastic, glue or ink comes with the paper",
		questions: {
			condition: "What comes with the paper or cardboard: plastic, glue, staples, food, moisture?",
			data: "Does each lot need a proof, such as a certificate of destruction or of recycling?",
			open: "Would you rather be paid for the material, or get it back as paper or cardboard?",
		},
		ready: {
			amount: "Tonnes a month",
			condition: "Grades, and how they are stored",
			open: "A photograph or a sample of each grade",
		},
		goal: "Paper made from recovered fibre takes less fresh wood and leaves less waste.",
	},
	"plant-fibres": {
		name: "plant fibres for paper and packaging",
		why: "Paper is made of plant fibres, and recycling it is its field.",
		aspects: [
			"Fibre from straw, hemp or prunings is light and bulky: a use close to the harvest saves transport.",
			"Fibre left over from crops can stand in for part of the fresh wood.",
		],
		title: "A trial of the fibre",
		looksAt:
			"the length and cleanness of the fibre, how it would be prepared, and in which product it could be tried",
		decides: "how strong and clean the fibre is, and whether there is enough of it all year",
		questions: {
			data: "Has the fibre been pulped or tested yet, and with what result?",
			open: "How would the fibre be kept dry from one harvest to the next?",
		},
		ready: { open: "A sample of a few kilos", amount: "Tonnes a year", time: "Months of harvest" },
		goal: "Making use of plant residues can ease the demand for freshly cut wood.",
	},
	plastics: {
		name: "plastics recycling",
		why: "Plastic is one of the materials that it recycles.",
		aspects: [
			"Sorted by polymer and colour, plastic keeps more of its properties when it is recycled.",
			"Each use asks for its own grade: film, pipe and bottle do not take the same plastic.",
		],
		title: "From waste plastic to a usable grade",
		looksAt: "how to sort and wash the plastic for the grade that a product needs, and what that costs",
		decides: "how pure the plastic is after sorting, and the quality that its next use requires",
		questions: {
			condition: "How dirty is the plastic, and which polymers or other materials are mixed with it?",
			open: "Which product would take the recycled plastic, and which quality does it ask for?",
		},
		ready: {
			material: "Polymers, as far as known",
			amount: "Tonnes a month",
			photos: "Photographs, or a sample",
		},
		goal: "Recycled plastic can replace new plastic and reduce what ends up in landfill or the sea.",
	},
	textiles: {
		name: "reuse and recycling of textiles",
		why: "The group has no textiles business: recycling is the nearest of its fields.",
		aspects: [
			"Wearing or using a textile for longer usually spares more than recycling it.",
			"Zips, prints, coatings and blended fibres make recycling harder.",
		],
		title: "A first look, and the way to a specialist",
		looksAt: "whether any part suits its own recycling, and which kind of specialist would suit the rest",
		decides: "what the textiles are made of, and whether they can be used again as they are",
		questions: {
			condition: "What can still be used as it is, and what is only good as fibre?",
			open: "Is there a label or a supplier that tells the composition of the textiles?",
		},
		ready: {
			material: "Fibres, as far as known",
			amount: "Kilos or pieces",
			photos: "Photographs of the textiles",
		},
		goal: "Longer use of textiles, and recycling after it, can spare new fibres and reduce waste.",
	},
	packaging: {
		name: "packaging with less waste",
		why: "Packaging that comes back or can be recycled spares materials, and recycling them is its field.",
		aspects: [
			"What counts in a returnable pack is how often it comes back; in a single-use one, that it is recycled.",
			"A pack made of one material is easier to recycle than one of several layers.",
		],
		title: "The whole round of the packaging",
		looksAt: "what the pack protects, who empties it, and how it comes back or is recycled",
		decides: "how many packs come back, and what washing or recycling each one costs",
		questions: {
			open: "Who has the pack in hand once it is empty, and what would make them return or sort it?",
		},
		ready: {
			material: "Materials, with weights",
			amount: "Packs a year",
			photos: "Photographs or a drawing",
		},
		goal: "Lighter, reused or recycled packaging can spare raw materials and reduce waste.",
	},
};
