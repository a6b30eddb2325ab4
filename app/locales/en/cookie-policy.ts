import type { LegalText } from "../../legal/legal-text.ts";

export default {
	metaTitle: "Cookie policy · {{group}}",
	metaDescription:
		"This website sets no cookies. What your browser keeps for it instead, item by item: its name, its purpose, how long it lasts and how to delete it.",
	name: "Cookie policy",
	title: "Cookie policy",
	lead: "This website sets no cookies. Here is what it keeps in the browser instead, item by item.",
	brief: [
		{ title: "Cookies", text: "None: neither ours nor anyone else’s." },
		{ title: "In the browser", text: "What the service needs. Most of it goes with the tab." },
		{
			title: "Anything more",
			text: 'Only once you allow it, in the <a href="/cookie-settings">cookie settings</a>.',
		},
	],
	sections: {
		"what-they-are": {
			title: "Cookies and browser storage",
			blocks: [
				"A cookie is a small file that a website places in the browser and that travels back to it with every visit. Browser storage is similar, with one difference: what is kept there stays on the device and is not sent along.",
				"This website sets no cookies, of its own or of third parties. Only while it is under attack may Cloudflare, which delivers it, check each browser before it lets it in, and keep the result in a cookie (cf_clearance), which is necessary for that. The website does use browser storage, to which Article 22.2 of Act 34/2002 (LSSI-CE) applies in the same way. That is why this policy covers it, and why the settings are still called cookie settings.",
				"There are two kinds of storage:",
				{
					list: [
						"Session storage belongs to one tab and is emptied when that tab is closed.",
						"Local storage remains until it is deleted.",
					],
				},
			],
		},
		types: {
			title: "Types",
			blocks: [
				{
					table: {
						caption: "The four types, and what each does on this website",
						columns: ["Type", "What it does here", "Consent"],
						rows: [
							["Essential", "Keeps what a visitor is doing, or has chosen, from getting lost", "Not needed"],
							[
								"Performance",
								"Measures how fast pages load and respond; keeps nothing in the browser",
								"Needed",
							],
							["Functionality", "Keeps an unfinished idea for the next visit", "Needed"],
							["Analytics", "Nothing: no analytics tool is in use", "Needed"],
						],
					},
				},
				"Without consent only the essential type is active. A browser that sends Global Privacy Control is treated as one that has rejected the other three, until the visitor chooses otherwise.",
			],
		},
		essential: {
			title: "Essential items",
			blocks: [
				"They are necessary for the service that the visitor asks for and are therefore exempt from consent.",
				{
					table: {
						caption: "What is kept without consent",
						columns: ["Name", "Where", "What for", "How long"],
						rows: [
							[
								"ideaDraft",
								"Session storage",
								"The idea in the form",
								"Until it is sent or deleted, or the tab is closed",
							],
							[
								"contactDraft",
								"Session storage",
								"The message in the contact form, without name or address",
								"Until it is sent or deleted, or the tab is closed",
							],
							[
								"analysisMessageDraft#…",
								"Session storage",
								"A message about an analysis, with the beginning of its idea and its link",
								"Until it is sent or deleted, or the tab is closed",
							],
							[
								"answerDraft",
								"Session storage",
								"The answer to an analysis’s question, with its idea",
								"Until it is added to the idea or deleted, or the tab is closed",
							],
							[
								"finishedAnalyses",
								"Session storage",
								"The analyses that were read to the end, with their ideas, so that they are shown again at once",
								"Until the tab is closed",
							],
							[
								"studioBadge",
								"Session storage",
								"Remembers that the credit of the site’s builder was closed",
								"Until the tab is closed",
							],
							[
								"react-router-scroll-positions",
								"Session storage",
								"How far each page was scrolled, so that going back returns to the same place",
								"Until the tab is closed",
							],
							[
								"history.state",
								"History of the tab",
								"The idea and the email address, so that the results page still shows them after a reload; the idea’s identifier is part of the page’s address",
								"Until the tab is closed",
							],
							[
								"cookiePreferences",
								"Local storage",
								"The choice made in the cookie settings: version of this policy, date, and yes or no for each of the four types",
								"Until it is changed or deleted; it counts for {{choiceYears, number}} years at most",
							],
						],
					},
				},
			],
		},
		"with-consent": {
			title: "Items that need consent",
			blocks: [
				{
					table: {
						caption: "What is kept only with consent",
						columns: ["Name", "Where", "What for", "How long"],
						rows: [
							[
								"functionality:ideaDraft",
								"Local storage",
								"Functionality: the unfinished idea, for the next visit",
								"Until it is sent or deleted, or the consent is withdrawn",
							],
						],
					},
				},
				'With consent to performance, a page reports to this website’s own server how fast it loads and responds: name of the measure, rounded value and its rating (good, fair or poor), page and language, without any identifier. Nothing is kept in the browser for it, and the <a href="/denuncias">whistleblower channel</a> is never measured. When a page fails in the browser, it reports to the same server what failed, so that it can be repaired: kind of fault, place in the website’s own code, page and language; the whistleblower channel reports nothing. Consent to analytics is only recorded. Before such a tool came into use, this policy would name it and ask again.',
			],
		},
		"third-parties": {
			title: "Third parties",
			blocks: [
				"No page loads programs, fonts, pictures, maps or videos from other websites, so no third party can place or read anything here.{{- turnstileStorage}} The links to other websites, such as LinkedIn, are plain links: what applies there is their own policy, once the link has been followed.",
			],
		},
		management: {
			title: "Managing your choice",
			blocks: [
				'Consent is given, refused and withdrawn in the <a href="/cookie-settings">cookie settings</a>, at any time and with the same ease. Withdrawing it deletes at once what had been kept with it.',
				"Every browser can also show and delete what a website has stored, or forbid it altogether. The option is usually found under “Privacy”, “Site data” or “Cookies”. The website works without storage; it only forgets drafts and choices.",
			],
		},
		"personal-data": {
			title: "Personal data",
			blocks: [
				'What is kept in the browser remains on the device. How data that are sent to us are processed, and which rights there are, is explained in the <a href="/privacy-policy">privacy policy</a>. Questions are answered at <a href="mailto:{{legalEmail}}">{{legalEmail}}</a>.',
			],
		},
		changes: {
			title: "Changes",
			blocks: [
				"If an item is added or changes its purpose, this list changes first. A choice made under an earlier version of the policy then no longer counts. Nor does one made more than {{choiceYears, number}} years ago, the longest that the guide on cookies of the Spanish data protection authority (AEPD) recommends. In both cases only the essential type is active until a new choice is made, and what had been kept with the earlier one is deleted on the next visit.",
			],
		},
	},
} satisfies LegalText;
