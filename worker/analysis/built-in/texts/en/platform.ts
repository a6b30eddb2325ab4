import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const platform: CompanyTexts<"platform"> = {
	company: {
		name: "cooperation and sustainable business",
		why: "It is a sustainable business platform and an agricultural association.",
		// Arithmetic: five hours in each of 52 weeks are 260, which is six and a half weeks of forty hours.
		insight:
			"Where the coordinator is not paid, the hours appear in no account. Five a week are 260 a year, over six weeks of full-time work: entered as a cost in the first budget, they show whether the idea survives when that person stops.",
		test: {
			title: "Four weeks by hand",
			text: "For four weeks five to ten of those who want it do the part that can be tried, by hand, with a telephone and a sheet of paper. One person notes every hour it takes.",
			decides:
				"what those hours would cost each participant; if nobody would pay that, a simpler form is better",
		},
		ask: {
			people:
				"How many have said yes with a name and an amount? If they have signed, you have something to negotiate with; if they only like the idea, collect signatures first.",
			money:
				"What does one of them pay or lose today without it? If there is an invoice, that is the room for new costs; if not, begin by finding one.",
			open: "Who would answer the telephone in the second year? If there is a name, and pay for the hours, it can begin; if not, that comes before a website or a brand.",
		},
		ready: {
			offer: "What each puts in, on one signed list",
			place: "The area it would cover, on a map",
			time: "Dates that cannot move: a season, a lease, a tender",
			open: "Statutes, if there are any: usually in the regional register",
		},
		aspect: "Less cost or fewer trips for each, if the coordinator’s hours cost less than what is saved.",
		goal: "Signed commitments and their yearly amount, from the agreement.",
	},
	cooperatives: {
		name: "cooperatives and buying together",
		// Ley 27/1999, de Cooperativas (Spain, for those at work in several regions), arts. 8 (three members) and 51.5 (five years); Catalonia: Llei 12/2015, arts. 12 and 23 (two, a third within five years; consumers ten). Associations: Ley Orgánica 1/2002, art. 23.
		insight:
			"The first rule worth writing is the one for leaving: what somebody gets back, and when. Spain’s national law gives a cooperative up to five years to repay refundable capital (Ley 27/1999, art. 51); regions have laws too, and statutes can shorten it.",
		test: {
			title: "One sheet, signed for three months",
			text: "Each writes what they buy, sell or put in over a year, and signs for the first three months. One of you shows that sheet to two suppliers, customers or insurers and compares the answers.",
			decides:
				"what each gains by it; if the hours and the transport cost more, a simple written agreement is better",
		},
		ask: {
			people:
				"How many would sign for a year? With three, Spain’s national law allows a cooperative (in Catalonia two can begin; ten for a consumers’ one); if it is only about buying together, a written agreement may do.",
			money:
				"What does each pay or earn today for the same thing? If the figures differ much, that gap is what can be won; if they are alike, look at transport and storage instead.",
			open: "What happens to stock and debts if one leaves in mid-year? If it is in writing, the rest can be signed; if not, write that line first.",
		},
		ready: {
			amount: "What each uses or sells in a year: twelve months of invoices",
			offer: "What each can put in: hours, machines, space",
			time: "When present contracts end: their last page",
			open: "Model statutes: the regional register or federation of cooperatives",
		},
		aspect:
			"More weight in every negotiation, and less freedom: quantities, dates and rules bind all of them.",
		goal: "Members who have signed and their joint yearly amount, from the members’ register.",
	},
	trade: {
		name: "local produce, trade and tourism",
		// Regulation (EU) 1169/2011, art. 8(1); Directive (EU) 2015/2302, arts. 2, 3 and 13 and recital 18: with a night, activities that are a quarter of the price or an advertised essential feature; not for what is occasional, not for profit and for a limited group.
		insight:
			"Whoever sells under their name answers for it: in the EU, for a food’s label, the firm under whose name it is sold (Regulation 1169/2011, art. 8); for a night plus activities at one price, usually whoever combines and sells them (Directive 2015/2302).",
		test: {
			title: "Ten who pay beforehand",
			text: "For four weeks you offer it to ten customers or guests with a date, paid in advance, before anything is printed or programmed. You note every trip, hour and complaint.",
			decides:
				"how many of the ten pay again or send somebody; fix the least first, say five: below it, change the offer, not the website",
		},
		ask: {
			amount:
				"How much could you deliver, or how many could you receive, in your poorest month? If it hardly changes, canteens and agencies can plan with it; if it does, markets, baskets or single dates suit better.",
			money:
				"What is left of the price after packing, transport and commission? If your work is paid, look for more of the same; if not, larger orders at fewer stops come first.",
			open: "Who has said yes to a quantity or a date in writing? If somebody has, begin with them; if nobody has, ask three before anything is set up.",
		},
		ready: {
			open: "Who takes part, with opening hours or delivery days",
			permits: "For food: the health registration of whoever handles it",
			distance: "One delivery round or visit, in kilometres and stops",
		},
		aspect:
			"Without a middleman more of the price can stay with those who produce or receive, and so do deliveries, complaints and bad weeks.",
		goal: "The share of the price that stays in the area, from a season’s invoices.",
	},
	community: {
		name: "sharing, repair and networks",
		// Ley Orgánica 1/2002, reguladora del Derecho de Asociación (Spain), arts. 5.1 (three founders), 10.4 (promoters of what is not registered) and 15.2 (members).
		insight:
			"In Spain the promoters of an unregistered association answer personally for its contracts; once it is registered, members do not answer for its debts (Ley Orgánica 1/2002, arts. 10 and 15). Three can found one, if no existing body takes it in.",
		test: {
			title: "Four weeks of requests, counted",
			text: "For four weeks, in one building, street or group of firms, somebody notes every request: what, when, and whether it was met. The list, chat or app that you have is enough for that.",
			decides:
				"how many requests are met in a week; if it is one or two, a fixed date each month is the better way",
		},
		ask: {
			people:
				"Who runs it while you are away? If a second person has the keys and passwords, it can grow; if not, look for that person first.",
			place:
				"Where would it be held or kept? If the owner has agreed in writing, fix days and hours; if not, begin as a guest where people come anyway, such as a library.",
			open: "Who pays if something breaks or somebody is hurt? If an insurer has answered in writing, open the doors; if not, make that call first.",
		},
		ready: {
			open: "What there is to share or use, with photographs",
			time: "Days and hours on which somebody is there",
			money: "What a month costs: room, parts, software, insurance",
			data: "How often it is used now: the diary or the app",
		},
		aspect:
			"Less bought or done twice, as long as somebody keeps, checks and answers: those hours remain to be paid or given.",
		goal: "Loans, repairs or exchanges a month, from the sheet or the app.",
	},
	succession: {
		name: "the next generation of farms, trades and villages",
		// Accounting: sole traders have no contract with themselves, so their own work is no expense; relatives’ work is one only under contract (Spain: Ley 35/2006, art. 30.2). Staff: Estatuto de los Trabajadores (Real Decreto Legislativo 2/2015), art. 44.
		insight:
			"Where a business is handed on, a sole trader’s profit is not yet a living: the owner’s wage is still in it. As a rule, take off a wage for every unpaid pair of hands; only the rest can pay for the takeover.",
		test: {
			title: "A week in the hardest month",
			text: "Whoever might come lives and works there for a week in the hardest month, with the accounts or the rent on the table. Afterwards both sides write down what they would need to stay.",
			decides:
				"what is left a month after rent, debts and a wage; if nobody can live on it, a second income comes first",
		},
		ask: {
			money:
				"What is left in a normal year once all who work in it are paid, relatives too? If something is, the business can be sold; if not, house, land or tools may attract somebody sooner.",
			time: "When does the work have to be handed over? If a season or two are left, it can be taught by working together; if not, write down customers, suppliers and recipes now.",
			open: "Who owns the premises, land or houses? If whoever leaves does, rent with an option to buy is possible; if somebody else does, read first whether the lease can be passed on.",
		},
		ready: {
			data: "Accounts of three years: the accountant or the tax returns",
			permits: "Licences in the owner’s name: town hall, health or transport office",
			open: "Staff contracts: in Spain, if the business goes on, they pass to the successor",
			photos: "What would be handed over: machines, stock, houses, with photographs",
		},
		aspect:
			"Work stays in the place, at a price: while it is taught, two households may live on one business.",
		goal: "Businesses open and people registered a year later, from the licences and the town’s register (padrón).",
	},
};

export const platformRequests: RequestTexts = {
	outlet: {
		title: "The same lot for three kinds of taker",
		text: "You offer the same small lot to three kinds of taker at once, such as a canteen, a shop and an association, and note what each asks for: days, packing, payment term. {company} compares the answers with you.",
		decides:
			"the quantity in your poorest month; if it is not steady, a market, a basket scheme or a single lot is better",
	},
	supplier: {
		title: "A need that others share",
		text: "You write what you need, how much, by when and what you pay today, and ask two others with the same need to add theirs. From that sheet {company} sees whether an order together makes sense.",
		decides:
			"whether the sum reaches a supplier’s minimum; if not, the nearest wholesaler is better than an order together",
		ask: "How much of it do you need in a year, and who else near you needs the same? If there are others, ask for one price for all; if not, delivery time matters more than price.",
	},
	site: {
		title: "Hours before square metres",
		text: "You write down on which hours and months you need a place, what noise, cold or water it takes, and what you can pay. {company} reads it with you: some hours can be lent by whoever uses it otherwise.",
		decides:
			"whether somebody else can use it the rest of the week; if not, the whole rent has to fit your budget",
		ask: "On which hours of the week do you need it? If for some only, ask those whose place is empty then; if all week, look for a lease and count its whole cost.",
	},
	permit: {
		title: "First who decides and who earns",
		text: "You write on one page who decides, who puts in what, and where the income goes. {company} goes through it with you; with that page a lawyer, or a federation of cooperatives, needs less time.",
		decides:
			"whether those who take part work or trade through it; if they only meet and use it, an association is usually enough",
		ask: "Do those who take part work in it, trade through it, or only use it? If they work or trade, a cooperative or a company is likely; if they only use it, an association is usually enough.",
	},
	money: {
		title: "What those who take part have already paid",
		text: "Before anybody can decide, you put on one page how many have paid a fee or deposit, what a year costs with the coordinator’s hours, and what is left if a third drop out. {company} reads that page.",
		decides:
			"whether those who have signed cover one year; if not, a smaller area or a shorter trial is the better start",
		ask: "What part of the sum would those who take part pay themselves? If a good part is signed, others can judge the rest; if none is, a first fee from them comes before any backer.",
	},
	technical: {
		title: "One case from request to payment",
		text: "You draw one order, booking or decision on a sheet, from the request to the end, with everybody who touches it. {company} looks with you for the step that needs a tool, and those that need a rule.",
		decides:
			"how often a week that step is repeated; if seldom, a shared spreadsheet is better than a program of your own",
		ask: "What do you use for it today: paper, a chat, a spreadsheet? If it fails at one step, mend that one; if everywhere, settle the rules before buying anything.",
	},
	people: {
		title: "One task with an end",
		text: "You write down one task with its hours, its last day and what the person gets for it, and ask for it in person where suitable people already meet. {company} reads it with you before.",
		decides:
			"whether anybody says yes to that one task; if nobody does, it is too long, or the hours have to be paid",
		ask: "For which task, and how many hours a week? If it has an end, ask people in person; if it has none, divide it first.",
	},
	trial: {
		title: "Five who try it, with a last day",
		text: "You agree with five to ten who would use it on a first day, a last day and one figure to count. {company} and you write down before which figure would mean going on.",
		decides:
			"whether they would go on without being asked; if they would not, talk to those who stopped before growing",
		ask: "Who would try it first, and for how many weeks? If five have agreed, fix the first day; if not, look for them before you change anything in it.",
	},
	advice: {
		title: "Three questions to somebody who has done it",
		text: "You ask a group of your size that has done it what cost more than expected, who left and why, and what they would do first. {company} goes through the answers with you.",
		decides:
			"whether your numbers and income are like theirs; if not, copy one rule of theirs rather than the whole",
	},
};
