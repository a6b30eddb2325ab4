import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const energy: CompanyTexts<"energy"> = {
	company: {
		name: "clean energy and its use",
		why: "Its field is renewable energy for industry.",
		// Datadis, platform of the Spanish electricity distributors: hourly readings, free of charge (2026).
		// Cadastre: its website covers Spain except the Basque Country and Navarre (Directorate General for the Cadastre, questions).
		insight:
			"Two sites with the same kilowatt-hours a year usually need different plants, because their hours differ. In Spain the distributor gives hourly electricity readings free of charge, also at datadis.es; heat and fuel usually have to be read by hand for a week.",
		test: {
			title: "One week in January, one in July",
			text: "Write down two weeks, one in January and one in July, hour by hour: what is used, and what is made or could be. {company} would read off the highest hour, the lowest, and what is left over.",
			decides:
				"the highest hour, which usually sizes a plant: if that use can be moved to another hour, this is usually cheaper than a larger plant",
		},
		ask: {
			data: "Are there readings by the hour? If so, a size can be estimated; if not, asking the distributor for them, or two weeks with a meter, comes first.",
			permits:
				"Who owns the roof, land or building? If you do, the technical questions come next; if somebody else does, the owner’s written permission comes first.",
			open: "Is the energy wanted as heat, cold, movement or electricity? If as heat, the temperature is the next figure to know; if not, the hours are.",
		},
		ready: {
			time: "Opening hours or shifts, and weeks of standstill",
			money: "Twelve energy bills, with the fixed part apart",
			place: "The cadastral reference (sedecatastro.gob.es in Spain, except the Basque Country and Navarre)",
			photos: "Photographs of the meter, switchboard and nameplates",
		},
		aspect:
			"Less fossil fuel where the hours of sun, wind or heat match those of use; bridging the rest costs storage.",
		goal: "Renewable kilowatt-hours used a year, from the meters before and after.",
	},
	electricity: {
		name: "renewable electricity and storage",
		// Spain: CNMC Circular 1/2021, article 12 (generation, storage), and Circular 1/2024, articles 16 and 17 (demand, published since
		// September 2025): free capacity of each busbar over 1 kV, updated at least once a month.
		insight:
			"To feed the grid, the connection point can limit the size before roof, wind or battery does: in Spain grid companies publish each node’s free capacity monthly. For your own use the hours decide; off the grid, the longest lull.",
		test: {
			title: "The point first, then two weeks",
			text: "Ask the grid company how many kilowatts the point takes and gives; off the grid, list the loads. Then {company} would lay two weeks hour by hour, in January and July: use beside production (for sun, from PVGIS).",
			decides:
				"for your own use, the share used in the same hour: if under half, another size or a neighbour is compared before storage",
		},
		ask: {
			permits:
				"Is there a grid connection, and for how many kilowatts? If so, that figure can limit the size, and the grid company is asked first; if not, the longest time without sun or wind sets it.",
			time: "Is most of it used by day, or in the evening and at night? If by day, sun can cover it; if at night, wind or a store has to, and the price of the store decides.",
			open: "Who would use the electricity: one meter, several owners, or the grid? If several, the rule of sharing comes first; if one, the hours do; if the grid, the access permit.",
		},
		ready: {
			data: "A year of hourly readings (in Spain, from datadis.es)",
			distance: "Metres from the site to the connection point",
			photos: "Photographs of the switchboard and of whatever casts shade",
			money: "The last bills: contracted kilowatts and price",
		},
		aspect:
			"Less electricity from fossil fuels for each kilowatt-hour used at once; each one stored loses a part and has to pay for the store.",
		goal: "Kilowatt-hours used on the spot and fed in, from the inverter or the meter.",
	},
	biomass: {
		name: "heat from biomass",
		// Net calorific value as received: (19 MJ/kg × (1 − M) − 2.44 × M) ÷ 3.6, with 19 MJ/kg typical of dry wood (ISO 17225-1:2021).
		// Heating oil: 42.6 MJ/kg × 0.845 kg/l = 10 kWh a litre. ISO 18134 (part 3: 2023), ISO 18122:2022, ISO 18125:2017.
		insight:
			"Fuel is paid by the tonne but heats by its dryness: wood at 50 % moisture holds some 2.3 kWh a kilo, at 20 % some 4.1, so two and a half kilos replace a litre of oil. Moisture is usually the first measurement.",
		test: {
			title: "Two kilos in a sealed bag",
			text: "Two kilos from the middle of the heap or of a delivery go in a sealed bag to a fuel laboratory: moisture (ISO 18134), ash (ISO 18122), heating value (ISO 18125). {company} would compare them with the boiler’s manual.",
			decides:
				"the moisture and ash that the manual admits: if the fuel has more, another fuel is usually cheaper than another boiler",
		},
		ask: {
			amount:
				"How many tonnes of fuel are there a year, or litres of oil to replace? If they match, ten kilos at 20 % moisture for four litres, the supply can be local; if not, a second source is needed.",
			condition:
				"How dry is the fuel, and in which form? If chipped, shelled or pelleted and under cover, it can be tried; if in branches outdoors, a chipper and a summer come first.",
			open: "Can a lorry tip or blow the fuel close to the boiler? If so, chips or shells are possible; if not, pellets in bags or logs are usually the limit.",
		},
		ready: {
			data: "A year of fuel bills, or delivery notes of the fuel sold",
			time: "The months of heating, or of supply",
			distance: "Kilometres from the fuel to the boiler",
			photos: "Photographs of the fuel beside a ruler, and of the boiler room",
		},
		aspect: "Less oil or gas; the price is ash to carry out, and more dust from the chimney than gas gives.",
		goal: "Litres of oil or kilowatt-hours of gas no longer bought, from the bills.",
	},
	heat: {
		name: "renewable and recovered heat",
		// Heat capacities: water 1.16 kWh/(m³·K), air 0.335 Wh/(m³·K) at 20 °C. EN 1434:2022, thermal energy meters.
		insight:
			"Water carries heat, air hardly: one cubic metre of water an hour, cooled by ten degrees, gives 11.6 kW; with air that takes some 3,500 cubic metres. So lukewarm heat is best caught while it is in water, before the fan or cooling tower.",
		test: {
			title: "Two thermometers and a flow meter",
			text: "For an ordinary week, log flow and temperatures before and after, at the source and at the user. For water, a clamp-on meter will do, and {company} would multiply: kW = 1.16 × m³/h × degrees.",
			decides:
				"the hours in common: if they cover less than half of the need, a heat pump on the spot is worth comparing before any pipe",
		},
		ask: {
			temperature:
				"Which temperature leaves the source, and which does the user need? If the source is hotter, a heat exchanger will do; if it is cooler, a heat pump and its electricity come in.",
			distance:
				"How many metres of trench lie between the two, and under what? If under your own yard, the pipe is the cost; if under a street, the permission of its owner, usually the town hall, comes first.",
			open: "What heats the user on the day the source is down? If the old boiler stays, the link only has to save fuel; if not, a reserve has to be paid for.",
		},
		ready: {
			data: "Log sheets of the furnace, chiller or laundry",
			amount: "The user’s kilowatt-hours by month, from the fuel bills",
			time: "Weeks of standstill on both sides",
			photos: "Photographs of the outlet and of the nameplates",
		},
		aspect: "Less fuel burnt at the user’s; whoever lives on another’s process stands still when it does.",
		goal: "Kilowatt-hours delivered a year, from a heat meter (EN 1434), the pumps’ electricity deducted.",
	},
	gases: {
		name: "renewable gases such as biogas and hydrogen",
		// Lower heating value of hydrogen 33.3 kWh/kg; systems take 50–78 (alkaline) or 50–83 kWh/kg (PEM): IRENA, Green Hydrogen Cost
		// Reduction, 2020.
		// C.A.R.M.E.N. e. V., “Wirtschaftsdünger”, 2020: cattle slurry about 10 % dry matter; 8–12 livestock units for 1 kW electric.
		// VDI 4630:2016: a test runs until the daily gas is below a share of the total.
		insight:
			"Two sums come first. Hydrogen: an electrolyser usually takes 50 kWh of electricity a kilo or more, and the kilo holds 33. Biogas: cattle slurry is about nine tenths water, and eight to twelve livestock units of 500 kilos usually feed one electric kilowatt.",
		test: {
			title: "The gas of one year",
			text: "Biogas: two litres of each material go to a laboratory for the methane potential (VDI 4630), a month or more. Hydrogen: the year’s spare kilowatt-hours, divided by some 55. {company} would set the result beside the need.",
			decides:
				"the months without supply: if there is a whole season, using the material or the electricity directly is compared before a plant",
		},
		ask: {
			amount:
				"How much is there, or is needed, on an ordinary day: tonnes, kilowatt-hours, or kilos of gas? If the same all year, a size can be named; if not, the worst month sets it.",
			distance:
				"How far away is whoever would use the gas? If on the same site, less has to be cleaned and carried; if not, upgrading, compressing or a pipe can become the main cost.",
			open: "Who takes what is left over: digestate, oxygen or heat? If somebody does, the plant can grow; if nobody does, getting rid of it sets the size.",
		},
		ready: {
			data: "Dry matter of each material, or hourly readings of spare electricity",
			time: "Quantities by month, from delivery notes or meters",
			permits: "What the town hall or the region has answered in writing",
			place: "A plan with the metres to the nearest houses",
		},
		aspect:
			"Less fossil gas or diesel; each conversion loses energy, and a wet digester leaves almost the weight that went in.",
		goal: "Kilowatt-hours of fossil fuel no longer bought, from the bills, the plant’s own use deducted.",
	},
	efficiency: {
		name: "energy efficiency",
		// 1 kW × 8,760 h.
		insight:
			"The lowest reading tells as much as the highest: what the meter shows at four on a Sunday morning often runs all year, and a kilowatt all year makes 8,760 kWh. Part of it may serve nobody: air leaks, pumps, empty rooms.",
		test: {
			title: "One night at the meter",
			text: "On a closed night read the meter twice, an hour apart. Then switch off one circuit after another, never alarms, cold stores or medical equipment, and note each fall: {company} would multiply it by the hours of a year.",
			decides:
				"the load that serves nobody: if it is small, the machine with the most hours is the next to measure, before anything is bought",
		},
		ask: {
			data: "Is the use known by the hour, or only from the bill? If by the hour, the nights are read first; if not, the distributor’s readings are (in Spain, datadis.es).",
			time: "At which hours does nobody need it? If there are whole nights or weekends, switching off comes first; if it never stops, the machines themselves do.",
			open: "Which machine or room must not stop? If it is the largest user, its replacement is compared first; if not, the others can be switched off on trial.",
		},
		ready: {
			money: "Twelve bills of each energy: kilowatts, kilowatt-hours, surcharges",
			photos: "Photographs of the nameplates of motors, compressors and boilers",
			amount: "The five largest users: kilowatts and hours",
			temperature: "Set temperatures of rooms, cold stores and hot water",
		},
		aspect: "Less energy for the same work; the saving may fade unless somebody reads the meter every month.",
		goal: "Kilowatt-hours per piece, guest or square metre, from the bills of two years.",
	},
	mobility: {
		name: "clean transport",
		// 230 V × 32 A = 7.4 kW; 74 kWh ÷ 0.30 kWh/km = 247 km.
		insight:
			"A vehicle that stands all night usually needs no fast charger: ten hours at 7.4 kW (230 V, 32 A) are 74 kWh, some 250 km in a van that takes 30 kWh per 100 km. A cargo bike usually charges from a household socket.",
		test: {
			title: "A week of trips on paper",
			text: "For one week note the kilometres of each vehicle or round, and where and how long it stands. {company} would work out the kilowatt-hours a day and, divided by the hours at rest, the kilowatts each place needs.",
			decides:
				"those kilowatts against what is free at night: if they fit, no larger connection is needed; if not, charging in turns is compared first",
		},
		ask: {
			amount:
				"How many kilometres does the longest day have? If under two thirds of a vehicle’s range, charging at night will usually do; if more, a stop with a plug may have to be found.",
			permits:
				"Whose is the place where the vehicles would stand at night? If yours, an electrician can say what power is free; if a landlord’s or the street, permission comes first.",
			open: "Which trip may not fail on any day? If there is one, a spare vehicle belongs in the price; if there is none, the fleet can be smaller.",
		},
		ready: {
			data: "Mileage and fuel receipts of a year, from the fleet card",
			time: "Timetable or rounds of an ordinary week",
			money: "The site’s electricity bill: contracted kilowatts",
			photos: "Photographs of the parking spaces and of the switchboard",
		},
		aspect: "Less exhaust and noise along the route; the price is planning each day around range and plug.",
		goal: "Litres of fuel no longer bought, from the fuel card.",
	},
};

export const energyRequests: RequestTexts = {
	outlet: {
		title: "What is on offer, on one page",
		text: "Write down kilowatts or tonnes, hours, temperature or quality, and the coordinates. {company} would look first for a use nearby in the same hours; then both sides would measure one ordinary week.",
		decides:
			"hours and distance: if nobody within reach needs it when it comes up, using it yourself is usually cheaper",
		ask: "For how many years could you promise it? If for longer than a fixed link takes to pay back, one can be planned; if not, only equipment that can be moved.",
	},
	supplier: {
		title: "Twelve months of need",
		text: "Write the need by month, the highest hour, and what it must be: temperature, pressure, voltage or fuel class. {company} would compare it with what it can supply; a hired unit or a first delivery would come before a contract.",
		decides:
			"the size of the order: for one or two small units a local installer is usually quicker and cheaper",
		ask: "Would you own the equipment, or pay for the energy? If you own it, offers need one and the same specification; if you pay for energy, the length of contract sets the price.",
	},
	site: {
		title: "A site and its nearest line",
		text: "Mark on a plan the metres, slope, shade, access and the nearest power line, with the cadastral reference. {company} would look at two things: how a lorry gets in, and how the energy gets out.",
		decides:
			"the distance to a line with free capacity: if a new line is needed, a smaller plant for use on the spot is usually cheaper",
		ask: "For how many years can the site be committed in writing? If for longer than a plant takes to pay back, a fixed one can be planned; if not, only one that can be moved.",
	},
	permit: {
		title: "Three answers in one table",
		text: "In Spain all but small plants usually need three answers: the grid company’s, the town hall’s and the energy authority’s, mostly the region. Write beside each what it has said, and when; {company} would mark the one that takes longest.",
		decides: "the ground: if rural land is protected, a roof or car park is usually the quicker place",
		// Solar for own use on roofs by declaration: among others Catalonia, Decree-Law 16/2019, Valencia, 14/2020, Andalusia, 2/2020;
		// twelve regions by 2021 (UNEF).
		ask: "Is it on a building or on rural land? If solar on a roof, in Spain a declaration to the town hall is often enough; if on rural land, whether the plan allows that use comes first.",
	},
	money: {
		title: "What is signed, and five figures",
		text: "Put on one page cost, kilowatt-hours a year, the price they replace, the yearly upkeep and the years of the contract, and mark what is signed. {company} would read the weakest of the five.",
		decides:
			"the years to earn it back: if they exceed the lease or the contract, hiring the plant or paying per kilowatt-hour is usually cheaper",
		ask: "Which are signed already: the site, the grid point, the user? If two of the three, the figures can be examined; if none, each signature comes before a presentation.",
	},
	technical: {
		title: "A diagram and a week of readings",
		text: "Draw on one page what feeds what, with the figures of the nameplates, and add a week of readings. {company} would compare two sizes: one for the highest hour, one for the ordinary day.",
		decides:
			"the difference between the two: if a few hours a year make it, moving those hours is usually cheaper than equipment",
		ask: "Is something installed already? If so, its nameplate and list of faults come first; if not, the hours of use do.",
	},
	people: {
		title: "Who comes when it stops",
		text: "Write for the first year who answers an alarm, reads the meter, keeps the accounts and holds the insurance. {company} would go through the list with you and with the first who sign.",
		decides:
			"the hours that nobody covers: if nights or holidays are among them, a maintenance contract is usually cheaper",
		ask: "How many have signed, with their kilowatt-hours a year? If some have, shares can be calculated; if none, an evening with everybody’s bills on the table comes first.",
	},
	trial: {
		title: "One unit, one meter, one season",
		text: "Agree on one unit, one meter before and after, and a date to take it out again. {company} would look at connection and safety, and at what the reading has to show at the end.",
		decides:
			"the expected saving: if it is smaller than the difference between two usual weeks, a second meter without the unit is needed",
		ask: "Do you bring the technology, or the place? If the technology, a test report and the state of its CE marking come first; if the place, a year of its readings.",
	},
	advice: {
		title: "Three figures and a photograph",
		text: "Send what is used a year, the highest power and the hours, with a photograph of the nameplate. {company} would look at one thing first: whether it is worth measuring at all.",
		decides:
			"what is spent a year: if it is less than a study would cost, copying a neighbour’s solution is usually cheaper",
	},
};
