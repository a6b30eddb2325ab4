export default {
	visit: "Visit website",
	labels: {
		participation: "Participation",
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
		description: "Collects paper and plastic, and gives them back as raw material and energy.",
	},
	energy: {
		description: "Renewable energy for plants that cannot stop.",
		sector: "Renewable energy",
		focus: "Industry",
	},
	engineering: {
		description: "Designs how a factory wastes less, and what becomes of the rest.",
		sector: "Engineering and waste",
		focus: "Sustainable projects",
	},
	construction: {
		description: "Builds, and works the land, with tomorrow’s harvest in mind.",
		sector: "Construction",
		focus: "Agro-technology",
	},
	platform: {
		description: "A meeting place for businesses that grow from the soil up.",
		type: "Agricultural association",
		platform: "Sustainable business",
	},
	foundation: {
		description: "People are not a resource. The foundation looks after mental health and sustainability.",
		focus: "Mental health",
		impact: "Sustainability",
	},
};
