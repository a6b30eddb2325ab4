import type { LegalText } from "../../legal/legal-text.ts";

export default {
	metaTitle: "Privacy policy · {{group}}",
	metaDescription:
		"What this website does with personal data: who is responsible, what is collected and why, on what legal basis, for how long, and which rights you have.",
	name: "Privacy policy",
	title: "Privacy policy",
	lead: "What happens to what you send us, all the way from the form to its deletion.",
	brief: [
		{ title: "What", text: "What you type into one of our two forms, and technical data of the connection." },
		{ title: "What for", text: "To write the analysis and to answer. Never to advertise." },
		{
			title: "How long",
			text: "{{ideaMonths, number}} months, unless it leads to a conversation or a contract.",
		},
	],
	sections: {
		controller: {
			title: "Controller",
			blocks: [
				"The controller of the personal data processed through this website is:",
				{
					facts: [
						["Company name", "{{legal}}"],
						["Tax identification number (NIF)", "<nobr>{{taxId}}</nobr>"],
						["Registered office", "{{street}}, {{postalCode}} {{city}}, {{country, country}}"],
						["Telephone", '<a href="{{phoneLink}}">{{phone}}</a>'],
						["Email for data protection", '<a href="mailto:{{legalEmail}}">{{legalEmail}}</a>'],
					],
				},
				"This policy follows Regulation (EU) 2016/679 (GDPR), Spanish Organic Act 3/2018 of 5 December on data protection and digital rights (LOPDGDD) and Act 34/2002 (LSSI-CE).",
			],
		},
		data: {
			title: "Data collected",
			blocks: [
				"This website has no accounts and no visitor profiles, and it loads nothing from third parties{{- exceptTurnstile}}. It processes the following data.",
				{
					table: {
						caption: "Data by where they come from",
						columns: ["Source", "Data", "What happens to them"],
						rows: [
							[
								"Idea form",
								"The idea, of up to {{ideaMax, number}} characters, and an email address",
								"Both are stored and, as a rule, sent to our team in an email. The text of the idea is analysed automatically.",
							],
							[
								"Contact form",
								"Name, email address, company (optional) and a message of up to {{contactMessageMax, number}} characters",
								"They are stored and, as a rule, sent to our team in an email, so that a person can answer.",
							],
							[
								"Email and telephone",
								"What is told in the message or call",
								"They are used to deal with the matter.",
							],
							[
								"Connection",
								"IP address, time, address of the page, type of browser",
								"They serve to deliver the page and to prevent abuse. Requests are counted by IP address for one minute.{{- turnstileData}}",
							],
							[
								"Technical log",
								"Time, address of the page without its parameters, result, duration and number of each request; how its analysis or email went; and at most the first error of the site’s scripts on each page visited",
								"It serves to find faults. It contains no IP address. Nothing is recorded about the page of the whistleblower channel.",
							],
							[
								"Speed measurement",
								"How fast a page loads and responds, which page and in which language",
								'Recorded without an IP address or anything that identifies the visitor or the device, and only if it is allowed in the <a href="/cookie-settings">cookie settings</a>.',
							],
						],
					},
				},
				"Fields that are not marked as optional are needed: without an email address there is nobody to answer. The address is not used for a newsletter, and it is not verified.",
				"The analysis is stored with the idea, for no longer than the idea. Both can be read by our team and by anyone who has their link, which contains a random identifier; the email address is shown only to our team and in the tab that sent it. Browsers do not send the part of the link with the identifier when they request the page: the page sends the identifier afterwards, to ask for the analysis, and the technical log does not hold it. Where a program has changed the link so that they do, the request for the page is not recorded in the technical log.",
				'What is kept in the visitor’s own browser is listed in the <a href="/cookie-policy">cookie policy</a>.',
				"Please send no data of other people, no trade secrets and no special categories of data, such as health or beliefs.",
			],
		},
		purposes: {
			title: "Purposes",
			blocks: [
				"The data serve these purposes and no others:",
				{
					list: [
						"To write the alliance analysis that was asked for and show it on the screen.",
						"To study the proposed idea and reply to its author.",
						"To answer messages and enquiries.",
						"To keep the website available and secure, and to prevent its forms from being abused.",
						"To measure how fast the pages load, where this has been allowed.",
						"To comply with legal obligations and to defend claims.",
					],
				},
				"The data are not sold, not used for advertising and not used to build profiles.",
			],
		},
		"legal-basis": {
			title: "Legal basis",
			blocks: [
				{
					table: {
						caption: "Legal basis of each purpose, Article 6(1) GDPR",
						columns: ["Purpose", "Legal basis"],
						rows: [
							["Analysis of an idea", "Performance of the service that the visitor asks for (b)"],
							[
								"Study of an idea and reply",
								"Steps before a possible contract, at the author’s request (b), and the legitimate interest in developing alliances (f)",
							],
							[
								"Enquiries",
								"The legitimate interest in answering those who write to us (f), or steps before a contract (b)",
							],
							["Security", "The legitimate interest in a secure and available website (f)"],
							["Speed measurement", "Consent, which can be withdrawn at any time (a)"],
							[
								"Obligations and claims",
								"Compliance with the law (c) and the legitimate interest in legal defence (f)",
							],
						],
					},
				},
			],
		},
		recipients: {
			title: "Recipients",
			blocks: [
				'The data are seen by the people of {{legal}} who deal with the matter and, if an idea concerns one company of <a href="/empresas">the group</a>, by that company; an idea and its analysis, also by anyone who has their link. The data are also processed on our behalf, under a contract in accordance with Article 28 GDPR, by:',
				{
					list: [
						"Cloudflare: the infrastructure on which the website runs, its network, its database and its technical logs{{- turnstileProcessor}}.",
						"MailChannels, and the provider of our team’s mailbox: delivery and storage of the emails that tell our team of an idea or a message.",
						"GitHub: a daily backup of the database. A machine at GitHub, which is discarded afterwards, exports the database, tries to restore it and encrypts it. Only the encrypted copy is stored, and only we have the key.",
						"A provider of artificial intelligence models, where one is configured. It is given the text of the idea, without the email address. Where none is configured, the text is sent to no such provider. Then, or if the provider does not answer, the analysis is written by the website’s own built-in analyst. Each analysis says which of the two wrote it.",
					],
				},
				"Beyond this, data are disclosed only to authorities and courts where the law requires it.",
			],
		},
		transfers: {
			title: "International transfers",
			blocks: [
				'Some of these providers may process data outside the European Economic Area. In that case the transfer rests on an adequacy decision of the European Commission, which for companies in the United States means certification under the EU–US Data Privacy Framework, or on the Commission’s standard contractual clauses (Articles 45 and 46 GDPR). A copy of these safeguards can be requested at <a href="mailto:{{legalEmail}}">{{legalEmail}}</a>.',
			],
		},
		retention: {
			title: "Retention",
			blocks: [
				{
					table: {
						caption: "How long data are kept",
						columns: ["Data", "Period"],
						rows: [
							[
								"Ideas, their analyses and their email addresses",
								"{{ideaMonths, number}} months from the day they are sent",
							],
							[
								"Messages of the contact form",
								"{{contactMessageMonths, number}} months from the day they are sent",
							],
							[
								"Record that an email to the team was delivered (it holds no text)",
								"{{sentMailDays, number}} days from delivery",
							],
							[
								"Record of an email to the team that could not be delivered",
								"As long as its idea or message",
							],
							[
								"Count of requests by IP address",
								"One minute; an address that exceeds the limit may be blocked for up to a day",
							],
							["Count of the analyses of an idea", "Until the following night"],
							["Technical logs, measurements of speed included", "{{logDays, number}} days at most"],
							["Encrypted backups of the database", "{{backupDays, number}} days from the day they are made"],
							[
								"Earlier states of the database, which Cloudflare keeps so that it can be restored",
								"{{recoveryDays, number}} days",
							],
							[
								"What Cloudflare keeps of connections, MailChannels of emails, and a provider of artificial intelligence models of ideas",
								"The periods that each of them sets",
							],
						],
					},
				},
				"Our team deletes the copies in its mailbox after the same periods. If an idea or a message leads to a conversation or a contract, its data are kept for as long as that lasts. Afterwards they are blocked, as Article 32 LOPDGDD provides, until possible liabilities lapse, and then deleted.",
			],
		},
		whistleblowing: {
			title: "Whistleblower channel",
			blocks: [
				'Reports made through the <a href="/denuncias">whistleblower channel</a> arrive by email, by telephone, by post or in person, and never through the forms of this website. Their data are processed to look into the facts and to protect those who report them, because the law requires it: Article 6(1)(c) GDPR and Article 30 of Act 2/2023 of 20 February.',
				"Only the people whom Article 32 of that Act names have access to them. The identity of whoever reports is kept confidential in every case: it is disclosed neither to those whom the report concerns nor to third parties, but only to a court, the public prosecutor or the competent authority within an investigation. Nor does the right of access of those named in a report extend to it.",
				"What is not needed is erased at once. If no investigation has begun {{reportErasedMonths, number}} months after a report, its data are erased, save for what shows without names that the channel works. No data of a report are kept for more than {{reportKeptYears, number}} years.",
			],
		},
		rights: {
			title: "Rights",
			blocks: [
				"Anyone whose data are processed here has the right to:",
				{
					list: [
						"Access them and receive a copy.",
						"Have them rectified if they are wrong or incomplete.",
						"Have them erased when they are no longer needed.",
						"Restrict their processing while a matter is being examined.",
						"Receive them in a structured, commonly used and machine-readable format.",
						"Object to processing that rests on a legitimate interest.",
						"Withdraw a consent, without effect on what was done before.",
					],
				},
				'A message to <a href="mailto:{{legalEmail}}">{{legalEmail}}</a> or a letter to the registered office is enough. It is free of charge, and the answer comes within one month; in complex cases the law allows two more, of which notice is given. Proof of identity is asked for only if there are reasonable doubts; for an idea or a message it usually suffices to write from the same email address.',
				'Those who feel that their rights have not been respected can complain to Spain’s data protection authority, the <a href="{{agencySite}}">{{agency}}</a> (AEPD).',
			],
		},
		minors: {
			title: "Minors",
			blocks: [
				'This website is meant for adults, and its forms are not for people under the age of 18. Data that turn out to have been sent by a minor are erased; a parent or guardian who learns of it can write to <a href="mailto:{{legalEmail}}">{{legalEmail}}</a>.',
			],
		},
		"automated-analysis": {
			title: "Automatically generated analyses",
			blocks: [
				"The alliance analysis is a text generated automatically from the idea. The website says so where an idea is sent and above the result, in accordance with Article 50 of Regulation (EU) 2024/1689 on artificial intelligence.",
				"It says in a word how well the idea fits the companies of the group (clear, joint, partial, not clear yet or no fit), and draws this as a ring that is more or less closed. This is an automatic reading of the text, and is not binding on anyone.",
				"No decision is taken by it: it accepts and rejects nobody, and has no legal or similarly significant effects. Article 22 GDPR therefore does not apply. Whether an idea leads to an alliance is always for people to decide.",
			],
		},
		security: {
			title: "Security",
			blocks: [
				"The measures in place are appropriate to the risk, as Article 32 GDPR requires. Among them:",
				{
					list: [
						"Connections to this website are encrypted.",
						"No page loads programs, fonts or pictures from third parties{{- exceptTurnstile}}.",
						"The forms limit the size and the number of messages.",
						"The technical log holds no names, no IP or email addresses and no texts from the forms.",
						"Within the group, only the people who deal with ideas and messages have access to them. An idea and its analysis can also be read by anyone who has their link.",
					],
				},
				"A breach that entails a risk is notified to the AEPD within 72 hours, and to those affected where the risk is high.",
			],
		},
		changes: {
			title: "Changes",
			blocks: [
				"Before the website processes data in any other way, this policy will change. The date at the top says when it last did.",
			],
		},
	},
} satisfies LegalText;
