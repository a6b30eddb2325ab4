/** Words of the mails to the team. */
export default {
	idea: {
		subject: "New partnership idea",
		intro: "A visitor asked for an alliance analysis of this idea.",
		message: "Idea",
	},
	contact: {
		subject: "Contact message from {{name}}",
		intro: "A visitor wrote through the contact form.",
		message: "Message",
	},
	name: "Name",
	email: "Email",
	company: "Company",
	received: "Received",
	id: "Reference",
	reply: "Reply to this email to answer the visitor.",
};
