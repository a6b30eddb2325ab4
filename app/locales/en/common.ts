export default {
	skip: "Skip to content",
	newTab: "opens in a new tab",
	nav: {
		label: "Main",
		explore: "Explore",
		menu: "Menu",
		openMenu: "Open menu",
		closeMenu: "Close menu",
		logo: "{{group}}, home page",
	},
	language: {
		label: "Language",
		en: "English",
		es: "Español",
	},
	reportName: "Non-financial information report",
	badge: {
		label: "Who built this site",
		by: "Web by",
	},
	footer: {
		line: "Sustainable investment from Barcelona.",
		group: "Group companies",
		pages: "Pages",
		legal: "Legal",
		linkedin: "LinkedIn",
		website: "Website",
		globalCompact: "Signatory of the UN Global Compact since {{year}}",
		address: "{{street}}, {{postalCode}} {{city}}",
	},
};
