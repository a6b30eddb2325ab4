import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const foundation: CompanyTexts<"foundation"> = {
	company: {
		name: "support for people and their surroundings",
		why: "Mental health and sustainability are its two fields.",
		ask: {
			people:
				"Whom is it for, and have they been asked? If they have, begin with what they said; if not, ask one or two of them before you fix anything.",
			offer:
				"What could you give: hours, things or a room? If things, a list with a last day for collection comes first; if hours or a room, one person who is there to receive people.",
			open: "Is there an organisation that would stand behind it? If so, ask how it insures those who help; if not, the town hall can usually say which ones work near you.",
		},
	},
	wellbeing: {
		name: "wellbeing and mental health",
		why: "Mental health is one of its two fields.",
		ask: {
			trained:
				"Which trained person would be there each time? If there is one, let them decide how many come; if not, the health centre or a patients’ association is the first to ask.",
			people:
				"Whom is it for, and do they wish it themselves? If they have said so, begin small with them; if others are worried about them, begin with somebody they trust.",
			open: "Whom would you call if somebody got worse that same evening? If everybody there knows, you can begin; if not, agree on it first: in Spain 112, or 024.",
		},
	},
	care: {
		name: "company and care among people",
		ask: {
			people:
				"Whom is it for, and has one of them been asked? If so, begin with what they would like; if not, ask one first, over a coffee.",
			distance:
				"How would they get there? If on foot, or fetched by somebody, a fixed place is enough; if not, the lift, the car or a visit at home comes before the activity.",
			trained:
				"Does anybody need help to move, eat or take medicine meanwhile? If so, whoever does it already or somebody trained should be there; if not, a neighbour who comes each time is enough.",
			open: "Who takes over when the first person is ill or tired? If there is a second one, you can begin; if not, look for that one before the first visit.",
		},
	},
	inclusion: {
		name: "inclusion through work and skills",
		ask: {
			trained:
				"Who would be alongside in the first weeks? If an association has a job coach, agree on the hours; if not, that person comes before the contract: the public employment service usually knows where.",
			money:
				"What would pay the wages after the first year? If there are orders or a vacant post, begin there; if only a grant, look for the first customer while it lasts.",
			open: "Which task has to be done every week in any case? If you can name one, begin with it; if not, spend a morning at a workplace looking for it together.",
		},
	},
	youth: {
		name: "projects with young people",
		ask: {
			trained:
				"Which adult would be there every week for a year? If there is one, form the group around that person; if not, look for them before the place.",
			people:
				"What do the young people themselves say they would come for? If they have been asked, begin with that; if not, spend one afternoon asking.",
			open: "What could they go on to afterwards: a course, a club, a job? If it has a name, tell them on the first day; if not, look for it before the last.",
		},
	},
	education: {
		name: "environmental education",
		why: "Sustainability is one of its two fields.",
		ask: {
			people:
				"How old are they, and how many come at once? If more than one class, plan stations that they take turns at; if not, one guide is enough.",
			time: "Do you have them for an hour or for weeks? If an hour, keep to one idea and one object; if weeks, let them measure something and compare.",
			open: "What could they touch, weigh or count? If there is something, a bin, a meter, a stream, begin with it; if there are only words, bring an object first.",
		},
	},
};

export const foundationRequests: RequestTexts = {
	outlet: {
		title: "Make a list that people can answer",
		text: "You add photographs and the last day, and divide it into lots that fit a van. {company} reads the list; send it to the town’s social services and to two organisations nearby as well.",
		decides:
			"whether somebody can use it as it is and fetch it in time; if not, ask what they would rather have",
		ask: "Until which day can it wait, and who could carry it? If you can deliver, small organisations can say yes, too; if it has to be fetched, offer it in lots.",
	},
	permit: {
		title: "Decide who answers for what",
		// Ley Orgánica 1/2002 (Spain), art. 5: three founders.
		text: "You write down who answers for it, who insures it and who keeps the names of those who come. {company} goes through these three with you; what is still open then goes to a lawyer.",
		decides:
			"whether an existing organisation can take it under its roof; if one can, you need not found another",
		ask: "Is there already an association, school or firm behind it? If so, ask whether its statutes and insurance cover it; if not, in Spain three people can found an association.",
	},
	money: {
		title: "Plan for when the money ends",
		text: "Before anybody can decide, you write on one page what a year costs, what is there already, such as a room or hours, and what goes on if the money ends. {company} reads it with you.",
		decides:
			"whether it can go on in a smaller form; if not, it is kinder to promise those who come a shorter time",
		ask: "What is the smallest sum that carries it to next summer, and for what? If for one thing, ask for that thing; if for wages, say who could pay them the year after.",
	},
};
