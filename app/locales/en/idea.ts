export default {
	metaTitle: "Your idea · {{group}}",
	metaDescription: "Send {{group}} an idea for a partnership, and say where the answer is to go.",
	title: "Your idea, and where to answer you.",
	lead: "The team at {{group}} reads every idea. A person answers you by email.",
	noScript: "The analysis on the screen needs JavaScript. Your idea reaches the team without it too.",
	form: "Send us your idea",
	idea: "Your idea",
	send: "Send idea",
	sent: {
		title: "Thank you. Your idea has arrived.",
		text: "A person will read it and write to you at {{email}}.",
		noScript: "The analysis on the screen needs JavaScript, so there is none here.",
		home: "Back to home",
	},
};
