export default {
	visit: "Visit website",
	labels: {
		participation: "Stake",
		since: "Since",
		capacity: "Capacity",
		sector: "Sector",
		focus: "Focus",
		type: "Type",
		platform: "Platform",
		impact: "Impact",
	},
	participation: {
		strategic: "Strategic",
		support: "Support",
	},
	perYear: "{{tonnes, number}}\u00a0t a year",
	paper: {
		description: "Collects paper and plastic, and turns them into raw material and energy.",
	},
	energy: {
		description: "Renewable energy for industrial plants.",
		sector: "Renewable energy",
		focus: "Industry",
	},
	engineering: {
		description: "Designs processes that help factories waste less, and finds a use for the rest.",
		sector: "Engineering and waste",
		focus: "Sustainable projects",
	},
	construction: {
		description: "Builds, and brings technology to farming.",
		sector: "Construction",
		focus: "Agro-technology",
	},
	platform: {
		description: "An agricultural association where sustainable businesses meet.",
		type: "Agricultural association",
		platform: "Sustainable business",
	},
	foundation: {
		description: "Works for mental health and sustainability, with the support of the group.",
		focus: "Mental health",
		impact: "Sustainability",
	},
};
