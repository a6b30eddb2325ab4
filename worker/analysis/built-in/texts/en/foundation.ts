import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const foundation: CompanyTexts<"foundation"> = {
	company: {
		name: "support for people and their surroundings",
		why: "Mental health and sustainability are its two fields.",
		// Ley 45/2015, de Voluntariado (Spain), arts. 2 (programmes in several regions), 3 and 14.2 (agreement; insurance or another guarantee); Catalonia: Llei 25/2015, arts. 7 and 11.
		insight:
			"If anybody is to help as a volunteer, in Spain an organisation has to sign an agreement with each and cover their accidents: so the national law (45/2015, art. 14) and regional ones, such as Catalonia’s. So the organisation comes before the date.",
		test: {
			title: "One morning, and then ask",
			text: "You ask one organisation near you what it lacks most: hands, things, a room or company. You try one of these for a morning with {company}, and ask afterwards those it was for.",
			decides:
				"whether they would like it again; if it costs them more time than it gives, something else helps more",
		},
		ask: {
			people:
				"Whom is it for, and have they been asked? If they have, begin with what they said; if not, ask one or two of them before you fix anything.",
			offer:
				"What could you give: hours, things or a room? If things, a list with a last day for collection comes first; if hours or a room, one person who is there to receive people.",
			open: "Is there an organisation that would stand behind it? If so, ask how it insures those who help; if not, the town hall can usually say which ones work near you.",
		},
		ready: {
			time: "Days and hours that are possible",
			amount: "If there are things to give: number, size and condition",
			place: "Where it would be, and how to get there without a car",
		},
		aspect:
			"Help reaches people sooner, and somebody has to receive it, explain it and stay reachable: that time is part of it.",
	},
	wellbeing: {
		name: "wellbeing and mental health",
		why: "Mental health is one of its two fields.",
		// 112 and 024 (Ministry of Health, Spain, since May 2022: free, day and night); health data: Regulation (EU) 2016/679, art. 9.
		insight:
			"Two things come before the first meeting: a trained person who is there each time, and everybody knowing whom to call if somebody gets worse. In Spain that is 112 in an emergency, and 024, free, day and night, for thoughts of suicide.",
		test: {
			title: "Six times, the same hour and face",
			text: "Six meetings at the same hour with the same trained person, for those who wish to come, without a list of names. You and {company} prepare the first one together.",
			decides:
				"whether that person can be there each time; if not, joining a group that already meets nearby is better",
		},
		ask: {
			trained:
				"Which trained person would be there each time? If there is one, let them decide how many come; if not, the health centre or a patients’ association is the first to ask.",
			people:
				"Whom is it for, and do they wish it themselves? If they have said so, begin small with them; if others are worried about them, begin with somebody they trust.",
			open: "Whom would you call if somebody got worse that same evening? If everybody there knows, you can begin; if not, agree on it first: in Spain 112, or 024.",
		},
		ready: {
			time: "A day and an hour that can stay the same",
			place: "A quiet room with a door that closes",
			open: "No names on paper: health data are specially protected (GDPR, art. 9)",
		},
		aspect:
			"It is easier to speak, as long as nobody has to, and it accompanies treatment and does not replace it.",
	},
	care: {
		name: "company and care among people",
		// Promising approaches to reducing loneliness and isolation in later life (Age UK and Campaign to End Loneliness, 2015), chapter 2: reaching lonely individuals, understanding them, supported access.
		insight:
			"Three steps come before the activity, says Age UK’s guide for older people (2015): finding whoever is lonely, hearing what they would like, and going there with them. For the first, those who see them already can help: a chemist, a neighbour, a home help.",
		test: {
			title: "Two or three, invited by name",
			text: "Somebody they trust invites two or three people by name to something small, fetches them if they wish, and does so again for four weeks. For those who cannot go out, it is at home.",
			decides:
				"whether they look forward to the next time; if not, ask what they would rather do, without insisting",
		},
		ask: {
			people:
				"Whom is it for, and has one of them been asked? If so, begin with what they would like; if not, ask one first, over a coffee.",
			distance:
				"How would they get there? If on foot, or fetched by somebody, a fixed place is enough; if not, the lift, the car or a visit at home comes before the activity.",
			trained:
				"Does anybody need help to move, eat or take medicine meanwhile? If so, whoever does it already or somebody trained should be there; if not, a neighbour who comes each time is enough.",
			open: "Who takes over when the first person is ill or tired? If there is a second one, you can begin; if not, look for that one before the first visit.",
		},
		ready: {
			time: "A fixed day and hour",
			place: "Whether one can enter with a wheelchair or a pushchair",
			open: "The telephone of the social services nearby, at the town hall",
		},
		aspect:
			"Some hours of company, or of rest, as long as somebody comes each time: a visit that stops is felt.",
	},
	inclusion: {
		name: "inclusion through work and skills",
		// Burns and others, The effectiveness of supported employment for people with severe mental illness, Lancet 370 (2007): worked for at least a day within 18 months. Place, then train, for other groups: EUSE Toolkit (2010).
		insight:
			"First a post, and learning in it with support: of people with severe mental illness in six European centres 55% worked at least a day, against 28% with other services (Burns, 2007). Europe’s EUSE toolkit proposes it for other groups, too.",
		test: {
			title: "One real task, with company",
			text: "One real task or order, paid at its price, with somebody alongside every day in the first week, and a little less each week. After a month all of them say what should change.",
			decides:
				"whether the task is needed every week and suits the person; if not, another task suits better, with the same support",
		},
		ask: {
			trained:
				"Who would be alongside in the first weeks? If an association has a job coach, agree on the hours; if not, that person comes before the contract: the public employment service usually knows where.",
			money:
				"What would pay the wages after the first year? If there are orders or a vacant post, begin there; if only a grant, look for the first customer while it lasts.",
			open: "Which task has to be done every week in any case? If you can name one, begin with it; if not, spend a morning at a workplace looking for it together.",
		},
		ready: {
			people: "What each can and wishes to do, in their words, without diagnoses",
			time: "Hours that suit, and how to get there",
			open: "Any certificate or work permit: the kind of contract depends on it",
			place: "The workplace: noise, pace, breaks, who else is there",
		},
		aspect:
			"A wage and colleagues, if tasks and instructions are adapted; in the first months that takes hours of others.",
		goal: "Contracts still in force a year later, from the payroll.",
	},
	youth: {
		name: "projects with young people",
		// Grossman and Rhodes, The Test of Time, American Journal of Community Psychology 30 (2002). Certificate: Ley Orgánica 8/2021 (Spain), art. 57, for regular contact, paid or not.
		insight:
			"In a study of 1,138 adolescents, where the relationship with the mentor ended very soon they did worse on several measures; those who had it for a year or longer improved most (Grossman and Rhodes, 2002). So better fewer of them, for longer.",
		test: {
			title: "Ten weeks with the same adult",
			text: "One afternoon a week for ten weeks, the same adult, six to eight young people and something they have chosen. Whoever stops coming is asked why, and the answer changes something.",
			decides: "whether they still come in the fourth week without being sent; if not, let them choose again",
		},
		ask: {
			trained:
				"Which adult would be there every week for a year? If there is one, form the group around that person; if not, look for them before the place.",
			people:
				"What do the young people themselves say they would come for? If they have been asked, begin with that; if not, spend one afternoon asking.",
			open: "What could they go on to afterwards: a course, a club, a job? If it has a name, tell them on the first day; if not, look for it before the last.",
		},
		ready: {
			open: "In Spain, the sexual-offences certificate of each regular adult: Ministry of Justice, free",
			permits: "Consent in writing from parents and young people, for photographs too",
			time: "Days, hours and the date on which it ends",
			place: "The place, and which insurance covers it: school, club or association",
		},
		aspect:
			"Hours with somebody who knows their names, as long as that person stays: with each change trust has to be won again.",
	},
	education: {
		name: "environmental education",
		why: "Sustainability is one of its two fields.",
		// Orion and Hofstein, Factors that influence learning during a scientific field trip, Journal of Research in Science Teaching 31 (1994).
		insight:
			"On a field trip people learn more if they know beforehand where they go and what they will do: 296 secondary pupils, some prepared and some not, showed it (Orion and Hofstein, 1994). So plan a short lesson first.",
		test: {
			title: "Three questions, asked twice",
			text: "One group does it once. You ask three questions before, and the same three four weeks later, with a fourth: what have you done since? {company} and you read the answers.",
			decides:
				"how many more answer well, or do it, after four weeks; if hardly any, less content and more doing is better",
		},
		ask: {
			people:
				"How old are they, and how many come at once? If more than one class, plan stations that they take turns at; if not, one guide is enough.",
			time: "Do you have them for an hour or for weeks? If an hour, keep to one idea and one object; if weeks, let them measure something and compare.",
			open: "What could they touch, weigh or count? If there is something, a bin, a meter, a stream, begin with it; if there are only words, bring an object first.",
		},
		ready: {
			open: "One hour on one page: what they do, every ten minutes",
			permits: "In Spain, for regular work with under-18s: the certificate on sexual offences",
			money: "Cost per group: the coach firm’s or printer’s quote",
			place: "Where it is, who receives them, and whether all can get in",
		},
		aspect:
			"They do more themselves, at the price of more preparation than a talk and, as a rule, smaller groups.",
		goal: "Right answers before and four weeks after, from the same three questions.",
	},
};

export const foundationRequests: RequestTexts = {
	outlet: {
		title: "A list that can be answered",
		text: "You add photographs and the last day, and divide it into lots that fit a van. {company} reads the list; send it to the town’s social services and to two organisations nearby as well.",
		decides:
			"whether somebody can use it as it is and fetch it in time; if not, ask what they would rather have",
		ask: "Until which day can it wait, and who could carry it? If you can deliver, small organisations can say yes, too; if it has to be fetched, offer it in lots.",
	},
	supplier: {
		title: "First two voices of those it is for",
		text: "Two of those it is for say what they would come to, on which day and in which language. With their answer you ask {company} and, at the same time, the health centre, school or library nearby.",
		decides:
			"whether there is somebody trained for exactly these people; if not, a smaller group or a later date is better",
	},
	site: {
		title: "A place that is open already",
		text: "You ask for one fixed hour a week where somebody opens anyway: a library, a parish hall, a club. Half a page says what the group needs; {company} reads it with you before.",
		decides:
			"who opens, closes and insures; while nobody does, being the guest of another organisation is better",
		ask: "How many are you, and on which hours? If some hours a week are enough, ask to be guests somewhere; if you need it every day, look for a room of your own.",
	},
	permit: {
		title: "Three names before a lawyer",
		// Ley Orgánica 1/2002 (Spain), art. 5: three founders.
		text: "You write down who answers for it, who insures it and who keeps the names of those who come. {company} goes through these three with you; what is still open then goes to a lawyer.",
		decides:
			"whether an existing organisation can take it under its roof; if one can, you need not found another",
		ask: "Is there already an association, school or firm behind it? If so, ask whether its statutes and insurance cover it; if not, in Spain three people can found an association.",
	},
	money: {
		title: "What goes on if the money ends",
		text: "Before anybody can decide, you write on one page what a year costs, what is there already, such as a room or hours, and what goes on if the money ends. {company} reads it with you.",
		decides:
			"whether it can go on in a smaller form; if not, it is kinder to promise those who come a shorter time",
		ask: "What is the smallest sum that carries it to next summer, and for what? If for one thing, ask for that thing; if for wages, say who could pay them the year after.",
	},
	technical: {
		title: "Tried by somebody who would use it",
		text: "Somebody who would use it tries it, and you note where they stop or turn away. With that page {company} and you look for whom to ask: a therapist, a teacher, a technician.",
		decides:
			"whether the difficulty is in the thing or in how it is explained; before changing it, try an explanation by another user",
	},
	people: {
		title: "One task, two hours, one name",
		text: "You write one task on half a page: day, hour, what to know, and whom to call. You ask three people in person; {company} reads the page with you before.",
		decides:
			"whether one person receives, explains and thanks; while nobody does, fewer volunteers are better than many",
		ask: "What exactly would they do, and who would receive them? If there is a task and a name, ask people in person; if not, settle these two first.",
	},
	trial: {
		title: "Six weeks and a date to look back",
		text: "You agree with those it is for on six weeks, on a date to look back, and that anybody may stop at any time. {company} and you listen to them on that date.",
		decides:
			"whether those who came would like it to go on; if they would not, end it with thanks and ask why",
		ask: "For whom would the trial be, and do they know that it may end? If so, fix the date to look back; if not, tell them before it begins.",
	},
	advice: {
		title: "Two voices before deciding",
		text: "You write in five lines what you would like to do or what worries you, and ask somebody who lives it and somebody trained. {company} reads the five lines, too.",
		decides: "what those it is for say themselves; if they wish for something else, that comes first",
	},
};
