export default {
	metaTitle: "Cookie settings · {{group}}",
	metaDescription:
		"This site sets no cookies. Choose what it may keep in your browser or measure beyond what it needs: performance, functionality and analytics.",
	name: "Cookie settings",
	title: "Only what is needed. The rest is up to you.",
	intro:
		"A site can keep data in your browser, or have data sent from it. Essential storage is always on; three optional types are off by default, so there is no banner to close.",
	choice: "Your choice",
	kinds: {
		essential: {
			label: "Essential",
			text: "What you are writing, the idea and the email address you have sent, the analyses you have read, your place on each page and the notice you have closed stay in this tab until you close it. Your choice here is kept, so that it holds next time.",
		},
		performance: {
			label: "Performance",
			text: "Sends us how fast each page loads and responds: up to five figures, with the page’s path and its language. No IP address or identifier of a device or person is recorded with them. The whistleblower channel is never measured.",
		},
		functionality: {
			label: "Functionality",
			text: "Keeps a half-written idea in this browser, so that it is still there when you come back. It is deleted when you send it, when you delete it, or when you switch this off.",
		},
		analytics: {
			label: "Analytics",
			text: "This site uses no analytics today. The switch only records your answer. If that changes, we will ask you again.",
		},
	},
	always: "Always on",
	on: "On",
	off: "Off",
	basis: {
		none: "No choice of yours is in force. Only essential storage is on until you choose.",
		chosen:
			"Chosen on {{date, localDate}}. It holds for {{years}} years, unless you change it or our policy changes.",
	},
	unsaved: "Not saved yet.",
	save: "Save Preferences",
	acceptAll: "Accept All",
	rejectAll: "Reject All",
	toasts: {
		saved: {
			title: "Preferences Saved",
			description: "Your choice holds from now on in this browser.",
		},
		accepted: {
			title: "All Cookies Accepted",
			description: "All four types are enabled.",
		},
		rejected: {
			title: "Preferences Updated",
			description: "Only essential storage is enabled.",
		},
		failed: {
			title: "Error",
			description: "Your browser does not let us keep your choice. Only essential storage stays enabled.",
		},
	},
	noScript:
		"The switches need JavaScript. Without it, nothing here is kept in your browser or measured: all three stay off.",
	zero: {
		title: "cookies",
		text: "This site sets none, neither its own nor anybody else’s. What it keeps stays in your browser’s own storage, which is not sent along with every request as a cookie is.",
		banner:
			"There is no banner because nothing optional is kept or measured until you allow it on this page.",
	},
};
