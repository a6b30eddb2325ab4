import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const foundation: CompanyTexts<"foundation"> = {
	company: {
		name: "support for people and their surroundings",
		why: "Mental health and sustainability are its two fields.",
		insight: "Help is most useful when it answers a need that people have named themselves.",
		test: {
			title: "Starting from the need",
			text: "{company} would look at whom it is for, what they ask for, and who would be there for them over time. A conversation with a few of those it is for: what helps them, and what is missing.",
			decides: "whether those it is meant for want it, and who will look after it",
		},
		ask: {
			people: "Whom would it help first, and have they been asked?",
			open: "What would have to be in place for it to go on after the first year?",
		},
		ready: {
			people: "Who it is for",
			time: "Possible dates",
			offer: "What is there: time, rooms, things",
		},
		aspect: "Help is most useful when it answers a need that people have named themselves.",
		goal: "People and organisations can achieve more in partnership than each alone.",
	},
	wellbeing: {
		name: "wellbeing and mental health",
		insight: "Regular contact, rest and something meaningful to do support mental health.",
		test: {
			title: "Regular company and a trained person",
			text: "{company} would look at who would come, which trained person would be there, and how to tell whether it helps. A few weeks with the same group and the same person there each time.",
			decides: "a trained person who can be there regularly, and the trust of those concerned",
		},
		ask: {
			data: "How will it be seen, after some months, whether people are better?",
			open: "Whom would the group call if somebody needed professional help at once?",
		},
		ready: {
			people: "Who it is for, without names",
			time: "Days and hours",
			trained: "Who is trained",
		},
		aspect: "Regular contact, rest and something meaningful to do support mental health.",
		goal: "Good company, activity and timely support help people of all ages to stay well.",
	},
	care: {
		name: "company and care among people",
		insight: "Seeing the same people again and again makes it easier to talk and to ask for help.",
		test: {
			title: "Company that lasts",
			text: "{company} would look at what those concerned would like, who would be there each time, and what keeps it going. A talk with those concerned about what they would like, and what they could do in it.",
			decides: "whether those concerned want it, and whether somebody keeps it going",
		},
		ask: {
			open: "Who would keep it going when the first ones tire, and what would they need for it?",
		},
		ready: {
			people: "Who it is for, without names",
			time: "Days and hours",
		},
		aspect: "Seeing the same people again and again makes it easier to talk and to ask for help.",
		goal: "Company and timely support help people of all ages to stay well.",
	},
	inclusion: {
		name: "inclusion through work and skills",
		insight: "Adapting tasks, hours and guidance helps people to show what they can do.",
		test: {
			title: "From a first task to a contract",
			text: "{company} would look at which tasks suit the people, who would guide them, and which orders would keep it going. One task for two or three people, paid and guided, for a limited time.",
			decides: "steady orders or posts, and somebody who gives guidance along the way",
		},
		ask: {
			open: "Which orders or posts are certain after the first year, and who pays for the guidance?",
		},
		ready: {
			people: "How many people, without names",
			open: "Tasks and skills",
			time: "Hours a week",
		},
		aspect: "Adapting tasks, hours and guidance helps people to show what they can do.",
		goal: "Suitable jobs and useful skills open up decent work to people who are often left out of it.",
	},
	youth: {
		name: "projects with young people",
		insight: "Young people engage more when they have a say in what is done.",
		test: {
			title: "What the young people choose",
			text: "{company} would look at what the young people would choose, who would guide them, and how it goes on from term to term. An afternoon at which the young people say what they would come for.",
			decides: "a trained adult who stays, and young people who want to come",
		},
		ask: {
			trained: "Which adult would be there each time, and who would step in for them?",
			open: "What would the young people decide themselves, and what could they go on to afterwards?",
		},
		ready: {
			people: "Ages and number of people",
			time: "Days and hours",
			trained: "Who would guide them",
		},
		aspect: "Young people engage more when they have a say in what is done.",
		goal: "Learning by taking part, in and out of school, can bring good education to more people.",
	},
	education: {
		name: "environmental education",
		insight: "What people try out and practise tends to stay with them better than what they only hear.",
		test: {
			title: "Learning by doing, with a result that stays",
			text: "{company} would look at what participants would do themselves, who would guide them, and how the result could be seen. One group, one afternoon, and a look at what they made of it.",
			decides: "who guides those who take part, and what they can go on with afterwards",
		},
		ask: {
			open: "What should those who take part do differently some months later, and who would notice?",
		},
		ready: {
			people: "Ages and number",
			time: "Hours and dates",
			open: "An outline of the activity",
		},
		aspect: "What people try out and practise tends to stay with them better than what they only hear.",
		goal: "Learning by taking part, in and out of school, can bring good education to more people.",
	},
};

export const foundationRequests: RequestTexts = {
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
