import type { LegalText } from "../../legal/legal-text.ts";

export default {
	metaTitle: "Terms and conditions · {{group}}",
	metaDescription:
		"The terms of use of this website in twelve sections: what it may be used for, what becomes of the ideas you send, and what the analyses are not.",
	name: "Terms and conditions",
	title: "Terms and conditions",
	lead: "Twelve sections that bind both sides: those who use this website, and us.",
	brief: [
		{ title: "Your ideas", text: "They remain yours." },
		{ title: "The analyses", text: "Generated automatically. Not an offer or advice." },
		{ title: "Disputes", text: "Spanish law, courts of Barcelona." },
	],
	sections: {
		acceptance: {
			title: "Acceptance of the terms",
			blocks: [
				'These terms govern access to and use of the website of {{legal}} ({{group}}), whose details are in the <a href="/legal-notice">legal notice</a>. Anyone who uses the website accepts them in the version published at that moment. Those who do not agree with them should not use it.',
				'The use of personal data is governed by the <a href="/privacy-policy">privacy policy</a>, and what is kept in the browser by the <a href="/cookie-policy">cookie policy</a>.',
			],
		},
		use: {
			title: "Use of the website",
			blocks: [
				"The website is open to everyone, free of charge and without registration. It must be used lawfully and in good faith. In particular, visitors must not:",
				{
					list: [
						"Send content that is unlawful, offensive or misleading, or that infringes the rights of others.",
						"Pass themselves off as another person or use an email address without its owner’s permission.",
						"Introduce harmful programs, look for weaknesses without permission or circumvent the limits of the forms.",
						"Overload the website with automated requests, or extract its content in bulk for commercial purposes.",
						"Try to have anything written other than the analysis of an idea.",
					],
				},
				"The website may be changed, interrupted or limited for maintenance, security or improvement, without notice.",
			],
		},
		"intellectual-property": {
			title: "Intellectual property",
			blocks: [
				'The content of the website, its design, its drawings, its code and its trade marks belong to {{legal}}, to companies of the group or to their licensors. They may be viewed, printed and quoted with their source; any other use requires written permission, on the terms set out in the <a href="/legal-notice">legal notice</a>.',
				"Visitors may use the analysis of their own idea freely. They should bear in mind that a similar idea may receive a similar analysis.",
			],
		},
		"investment-disclaimer": {
			title: "Investment disclaimer",
			blocks: [
				"Nothing on this website is an offer, a recommendation or an invitation to buy, sell or subscribe to shares or any other financial instrument, nor investment, tax or legal advice.",
				"The published figures refer to the year or date stated with them. Past results are no guarantee of future ones, and statements about plans depend on circumstances that may change. Decisions should be taken with independent advice.",
				"The alliance analyses are generated automatically. They are neither a commitment by {{legal}} or any company of the group, nor an assessment of whether an idea is viable. An alliance only exists once it has been agreed in writing and signed.",
			],
		},
		liability: {
			title: "Limitation of liability",
			blocks: [
				"The website is offered as is. {{legal}} takes reasonable care of its content and its operation, but does not guarantee that it is free of errors, always available or suitable for a particular purpose.",
				"To the extent that the law allows, it is not liable for indirect damage or loss of profit, nor for damage arising from interruptions, from acts of third parties, or from decisions taken on the basis of the published information or of an analysis.",
				"Liability for wilful misconduct or gross negligence, for personal injury, and any other that cannot be excluded by law, including that towards consumers, remains unaffected.",
			],
		},
		"external-links": {
			title: "External links",
			blocks: [
				'Some links lead to websites of the companies of the group or of third parties, and open in a new tab. Each of those websites has its own owner, its own terms and its own privacy policy, and {{legal}} answers for none that is not its own. A link is no endorsement. If it leads to something unlawful, a message to <a href="mailto:{{legalEmail}}">{{legalEmail}}</a> is enough to have it examined and, where appropriate, removed.',
			],
		},
		"user-submissions": {
			title: "User submissions",
			blocks: [
				"An idea or a message continues to belong to whoever sends it. By sending it, its author:",
				{
					list: [
						"Confirms that they are entitled to share it and that it infringes no rights of others.",
						'Allows {{legal}} and the companies of the group to store it, to study it, to have it analysed automatically and to reply to it, free of charge and for as long as the <a href="/privacy-policy">privacy policy</a> states.',
						"Understands that it gives rise to no fee, no exclusivity and no duty to take it up.",
						"Understands that the group may be working on similar ideas, or may receive them from others.",
					],
				},
				"It is not published, and its author’s name is not used, without their express permission.",
			],
		},
		confidentiality: {
			title: "Confidentiality",
			blocks: [
				'Ideas and messages are treated with discretion: they are read by those who have to deal with them, and by the providers named in the <a href="/privacy-policy">privacy policy</a> as far as their task requires. An idea and its analysis can also be read by anyone who has their link.',
				'The form is nevertheless not the place for secrets. Trade secrets, unpublished inventions and information subject to a duty of confidentiality should not be sent. Those who wish to share such things can ask first for a written confidentiality agreement, at <a href="mailto:{{legalEmail}}">{{legalEmail}}</a>. Until it is signed, no duty of confidentiality arises beyond those imposed by law.',
				'The confidentiality of the <a href="/denuncias">whistleblower channel</a> is governed by law and by its own rules.',
			],
		},
		modifications: {
			title: "Modifications",
			blocks: [
				"These terms may be modified to adapt them to the law or to changes in the website. The version that applies is the one published when the website is used, and the date at the top says when it last changed. A modification has no effect on what was sent before it.",
			],
		},
		termination: {
			title: "Termination",
			blocks: [
				"Anyone can stop using the website at any time, and can ask for what they sent to be deleted. {{legal}} may block access by those who breach these terms, and may discontinue the website or any part of it.",
				"The sections on intellectual property, investment, liability, user submissions, confidentiality and governing law remain in force afterwards.",
			],
		},
		"governing-law": {
			title: "Governing law and jurisdiction",
			blocks: [
				"These terms are governed by Spanish law. Disputes are submitted to the courts of the city of Barcelona, unless the law sets another forum. Consumers keep the protection of the mandatory rules of their place of residence and the right to the courts of their own domicile.",
				"If any provision is void, the others remain valid. They were drawn up in English and the Spanish version is a translation. Should the two differ, the English one prevails; towards consumers, the one more favourable to them does.",
			],
		},
		contact: {
			title: "Contact",
			blocks: [
				"Questions about these terms are answered at:",
				{
					facts: [
						["Company", "{{legal}}"],
						["Address", "{{street}}, {{postalCode}} {{city}}, {{country, country}}"],
						["Email", '<a href="mailto:{{legalEmail}}">{{legalEmail}}</a>'],
						["Telephone", '<a href="{{phoneLink}}">{{phone}}</a>'],
					],
				},
				'For everything else there is the <a href="/contact">contact page</a>.',
			],
		},
	},
} satisfies LegalText;
