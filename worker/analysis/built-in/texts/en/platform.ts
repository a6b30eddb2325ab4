import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const platform: CompanyTexts<"platform"> = {
	company: {
		name: "cooperation and sustainable business",
		why: "It is a sustainable business platform and an agricultural association.",
		ask: {
			people:
				"How many have said yes with a name and an amount? If they have signed, you have something to negotiate with; if they only like the idea, collect signatures first.",
			money:
				"What does one of them pay or lose today without it? If there is an invoice, that is the room for new costs; if not, begin by finding one.",
			open: "Who would answer the telephone in the second year? If there is a name, and pay for the hours, it can begin; if not, that comes before a website or a brand.",
		},
	},
	cooperatives: {
		name: "cooperatives and buying together",
		ask: {
			people:
				"How many would sign for a year? With three, Spain’s national law allows a cooperative (in Catalonia two can begin; ten for a consumers’ one); if it is only about buying together, a written agreement may do.",
			money:
				"What does each pay or earn today for the same thing? If the figures differ much, that gap is what can be won; if they are alike, look at transport and storage instead.",
			open: "What happens to stock and debts if one leaves in mid-year? If it is in writing, the rest can be signed; if not, write that line first.",
		},
	},
	trade: {
		name: "local produce, trade and tourism",
		ask: {
			amount:
				"How much could you deliver, or how many could you receive, in your poorest month? If it hardly changes, canteens and agencies can plan with it; if it does, markets, baskets or single dates suit better.",
			money:
				"What is left of the price after packing, transport and commission? If your work is paid, look for more of the same; if not, larger orders at fewer stops come first.",
			open: "Who has said yes to a quantity or a date in writing? If somebody has, begin with them; if nobody has, ask three before anything is set up.",
		},
	},
	community: {
		name: "sharing, repair and networks",
		ask: {
			people:
				"Who runs it while you are away? If a second person has the keys and passwords, it can grow; if not, look for that person first.",
			place:
				"Where would it be held or kept? If the owner has agreed in writing, fix days and hours; if not, begin as a guest where people come anyway, such as a library.",
			open: "Who pays if something breaks or somebody is hurt? If an insurer has answered in writing, open the doors; if not, make that call first.",
		},
	},
	succession: {
		name: "the next generation of farms, trades and villages",
		ask: {
			money:
				"What is left in a normal year once all who work in it are paid, relatives too? If something is, the business can be sold; if not, house, land or tools may attract somebody sooner.",
			time: "When does the work have to be handed over? If a season or two are left, it can be taught by working together; if not, write down customers, suppliers and recipes now.",
			open: "Who owns the premises, land or houses? If whoever leaves does, rent with an option to buy is possible; if somebody else does, read first whether the lease can be passed on.",
		},
	},
};

export const platformRequests: RequestTexts = {
	outlet: {
		title: "Offer the same lot to three takers",
		text: "You offer the same small lot to three kinds of taker at once, such as a canteen, a shop and an association, and note what each asks for: days, packing, payment term. {company} compares the answers with you.",
		decides:
			"the quantity in your poorest month; if it is not steady, a market, a basket scheme or a single lot is better",
	},
	supplier: {
		title: "Find others with the same need",
		text: "You write what you need, how much, by when and what you pay today, and ask two others with the same need to add theirs. From that sheet {company} sees whether an order together makes sense.",
		decides:
			"whether the sum reaches a supplier’s minimum; if not, the nearest wholesaler is better than an order together",
		ask: "How much of it do you need in a year, and who else near you needs the same? If there are others, ask for one price for all; if not, delivery time matters more than price.",
	},
	permit: {
		title: "Write who decides and who is paid",
		text: "You write on one page who decides, who puts in what, and where the income goes. {company} goes through it with you; with that page a lawyer, or a federation of cooperatives, needs less time.",
		decides:
			"whether those who take part work or trade through it; if they only meet and use it, an association is usually enough",
		ask: "Do those who take part work in it, trade through it, or only use it? If they work or trade, a cooperative or a company is likely; if they only use it, an association is usually enough.",
	},
	money: {
		title: "Count how many have already paid",
		text: "Before anybody can decide, you put on one page how many have paid a fee or deposit, what a year costs with the coordinator’s hours, and what is left if a third drop out. {company} reads that page.",
		decides:
			"whether those who have signed cover one year; if not, a smaller area or a shorter trial is the better start",
		ask: "What part of the sum would those who take part pay themselves? If a good part is signed, others can judge the rest; if none is, a first fee from them comes before any backer.",
	},
	trial: {
		title: "Start with five participants",
		text: "You agree with five to ten who would use it on a first day, a last day and one figure to count. {company} and you write down before which figure would mean going on.",
		decides:
			"whether they would go on without being asked; if they would not, talk to those who stopped before growing",
		ask: "Who would try it first, and for how many weeks? If five have agreed, fix the first day; if not, look for them before you change anything in it.",
	},
};
