import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const paper: CompanyTexts<"paper"> = {
	company: {
		name: "recovery and recycling of materials",
		why: "Recycling is its field.",
		insight: "A material kept apart from the start is worth more than one that has to be sorted later.",
		test: {
			title: "From collection to a next use",
			text: "{company} would look at what can be separated, in what amounts, and who would use it next. A trial with one load, weighed and looked through together.",
			decides: "whether somebody would use the material at the quality in which it can be collected",
		},
		ask: {
			product: "Who would use it next, and what would they require of it?",
			open: "What has to happen between collection and the next use, and who would do it?",
		},
		ready: {
			amount: "Weight or volume",
			time: "How often",
			photos: "Photographs",
		},
		aspect: "A material kept apart from the start is worth more than one that has to be sorted later.",
		goal: "Materials that are used again can spare raw materials and reduce waste.",
	},
	paper: {
		name: "paper and cardboard",
		insight: "Paper kept dry and apart from food and plastic can become paper again.",
		test: {
			title: "Paper back to paper",
			text: "{company} would look at what has to be taken out of it, which grade it suits, and in which product it could return. One bale or pallet as a sample, to settle the grade before talking about prices.",
			decides: "the grade, the moisture, and how much plastic, glue or ink comes with the paper",
		},
		ask: {
			condition: "What comes with the paper or cardboard: plastic, glue, food, moisture?",
			open: "Does each lot need a proof, such as a certificate of destruction or of recycling?",
		},
		ready: {
			amount: "Tonnes a month",
			condition: "Grades",
			open: "A photograph or sample of each grade",
		},
		aspect: "Paper kept dry and apart from food and plastic can become paper again.",
		goal: "Paper made from recovered fibre takes less fresh wood and leaves less waste.",
	},
	"plant-fibres": {
		name: "plant fibres for paper and packaging",
		insight: "Fibre from straw, hemp or prunings is light and bulky: a use close by saves transport.",
		test: {
			title: "A trial of the fibre",
			text: "{company} would look at how long and clean the fibre is, how to prepare it, and in which product to try it. A few kilos of fibre in a pulping test, before anything is built or ordered.",
			decides: "how strong and clean the fibre is, and whether there is enough of it all year",
		},
		ask: {
			data: "Has the fibre been pulped or tested yet, and with what result?",
			open: "How would the fibre be kept dry from one harvest to the next?",
		},
		ready: {
			open: "A sample of a few kilos",
			amount: "Tonnes a year",
			time: "Months of harvest",
		},
		aspect: "Fibre from straw, hemp or prunings is light and bulky: a use close by saves transport.",
		goal: "Making use of plant residues can ease the demand for freshly cut wood.",
	},
	plastics: {
		name: "plastics recycling",
		insight: "Sorted by polymer and colour, plastic keeps more of its properties when it is recycled.",
		test: {
			title: "From waste plastic to a usable grade",
			text: "{company} would look at how to sort and wash the plastic for the grade that a product needs, and what that costs. A sample of each kind of plastic, to tell the polymer and how it behaves when washed.",
			decides: "how pure the plastic is after sorting, and the quality that its next use requires",
		},
		ask: {
			condition: "How dirty is the plastic, and what other materials are mixed with it?",
			product: "Which product would take the recycled plastic, and which quality does it ask for?",
			open: "Who would answer for the quality, and who would sell or use the result?",
		},
		ready: {
			material: "Polymers, if known",
			amount: "Tonnes a month",
			photos: "Photographs, or a sample",
		},
		aspect: "Sorted by polymer and colour, plastic keeps more of its properties when it is recycled.",
		goal: "Recycled plastic can replace new plastic and reduce what ends up in landfill or the sea.",
	},
	textiles: {
		name: "reuse and recycling of textiles",
		why: "The group has no textiles business: what comes closest is recycling.",
		insight: "Wearing or using a textile for longer usually spares more than recycling it.",
		test: {
			title: "A first look, and the way to a specialist",
			text: "{company} would look at whether any part suits its own recycling, and which kind of specialist would suit the rest. A few typical pieces sorted by fibre, to tell which specialist to ask.",
			decides: "what the textiles are made of, and whether they can be used again as they are",
		},
		ask: {
			condition: "What can still be used as it is, and what is only good as fibre?",
			open: "Is there a label or a supplier that tells the composition of the textiles?",
		},
		ready: {
			material: "Fibres, if known",
			amount: "Kilos or pieces",
			photos: "Photographs of the textiles",
		},
		aspect: "Wearing or using a textile for longer usually spares more than recycling it.",
		goal: "Longer use of textiles, and recycling after it, can spare new fibres and reduce waste.",
	},
	packaging: {
		name: "packaging with less waste",
		insight: "A returnable pack has to come back often; a single-use one has to be recycled.",
		test: {
			title: "The whole round of the packaging",
			text: "{company} would look at what the pack is for, who empties it, and how it comes back or is recycled. One product and a few customers, counting how many packs come back or are sorted.",
			decides: "how many packs come back, and what washing or recycling each one costs",
		},
		ask: {
			open: "Who has the pack in hand once it is empty, and what would make them return or sort it?",
		},
		ready: {
			material: "Materials and weights",
			amount: "Packs a year",
			photos: "Photographs or a drawing",
		},
		aspect: "A returnable pack has to come back often; a single-use one has to be recycled.",
		goal: "Lighter, reused or recycled packaging can spare raw materials and reduce waste.",
	},
};

export const paperRequests: RequestTexts = {
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
