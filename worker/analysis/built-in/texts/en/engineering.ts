import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const engineering: CompanyTexts<"engineering"> = {
	company: {
		name: "sustainable engineering",
		why: "Sustainable engineering and waste are its field.",
		ask: {
			data: "Is there an analysis or a count of more than one day? If so, it shows the spread; if not, two more days come before any design.",
			permits:
				"Which letter or permit sets what has to be reached? If there is one, it fixes the target; if not, the authority or customer is asked before anything is designed.",
			open: "Is there a date, such as an inspection or a deadline? If within three months, a hired unit or a tank comes first; if not, measuring does.",
		},
	},
	water: {
		name: "water use and treatment",
		ask: {
			data: "Is there an analysis with conductivity, of more than one day? If so, the kind of treatment can be narrowed down; if not, three samples come first.",
			permits:
				"Where does the water come from and go to? If to a sewer, in Spain whoever runs it sets the limits, usually town hall or region; if to a river or from a well, the water authority does.",
			open: "Could one part be kept apart, such as the first rinse, the brine or the rain? If so, only that part is treated; if not, the whole flow sets the size.",
		},
	},
	residues: {
		name: "residues, by-products and their use",
		ask: {
			amount:
				"How much comes up, or is needed, in a month, and is it the same all year? If so, a user can plan with it; if not, storing or drying is the first cost.",
			data: "Has it been analysed, or tried in a product? If so, the result can be laid beside a user’s limits; if not, the user says what to analyse.",
			open: "Does anybody take it today, for money or for nothing? If so, that is the price to beat; if not, the cost of removal is what a user may cost.",
		},
	},
	organic: {
		name: "organic waste and compost",
		ask: {
			amount:
				"How many kilos a day in the worst week? If tens, a composter on the spot may do; if hundreds, a collection or a plant, which usually needs a permit.",
			distance:
				"How far from the place of treatment are the nearest house and well? If close, smell and run-off weigh most, and a closed vessel on a sealed floor is looked at; if far, an open heap may do.",
			open: "Who would use what it becomes, and in which months? If you have land, a small plant can suit; if it has to be sold, its analysis decides.",
		},
	},
	contamination: {
		name: "hazardous waste and contaminated ground",
		ask: {
			data: "Which papers are there about it: purchase notes, data sheets, old plans, a soil report? If any, less has to be analysed; if none, sampling comes before anything is moved or priced.",
			distance:
				"How far is the nearest well, stream or house, and is it downhill? If close and downhill, its water is worth an early sample; if not, samples start at the source.",
			open: "Is the place to be sold or built on? If so, in Spain the owner states in the deed whether there were polluting activities (Law 7/2022, article 98), so its history comes first; if not, samples can start small.",
		},
	},
	air: {
		name: "air, odours, dust and noise",
		ask: {
			time: "Of ten bad hours, how many fall in the same step of the work? If eight or so, that step alone is enclosed first; if they are scattered, the common outlet is looked at.",
			permits:
				"Has the town hall or an inspector written? If so, the letter says what has to be reached and by when; if not, there is time to find the source first.",
			open: "Could the source be boxed in for a week with boards or curtains? If so, the effect shows before anything is bought; if not, it has to be calculated.",
		},
	},
	scrap: {
		name: "recovery of metals and equipment",
		ask: {
			money:
				"Has anybody named a price, or a charge, for each kind instead of one for the lot? If so, it shows what sorting is worth; if not, one sorted and weighed pallet will.",
			amount:
				"How many pieces or kilos are there, roughly? If a pallet or more, a collection makes sense; if less, a shared round or the municipal recycling centre is usually cheaper.",
			open: "Does the owner need proof: data wiped, serial numbers, a certificate? If so, it is agreed before collection and has its price; if not, weight and kind decide.",
		},
	},
	studies: {
		name: "environmental studies and plans",
		ask: {
			data: "Which of its figures are on paper as kilos, litres or kilometres, and not only as euros? If most are, the counting can begin; if few, suppliers are asked for quantities first.",
			open: "Will the result be published, or go to one reader only? If published as an EPD or a comparison, an independent check has to be paid for; if not, the reader’s template and a rough first figure come first.",
		},
	},
};

export const engineeringRequests: RequestTexts = {
	outlet: {
		title: "Keep a litre and note its code",
		text: "Keep a litre of it, with date and step, and copy the waste code from the carrier’s note. {company} would look at which of three ways suits: a by-product for a user, recovery in an authorised plant, or disposal.",
		decides:
			"the substance that a user may not have: if it enters at one step, keeping it out there is usually cheaper than taking it out",
		ask: "What does its removal cost today, per tonne? If more than a test and the carriage, a user can be looked for; if less, today’s way may be the sensible one.",
	},
	supplier: {
		title: "Write what goes in and comes out",
		text: "Write the quantity an hour, what goes in, what has to come out, and the power and drain there are. {company} would compare the kinds of equipment; a month with a hired unit would come before a purchase.",
		decides: "how far it varies: as long as the worst hour is unknown, hiring risks less than buying",
		ask: "Do you know the value that goes in and the one required at the end? If both, offers can be compared; if not, each supplier will size something else.",
	},
	permit: {
		title: "Find out whom to ask first",
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
		title: "Draw each step on one page",
		text: "Draw what goes in and what comes out of each step, with quantities, and add whatever analysis there is. {company} would look for the step that causes most of it, before drawing anything new.",
		decides:
			"that step’s share: if one step causes half or more, changing it is usually cheaper than a plant at the end",
	},
	trial: {
		title: "Compare new and old for a month",
		text: "Run the new and the old way side by side for a month on the same feed, with the same sampling points and an outside laboratory. {company} would look at the feed, the limits and what is left over.",
		decides:
			"the value that both sides have written down beforehand: if it is not reached in the last week, stopping is cheaper than a second month",
		ask: "Do you bring the technology, or the place? If the technology, results on a real feed come first; if the place, its flows, free square metres and permit.",
	},
};
