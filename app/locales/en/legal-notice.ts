import { companies } from "../../content/companies.ts";
import type { LegalText } from "../../legal/legal-text.ts";
import { companyRows } from "../../legal/legal-text.ts";
import texts from "./companies.ts";

export default {
	metaTitle: "Legal notice · {{group}}",
	metaDescription:
		"Who owns this website: company data, corporate purpose and companies of the group, intellectual property, liability and the courts of Barcelona.",
	name: "Legal notice",
	title: "Legal notice",
	lead: "Who stands behind this website, and on what terms it is published.",
	brief: [
		{ title: "Owner", text: "{{legal}}, a holding company from {{city}}." },
		{ title: "Contact", text: '<a href="mailto:{{legalEmail}}">{{legalEmail}}</a>' },
		{ title: "Law", text: "Spanish law and the courts of Barcelona." },
	],
	sections: {
		"company-data": {
			title: "Company data",
			blocks: [
				"In compliance with Article 10 of Spanish Act 34/2002 of 11 July on information society services and electronic commerce (LSSI-CE), these are the details of the owner of this website.",
				{
					facts: [
						["Company name", "{{legal}}"],
						["Trade name", "{{group}}"],
						["Tax identification number (NIF)", "<nobr>{{taxId}}</nobr>"],
						["Registered office", "{{street}}, {{postalCode}} {{city}}, {{country, country}}"],
						["Date of incorporation", "{{incorporated, date}}"],
						["Register", "Commercial Register of {{city}}, sheet <nobr>{{registerSheet}}</nobr>"],
						["Email", '<a href="mailto:{{email}}">{{email}}</a>'],
						["Legal matters", '<a href="mailto:{{legalEmail}}">{{legalEmail}}</a>'],
						["Telephone", '<a href="{{phoneLink}}">{{phone}}</a>'],
						["Website", "{{sites.group}}"],
						[
							"Codes of conduct",
							'The group’s <a href="/codigo-conducta">code of conduct</a>, based on the UN Global Compact',
						],
					],
				},
				'Any of these ways, or the form on the <a href="/contact">contact page</a>, reaches the company directly. Reports of wrongdoing have a channel of their own: the <a href="/denuncias">whistleblower channel</a>.',
			],
		},
		"corporate-purpose": {
			title: "Corporate purpose",
			blocks: [
				"{{legal}} is the holding company of the {{group}} group. It acquires, holds, manages and develops shareholdings in companies devoted to sustainability and the circular economy, and gives them direction and support. Their activities are:",
				{
					list: companies.map(({ id }) => `${texts[id].activity}.`),
				},
				"This is a summary. The wording that binds is that of the articles of association entered in the Commercial Register.",
			],
		},
		subsidiaries: {
			title: "Subsidiaries and affiliates",
			blocks: [
				"The holding company holds a stake in the following companies and entities, or supports them.",
				{
					table: {
						caption: "Companies and entities of the group",
						columns: ["Name", "Activity", "Stake", "Website"],
						rows: companyRows(texts),
					},
				},
				'Each of them is a separate legal entity, answers for its own activity and publishes its own legal notice on its website. The <a href="/empresas">Companies</a> page introduces them.',
			],
		},
		"intellectual-property": {
			title: "Intellectual and industrial property",
			blocks: [
				"The texts, drawings, design, source code, documents and trade marks of this website belong to {{legal}}, to companies of the group or to third parties who have licensed them. They are protected by the Spanish Intellectual Property Act (Royal Legislative Decree 1/1996), the Trade Marks Act (Act 17/2001) and the international treaties in force.",
				"No prior written permission is needed to:",
				{
					list: [
						"View the pages, print them and download their documents for private or professional information.",
						"Quote parts of them with their source, within the limits of the law.",
						"Link to any page, as long as the link does not suggest an endorsement or a relationship that does not exist.",
					],
				},
				'Every other reproduction, distribution, public communication or transformation needs written permission. What visitors send remains theirs: see <a href="/terms-and-conditions">user submissions</a> in the terms and conditions.',
				'Anyone who believes that something on this website infringes a right can write to <a href="mailto:{{legalEmail}}">{{legalEmail}}</a>. If the claim is well founded, the content is corrected or withdrawn.',
			],
		},
		liability: {
			title: "Liability",
			blocks: [
				"This website provides information about the group. It is kept up to date with care, but errors or outdated passages cannot be ruled out, and it may be interrupted for maintenance or for causes beyond the company’s control.",
				"To the extent that the law allows, {{legal}} is not liable for:",
				{
					list: [
						"Decisions taken on the sole basis of general information published here. None of it is financial, legal or technical advice.",
						"The alliance analyses that the website generates automatically. They may contain mistakes and are not binding on anyone.",
						"The content of other websites to which a page links. If the company learns that linked content is unlawful, it removes the link.",
						"Damage caused by unlawful use of the website, or by programs that third parties introduce in spite of reasonable security measures.",
					],
				},
				"Nothing in this notice limits a liability that cannot be limited by law.",
			],
		},
		jurisdiction: {
			title: "Applicable law and jurisdiction",
			blocks: [
				"This legal notice is governed by Spanish law. Disputes about the website are submitted to the courts of the city of Barcelona, unless the law sets another forum. Consumers keep the right to the courts of their own domicile.",
				'Before it comes to that, a message to <a href="mailto:{{legalEmail}}">{{legalEmail}}</a> is welcome: most matters can be settled without a court.',
			],
		},
	},
} satisfies LegalText;
