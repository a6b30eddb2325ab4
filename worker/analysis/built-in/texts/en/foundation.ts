import type { CompanyTexts } from "../../themes.ts";

export const foundation: CompanyTexts<"foundation"> = {
	company: {
		name: "support for people and their surroundings",
		why: "Mental health and sustainability are its two fields.",
		aspects: [
			"Help is most useful when it answers a need that people have named themselves.",
			"It lasts longer when somebody looks after it from the first day.",
		],
		proposals: {
			give: ["A need that fits the offer", "who needs it, when and where, and who would receive it"],
			take: ["Finding what is needed", "what it is for, who would use it and where to find it"],
			other: ["Starting from the need", "whom it would help, what they ask for, and what it would take"],
		},
		decides: "whether those it is meant for want it, and who will look after it",
		question: "Who would notice the difference first?",
		ready: ["Who it is for", "Time, skills or things involved", "Place and possible dates"],
		goal: "People and organisations can achieve more in partnership than each alone.",
	},
	wellbeing: {
		name: "wellbeing and mental health",
		why: "Mental health is one of its two fields.",
		aspects: ["Regular contact, rest and something meaningful to do support mental health."],
		proposals: {
			other: ["Listening first to those concerned", "what they wish for, and who could be there regularly"],
		},
		decides: "the trust of the people concerned, and whether the support lasts",
		question: "What should be different after a few months?",
		ready: ["Who it is for, without names", "What already helps them", "Place and possible times"],
		goal: "Good company, activity and timely support help people of all ages to stay well.",
	},
	inclusion: {
		name: "inclusion through work and skills",
		why: "Having work and a place among others matters for mental health, one of its two fields.",
		aspects: [
			"Adapting tasks, hours and guidance helps people to show what they can do.",
			"Paid work and recognised skills can bring income, contacts and independence.",
		],
		proposals: {
			other: [
				"From skills to suitable work",
				"what people can already do, which tasks call for it and what guidance or adjustments would help",
			],
		},
		decides: "whether the work or skills last beyond the project, and who gives guidance along the way",
		question: "What would have to last for it to work beyond the first year?",
		ready: ["Skills or tasks concerned", "Guidance that would help", "Place and possible hours"],
		goal: "Suitable jobs and useful skills open up decent work to people who are often left out of it.",
	},
	education: {
		name: "education, in and out of school",
		why: "Learning touches both its fields, mental health and sustainability.",
		aspects: [
			"What people try out, discuss and practise tends to stay with them better than what they only hear.",
			"People of any age engage more when they have a say in what they do.",
		],
		proposals: {
			other: [
				"Learning by doing, with follow-up",
				"what participants would do themselves, who would guide them and how progress would be seen",
			],
		},
		decides: "who guides those who take part, and what they can make of it afterwards",
		question: "What should people still know or do a few months later?",
		ready: ["Who would take part", "What they would learn or try", "Place and time available"],
		goal: "Learning by taking part, in and out of school, can bring good education to more people.",
	},
};
