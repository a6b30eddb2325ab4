export default {
	metaTitle: "Whistleblower channel · {{group}}",
	metaDescription:
		"Report fraud, conflicts of interest, harassment and other wrongdoing, in confidence or anonymously: by email, phone or post. How you are protected.",
	name: "Whistleblower channel",
	title: "You can say it here.",
	lead: "Confidential, and anonymous if you prefer. For anyone who, through work or dealings with the group, has seen something that is not right: staff past, present or future, shareholders, suppliers and their staff.",
	ways: {
		title: "How to reach us",
		email: "Email",
		emailNote: "At any hour. It reaches only those in charge of the channel.",
		phone: "Phone",
		hours: "Monday to Friday, {{opens}} to {{closes}}.",
		post: "Post",
		attention: "Whistleblower channel",
		postNote: "Confidential. No sender’s name is needed.",
		inPerson: "In person",
		meeting:
			"You can ask for a meeting: it takes place within {{days}} days. What you say aloud is recorded or written down only with your consent, and you may check it, correct it and sign it.",
	},
	topics: {
		title: "What it is for",
		text: "You need no proof. Good reason to believe that it is true is enough, even if you only know part of it.",
		list: "Fraud, conflicts of interest, harassment, corruption and bribery, discrimination, health and safety at work, harm to the environment, misuse of data.",
		code: "What we expect of ourselves is in the code of conduct.",
	},
	process: {
		title: "What happens next",
		art: "Thirteen weeks in a row, one dot a day: the first day, the first week and the last day are marked.",
		report: { when: "Day 1", text: "Your report arrives. Only those in charge of the channel read it." },
		acknowledgement: {
			when: "Within {{days}} days",
			text: "You receive an acknowledgement, unless it could reveal who you are. If you leave us a way to reach you, we may ask you for more.",
		},
		answer: {
			when: "Within {{months}} months",
			text: "You receive an answer: what was found and what was done. A particularly complex case may take up to {{extension}} more. What may be a crime goes to the public prosecutor at once.",
		},
	},
	protection: {
		title: "How you are protected",
		items: {
			identity: {
				title: "Your identity is kept confidential",
				text: "Neither the people you report nor anyone else outside the channel learns it. The law allows it to be disclosed only to a judge, the public prosecutor or the competent authority. If your report reaches someone else by mistake, they must keep it confidential and pass it on to the channel.",
			},
			anonymous: {
				title: "Anonymous reports are accepted",
				text: "They are looked into like any other. You may leave us a way to answer you, or none at all.",
			},
			retaliation: {
				title: "No retaliation",
				text: "No dismissal, no penalty, no worse treatment, and no threat of any of them, for reporting with good reason.",
			},
			helpers: {
				title: "Those who support you are protected too",
				text: "The protection covers anyone who helps you, colleagues and relatives who might suffer retaliation, and your own company.",
			},
			fairness: {
				title: "Fair to everyone",
				text: "Whoever is named in a report is told what it says of them, is heard and is presumed innocent. Their identity is protected in the same way.",
			},
			data: {
				title: "Your data have one purpose",
				text: "They serve to look into the report and nothing else. They are erased after {{months}} months if no investigation begins, and after {{years}} years at the latest.",
			},
		},
	},
	quiet: {
		title: "This page does not track you",
		text: "It loads nothing from third parties, has no form and sets no cookies. This website does not record who opens it. The network that delivers it, Cloudflare’s, processes your IP address to do so and to protect it from attacks, and keeps technical records of its own.",
		advice:
			"If you wish to remain anonymous, write from an address that does not name you, hide your number when you call, or send a letter without a sender.",
	},
	authorities: {
		title: "Reporting to an authority",
		text: "You can do so before, after or instead of telling us. Independent authorities take reports directly and, where Union law provides for it, so do the institutions of the European Union.",
		spain: "The independent Spanish authority for the protection of whistleblowers.",
		catalonia: "The anti-fraud office of Catalonia, for what concerns Catalonia alone.",
		law: "This channel complies with Directive (EU) {{directive}} and with Spanish Act {{law}} of 20 February, on the protection of persons who report breaches of the law and on the fight against corruption.",
	},
};
