import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const energy: CompanyTexts<"energy"> = {
	company: {
		name: "clean energy and its use",
		why: "Its field is renewable energy for industry.",
		ask: {
			data: "Are there readings by the hour? If so, a size can be estimated; if not, asking the distributor for them, or two weeks with a meter, comes first.",
			permits:
				"Who owns the roof, land or building? If you do, the technical questions come next; if somebody else does, the owner’s written permission comes first.",
			open: "Is the energy wanted as heat, cold, movement or electricity? If as heat, the temperature is the next figure to know; if not, the hours are.",
		},
	},
	electricity: {
		name: "renewable electricity and storage",
		ask: {
			permits:
				"Is there a grid connection, and for how many kilowatts? If so, that figure can limit the size, and the grid company is asked first; if not, the longest time without sun or wind sets it.",
			time: "Is most of it used by day, or in the evening and at night? If by day, sun can cover it; if at night, wind or a store has to, and the price of the store decides.",
			open: "Who would use the electricity: one meter, several owners, or the grid? If several, the rule of sharing comes first; if one, the hours do; if the grid, the access permit.",
		},
	},
	biomass: {
		name: "heat from biomass",
		ask: {
			amount:
				"How many tonnes of fuel are there a year, or litres of oil to replace? If they match, ten kilos at 20 % moisture for four litres, the supply can be local; if not, a second source is needed.",
			condition:
				"How dry is the fuel, and in which form? If chipped, shelled or pelleted and under cover, it can be tried; if in branches outdoors, a chipper and a summer come first.",
			open: "Can a lorry tip or blow the fuel close to the boiler? If so, chips or shells are possible; if not, pellets in bags or logs are usually the limit.",
		},
	},
	heat: {
		name: "renewable and recovered heat",
		ask: {
			temperature:
				"Which temperature leaves the source, and which does the user need? If the source is hotter, a heat exchanger will do; if it is cooler, a heat pump and its electricity come in.",
			distance:
				"How many metres of trench lie between the two, and under what? If under your own yard, the pipe is the cost; if under a street, the permission of its owner, usually the town hall, comes first.",
			open: "What heats the user on the day the source is down? If the old boiler stays, the link only has to save fuel; if not, a reserve has to be paid for.",
		},
	},
	gases: {
		name: "renewable gases such as biogas and hydrogen",
		ask: {
			amount:
				"How much is there, or is needed, on an ordinary day: tonnes, kilowatt-hours, or kilos of gas? If the same all year, a size can be named; if not, the worst month sets it.",
			distance:
				"How far away is whoever would use the gas? If on the same site, less has to be cleaned and carried; if not, upgrading, compressing or a pipe can become the main cost.",
			open: "Who takes what is left over: digestate, oxygen or heat? If somebody does, the plant can grow; if nobody does, getting rid of it sets the size.",
		},
	},
	efficiency: {
		name: "energy efficiency",
		ask: {
			data: "Is the use known by the hour, or only from the bill? If by the hour, the nights are read first; if not, the distributor’s readings are (in Spain, datadis.es).",
			time: "At which hours does nobody need it? If there are whole nights or weekends, switching off comes first; if it never stops, the machines themselves do.",
			open: "Which machine or room must not stop? If it is the largest user, its replacement is compared first; if not, the others can be switched off on trial.",
		},
	},
	mobility: {
		name: "clean transport",
		ask: {
			amount:
				"How many kilometres does the longest day have? If under two thirds of a vehicle’s range, charging at night will usually do; if more, a stop with a plug may have to be found.",
			permits:
				"Whose is the place where the vehicles would stand at night? If yours, an electrician can say what power is free; if a landlord’s or the street, permission comes first.",
			open: "Which trip may not fail on any day? If there is one, a spare vehicle belongs in the price; if there is none, the fleet can be smaller.",
		},
	},
};

export const energyRequests: RequestTexts = {
	outlet: {
		title: "Put your offer on one page",
		text: "Write down kilowatts or tonnes, hours, temperature or quality, and the coordinates. {company} would look first for a use nearby in the same hours; then both sides would measure one ordinary week.",
		decides:
			"hours and distance: if nobody within reach needs it when it comes up, using it yourself is usually cheaper",
		ask: "For how many years could you promise it? If for longer than a fixed link takes to pay back, one can be planned; if not, only equipment that can be moved.",
	},
	supplier: {
		title: "Write down what you need each month",
		text: "Write the need by month, the highest hour, and what it must be: temperature, pressure, voltage or fuel class. {company} would compare it with what it can supply; a hired unit or a first delivery would come before a contract.",
		decides:
			"the size of the order: for one or two small units a local installer is usually quicker and cheaper",
		ask: "Would you own the equipment, or pay for the energy? If you own it, offers need one and the same specification; if you pay for energy, the length of contract sets the price.",
	},
	permit: {
		title: "Compare the answers of three bodies",
		text: "In Spain all but small plants usually need three answers: the grid company’s, the town hall’s and the energy authority’s, mostly the region. Write beside each what it has said, and when; {company} would mark the one that takes longest.",
		decides: "the ground: if rural land is protected, a roof or car park is usually the quicker place",
		// Solar for own use on roofs by declaration: among others Catalonia, Decree-Law 16/2019, Valencia, 14/2020, Andalusia, 2/2020;
		// twelve regions by 2021 (UNEF).
		ask: "Is it on a building or on rural land? If solar on a roof, in Spain a declaration to the town hall is often enough; if on rural land, whether the plan allows that use comes first.",
	},
	money: {
		title: "Put figures and signatures on one page",
		text: "Put on one page cost, kilowatt-hours a year, the price they replace, the yearly upkeep and the years of the contract, and mark what is signed. {company} would read the weakest of the five.",
		decides:
			"the years to earn it back: if they exceed the lease or the contract, hiring the plant or paying per kilowatt-hour is usually cheaper",
		ask: "Which are signed already: the site, the grid point, the user? If two of the three, the figures can be examined; if none, each signature comes before a presentation.",
	},
	technical: {
		title: "Draw a diagram and measure one week",
		text: "Draw on one page what feeds what, with the figures of the nameplates, and add a week of readings. {company} would compare two sizes: one for the highest hour, one for the ordinary day.",
		decides:
			"the difference between the two: if a few hours a year make it, moving those hours is usually cheaper than equipment",
		ask: "Is something installed already? If so, its nameplate and list of faults come first; if not, the hours of use do.",
	},
	trial: {
		title: "Try one unit for a season",
		text: "Agree on one unit, one meter before and after, and a date to take it out again. {company} would look at connection and safety, and at what the reading has to show at the end.",
		decides:
			"the expected saving: if it is smaller than the difference between two usual weeks, a second meter without the unit is needed",
		ask: "Do you bring the technology, or the place? If the technology, a test report and the state of its CE marking come first; if the place, a year of its readings.",
	},
};
