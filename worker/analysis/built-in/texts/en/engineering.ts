import type { CompanyTexts } from "../../themes.ts";

export const engineering: CompanyTexts<"engineering"> = {
	company: {
		name: "sustainable engineering",
		why: "Sustainable engineering and waste are its field.",
		aspects: [
			"Measuring first shows where a change does most.",
			"What leaves one process can serve another once its composition is known.",
		],
		proposals: {
			other: ["From facts to a solution", "what goes in and out, which rules apply, and what to test first"],
		},
		decides: "what the measurements show, and what the rules require",
		question: "What has been measured or tried so far?",
		ready: ["A sketch, photographs or notes", "Figures known so far", "Place, and who else is involved"],
		goal: "Industry becomes cleaner when its processes use fewer resources and leave less waste.",
	},
	water: {
		name: "water use and treatment",
		why: "Using less water and returning it clean is work for sustainable engineering, its field.",
		aspects: [
			"Not every use needs drinking water: matching quality to use can save water, energy and treatment.",
			"What does not get into the water does not have to be taken out of it.",
		],
		proposals: {
			other: ["Water: amount, quality and use", "how much there is, what is in it, and what each use needs"],
		},
		decides: "how much water there is, what it contains, and how clean it has to be",
		question: "Where does the water come from, and where does it go?",
		ready: ["Estimated amount of water", "What it contains or may contain", "A sketch of its path"],
		goal: "Using less water and cleaning it before its return leaves more clean water for people and rivers.",
	},
	residues: {
		name: "residues and their use",
		why: "Waste is part of its field, and what is left over in one place can be useful in another.",
		aspects: [
			"A residue can replace a raw material when its composition is known and steady.",
			"Many residues are heavy or wet, so a use close by saves transport.",
		],
		proposals: {
			give: ["A use for the material", "what it contains, what it could replace, and who could use it"],
			take: ["Supply of recovered material", "which material would suit, and how steady its supply is"],
			other: ["From residue to resource", "what the residue contains, and what it could become"],
		},
		decides: "what the residue contains, and how steady its quality and amount are",
		question: "Which residue is involved, and where does it come from?",
		ready: ["An analysis or a description", "Rough amounts, by month", "Place, and how to store it"],
		goal: "A residue that is put to use leaves less to dispose of and can spare raw materials.",
	},
	contamination: {
		name: "hazardous waste, emissions and contaminated places",
		why: "What can do harm, and how to handle it, is work for sustainable engineering, its field.",
		aspects: [
			"The first step is to know exactly what it is, how much there is of it, and where it comes from.",
		],
		proposals: {
			other: [
				"From measuring to treating",
				"what it is, how much there is, and how to prevent, collect or treat it",
			],
		},
		decides: "what exactly it is, and what the rules require for it",
		question: "What is known of the composition of the waste or emission, or has been measured?",
		ready: [
			"Photographs, at a safe distance",
			"Data sheets or measurements, if any",
			"Place, and how often it occurs",
		],
		goal: "Making, using and discarding things with less harm to air, water and soil protects people and nature.",
	},
	scrap: {
		name: "recovery of metals and equipment",
		why: "Waste is part of its field, and discarded metal and equipment hold materials worth recovering.",
		aspects: [
			"Repair and reuse come first; then, careful dismantling keeps metals and parts apart.",
			"Metals can be recycled many times, above all when alloys are not mixed.",
		],
		proposals: {
			give: ["A next use for metal or equipment", "what can be put to use, and who could use it"],
			take: ["Supply of metal or equipment", "what would suit the use, and how it is checked"],
			other: ["Reuse and recovery", "what can be used again or recovered, and how to do it safely"],
		},
		decides: "which materials are involved, and how easily and safely they come apart",
		question: "Which metals or equipment are involved, and in what condition?",
		ready: ["A list, with photographs or labels", "Amounts, by weight or number", "Place and condition"],
		goal: "Recovering metals and parts can reduce mining and keep hazardous waste out of landfill.",
	},
	studies: {
		name: "environmental studies and plans",
		why: "Sustainable engineering, its field, starts by measuring impacts before deciding.",
		aspects: [
			"A study is useful when it makes clear what it counts, over which period, and what it leaves out.",
			"Many impacts lie outside the place studied: in materials, transport or use.",
		],
		proposals: {
			other: ["A study that helps to decide", "the decision it serves, what to count, and which data exist"],
		},
		decides: "what exactly is counted, and how far the data can be traced and trusted",
		question: "Which decision should the results help to make?",
		ready: ["Product, activity or place", "Data: bills, weights, distances", "Who will use the results"],
		goal: "Knowing where impacts arise shows where they can be reduced first.",
	},
};
