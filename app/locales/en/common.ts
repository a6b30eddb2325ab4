export default {
	skip: "Skip to content",
	newTab: "opens in a new tab",
	visitWebsite: "Visit website",
	nav: {
		label: "Main",
		explore: "Explore",
		menu: "Menu",
		openMenu: "Open menu",
		closeMenu: "Close menu",
		logo: "{{group}}, home page",
	},
	invitation: {
		title: "Bring us an idea",
		text: "Describe it in up to {{ideaMax}} characters and read which of our companies it suits.",
		explore: "Explore your idea",
	},
	loading: "Loading the page…",
	offline: {
		title: "No connection",
		description: "The page opens as soon as the connection is back.",
		stay: "Stay on this page",
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
