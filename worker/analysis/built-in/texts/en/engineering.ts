import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const engineering: CompanyTexts<"engineering"> = {
	company: {
		name: "sustainable engineering",
		why: "Sustainable engineering and waste are its field.",
		// 24 ÷ 24 h = 1 an hour; 24 ÷ 2 h = 12 an hour.
		insight:
			"Equipment is usually sized for the worst hour, not the average: 24 tonnes or cubic metres a day are one an hour, but twelve if they come within two. A tank, silo or shed that evens them out can cost less than the larger plant.",
		test: {
			title: "One point, three days",
			text: "At one point, on three days with the worst among them, take a sample or a reading every hour, with the quantity; keep half of each sample cold. {company} would read how far they spread before any process is named.",
			decides:
				"the worst hour against the average: if it is more than double, evening it out is compared before larger equipment",
		},
		ask: {
			data: "Is there an analysis or a count of more than one day? If so, it shows the spread; if not, two more days come before any design.",
			permits:
				"Which letter or permit sets what has to be reached? If there is one, it fixes the target; if not, the authority or customer is asked before anything is designed.",
			open: "Is there a date, such as an inspection or a deadline? If within three months, a hired unit or a tank comes first; if not, measuring does.",
		},
		ready: {
			amount: "Quantity an hour and a month, from meters or invoices",
			photos: "Photographs, and a sketch of the steps before and after",
			money: "What it costs today: removal, fees, hours, fines",
			place: "Free square metres, power and drain on the site",
		},
		aspect:
			"A smaller plant for the same job, if the peaks are evened out; that takes room for a tank or a store.",
		goal: "Tonnes or cubic metres avoided a year, from the carrier’s notes or the meter.",
	},
	water: {
		name: "water use and treatment",
		// Metcalf & Eddy, Wastewater Engineering (4th ed., 2003): untreated waste water with a BOD to COD ratio of 0.5 or more is easily
		// treated biologically; under 0.3 it may be toxic or need acclimated organisms. Electrodialysis counts as a membrane.
		insight:
			"Common salt passes reed beds, sand filters and biology almost unchanged; in practice membranes, resins or evaporation take it out, and leave brine or solid salt. So where reuse or irrigation is the aim, conductivity (µS/cm, with a pocket meter) is a cheap first reading.",
		test: {
			title: "Three days at the same point",
			text: "On three days, the worst among them, fill a bottle little by little through the day. A laboratory measures pH, conductivity, COD, BOD5 and solids; in a stream, take one upstream too. {company} would read them side by side.",
			decides:
				"BOD5 divided by COD, untreated: from 0.5 biology usually copes easily; under 0.3, or where salt is the trouble, other ways are compared",
		},
		ask: {
			data: "Is there an analysis with conductivity, of more than one day? If so, the kind of treatment can be narrowed down; if not, three samples come first.",
			permits:
				"Where does the water come from and go to? If to a sewer, in Spain whoever runs it sets the limits, usually town hall or region; if to a river or from a well, the water authority does.",
			open: "Could one part be kept apart, such as the first rinse, the brine or the rain? If so, only that part is treated; if not, the whole flow sets the size.",
		},
		ready: {
			amount: "Cubic metres a day, from the meter read morning and evening",
			time: "Hours and months in which most of it flows",
			photos: "A sketch of its path from tap or well to outlet",
			money: "The water bill, with the charge for discharge",
		},
		aspect: "Less fresh water for each loop closed; the salt stays in the loop, so a part has to be let out.",
		goal: "Cubic metres taken and discharged a year, from the two meters.",
	},
	residues: {
		name: "residues, by-products and their use",
		// Directive 2008/98/EC, article 5; in Spain Law 7/2022, article 4.3 and 4.4.
		// Heat of vaporisation of water at 100 °C: 2,257 kJ/kg = 627 kWh/t.
		insight:
			"In the EU what leaves a production process can be a by-product instead of waste if its further use is certain, direct and lawful (Directive 2008/98, article 5). In Spain it is authorised for one particular use, so the user comes before the laboratory.",
		test: {
			title: "One user, three limits",
			text: "Ask one possible user for three limits: moisture, size, and what may not be in it. Mix ten small samples from different days into one and have just those measured; {company} would read limits and result together.",
			decides:
				"the limit it misses: if moisture, a user who takes it wet usually costs less than drying (at least 630 kWh per tonne of water)",
		},
		ask: {
			amount:
				"How much comes up, or is needed, in a month, and is it the same all year? If so, a user can plan with it; if not, storing or drying is the first cost.",
			data: "Has it been analysed, or tried in a product? If so, the result can be laid beside a user’s limits; if not, the user says what to analyse.",
			open: "Does anybody take it today, for money or for nothing? If so, that is the price to beat; if not, the cost of removal is what a user may cost.",
		},
		ready: {
			condition: "The step it leaves, and what is added there: salt, oil, detergent",
			photos: "Photographs of a jar of it, fresh and after seven days",
			permits: "The waste code (LER in Spain) on the carrier’s note",
			money: "The removal invoice: price per tonne and carriage",
		},
		aspect:
			"Less raw material for the user, as long as each lot is accepted: one that is refused still has to be disposed of.",
		goal: "Tonnes used instead of disposed of, from the delivery notes.",
	},
	organic: {
		name: "organic waste and compost",
		// CalRecycle, Feedstock Characteristics: C:N 25–40. US EPA, Approaches to Composting: roughly three parts of browns to one of greens
		// by volume; other guides recommend as much of one as of the other. Permit for treatment: Directive 2008/98/EC, article 23.
		insight:
			"Wet organic waste seldom composts alone: the mix needs 25 to 40 parts of carbon to one of nitrogen, and air: for food scraps, usually one to three volumes of dry leaves or chips. Where they come from is settled before the machine.",
		test: {
			title: "Two weeks on the scales",
			text: "For two weeks weigh each bag or load, and note the step it comes from. Once a week spread one on a sheet, or let a jar settle, and measure what does not belong; {company} would read both lists.",
			decides:
				"what does not belong in it: plastic, glass or plain water; if every load has some, keeping it out usually costs less than removal",
		},
		ask: {
			amount:
				"How many kilos a day in the worst week? If tens, a composter on the spot may do; if hundreds, a collection or a plant, which usually needs a permit.",
			distance:
				"How far from the place of treatment are the nearest house and well? If close, smell and run-off weigh most, and a closed vessel on a sealed floor is looked at; if far, an open heap may do.",
			open: "Who would use what it becomes, and in which months? If you have land, a small plant can suit; if it has to be sold, its analysis decides.",
		},
		ready: {
			money: "The invoices of the bins or the tanker: kilos and price",
			place: "Free ground: square metres, slope, and access for a lorry",
			time: "The days of collection and the worst weeks",
			photos: "Photographs of an open bin or of the heap",
		},
		aspect: "Less to bury or burn; a heap takes attention every week, and without air it soon smells.",
		goal: "Kilos thrown away per meal, animal or tonne made, from the scales.",
	},
	contamination: {
		name: "hazardous waste and contaminated ground",
		// Directive 2008/98/EC, article 18(1) to (3), as amended in 2018 (in Spain Law 7/2022, article 21). Declaration on transfer and on
		// new building: Law 7/2022, article 98.3. Aerial photographs: US flight, series B, 1956–57, mainland and Balearic Islands.
		insight:
			"Keep apart what is still apart: in the EU hazardous waste may not be mixed or diluted without a permit, and what has been mixed must be separated where feasible and necessary (Directive 2008/98, article 18). That includes hazardous soil dug out.",
		test: {
			title: "A list, with nothing moved",
			text: "Open and move nothing: list drums or spots with label, litres or metres, and state. For ground, look at old aerial photographs (for most of Spain, 1956–57, in the IGN’s Fototeca). {company} would read from them where to sample.",
			decides:
				"what bulges, fumes or has crystals at the stopper: if anything does, keep away and call 112; if not, there is time for samples",
		},
		ask: {
			data: "Which papers are there about it: purchase notes, data sheets, old plans, a soil report? If any, less has to be analysed; if none, sampling comes before anything is moved or priced.",
			distance:
				"How far is the nearest well, stream or house, and is it downhill? If close and downhill, its water is worth an early sample; if not, samples start at the source.",
			open: "Is the place to be sold or built on? If so, in Spain the owner states in the deed whether there were polluting activities (Law 7/2022, article 98), so its history comes first; if not, samples can start small.",
		},
		ready: {
			amount: "Drums and litres, or square metres paced out",
			photos: "Photographs from a safe distance, with legible labels",
			time: "Past uses and their years, from the municipal archive",
			place: "The cadastral reference, or the address and room",
		},
		aspect:
			"Less risk for people and water, if nothing is opened, dug or mixed before it is known; that costs weeks at the start.",
		goal: "Kilos or cubic metres treated, from the treatment plant’s certificate.",
	},
	air: {
		name: "air, odours, dust and noise",
		// ACGIH, Industrial Ventilation: about 10 % of the face velocity at one hood diameter (1998). Point source of
		// sound in the open: −6 dB per doubling. EN 13725:2022, odour by dynamic olfactometry.
		insight:
			"Distance does most of it: one diameter from a suction hood the air speed is down to about a tenth, and outdoors the noise of a small source falls 6 dB with each doubling. A closer hood or screen usually beats a bigger fan.",
		test: {
			title: "Two notebooks, two weeks",
			text: "For two weeks note hour, wind and strength from 0 to 6, and in a second notebook what was being done at the source. {company} would lay one over the other before anything is measured (odour: EN 13725).",
			decides:
				"the step behind most of the worst hours: if there is one, treating that step alone is usually cheaper than treating all the air",
		},
		ask: {
			time: "Of ten bad hours, how many fall in the same step of the work? If eight or so, that step alone is enclosed first; if they are scattered, the common outlet is looked at.",
			permits:
				"Has the town hall or an inspector written? If so, the letter says what has to be reached and by when; if not, there is time to find the source first.",
			open: "Could the source be boxed in for a week with boards or curtains? If so, the effect shows before anything is bought; if not, it has to be calculated.",
		},
		ready: {
			data: "Safety data sheets of what is sprayed, sanded or burnt",
			distance: "Metres to the nearest window, and the height of the outlet",
			photos: "Photographs of hood, duct and the fan’s nameplate",
			amount: "Hours of running a week, and kilos of product used",
		},
		aspect:
			"Less dust, smell or noise for those nearby; air that is sucked out in winter takes its heat along.",
		goal: "Worst hours and complaints a month, from the notebooks.",
	},
	scrap: {
		name: "recovery of metals and equipment",
		// Directive 2012/19/EU, annex IV (photovoltaic panels) and article 9 (permits for treatment). ADR 2025, special provision 376:
		// damaged or defective lithium batteries.
		insight:
			"What has a plug is another matter than metal: in the EU discarded appliances and solar panels are WEEE, and whoever treats them needs a permit (Directive 2012/19, article 9). Plain metal is sold by kind, and a magnet sorts it first.",
		test: {
			title: "Three heaps, nothing opened",
			text: "Make three heaps: what still works; what holds a battery, gas, oil or a screen; plain metal, tried with a magnet. Count each kind, weigh one piece and photograph its plate; {company} would read the list.",
			decides:
				"what still works: if much does, a refurbisher is asked before a recycler; swollen lithium batteries travel apart (ADR, provision 376)",
		},
		ask: {
			money:
				"Has anybody named a price, or a charge, for each kind instead of one for the lot? If so, it shows what sorting is worth; if not, one sorted and weighed pallet will.",
			amount:
				"How many pieces or kilos are there, roughly? If a pallet or more, a collection makes sense; if less, a shared round or the municipal recycling centre is usually cheaper.",
			open: "Does the owner need proof: data wiped, serial numbers, a certificate? If so, it is agreed before collection and has its price; if not, weight and kind decide.",
		},
		ready: {
			data: "The inventory, with model and year",
			photos: "Photographs of the nameplates, the largest first",
			place: "Floor, lift and width of the door",
			condition: "Which pieces still work or hold a battery, gas or data",
		},
		aspect:
			"Less ore mined for each metal kept apart; the hours of taking apart have to be paid by it or by the owner.",
		goal: "Pieces reused and kilos by metal, from the treatment plant’s certificate.",
	},
	studies: {
		name: "environmental studies and plans",
		// ISO 14064-1:2018, GHG Protocol, ISO 14067:2018, ISO 14025:2006; ISO 14044:2006, 6.3: panel for public comparative assertions.
		// MITECO’s factors (yearly): fuels, vehicles, refrigerants, electricity.
		insight:
			"The standard comes before the sum: an organisation’s carbon footprint follows ISO 14064-1 or GHG Protocol, a product’s ISO 14067, an EPD ISO 14025, a permit the authority’s own list. A published comparison of products needs a review panel (ISO 14044).",
		test: {
			title: "The ten largest invoices",
			text: "Ask whoever wants it for the exact standard or list. Then take one product, site or event and add up the ten largest invoices with published factors (in Spain, MITECO’s for energy); {company} would read which three weigh most.",
			decides:
				"how few inputs make most of the sum: if it is three, measuring those and taking the rest from databases is usually enough",
		},
		ask: {
			data: "Which of its figures are on paper as kilos, litres or kilometres, and not only as euros? If most are, the counting can begin; if few, suppliers are asked for quantities first.",
			open: "Will the result be published, or go to one reader only? If published as an EPD or a comparison, an independent check has to be paid for; if not, the reader’s template and a rough first figure come first.",
		},
		ready: {
			amount: "Pieces, kilos or guests in the period: what the sum is divided by",
			money: "The list of purchases, by supplier, from the accounts",
			distance: "Kilometres and vehicle of the five heaviest deliveries",
			time: "The year or period, and the date of the answer",
		},
		aspect: "Fewer measures chosen by guess; the price is somebody who files bills and readings every month.",
	},
};

export const engineeringRequests: RequestTexts = {
	outlet: {
		title: "A jar and a waste code",
		text: "Keep a litre of it, with date and step, and copy the waste code from the carrier’s note. {company} would look at which of three ways suits: a by-product for a user, recovery in an authorised plant, or disposal.",
		decides:
			"the substance that a user may not have: if it enters at one step, keeping it out there is usually cheaper than taking it out",
		ask: "What does its removal cost today, per tonne? If more than a test and the carriage, a user can be looked for; if less, today’s way may be the sensible one.",
	},
	supplier: {
		title: "In, out and the worst hour",
		text: "Write the quantity an hour, what goes in, what has to come out, and the power and drain there are. {company} would compare the kinds of equipment; a month with a hired unit would come before a purchase.",
		decides: "how far it varies: as long as the worst hour is unknown, hiring risks less than buying",
		ask: "Do you know the value that goes in and the one required at the end? If both, offers can be compared; if not, each supplier will size something else.",
	},
	site: {
		title: "A plan with four distances",
		text: "Mark on a plan the metres to the nearest house, well or stream, drain and power line, with the cadastral reference. {company} would look at what the place allows before what would stand on it.",
		// Royal Legislative Decree 7/2015, article 5 d: written information on the planning rules of a plot.
		decides:
			"the town plan: in Spain you can ask in writing which uses a plot allows; if yours is not among them, another plot is cheaper",
		ask: "Do you have the place, or are you looking for one? If you have it, its use in the town plan comes first; if not, quantity and lorries a day set its size.",
	},
	permit: {
		title: "Which authority comes first",
		// Law 7/2022, article 33; consolidated Water Act (Royal Legislative Decree 1/2001), articles 100 and 101.2: the water authority,
		// for sewers the regional or local body.
		text: "Write where water, air and waste go, and how much. In Spain town hall or region answers for the sewer, the water authority for rivers, the region for waste treatment; {company} would mark whom to ask first.",
		decides:
			"the size: many thresholds depend on tonnes or cubic metres; if a smaller start stays below them, it is usually quicker",
		ask: "Is there a permit, an inspection record or a letter already? If so, its reference and deadline set the order; if not, a visit to the authority comes before any drawing.",
	},
	money: {
		title: "What doing nothing costs",
		text: "Add up a year of today’s way: removal, fees, fines, water and hours. Set beside it two quotations for one and the same specification; {company} would read where the two differ, and why.",
		decides:
			"the years to earn it back: if they exceed what is left of the permit or lease, hiring or a contractor is usually cheaper",
		ask: "Are there two quotations for the same thing? If so, what is missing in each can be read; if not, a specification of one page comes first.",
	},
	technical: {
		title: "A balance on one page",
		text: "Draw what goes in and what comes out of each step, with quantities, and add whatever analysis there is. {company} would look for the step that causes most of it, before drawing anything new.",
		decides:
			"that step’s share: if one step causes half or more, changing it is usually cheaper than a plant at the end",
	},
	people: {
		title: "The first quarter of an hour each day",
		text: "Write who looks at it every morning, who takes samples, and who does so in August. {company} would go through the list with them before any equipment is chosen.",
		decides:
			"the days that nobody covers: if there are some, a simpler system or a maintenance contract risks less than a delicate one",
		ask: "Who would look after it in the holidays? If there is a name, it may be something that needs care; if not, it should run by itself.",
	},
	trial: {
		title: "A month beside the old way",
		text: "Run the new and the old way side by side for a month on the same feed, with the same sampling points and an outside laboratory. {company} would look at the feed, the limits and what is left over.",
		decides:
			"the value that both sides have written down beforehand: if it is not reached in the last week, stopping is cheaper than a second month",
		ask: "Do you bring the technology, or the place? If the technology, results on a real feed come first; if the place, its flows, free square metres and permit.",
	},
	advice: {
		title: "What you were told, and a photograph",
		text: "Send what others have told you or offered, with the last analysis or bill and a photograph. {company} would look at one thing first: whether it treats the cause or only what shows.",
		decides:
			"the cost of one measurement against that of a wrong choice: if the choice is small, trying it out is cheaper",
	},
};
