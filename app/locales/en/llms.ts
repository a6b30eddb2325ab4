/** Texts of `/llms.txt`, in the format of llmstxt.org. */
export default {
	summary:
		"{{legal}} ({{group}}) is a sustainable investment holding company based in {{city}}. Its companies recycle paper and plastic, and produce energy, buildings and crops.",
	facts: "Facts",
	history: "Over {{years, number}} years of history; the holding company was incorporated on {{date, date}}.",
	figures:
		"In 2024: revenue of {{revenue, millions}}, {{tonnes, number}} tonnes processed, {{employees, number}} employees. {{companies, number}} group companies in {{sectors, number}} sectors.",
	paper: "{{paper}} has existed since {{year}} and can recycle {{capacity, number}} tonnes of paper a year.",
	commitments:
		"Signatory of the UN Global Compact since {{year}}; ethical code approved on {{date, date}}. {{share, percent}} of the portfolio is aligned with the ESG policy, which commits to the Sustainable Development Goals {{goals, list}}.",
	companies: "Companies",
	participation: {
		whole: "{{share, percent}} owned",
		strategic: "strategic stake",
		support: "supported",
	},
	tool: "Idea analysis",
	toolText:
		"On the home page anybody can describe an idea for an alliance in up to {{characters, number}} characters, leave an email address and read an alliance analysis. It is generated automatically, and is neither an offer nor advice.",
	pages: "Pages",
	contact: "Contact",
	contactText:
		"General: {{email}}, {{phone}}. Investors: {{investorsEmail}}. {{street}}, {{postalCode}} {{city}}.",
};
