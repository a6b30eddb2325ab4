import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const energy: CompanyTexts<"energy"> = {
	company: {
		name: "clean energy and its use",
		why: "Its field is renewable energy.",
		insight: "The less energy a use needs, the easier it is to supply from renewable sources.",
		test: {
			title: "Need first, then the source",
			text: "{company} would look at what the energy is for, what could be saved, and which renewable sources are within reach. A year of energy use or production on one page: it shows which measure comes first.",
			decides: "how much energy is needed, at what times, and which sources are within reach",
		},
		ask: {
			data: "How much energy is needed or made in a month, and at which hours?",
			open: "Who would own the installation, and who would run it?",
		},
		ready: {
			data: "A year of bills or readings",
			place: "Place, on a map",
			open: "Plans so far",
		},
		aspect: "The less energy a use needs, the easier it is to supply from renewable sources.",
		goal: "Saving energy and using renewable sources help to make energy clean and affordable.",
	},
	electricity: {
		name: "renewable electricity and storage",
		insight: "Electricity used near where it is made, as it is made, needs less grid and less storage.",
		test: {
			title: "Production, storage and use in balance",
			text: "{company} would look at how the hours of production and use fit, what the grid allows, and what storage would add. One typical week, hour by hour, with production beside use.",
			decides: "the grid connection, and how well the hours of production match the hours of use",
		},
		ask: {
			permits: "What does the grid connection allow, and which permits are in hand?",
			open: "How much of the electricity would be used on the spot, and who would take the rest?",
		},
		ready: {
			data: "Hourly readings",
			permits: "Grid and permit papers",
			open: "A plan of the roof or site",
		},
		aspect: "Electricity used near where it is made, as it is made, needs less grid and less storage.",
		goal: "Renewable electricity, stored or shared, can replace electricity from fossil fuels.",
	},
	biomass: {
		name: "heat from biomass",
		insight: "Dry fuel in even pieces, in a boiler made for it, burns more cleanly and gives more heat.",
		test: {
			title: "From the fuel to the boiler",
			text: "{company} would look at how much fuel there is and how dry, what it would heat, and who would prepare and store it. A sample of the fuel, to measure its moisture, its ash and the heat that it gives.",
			decides: "whether enough dry fuel comes every year, and whether it suits the boiler",
		},
		ask: {
			open: "Who would prepare, store and deliver the fuel, and for how many years?",
		},
		ready: {
			amount: "Tonnes of fuel a year",
			data: "Fuel bills of a year",
			photos: "Photographs of the fuel",
		},
		aspect: "Dry fuel in even pieces, in a boiler made for it, burns more cleanly and gives more heat.",
		goal: "Heat from biomass can replace heat made with oil and gas.",
	},
	heat: {
		name: "renewable and recovered heat",
		insight: "Heat is lost along the way and is best used close to its source.",
		test: {
			title: "Matching the source and the user",
			text: "{company} would look at the temperatures and hours of both sides, the distance, and who would run the link. A week of temperature readings at the source or where the heat is used.",
			decides: "whether source and need coincide in hours, months and temperature",
		},
		ask: {
			temperature: "Which temperature does the user need, and which does the source give?",
			open: "What covers the need when the source stops, for example during a repair?",
		},
		ready: {
			data: "Readings by month",
			time: "Hours and months",
			distance: "A plan with distances",
		},
		aspect: "Heat is lost along the way and is best used close to its source.",
		goal: "Heat from renewable or recovered sources can replace heat made with oil and gas.",
	},
	gases: {
		name: "renewable gases such as biogas and hydrogen",
		insight: "Biogas is made from organic matter without air; hydrogen is as clean as its production.",
		test: {
			title: "From the source of the gas to its user",
			text: "{company} would look at what the gas is made from, what the plant leaves over, and who would use the gas nearby. The balance of a year on one page: what goes in, how much gas comes out, who uses it.",
			decides: "a source that is steady all year, and a user or a grid within reach",
		},
		ask: {
			permits: "Which permits are needed where the plant would stand, and how far are they?",
			open: "What happens to what the plant leaves over, and who is bound by contract to supply it?",
		},
		ready: {
			amount: "Amounts by month",
			permits: "Permits so far",
			distance: "A plan with distances",
		},
		aspect: "Biogas is made from organic matter without air; hydrogen is as clean as its production.",
		goal: "Renewable gases can replace fossil gas, above all where electricity is hard to use.",
	},
	efficiency: {
		name: "energy efficiency",
		insight: "Energy that is not needed does not have to be produced, carried or paid for.",
		test: {
			title: "Measure, save, then replace",
			text: "{company} would look at what uses most, what runs without need, and which change pays for itself first. A week of readings on the one machine or room that uses most.",
			decides: "how many hours each large use runs, and what the change would cost",
		},
		ask: {
			data: "Is the use measured by machine or by hour, or only on the monthly bill?",
			open: "Which machine, room or shift must on no account be interrupted?",
		},
		ready: {
			data: "Bills or readings of a year",
			open: "List of the largest uses",
			time: "Hours of use",
		},
		aspect: "Energy that is not needed does not have to be produced, carried or paid for.",
		goal: "Using less energy for the same result makes it easier for energy to be clean and affordable.",
	},
	mobility: {
		name: "clean transport",
		insight: "Fewer, fuller trips come first; then, vehicles that use less energy and pollute less.",
		test: {
			title: "Trips, vehicles and where they charge",
			text: "{company} would look at the length and hours of the trips, where vehicles stop, and the power available there. A log of the trips of one week: distances, stops and hours.",
			decides: "how long the vehicles stand still, and the power available where they do",
		},
		ask: {
			open: "Where do the vehicles stand at night, and what electrical power is available there?",
		},
		ready: {
			amount: "Vehicles and kilometres",
			time: "Hours",
			open: "A map of the routes and stops",
		},
		aspect: "Fewer, fuller trips come first; then, vehicles that use less energy and pollute less.",
		goal: "Cleaner transport can mean better air and less noise in the streets where people live.",
	},
};

export const energyRequests: RequestTexts = {
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
