import type { CompanyTexts } from "../../themes.ts";

export const energy: CompanyTexts<"energy"> = {
	company: {
		name: "clean energy and its use",
		why: "Its field is renewable energy.",
		aspects: [
			"The less energy a use needs, the easier it is to supply from renewable sources.",
			"When energy is needed matters as well as how much: sun and wind do not follow demand.",
		],
		proposals: {
			other: ["What the energy is for", "which energy is needed, when, and how to save or supply it"],
		},
		decides: "how much energy is needed, at what times, and which sources are within reach",
		question: "What is the energy for, and where does it come from today?",
		ready: ["Estimated amounts of energy", "Place, on a map", "Plans, photographs or notes so far"],
		goal: "Saving energy and using renewable sources help to make energy clean and affordable.",
	},
	electricity: {
		name: "renewable electricity and storage",
		why: "Renewable electricity is part of its field, renewable energy.",
		aspects: [
			"Electricity used near where it is made, as it is made, loses less on the way and needs less storage.",
			"Sun and wind vary: storing, sharing or changing the hours of use makes up for part of it.",
		],
		proposals: { other: ["Energy: made, stored and used", "when energy is made, used, stored or shared"] },
		decides: "how well the hours of production match the hours of use, directly or through storage",
		question: "At what hours and in which months is the energy needed?",
		ready: ["Energy used: bills or an estimate", "Place, on a map or a plan", "Who would take part"],
		goal: "Renewable electricity, stored or shared when there is plenty, can replace power from fossil fuels.",
	},
	heat: {
		name: "renewable and recovered heat",
		why: "Heat can be renewable as well as electricity, and renewable energy is its field.",
		aspects: [
			"Heat is lost along the way and is best used close to its source.",
			"The temperature that is needed decides which source can supply it.",
		],
		proposals: {
			give: ["A use for this heat or fuel", "who could use it, at what temperature and when"],
			take: ["A source of heat", "which renewable sources are within reach, and what each requires"],
			other: ["Heat: source, use and distance", "which heat is needed, when, and what could supply it"],
		},
		decides: "the temperature, the months of use, and the distance between source and use",
		question: "At what temperature is the heat needed, and in which months?",
		ready: ["The fuel or source of heat", "Approximate amounts, by month", "Place, and what is near it"],
		goal: "Heat from renewable or recovered sources can replace heat made with oil and gas.",
	},
	gases: {
		name: "renewable gases such as biogas and hydrogen",
		why: "Some uses need a gas, and renewable energy is its field.",
		aspects: [
			"Biogas comes from organic matter broken down without air; hydrogen is as clean as its production.",
			"Gas that escapes takes away part of the benefit, so leaks have to be watched.",
		],
		proposals: {
			other: ["Renewable gas, from origin to use", "where the gas comes from, its storage and its use"],
		},
		decides: "a steady source to make the gas from, and a use for it within reach",
		question: "What would the gas be made from, and who would use it?",
		ready: ["Kind of gas, and its origin", "Rough amounts, by month", "Place, and what is around it"],
		goal: "Renewable gases can replace fossil gas, above all where electricity is hard to use.",
	},
	efficiency: {
		name: "energy efficiency",
		why: "Its field is renewable energy, which goes further when less is wasted.",
		aspects: [
			"Energy that is not needed does not have to be produced, carried or paid for.",
			"Readings by use and by hour show what a monthly total hides, such as equipment left on at night.",
		],
		proposals: {
			other: ["Where the energy goes", "what uses most, what runs without need, and what to save first"],
		},
		decides: "how much energy each use takes, for how many hours, and what the change would cost",
		question: "Which use of energy would be reduced, and how is it measured today?",
		ready: ["Figures: bills, readings or tests", "Equipment and hours of use", "What has been tried"],
		goal: "Using less energy for the same result makes it easier for energy to be clean and affordable.",
	},
	mobility: {
		name: "clean transport",
		why: "Much clean transport runs on electricity, and renewable energy is its field.",
		aspects: [
			"Fewer, fuller trips come first; then, vehicles that use less energy and pollute less.",
			"For electric vehicles the hour of charging counts: at some hours more of the electricity is renewable.",
		],
		proposals: {
			other: ["Trips, vehicles and their energy", "which trips are made, with which vehicles and energy"],
		},
		decides: "the length and times of the trips, and where vehicles stop in between",
		question: "Who or what has to travel, how far and how often?",
		ready: ["Trips: distances, days and times", "Vehicles, present or planned", "Places to stop or park"],
		goal: "Cleaner transport can mean better air and less noise in the streets where people live.",
	},
};
