export default {
	prompt: "What is your focus?",
	intro:
		"An automatic analysis says which of our companies it suits; a person answers you by email. Up to {{ideaMax}} characters.",
	placeholder: "We collect coffee grounds from 40 cafés and are looking for someone to turn them into…",
	analyze: "Analyze",
	example: "See an example",
	tags: "Start from a topic",
	tag: {
		renewableEnergy: "Renewable Energy",
		industrialRecycling: "Industrial Recycling",
		sustainableEngineering: "Sustainable Engineering",
		sdgProjects: "SDG Projects",
	},
	loadFailed:
		"The next step could not be loaded. Check your connection and reload the page: your idea stays in the form.",
	noScript:
		"The analysis needs JavaScript. Without it, your idea goes to the team, and a person answers you by email.",
};
