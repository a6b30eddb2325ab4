import type { CompanyId } from "#app/content/companies.ts";
import { figures } from "#app/content/figures.ts";
import { contacts, names } from "#app/content/group.ts";
import type { themes } from "../themes.ts";

type ThemeTexts<Company extends CompanyId> = Record<keyof (typeof themes)[Company], string[]>;

/**
 * The analyst's texts. Of a company: a published fact that follows its name, what a decision needs to know, what usually decides,
 * and a question that holds for each of its ideas and that ideas rarely answer, with what to say in either case. Of a theme: its
 * name, and a question in place of the company's. No text states a fact of a trade, or promises a company's work.
 */
export const en = {
	companies: {
		paper: {
			name: names.paper,
			fact: `in operation since ${figures.oldestCompanySince}`,
			decides: "whether it is kept apart from everything else, and whether the quantity is regular",
			question:
				"Is it the same every month? If it is, one sample stands for all; if it changes, say in what.",
			themes: {
				company: ["materials and their recycling"],
				paper: ["paper and cardboard"],
				plastics: ["plastics"],
				textiles: ["textiles"],
			} satisfies ThemeTexts<"paper">,
		},
		energy: {
			name: names.energy,
			fact: "which starts from how a plant works, its hours and its needs",
			decides: "at which hours energy is needed or made",
			question:
				"For how many years is the place certain? If there is a lease or a concession, say until when; if it is yours, say so.",
			themes: {
				company: ["energy and its use"],
				electricity: ["renewable electricity"],
				biomass: ["heat from biomass"],
				heat: ["heat, recovered or renewable"],
			} satisfies ThemeTexts<"energy">,
		},
		engineering: {
			name: names.engineering,
			fact: "which designs processes that use less, and finds somewhere to go for what is left over",
			decides: "what the measurements say, and what the permits of the place allow today",
			question:
				"What happens if nothing is done? If there is a deadline or an order, say which; if not, what it costs to go on as now.",
			themes: {
				company: ["waste and industrial processes"],
				water: [
					"water or its treatment",
					"Has the water been analysed, and when? If so, send the results; if not, say where it comes from and what goes into it.",
				],
				residues: ["residues or by-products"],
				organic: ["organic waste"],
				contamination: ["hazardous waste or contaminated ground"],
				air: ["air, odours, dust or noise"],
				studies: ["environmental studies and plans"],
			} satisfies ThemeTexts<"engineering">,
		},
		construction: {
			name: names.construction,
			fact: "in which the group has a strategic stake",
			decides: "whether the land or the building can be used, and what is decided already",
			question:
				"Who would look after it once it is there? If there is a name, say it; if not, whom you would ask.",
			themes: {
				company: ["construction and agro-technology"],
				refurbishment: [
					"buildings or their refurbishment",
					"Can the building be empty while the work is done? If so, say when; if not, which part has to stay in use.",
				],
				materials: ["building, or materials for it"],
				"urban-green": ["greenery or open spaces"],
				farming: [
					"crops, soil or irrigation",
					"For which season would it have to be ready? If there is a date, say it; if not, which season is the first that would do.",
				],
			} satisfies ThemeTexts<"construction">,
		},
		platform: {
			name: names.platform,
			fact: "which brings together businesses that live from the land, so that each learns from the others",
			decides: "whether some have committed themselves already, and one person coordinates them",
			question:
				"Is anything in writing between you yet: statutes, minutes, an agreement? If so, send it; if not, say what you have agreed by word.",
			themes: {
				company: ["cooperation among businesses"],
				cooperatives: ["working together as an association"],
				trade: ["local produce or trade"],
			} satisfies ThemeTexts<"platform">,
		},
		foundation: {
			name: names.foundation,
			fact: "which the group supports",
			decides: "whether those who would take part want it, and whether a trained person is there",
			question:
				"Have those who would take part asked for it? If so, say in which words; if not, which of them could be asked first.",
			themes: {
				company: ["support for people"],
				wellbeing: [
					"wellbeing or mental health",
					"Whom would you call if somebody got worse that same evening? If that is agreed, say with whom; if not, it is the first thing to agree.",
				],
				care: ["company or care"],
				inclusion: ["work or training for people who find it hard to get"],
			} satisfies ThemeTexts<"foundation">,
		},
	},
	/** What a decision can need. */
	needs: {
		state: "what it is mixed with and in what state",
		amount: "how much there is, in all or in a month",
		energy: "how much energy would be used or made in a year",
		area: "how many square metres or hectares",
		people: "how many people it is for",
		money: "what it costs or earns today",
		time: "at which hours or how often",
		measured: "what has been measured",
		owner: "who owns the site",
		place: "the postcode",
		trained: "who would be with them and with what training",
		organisation: "which organisation answers for it",
		photos: "two photos",
		bill: "a bill, if there is one",
		written: "what is in writing between you",
		budget: "a budget of one page",
	},
	quote: (text: string) => `“${text}”`,
	list: (phrases: readonly string[]) => new Intl.ListFormat("en-GB").format(phrases),
	understood: (read: readonly { theme: string; words: string }[]) =>
		`We read this as an idea about ${read.map(({ theme, words }) => theme + (words && ` (${words})`)).join(", and about ")}.`,
	date: (quote: string) => `It names a date: ${quote}.`,
	inCatalan: "We read Catalan, and answer in English as you chose.",
	/** Of one company, of two together, of one that is not certain, of one of two, of one that is only the nearest. */
	fit: {
		clear: (company: string) => `this looks like a matter for ${company}.`,
		joint: (first: string, second: string) => `this looks like a matter for ${first} and ${second} together.`,
		partial: (company: string) => `it may be a matter for ${company}.`,
		either: (first: string, second: string) => `it may be a matter for ${first} or for ${second}.`,
		outside: (company: string) => `it is outside what the group publishes of itself; nearest is ${company}.`,
	},
	proposal: (needs: string, decides: string) =>
		`1. **Complete what a decision needs**: In addition to what you say, it helps ${needs}. What usually decides: ${decides}.`,
	toKnow: (company: string, needs: string) => `${company} to see or to know ${needs}`,
	which: (first: string, second: string) => `What weighs more in your idea: ${first}, or ${second}?`,
	next: (request: string | undefined) =>
		request
			? `Someone from the group reads your idea and what you ask in it, ${request}, and answers by email.`
			: "Someone from the group reads your text and answers by email.",
	today: "Do not wait for that: talk today to somebody close to you.",
	meanwhile: "Meanwhile, somebody close to you or your health centre can be there sooner.",
	automatic: "This reading is automatic: if it is wrong, the person who answers puts that right.",
	terms: "Only a person can speak of prices, terms or guarantees.",
	person: "what you write needs a person, not an automatic reading.",
	whereToGo: "Where to go",
	/** What each kind of text was taken for, why it fits nothing, and where to go. */
	nothing: {
		grief: ["We are very sorry for what you are going through."],
		danger: [
			"We are very sorry for what you are going through. If a life may be in danger, call 112 now. In Spain, 024 is there day and night for anyone who thinks of suicide and for those close to them.",
		],
		violence: [
			"We are very sorry for what you are going through, and it is not your fault. If you are in danger, call 112 now. In Spain, 016 answers day and night and does not show on the phone bill.",
		],
		job: [
			"We read this as a matter of a job or an internship.",
			"this form is for partnership ideas.",
			`Write to ${contacts.email}: for which post or field, with your CV, or when you sent it.`,
		],
		hardship: [
			"We read this as a matter of money.",
			"no money is lent or given through this form.",
			"For rent, electricity, food or debts: the social services of your town hall.",
		],
		money: [
			"We read this as a matter of money: a loan, a donation, a sale or an investment.",
			"no money is lent or given through this form.",
			`For shares of the group, or an investment in it: ${contacts.investorsEmail}. For all else: ${contacts.email}.`,
		],
		complaint: [
			"We are sorry that something went wrong.",
			"a complaint needs somebody who follows it up.",
			`About the group or this website: ${contacts.email} or ${contacts.phone}. Say what happened, where and when, and how you can be reached.`,
			`For wrongdoing inside the group, in confidence: the page Whistleblower channel, or ${contacts.ethicsEmail}.`,
		],
		goals: [
			"You start from the Sustainable Development Goals; the idea itself is still to come.",
			"a goal alone points to no company; a problem and a place do.",
			"Write one thing next: which problem would be solved, where, and for whom.",
		],
		language: [
			"We could not read your text.",
			"the automatic reading knows English, Spanish and Catalan.",
			`Send the idea again in one of these, or write to ${contacts.email}: people read other languages, too.`,
		],
		other: [
			"We found no idea for the fields of the group’s companies in this text.",
			"this form is for partnership ideas in those fields.",
			`If we have misread it, or if it has to do with the group: ${contacts.email}, ${contacts.phone} or the contact page.`,
		],
		unclear: ["We cannot tell from your text which company this is for.", "whoever reads it will say."],
	},
};
