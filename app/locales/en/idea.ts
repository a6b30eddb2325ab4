export default {
	metaTitle: "Your idea · {{group}}",
	metaDescription:
		"Send {{group}} an idea for a partnership, and the email address that a person can answer.",
	title: "What could we do together?",
	lead: "The team at {{group}} reads the ideas that it receives. A person answers you by email.",
	noScript: "The analysis on the screen needs JavaScript. Your idea reaches the team without it.",
	idea: "Your idea",
	send: "Send idea",
	sent: {
		title: "Thank you. Your idea has arrived.",
		text: "A person will read it and write to you at {{email}}.",
		noScript: "The analysis on the screen needs JavaScript, so it is not shown here.",
		home: "Back to home",
	},
};
