/** What `/llms.txt` says of the group, in the form of llmstxt.org. */
export default {
	summary:
		"{{legal}} ({{group}}) is a sustainable investment holding company based in {{city}}. Its companies turn what is left over into raw material, energy, buildings and crops.",
	facts: "Facts",
	history: "Over {{years}} years of history; the holding company was incorporated on {{date}}.",
	figures:
		"In 2024: revenue of {{revenue}}, {{tonnes}} tonnes processed, {{employees}} employees. {{companies}} group companies in {{sectors}} sectors.",
	paper: "{{company}} has existed since {{year}} and can recycle {{capacity}} tonnes of paper a year.",
	commitments:
		"Signatory of the UN Global Compact since {{year}}; ethical code approved on {{date}}. {{share}} of the portfolio is aligned with the ESG policy, which commits to the Sustainable Development Goals {{goals}}.",
	companies: "Companies",
	does: {
		paper: "recycling: paper, plastic, energy",
		energy: "industrial renewable energy",
		engineering: "sustainable engineering and waste",
		construction: "construction and agro-technology",
		platform: "a sustainable business platform, an agricultural association",
		foundation: "a foundation for mental health and sustainability",
	},
	participation: {
		whole: "{{share}} owned",
		strategic: "strategic participation",
		support: "supported",
	},
	tool: "Idea analysis",
	toolText:
		"On the home page anybody can describe a partnership idea in up to {{characters}} characters, leave an email address and read an alliance analysis. It is written by a machine, and is neither an offer nor advice.",
	pages: "Pages",
	contact: "Contact",
	contactText:
		"General: {{email}}, {{phone}}. Investors: {{investorsEmail}}. {{street}}, {{postalCode}} {{city}}.",
};
