export default {
	metaTitle: "Whistleblower channel · {{group}}",
	metaDescription:
		"Report fraud, conflicts of interest, harassment and other wrongs in confidence, or anonymously: by e-mail, by phone or by post. How you are protected.",
	name: "Whistleblower channel",
	title: "You can say it here.",
	lead: "Confidential, and anonymous if you prefer. For anyone who, through work, has seen something in the group that is not right.",
	otherLanguage: "Leer esta página en español",
	ways: {
		title: "Three ways to reach us",
		email: "E-mail",
		emailNote: "At any hour. It reaches only those in charge of the channel.",
		phone: "Phone",
		hours: "Monday to Friday, {{opens}} to {{closes}}.",
		post: "Post",
		attention: "Whistleblower channel",
		postNote: "Confidential. A sender is not needed.",
	},
	topics: {
		title: "What it is for",
		text: "You need no proof. Good reason to believe that it is true is enough, and so is half of the story.",
		items: {
			fraud: "Fraud",
			conflicts: "Conflicts of interest",
			harassment: "Harassment",
			corruption: "Corruption and bribery",
			discrimination: "Discrimination",
			safety: "Health and safety at work",
			environment: "Harm to the environment",
			data: "Misuse of data",
		},
		code: "What we expect of ourselves is in the code of conduct.",
	},
	process: {
		title: "What happens next",
		art: "A calendar of thirteen weeks, one dot a day: the first day, the first week and the last day are marked.",
		scale: "Each dot is a day. {{months}} months are about thirteen weeks.",
		report: { when: "Day 1", text: "Your report arrives. Only those in charge of the channel read it." },
		acknowledgement: {
			when: "Within {{days}} days",
			text: "You receive an acknowledgement, unless it could give you away.",
		},
		answer: {
			when: "Within {{months}} months",
			text: "You receive an answer: what was found and what was done. A particularly complex case may take up to {{extension}} more.",
		},
	},
	protection: {
		title: "How you are protected",
		items: {
			identity: {
				title: "Your identity is reserved",
				text: "Nobody outside the channel learns it. The law allows it to be disclosed only to a judge, the public prosecutor or the competent authority.",
			},
			anonymous: {
				title: "Anonymous reports are accepted",
				text: "They are looked into like any other. You can leave us a way to answer you, or none.",
			},
			retaliation: {
				title: "No retaliation",
				text: "No dismissal, no penalty, no worse treatment for reporting with good reason, or for helping someone who does.",
			},
			fairness: {
				title: "Fair to everyone",
				text: "Whoever is named in a report is presumed innocent, is heard, and is protected in the same way.",
			},
		},
	},
	quiet: {
		title: "This page keeps quiet too",
		text: "It loads nothing from third parties, has no form and sets no cookies. We keep no record of who opens it.",
		advice:
			"If you wish to remain anonymous, write from an address that does not name you, hide your number when you call, or send a letter without a sender.",
	},
	authorities: {
		title: "You can also go outside",
		text: "Before us, after us or instead of us. Independent authorities take reports directly.",
		spain: "The independent Spanish authority for the protection of whistleblowers.",
		catalonia: "The anti-fraud office, for what concerns Catalonia alone.",
		law: "This channel complies with Directive (EU) {{directive}} and with Spanish Law {{law}}, on the protection of persons who report breaches of the law.",
	},
};
