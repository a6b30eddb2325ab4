import type { CompanyTexts } from "../../themes.ts";

export const energy: CompanyTexts<"energy"> = {
	company: {
		name: "clean energy and its use",
		why: "Its field is renewable energy.",
		aspects: [
			"The less energy a use needs, the easier it is to supply from renewable sources.",
			"When energy is needed matters as well as how much: sun and wind do not follow demand.",
		],
		title: "Need first, then the source",
		looksAt: "what the energy is for, what could be saved, and which renewable sources are within reach",
		decides: "how much energy is needed, at what times, and which sources are within reach",
		questions: {
			data: "How much energy is involved in a month, and of which kind?",
			open: "Who would own the installation, and who would run it?",
		},
		ready: { data: "A year of bills or readings", place: "Place, on a map", open: "Plans so far" },
		goal: "Saving energy and using renewable sources help to make energy clean and affordable.",
	},
	electricity: {
		name: "renewable electricity and storage",
		why: "Renewable electricity is part of its field.",
		aspects: [
			"Electricity used near where it is made, as it is made, needs less grid and less storage.",
			"Sun and wind vary: storing, sharing or moving the hours of use makes up for part of it.",
		],
		title: "Production, storage and use in balance",
		looksAt: "how the hours of production and use fit, what the grid allows, and what storage would add",
		decides: "the grid connection, and how well the hours of production match the hours of use",
		questions: {
			permits: "What does the grid connection allow, and which permits are in hand?",
			open: "How much of the electricity would be used on the spot, and who would take the rest?",
		},
		ready: {
			data: "Hourly data of use or production",
			place: "Place, on a map",
			permits: "Papers on grid and permits",
			open: "A plan of the roof or site",
		},
		goal: "Renewable electricity, stored or shared when there is plenty, can replace power from fossil fuels.",
	},
	heat: {
		name: "renewable and recovered heat",
		why: "Heat can be renewable as well as electricity, and renewable energy is its field.",
		aspects: [
			"Heat is lost along the way and is best used close to its source.",
			"The temperature that is needed decides which source can supply it.",
		],
		title: "Matching the source and the user",
		looksAt:
			"the temperatures and hours of both sides, the distance, and who would run the link between them",
		decides: "whether source and need coincide in hours, months and temperature",
		questions: {
			temperature: "What temperature does the user of the heat need, and what does the source give?",
			open: "What covers the need when the source stops, for example during a repair?",
		},
		ready: {
			data: "Readings or bills by month",
			time: "Hours and months of heat",
			open: "A plan with distances",
		},
		goal: "Heat from renewable or recovered sources can replace heat made with oil and gas.",
	},
	gases: {
		name: "renewable gases such as biogas and hydrogen",
		why: "Some uses need a gas, and renewable energy is its field.",
		aspects: [
			"Biogas comes from organic matter broken down without air; hydrogen is as clean as its production.",
			"Gas that escapes takes away part of the benefit, so leaks have to be watched.",
		],
		title: "From the source of the gas to its user",
		looksAt: "what the gas is made from, what the plant leaves over, and who would use the gas nearby",
		decides: "a source that is steady all year, and a user or a grid within reach",
		questions: {
			permits: "Which permits are needed where the plant would stand, and how far are they?",
			open: "What happens to what the plant leaves over, and who is bound by contract to supply it?",
		},
		ready: {
			amount: "Amounts by month",
			place: "Site, on a map",
			permits: "Permits, granted or asked for",
			open: "A plan with distances",
		},
		goal: "Renewable gases can replace fossil gas, above all where electricity is hard to use.",
	},
	efficiency: {
		name: "energy efficiency",
		why: "Its field is renewable energy, which goes further when less is wasted.",
		aspects: [
			"Energy that is not needed does not have to be produced, carried or paid for.",
			"Readings by use and by hour show what a monthly total hides, such as equipment left on at night.",
		],
		title: "Measure, save, then replace",
		looksAt: "what uses most, what runs without need, and which change pays for itself first",
		decides: "how many hours each large use runs, and what the change would cost",
		questions: {
			data: "Is the use measured by machine or by hour, or only on the monthly bill?",
			open: "Which machine, room or shift must on no account be interrupted?",
		},
		ready: { data: "Bills or readings of a year", open: "List of the largest uses", time: "Hours of use" },
		goal: "Using less energy for the same result makes it easier for energy to be clean and affordable.",
	},
	mobility: {
		name: "clean transport",
		why: "Much clean transport runs on electricity, and renewable energy is its field.",
		aspects: [
			"Fewer, fuller trips come first; then, vehicles that use less energy and pollute less.",
			"For electric vehicles the hour of charging counts: at some hours more of the electricity is renewable.",
		],
		title: "Trips, vehicles and where they charge",
		looksAt:
			"the length and hours of the trips, where vehicles stand still, and what power is available there",
		decides: "how long the vehicles stand still, and the power available where they do",
		questions: {
			open: "Where do the vehicles stand at night, and what electrical power is available there?",
		},
		ready: {
			amount: "Vehicles and kilometres",
			time: "Hours of the trips",
			open: "A map of the routes and stops",
		},
		goal: "Cleaner transport can mean better air and less noise in the streets where people live.",
	},
};
