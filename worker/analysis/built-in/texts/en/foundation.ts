import type { CompanyTexts } from "../../themes.ts";

export const foundation: CompanyTexts<"foundation"> = {
	company: {
		name: "support for people and their surroundings",
		why: "Mental health and sustainability are its two fields.",
		aspects: [
			"Help is most useful when it answers a need that people have named themselves.",
			"It lasts longer when somebody looks after it from the first day.",
		],
		title: "Starting from the need",
		looksAt: "whom it would help, what they ask for, and who could start with a small group",
		decides: "whether those it is meant for want it, and who will look after it",
		questions: {
			people: "Whom would it help first, and have they been asked?",
			open: "What would have to be in place for it to go on after the first year?",
		},
		ready: { people: "Who it is for", time: "Possible dates", open: "What is there: time, rooms, things" },
		goal: "People and organisations can achieve more in partnership than each alone.",
	},
	wellbeing: {
		name: "wellbeing and mental health",
		why: "Mental health is one of its two fields.",
		aspects: [
			"Regular contact, rest and something meaningful to do support mental health.",
			"People come more easily to an activity than to something called help.",
		],
		title: "A pilot with a small group",
		looksAt: "who would come, which trained person would be there, and how to tell whether it helps",
		decides: "a trained person who can be there regularly, and the trust of those concerned",
		questions: {
			data: "How will it be seen, after some months, whether people are better?",
			open: "Whom would the group call if somebody needed professional help at once?",
		},
		ready: {
			people: "Who it is for, without names",
			time: "Days and hours",
			open: "Who is trained, and in what",
		},
		goal: "Good company, activity and timely support help people of all ages to stay well.",
	},
	inclusion: {
		name: "inclusion through work and skills",
		why: "Having work and a place among others matters for mental health, one of its two fields.",
		aspects: [
			"Adapting tasks, hours and guidance helps people to show what they can do.",
			"Paid work and recognised skills can bring income, contacts and independence.",
		],
		title: "From a first task to a contract",
		looksAt:
			"which tasks suit the people concerned, who would guide them, and which orders would keep it going",
		decides: "steady orders or posts, and somebody who gives guidance along the way",
		questions: {
			open: "Which orders or posts are certain after the first year, and who pays for the guidance?",
		},
		ready: { people: "How many people, without names", open: "Tasks and skills", time: "Hours a week" },
		goal: "Suitable jobs and useful skills open up decent work to people who are often left out of it.",
	},
	youth: {
		name: "projects with young people",
		why: "Young people’s mental health and their part in a sustainable future touch both its fields.",
		aspects: [
			"Young people engage more when they have a say in what is done.",
			"An adult who is there every week often counts for more than the activity itself.",
		],
		title: "A first term with a small group",
		looksAt:
			"what the young people would choose to do, who would guide them, and what comes after the first term",
		decides: "a trained adult who stays, and young people who want to come",
		questions: {
			open: "Which adult would be there every week, and who would go on after the first term?",
		},
		ready: { people: "Ages and number of people", time: "Days and hours", open: "A week as it would look" },
		goal: "Learning by taking part, in and out of school, can bring good education to more people.",
	},
	education: {
		name: "environmental education",
		why: "Sustainability is one of its two fields.",
		aspects: [
			"What people try out and practise tends to stay with them better than what they only hear.",
			"Measuring something of one’s own, such as the school’s waste, makes a distant subject concrete.",
		],
		title: "Learning by doing, with a result that stays",
		looksAt: "what participants would do themselves, who would guide them, and how the result could be seen",
		decides: "who guides those who take part, and what they can go on with afterwards",
		questions: {
			open: "What should those who take part do differently some months later, and who would notice?",
		},
		ready: {
			people: "Ages and number of people",
			time: "Hours and dates",
			open: "An outline of the activity",
		},
		goal: "Learning by taking part, in and out of school, can bring good education to more people.",
	},
};
